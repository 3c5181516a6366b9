/** What of a choice cannot be taken back (Game.bound): ids of the messages `cosmic-karma.final.KIND` and `cosmic-karma.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { CosmicEvent } from './events.ts'

export type CosmicUndoBlockKind =
  /** Dice were thrown. */
  | 'dice'
  /** A Choice or Karma Card was turned over. */
  | 'card'
  /** A Free Will Card was drawn. */
  | 'freeWill'

/** @param facts what one choice brought about; the first that cannot be taken back counts */
export function undoBlockKindOf(facts: readonly PublicEvent<CosmicEvent>[]): CosmicUndoBlockKind | undefined {
  for (const { kind } of facts) {
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
