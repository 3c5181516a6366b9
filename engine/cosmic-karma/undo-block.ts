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
 * Finds the reason why an action cannot be undone: dice were thrown, or a card was drawn.
 * @param events the public events of the action
 * @returns the kind of the first event that blocks an undo, or undefined if none does
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
