/** Reasons that block an undo (`Game.undoBlockKindOf`); ids of the messages `moksha.final.KIND` and `moksha.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { MokshaEvent } from './events.ts'

/** The kind of event because of which an action cannot be undone. */
export type MokshaUndoBlockKind =
  /** A face-down token was revealed. */
  | 'token'
  /** Tokens were drawn from the Ocean. */
  | 'ocean'
  /** An occupation was drawn for a new life. */
  | 'life'

/**
 * @param events public events of one action
 * @returns the kind of undo block of the first event that has one, or undefined if none blocks an undo
 */
export function undoBlockKindOf(events: readonly PublicEvent<MokshaEvent>[]): MokshaUndoBlockKind | undefined {
  for (const { kind } of events) {
    switch (kind) {
      case 'revealed':
        return 'token'
      case 'drew':
        return 'ocean'
      case 'born':
        return 'life'
      default:
    }
  }
  return undefined
}
