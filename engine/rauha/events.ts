/** What Rauha tells: where things move, and what happened. Numbers of rules (RAU-n) are those of RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { CardAge, Card, BoardCorner, Entity, BoardLine, PoolSymbol, SquareIndex } from './data.ts'

/** Places that `moved` facts and scene pieces share. */
export type RauhaPlace =
  | `deck:${number}`
  /** The pile between seats k and k + 1. */
  | `satellite:${number}`
  | 'blackHole'
  /** The common supply of spores. */
  | 'supply'
  /** An entity that nobody owns; one that a seat owns stands at `seat0:taivas`. */
  | `display:${Entity}`
  | `seat${number}:${Entity}`
  /** The card that a seat has kept, until it is placed or discarded. */
  | `seat${number}:kept`
  | `seat${number}:square${number}`
  /** A space of the energy track, 0-99. */
  | `track:${number}`
  /** A position of the avatars, 1-16. */
  | `position:${number}`

/** What gives: a tile or an entity that is activated, the water scoring, or a discard (RAU-43, RAU-44). */
export type GainOrigin =
  | { readonly kind: 'tile'; readonly square: SquareIndex }
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'water' }
  | { readonly kind: 'discard' }

/**
 * `piece` of a `moved` fact is a card's name, an entity's name, `spore`, `token:SEAT` or `avatar:SEAT`. For a card that
 * moves face down it is the secret `{piece}` of the seat that knows it.
 */
export type RauhaEvent = GameEvent &
  /** A seat begins its steps 2 to 4: twelve times in a game for each seat. */
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: RauhaPlace; to: RauhaPlace; count: number }
    /** Each satellite has received so many cards (RAU-15). */
    | { kind: 'dealt'; round: number; age: CardAge; count: number }
    /** A turn begins with step 1: everybody looks at the pool of that symbol (RAU-20). */
    | { kind: 'drafting'; round: number; turn: number; pool: PoolSymbol }
    /** A seat looks at a satellite; secret: `{cards}` to that seat. */
    | { kind: 'looked'; seat: Seat; satellite: number; count: number }
    /** A seat has chosen, perhaps once more; secret: `{card}` to that seat. */
    | { kind: 'chose'; seat: Seat; again: boolean }
    /** All have chosen: a seat keeps its card (RAU-21); secret: `{card}` to that seat. */
    | { kind: 'kept'; seat: Seat; satellite: number }
    /** The last card of a satellite went to the black hole (RAU-24); secret: `{card}` to that seat. */
    | { kind: 'leftOver'; seat: Seat; satellite: number }
    /** A card lies on the board, over `covered` or a printed biome (null); `paid` in crystals. */
    | { kind: 'placed'; seat: Seat; card: Card; square: SquareIndex; covered: Card | null; paid: number }
    /** A card went face down to the black hole (RAU-43, RAU-44); secret: `{card}` to that seat. */
    | { kind: 'discarded'; seat: Seat; for: 'crystals' | 'spore' }
    /** `lines` of that seat won an entity from the display, or from `former` (RAU-52). */
    | { kind: 'welcomed'; seat: Seat; entity: Entity; former: Seat | null; lines: readonly BoardLine[] }
    /**
     * A seat has taken crystals or energy, perhaps 0 (RAU-76), for `paid` crystals. `place` is where it comes from;
     * for the water scoring that is the seat's place of the energy track.
     */
    | {
        kind: 'gained'
        seat: Seat
        what: 'crystals' | 'energy'
        amount: number
        paid: number
        from: GainOrigin
        place: RauhaPlace
      }
    /** A spore came onto a square, for `paid` crystals. */
    | { kind: 'spored'; seat: Seat; square: SquareIndex; paid: number; from: GainOrigin; place: RauhaPlace }
    /** A seat has stopped although it could have activated more (RAU-61). */
    | { kind: 'stopped'; seat: Seat }
    /** All avatars moved on (RAU-81). */
    | { kind: 'advanced'; from: number; to: number }
    /** The scoring phase of a round begins (RAU-82). */
    | { kind: 'scoring'; round: number; corner: BoardCorner }
    /** A seat begins to score: four times in a game for each seat (RAU-83). */
    | { kind: 'part'; seat: Seat; round: number }
    /** Water sources of a seat and of the poorest, and what they are worth to it (RAU-87, RAU-88). */
    | { kind: 'water'; seat: Seat; sources: number; least: number; energy: number }
    | { kind: 'ended'; winners: Seat[]; energy: number }
  )

/** How the parts of the rules report. */
export type RauhaEventSink = EventSink<RauhaEvent>
