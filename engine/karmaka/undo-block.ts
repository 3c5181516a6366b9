/** What of a choice cannot be taken back (Game.bound): ids of the messages `karmaka.final.KIND` and `karmaka.undo.KIND`. */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { KarmakaEvent } from './events.ts'

export type KarmakaUndoBlockKind =
  /** Cards were drawn, dealt or lifted from the Well. */
  | 'cards'
  /** The player saw cards in a Hand of another seat. */
  | 'hand'
  /** The player saw the card that changed Future Lives. */
  | 'stole'
  /** Cards lie openly on the Ruins. */
  | 'ruined'

/** @param facts what one choice brought about; the first that cannot be taken back counts */
export function undoBlockKindOf(facts: readonly PublicEvent<KarmakaEvent>[]): KarmakaUndoBlockKind | undefined {
  for (const { kind } of facts) {
    switch (kind) {
      case 'drew':
      case 'lifted':
      case 'dealt':
      case 'refilled':
        return 'cards'
      case 'peeked':
      case 'picked':
        return 'hand'
      case 'stole':
        return 'stole'
      case 'ruined':
        return 'ruined'
      default:
    }
  }
  return undefined
}
