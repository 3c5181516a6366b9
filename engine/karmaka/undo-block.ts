/**
 * Reasons why an action cannot be undone (Game.undoBlockKindOf): ids of `karmaka.final.KIND` and `karmaka.undo.KIND`.
 */
import type { PublicEvent } from '../core/contract/game-events.ts'
import type { KarmakaEvent } from './events.ts'

/** The kind of event because of which an action cannot be undone. */
export type KarmakaUndoBlockKind =
  /** Cards were drawn, dealt or lifted from the Well. */
  | 'cards'
  /** The player saw cards in a Hand of another seat. */
  | 'hand'
  /** The player saw the card that moved between Future Lives. */
  | 'stole'
  /** Cards were ruined face up. */
  | 'ruined'

/**
 * @param events public events of one action
 * @returns the kind of the first event that blocks an undo, or undefined if none does
 */
export function undoBlockKindOf(events: readonly PublicEvent<KarmakaEvent>[]): KarmakaUndoBlockKind | undefined {
  for (const { kind } of events) {
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
