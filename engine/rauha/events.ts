/** Game events of Rauha: movements between places, and rule events. Rule numbers (RAU-n) refer to RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat, EventSink } from '../core/contract/game.ts'
import type { CardAge, CardId, BoardCorner, EntityId, LineSquares, NeighbourPoolSymbol, SquareIndex } from './data.ts'

/** The id of a place on the table where pieces can be. `moved` events and the pieces of the scene use the same ids. */
export type RauhaPlace =
  | `deck:${number}`
  /** The pile between seats k and k + 1. */
  | `satellite:${number}`
  | 'blackHole'
  /** The common supply of spores. */
  | 'supply'
  /** An unowned entity; an owned one is at `seat0:taivas`. */
  | `display:${EntityId}`
  | `seat${number}:${EntityId}`
  /** The card kept by the seat, until it is placed or discarded. */
  | `seat${number}:kept`
  | `seat${number}:square${number}`
  /** A space of the energy track, 0-99. */
  | `track:${number}`
  /** A position of the avatars, 1-16. */
  | `position:${number}`

/**
 * The origin of crystals, energy or a spore that a seat gets: an activated tile or entity, the scoring of its water, or a
 * discarded card (RAU-43, RAU-44).
 */
export type GainOrigin =
  | { readonly kind: 'tile'; readonly square: SquareIndex }
  | { readonly kind: 'entity'; readonly entity: EntityId }
  | { readonly kind: 'water' }
  | { readonly kind: 'discard' }

/**
 * A game event of Rauha. In a `moved` event, `piece` is a card id, an entity id, `spore`, `token:SEAT` or
 * `avatar:SEAT`. If a card moves face down, `piece` is secret, and only the seat that knows the card receives it. A
 * `turn` event says that a seat begins its steps 2 to 4; each seat has twelve of them per game.
 */
export type RauhaEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece?: string; from: RauhaPlace; to: RauhaPlace; count: number }
    /** Each satellite has received `count` cards (RAU-15). */
    | { kind: 'dealt'; round: number; age: CardAge; count: number }
    /** A turn begins with step 1: every seat looks at its pool of that symbol (RAU-20). */
    | { kind: 'drafting'; round: number; turn: number; pool: NeighbourPoolSymbol }
    /** A seat looks at a satellite. Secret: `{cards}`, for that seat. */
    | { kind: 'looked'; seat: Seat; satellite: number; count: number }
    /** A seat has chosen a card; `again` if it changed its choice. Secret: `{card}`, for that seat. */
    | { kind: 'chose'; seat: Seat; again: boolean }
    /** All seats have chosen, and a seat keeps its card (RAU-21). Secret: `{card}`, for that seat. */
    | { kind: 'kept'; seat: Seat; satellite: number }
    /** The last card of a satellite was moved to the black hole (RAU-24). Secret: `{card}`, for that seat. */
    | { kind: 'leftOver'; seat: Seat; satellite: number }
    /** A card was placed over `covered`, or over a printed biome (null); `paid` in crystals. */
    | { kind: 'placed'; seat: Seat; card: CardId; square: SquareIndex; covered: CardId | null; paid: number }
    /** A card was discarded face down to the black hole (RAU-43, RAU-44). Secret: `{card}`, for that seat. */
    | { kind: 'discarded'; seat: Seat; for: 'crystals' | 'spore' }
    /** A seat won an entity by `lines`, from the display or from the seat `former` (RAU-52). */
    | { kind: 'welcomed'; seat: Seat; entity: EntityId; former: Seat | null; lines: readonly LineSquares[] }
    /**
     * A seat has taken crystals or energy, possibly 0 (RAU-76), and paid `paid` crystals. `place` is the source; for
     * the water scoring it is the seat's place on the energy track.
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
    /** A spore was placed on a square for `paid` crystals. */
    | { kind: 'spored'; seat: Seat; square: SquareIndex; paid: number; from: GainOrigin; place: RauhaPlace }
    /** A seat has stopped although more activations were possible (RAU-61). */
    | { kind: 'stopped'; seat: Seat }
    /** All avatars advanced (RAU-81). */
    | { kind: 'advanced'; from: number; to: number }
    /** The scoring phase of a round begins (RAU-82). */
    | { kind: 'scoring'; round: number; corner: BoardCorner }
    /** A seat begins its scoring; four times per game for each seat (RAU-83). */
    | { kind: 'part'; seat: Seat; round: number }
    /** Water sources of a seat and of the poorest seat, and the resulting energy (RAU-87, RAU-88). */
    | { kind: 'water'; seat: Seat; sources: number; least: number; energy: number }
    | { kind: 'ended'; winners: Seat[]; energy: number }
  )

/** Receives the game events that the rules report. */
export type RauhaEventSink = EventSink<RauhaEvent>
