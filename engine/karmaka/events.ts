/** What Karmaka tells: where things move, and what happened. Numbers of rules (KAR-n) are those of RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { Card, LifeColour } from './data.ts'

/** How a game ended: one alone, a team of the 2 v 2, the solo player or the partners of Big Bad Wolf. */
export type KarmakaEndReason = 'alone' | 'team' | 'wolf' | 'pack'

/** Places that `moved` facts and scene pieces share. */
export type KarmakaPlace =
  | 'well'
  | 'ruins'
  | 'centre'
  /** Where the Well cards lie that Destiny has lifted. */
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

/** Where the cards of a seat can lie. */
export type CardZone = 'hand' | 'deck' | 'future' | 'deeds'

/**
 * `piece` of a `moved` fact is a card's name, `ring` or `token:SEAT`. For a card that moves facedown it is the secret
 * `{piece}` of those who know the card.
 */
export type KarmakaEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: KarmakaPlace; to: KarmakaPlace; count: number }
    /** A card came into the Hand; secret: `{card}` to those who know it. */
    | { kind: 'drew'; seat: Seat; from: 'deck' | 'well' }
    /** The card lies openly: on the Deeds, or in the centre. */
    | { kind: 'played'; seat: Seat; card: Card; way: 'points' | 'ability' }
    /** A card went facedown onto the Future Life of `whose`; secret: `{card}` to those who know it. */
    | { kind: 'stored'; seat: Seat; whose: Seat }
    | { kind: 'passed'; seat: Seat }
    | { kind: 'declined'; seat: Seat }
    /** The ability of `card` is used on somebody, perhaps on its player. */
    | { kind: 'targeted'; seat: Seat; card: Card; at: Seat }
    /** `by` goes on as `card`: a ruined Hand card (Denial), an own Deed (Embodiment), the Deed of `whose` (Mimic). */
    | { kind: 'copied'; seat: Seat; by: Card; card: Card; whose: Seat }
    /** The ability of `card` came to nothing (KAR-27), or had nothing to copy (KAR-49); it grants no further play either. */
    | { kind: 'nothing'; seat: Seat; card: Card }
    /** Cards of `seat` went to the Ruins, in this order. */
    | { kind: 'ruined'; seat: Seat; from: CardZone; cards: Card[] }
    /** The Ruins but their three uppermost cards were shuffled into the Well (KAR-81). */
    | { kind: 'refilled'; count: number }
    /** Unseen Well cards went onto the Deck. */
    | { kind: 'dealt'; seat: Seat; count: number }
    /** From the open Ruins: `card` is now in the Hand or on the Future Life. */
    | { kind: 'salvaged'; seat: Seat; card: Card; to: 'hand' | 'future' }
    /** The exposed Deed of `whose` came into the Hand. */
    | { kind: 'robbed'; seat: Seat; whose: Seat; card: Card }
    /** A card from the own Future Life came into the Hand; `at` from the top, 0 uppermost; secret: `{card}`. */
    | { kind: 'recalled'; seat: Seat; at: number }
    /** The uppermost card of the Future Life of `whose` went onto that of `seat`; secret: `{card}`. */
    | { kind: 'stole'; seat: Seat; whose: Seat }
    /** A seat looked at a whole Hand; secret: `{cards}` to that seat. */
    | { kind: 'peeked'; seat: Seat; at: Seat; count: number }
    /** Cards of a Hand were picked and looked at; secret: `{cards}` to both. */
    | { kind: 'picked'; seat: Seat; at: Seat; count: number }
    /** One picked card changed Hands; secret: `{card}` to both. */
    | { kind: 'swindled'; seat: Seat; whose: Seat }
    /** Well cards were lifted; secret: `{cards}` to that seat, the uppermost first. */
    | { kind: 'lifted'; seat: Seat; count: number }
    /** A lifted card went back onto the Well; secret: `{card}`. */
    | { kind: 'returned'; seat: Seat }
    /** `seat` has played `card` and offers it. */
    | { kind: 'offered'; seat: Seat; to: Seat; card: Card }
    | { kind: 'answered'; seat: Seat; by: Seat; card: Card; accepted: boolean }
    /** Nobody took the card: it went to the Ruins. */
    | { kind: 'unclaimed'; seat: Seat; card: Card }
    /** A death turn: the sums of the three colours, the best of them, what the rung needs. */
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
    /** Not enough: the seat stays on its rung; `ring` tells whether the supply had one for it. */
    | { kind: 'stayed'; seat: Seat; rung: number; ring: boolean }
    /** The new life begins with so many cards in Hand and Deck. */
    | { kind: 'reborn'; seat: Seat; hand: number; deck: number }
    | { kind: 'ended'; seat: Seat; winners: Seat[]; reason: KarmakaEndReason }
  )
