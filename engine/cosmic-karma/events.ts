/** Game events of Cosmic Karma: movements between places, and rule events. Rule numbers (COS-n) refer to RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import type {
  ChoiceCardId,
  KarmaColour,
  KarmaPieceKind,
  KarmaCardId,
  LandNumber,
  ChoiceCardSideId,
  SpaceId,
  Tool,
} from './data.ts'

/**
 * The way in which the winner has returned to Cosmic Consciousness, the goal, which ends the game. The player must be
 * ready (three master tools, no loose bead and no habit) and on Hanging On, the last space of the Earth Realm.
 * - move: a counted move (a move of a number of spaces) reached Hanging On (COS-125)
 * - start: the player stood on Hanging On at the start of the turn (COS-18)
 * - majority: the player became ready by the karmic majorities, the rings or beads taken for the other players on
 * Hanging On (COS-126, COS-127)
 * - trade: the player traded places with a player on Hanging On (COS-94)
 */
export type CosmicEndReason = 'move' | 'start' | 'majority' | 'trade'

/** The id of a place where pieces can be. `moved` events and the pieces of the scene use the same ids. */
export type CosmicPlace =
  | `space:${SpaceId}`
  | `pack:${'choice' | 'karma'}:${LandNumber}`
  | 'pack:freeWill'
  | 'pack:loseTurn'
  /** The Choice or Karma Card in use. */
  | 'table'
  /** Free Will Cards laid out for a move. */
  | 'laidOut'
  /** Beads, rings, sticks and pegs that no player has. */
  | 'bank'
  | `seat${number}:${'beads' | 'rings' | 'habits'}:${KarmaColour}`
  | `seat${number}:pegs:${Tool}`
  | `seat${number}:freeWill`
  | `seat${number}:lostTurns`

/** The id of a piece in `moved` events and in the scene. Pieces that look the same have the same id. */
export type CosmicPiece =
  | `pawn:${number}`
  | `${KarmaPieceKind}:${KarmaColour}`
  | `stick:${KarmaColour}`
  | `peg:${Tool}`
  | `freeWill:${number}`
  | 'loseTurn'
  | ChoiceCardId
  | KarmaCardId

/**
 * A game event of Cosmic Karma. Every fact of the game is either public or hidden from all players, so no event
 * carries secret values for single seats.
 */
export type CosmicEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece: CosmicPiece; from: CosmicPlace; to: CosmicPlace; count: number }
    /** A throw for the first turn, during setup (COS-10). */
    | { kind: 'threw'; seat: Seat; dice: number[] }
    | { kind: 'rolled'; seat: Seat; dice: number[]; count: number }
    /** A Free Will Card was laid out; `count` is the total so far. */
    | { kind: 'laidOut'; seat: Seat; number: number; count: number }
    /** The pawn begins a move of `count` spaces; its steps are `moved` events. */
    | { kind: 'setOut'; seat: Seat; by: 'dice' | 'cards' | 'effect'; count: number; from: SpaceId }
    /** A stop sign ended the move; `left` is the unused count (COS-39, COS-40). */
    | { kind: 'stopped'; seat: Seat; space: SpaceId; left: number }
    /** The pawn landed; the space has had no effect yet. */
    | { kind: 'landed'; seat: Seat; space: SpaceId }
    /** An arrow or a card moved the pawn. */
    | { kind: 'sent'; seat: Seat; by: 'arrow' | 'card'; from: SpaceId; to: SpaceId }
    | { kind: 'satOut'; seat: Seat; left: number }
    | { kind: 'waited'; seat: Seat; waits: number }
    | { kind: 'joined'; seat: Seat; of: Seat; to: SpaceId }
    /** A new life begins: the pawn leaves Future Life Planning. */
    | { kind: 'reborn'; seat: Seat; life: number }
    /**
     * The karmic majority of a player landed on: scores of both colours, and the piece that it gives. No item: neutral;
     * no colour: dual, `seat` chooses (COS-62 to COS-67).
     */
    | {
        kind: 'majority'
        seat: Seat
        of: Seat
        green: number
        orange: number
        item: KarmaPieceKind | null
        colour: KarmaColour | null
      }
    /** Rings or beads were taken; `cancelled` of them cancelled a piece of the other kind, and both went to the bank. */
    | { kind: 'took'; seat: Seat; item: KarmaPieceKind; colour: KarmaColour; count: number; cancelled: number }
    /** Three loose beads became a habit (COS-48). */
    | { kind: 'habit'; seat: Seat; colour: KarmaColour }
    /** A habit was loosened; `cancelled` of the two freed beads cancelled a ring (COS-103, COS-106). */
    | { kind: 'loosened'; seat: Seat; colour: KarmaColour; cancelled: number }
    | { kind: 'gaveBack'; seat: Seat; colour: KarmaColour }
    /** A loose bead of `colour` was exchanged for one of the other colour, or cancelled a ring of it (COS-60). */
    | { kind: 'exchanged'; seat: Seat; colour: KarmaColour; cancelled: number }
    | { kind: 'peg'; seat: Seat; tool: Tool; pegs: number }
    /** The second peg of a kind: a master tool (COS-95). */
    | { kind: 'masterTool'; seat: Seat; tool: Tool }
    | { kind: 'lostPeg'; seat: Seat; tool: Tool }
    /** A Free Will Card was taken when passing or landing, or by an effect. */
    | { kind: 'freeWill'; seat: Seat; number: number; how: 'passed' | 'landed' | 'effect' }
    /** The Free Will pack is empty: no card is taken (COS-87). */
    | { kind: 'packEmpty'; seat: Seat }
    /** The turn joins another player: no Free Will Card (COS-142). */
    | { kind: 'noFreeWill'; seat: Seat }
    /** A card was drawn face up; `side` is the readable one of a Choice Card, null for a Karma Card. */
    | { kind: 'drew'; seat: Seat; card: ChoiceCardId | KarmaCardId; side: ChoiceCardSideId | null }
    /** A side was chosen with a Master Torch; `turned`: it was not the readable one (COS-101). */
    | { kind: 'chose'; seat: Seat; card: ChoiceCardId; side: ChoiceCardSideId; turned: boolean }
    /** A Lose a Turn Card was taken; `cards` is the player's total. */
    | { kind: 'losesTurn'; seat: Seat; cards: number }
    | { kind: 'extraTurn'; seat: Seat }
    /** The extra turn is forfeited in the Pit (COS-129). */
    | { kind: 'forfeited'; seat: Seat }
    /** `to` takes a ring given by `seat`. */
    | { kind: 'gift'; seat: Seat; to: Seat; colour: KarmaColour }
    | { kind: 'swapped'; seat: Seat; other: Seat; from: SpaceId; to: SpaceId }
    /** An optional return or exchange of beads, or trade of places, was declined. */
    | { kind: 'declined'; seat: Seat; what: 'discard' | 'recolour' | 'swapPlaces' }
    /** A step of an effect had no effect. */
    | { kind: 'nothing'; seat: Seat; what: 'gainTool' | 'loseTool' | 'discard' | 'recolour' | 'swapPlaces' }
    | { kind: 'ended'; seat: Seat; reason: CosmicEndReason }
  )
