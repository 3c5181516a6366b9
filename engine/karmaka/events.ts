/** Karmaka's game events: moves between places, and what happened. Rule numbers (KAR-n) are those of RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { CardId, LifeColour } from './data.ts'

/**
 * The kind of side that has won the game: `alone`: a player without partners. `team`: a team of two, against the other
 * team. In the variant Big Bad Wolf, `wolf`: the solo player, or `pack`: the two partners against that player.
 */
export type KarmakaWinningSideKind = 'alone' | 'team' | 'wolf' | 'pack'

/** The id of a place on the table where pieces can be. `moved` events and the pieces of the scene use the same ids. */
export type KarmakaPlace =
  | 'well'
  | 'ruins'
  | 'centre'
  /** The place of the Well cards that Destiny has lifted. */
  | 'lifted'
  /** The common supply of rings. */
  | 'rings'
  | `seat${number}:hand`
  | `seat${number}:deck`
  | `seat${number}:future`
  | `seat${number}:deeds`
  | `seat${number}:rings`
  /** A rung of the ladder by its index. */
  | `rung:${number}`

/** The places of one seat's own cards: its Hand, Deck, Future Life, and Deeds (the cards that it has played for points). */
export type SeatCardZone = 'hand' | 'deck' | 'future' | 'deeds'

/**
 * A game event of Karmaka. In a `moved` event, `piece` is the moved piece: a card's id, `ring`, or `token:SEAT` for a
 * seat's token on the ladder. If a card moves facedown, only the seats that know the card get its `piece`, as a secret
 * of the event.
 */
export type KarmakaEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: KarmakaPlace; to: KarmakaPlace; count: number }
    /** A card was drawn into the Hand; secret: `{card}` for the seats that know it. */
    | { kind: 'drew'; seat: Seat; from: 'deck' | 'well' }
    /** The card was played face up: on the Deeds, or in the centre. */
    | { kind: 'played'; seat: Seat; card: CardId; way: 'points' | 'ability' }
    /** A card went facedown onto the Future Life of `whose`; secret: `{card}` for the seats that know it. */
    | { kind: 'stored'; seat: Seat; whose: Seat }
    | { kind: 'passed'; seat: Seat }
    | { kind: 'declined'; seat: Seat }
    /** The ability of `card` targets a seat, which may be its player. */
    | { kind: 'targeted'; seat: Seat; card: CardId; at: Seat }
    /** `by` continues as `card`: a ruined Hand card (Denial), an own Deed (Embodiment), the Deed of `whose` (Mimic). */
    | { kind: 'copied'; seat: Seat; by: CardId; card: CardId; whose: Seat }
    /** The ability of `card` had no effect (KAR-27) or nothing to copy (KAR-49); it grants no further play either. */
    | { kind: 'nothing'; seat: Seat; card: CardId }
    /** Cards of `seat` went to the Ruins, in this order. */
    | { kind: 'ruined'; seat: Seat; from: SeatCardZone; cards: CardId[] }
    /** The Ruins except their three uppermost cards were shuffled into the Well (KAR-81). */
    | { kind: 'refilled'; count: number }
    /** Well cards went facedown onto the Deck. */
    | { kind: 'dealt'; seat: Seat; count: number }
    /** `card` moved from the open Ruins to the Hand or the Future Life. */
    | { kind: 'salvaged'; seat: Seat; card: CardId; to: 'hand' | 'future' }
    /** The exposed Deed of `whose` moved to the Hand of `seat`. */
    | { kind: 'robbed'; seat: Seat; whose: Seat; card: CardId }
    /** A card of the seat's own Future Life moved to its Hand; `at` from the top, 0 uppermost; secret: `{card}`. */
    | { kind: 'recalled'; seat: Seat; at: number }
    /** The uppermost card of the Future Life of `whose` went onto that of `seat`; secret: `{card}`. */
    | { kind: 'stole'; seat: Seat; whose: Seat }
    /** A seat looked at a whole Hand; secret: `{cards}` for that seat. */
    | { kind: 'peeked'; seat: Seat; at: Seat; count: number }
    /** Cards of a Hand were picked and looked at; secret: `{cards}` for both seats. */
    | { kind: 'picked'; seat: Seat; at: Seat; count: number }
    /** One picked card moved to the other Hand; secret: `{card}` for both seats. */
    | { kind: 'swindled'; seat: Seat; whose: Seat }
    /** Well cards were lifted; secret: `{cards}` for that seat, the uppermost first. */
    | { kind: 'lifted'; seat: Seat; count: number }
    /** A lifted card went back onto the Well; secret: `{card}`. */
    | { kind: 'returned'; seat: Seat }
    /** `seat` has played `card` and offers it. */
    | { kind: 'offered'; seat: Seat; to: Seat; card: CardId }
    | { kind: 'answered'; seat: Seat; by: Seat; card: CardId; accepted: boolean }
    /** No seat accepted the card: it went to the Ruins. */
    | { kind: 'unclaimed'; seat: Seat; card: CardId }
    /** A death turn: the sums of the three colours, the best of them, and the points that the rung requires. */
    | {
        kind: 'scored'
        seat: Seat
        sums: Record<LifeColour, number>
        colour: LifeColour
        points: number
        need: number
      }
    | { kind: 'spent'; seat: Seat; rings: number }
    | { kind: 'climbed'; seat: Seat; from: number; to: number }
    /** The life failed: the seat stays on its rung. `ring`: whether the supply had a ring for it. */
    | { kind: 'stayed'; seat: Seat; rung: number; ring: boolean }
    /** The new life begins with these numbers of cards in Hand and Deck. */
    | { kind: 'reborn'; seat: Seat; hand: number; deck: number }
    | { kind: 'ended'; seat: Seat; winners: Seat[]; reason: KarmakaWinningSideKind }
  )
