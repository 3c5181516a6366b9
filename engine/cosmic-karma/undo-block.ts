/**
 * Reasons that block an undo (`Game.undoBlockKindOf`): ids of the messages `cosmic-karma.final.KIND` and
 * `cosmic-karma.undo.KIND`.
 */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { CosmicEvent } from './events.ts'

/** The kind of event because of which an action cannot be undone. */
export type CosmicUndoBlockKind =
  /** Dice were thrown. */
  | 'dice'
  /** A Choice or Karma Card was drawn. */
  | 'card'
  /** A Free Will Card was drawn. */
  | 'freeWill'

/**
 * @param events public events of one action
 * @returns the kind of undo block of the first event that has one, or undefined if none blocks an undo
 */
export function undoBlockKindOf(events: readonly PublicEvent<CosmicEvent>[]): CosmicUndoBlockKind | undefined {
  for (const { kind } of events) {
    switch (kind) {
      case 'rolled':
        return 'dice'
      case 'drew':
        return 'card'
      case 'freeWill':
        return 'freeWill'
      default:
    }
  }
  return undefined
}
