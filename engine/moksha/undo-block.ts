/** What of a choice cannot be taken back (Game.bound): ids of the messages `moksha.final.KIND` and `moksha.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { MokshaEvent } from './events.ts'

export type MokshaUndoBlockKind =
  /** A covered token was turned over. */
  | 'token'
  /** Tokens came out of the Ocean. */
  | 'ocean'
  /** An occupation was drawn for a new life. */
  | 'life'

/** @param facts what one choice brought about; the first that cannot be taken back counts */
export function undoBlockKindOf(facts: readonly PublicEvent<MokshaEvent>[]): MokshaUndoBlockKind | undefined {
  for (const { kind } of facts) {
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
