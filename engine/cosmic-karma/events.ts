/** What Cosmic Karma tells: where things move, and what happened. Numbers of rules (COS-n) are those of RULES.md. */
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Seat } from '../core/contract/game.ts'
import type { ChoiceCard, KarmaColour, KarmaItem, KarmaCard, Land, CardSide, SpaceId, Tool } from './data.ts'

/**
 * How the winner came home: by a counted move that reached Hanging On (COS-125); from there at the start of a turn
 * (COS-18); ready after the karmic majorities there (COS-126, COS-127); or by trading places with somebody there (COS-94).
 */
export type CosmicEndReason = 'move' | 'start' | 'majority' | 'trade'

/** Places that `moved` facts and scene pieces share. */
export type CosmicPlace =
  | `space:${SpaceId}`
  | `pack:${'choice' | 'karma'}:${Land}`
  | 'pack:freeWill'
  | 'pack:loseTurn'
  /** Where a Choice or Karma Card lies while it is in use. */
  | 'table'
  /** Where Free Will Cards lie that were laid out for a move. */
  | 'laidOut'
  /** Beads, rings, sticks and pegs that nobody has. */
  | 'bank'
  | `seat${number}:${'beads' | 'rings' | 'habits'}:${KarmaColour}`
  | `seat${number}:pegs:${Tool}`
  | `seat${number}:freeWill`
  | `seat${number}:lostTurns`

/** `piece` of a `moved` fact. */
export type CosmicPiece =
  | `pawn:${number}`
  | `${KarmaItem}:${KarmaColour}`
  | `stick:${KarmaColour}`
  | `peg:${Tool}`
  | `freeWill:${number}`
  | 'loseTurn'
  | ChoiceCard
  | KarmaCard

/** Nothing in this game is known to some and not to others, so no fact has a secret. */
export type CosmicEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    | { kind: 'moved'; piece: CosmicPiece; from: CosmicPlace; to: CosmicPlace; count: number }
    /** A throw for the first turn, in the setup (COS-10). */
    | { kind: 'threw'; seat: Seat; dice: number[] }
    | { kind: 'rolled'; seat: Seat; dice: number[]; count: number }
    /** One more Free Will Card lies out; `count` is the total so far. */
    | { kind: 'laidOut'; seat: Seat; number: number; count: number }
    /** The pawn sets out to move so many spaces; its steps are `moved` facts. */
    | { kind: 'setOut'; seat: Seat; by: 'dice' | 'cards' | 'effect'; count: number; from: SpaceId }
    /** A stop sign ended the move, with so much of the count left (COS-39, COS-40). */
    | { kind: 'stopped'; seat: Seat; space: SpaceId; left: number }
    /** The pawn came to rest; nothing has happened there yet. */
    | { kind: 'landed'; seat: Seat; space: SpaceId }
    /** An arrow or a card put the pawn elsewhere. */
    | { kind: 'sent'; seat: Seat; by: 'arrow' | 'card'; from: SpaceId; to: SpaceId }
    | { kind: 'satOut'; seat: Seat; left: number }
    | { kind: 'waited'; seat: Seat; waits: number }
    | { kind: 'joined'; seat: Seat; of: Seat; to: SpaceId }
    /** A new life begins: the pawn leaves Future Life Planning. */
    | { kind: 'reborn'; seat: Seat; life: number }
    /**
     * The karmic majority of a player landed on: scores of both colours, and what it brings; no item: neutral; no
     * colour: dual, `seat` chooses (COS-62 to COS-67).
     */
    | {
        kind: 'majority'
        seat: Seat
        of: Seat
        green: number
        orange: number
        item: KarmaItem | null
        colour: KarmaColour | null
      }
    /** Rings or beads were taken; so many of them cancelled a piece of the other sort, and both went to the bank. */
    | { kind: 'took'; seat: Seat; item: KarmaItem; colour: KarmaColour; count: number; cancelled: number }
    /** Three loose beads became a habit (COS-48). */
    | { kind: 'habit'; seat: Seat; colour: KarmaColour }
    /** A habit was taken apart; so many of the two freed beads cancelled a ring (COS-103, COS-106). */
    | { kind: 'loosened'; seat: Seat; colour: KarmaColour; cancelled: number }
    | { kind: 'gaveBack'; seat: Seat; colour: KarmaColour }
    /** A loose bead of `colour` became one of the other colour, or cancelled a ring of it (COS-60). */
    | { kind: 'exchanged'; seat: Seat; colour: KarmaColour; cancelled: number }
    | { kind: 'peg'; seat: Seat; tool: Tool; pegs: number }
    /** The second peg of a kind: a master tool (COS-95). */
    | { kind: 'masterTool'; seat: Seat; tool: Tool }
    | { kind: 'lostPeg'; seat: Seat; tool: Tool }
    /** A Free Will Card was taken in passing, on landing, or by an effect. */
    | { kind: 'freeWill'; seat: Seat; number: number; how: 'passed' | 'landed' | 'effect' }
    /** The Free Will pack is empty: no card (COS-87). */
    | { kind: 'packEmpty'; seat: Seat }
    /** The turn joins somebody: no Free Will Card (COS-142). */
    | { kind: 'noFreeWill'; seat: Seat }
    /** A card was turned over; `side` is the readable one of a Choice Card, null for a Karma Card. */
    | { kind: 'drew'; seat: Seat; card: ChoiceCard | KarmaCard; side: CardSide | null }
    /** A Master Torch chose this side; `turned`: it was not the readable one (COS-101). */
    | { kind: 'chose'; seat: Seat; card: ChoiceCard; side: CardSide; turned: boolean }
    /** A Lose a Turn Card was taken; the player has so many now. */
    | { kind: 'losesTurn'; seat: Seat; cards: number }
    | { kind: 'extraTurn'; seat: Seat }
    /** The extra turn is forfeited in the Pit (COS-129). */
    | { kind: 'forfeited'; seat: Seat }
    /** `to` takes a ring that `seat` gave away. */
    | { kind: 'gift'; seat: Seat; to: Seat; colour: KarmaColour }
    | { kind: 'swapped'; seat: Seat; other: Seat; from: SpaceId; to: SpaceId }
    /** Beads were kept, or places not traded, though it was possible. */
    | { kind: 'declined'; seat: Seat; what: 'discard' | 'recolour' | 'swapPlaces' }
    /** A step of an effect came to nothing. */
    | { kind: 'nothing'; seat: Seat; what: 'gainTool' | 'loseTool' | 'discard' | 'recolour' | 'swapPlaces' }
    | { kind: 'ended'; seat: Seat; reason: CosmicEndReason }
  )
