/**
 * The types of Chakra: what a state holds, what can be chosen, what a viewer sees, what is told. Words and numbers of
 * rules (CHK-n) are those of RULES.md.
 */
import type { Seat } from '../core/contract/game.ts'
import type { GameEvent } from '../core/contract/game-events.ts'
import type { Colour, ChakraColour, ColumnPosition, ChannelStep } from './data.ts'

/** What one seat has in front of it. */
export interface Board {
  /**
   * Energies by position, each list in order of arrival: 0 the bubbles (3 spaces), 1-7 the Chakras from purple down to
   * red (3 each), 8 the Earth (black only, no limit). Length 9.
   */
  column: Colour[][]
  /** Chakras whose notch holds an Inspiration token; index = position - 1. Length 7. */
  notches: boolean[]
  /** Inspiration spaces that hold a token; index = space - 1. Length 8. */
  spaces: boolean[]
  /** Inspiration tokens neither on a space nor in a notch (CHK-10). */
  available: number
  /** Meditation tokens owned, in order of taking (CHK-12, CHK-51). */
  meditation: ChakraColour[]
}

/** An energy that has moved within the action under way. Equal energies at one position are not told apart. */
export interface MovedEnergy {
  at: ColumnPosition
  colour: Colour
}

/** Pending work (core/contract/frame-stack.ts). The top frame decides; below it lies the frame of the turn. */
export type ChakraFrame =
  /** A turn not yet begun: receive, channel or meditate. Always the bottom frame of a running game. */
  | { kind: 'turn'; seat: Seat }
  /** Receive under way: the energies lifted from one flow so far wait in the state's `lifted`. */
  | { kind: 'receive'; seat: Seat; flow: number }
  /**
   * Channel under way: `left` of the listed `steps` are still to be made (all of them but for space 7, which asks for
   * one of two), and where the energies lie that have already moved (CHK-32).
   */
  | { kind: 'channel'; seat: Seat; space: number; steps: ChannelStep[]; left: number; moved: MovedEnergy[] }
  /** Exchange under way: one alleviated energy is paid, a colour of the bag is to be chosen (CHK-44). */
  | { kind: 'exchange'; seat: Seat }

export interface ChakraState {
  players: number
  boards: Board[]
  /** The nine Maya spaces by index (row * 3 + flow); null where empty. */
  maya: (Colour | null)[]
  /** Energies in the bag by colour; their order is drawn when it matters, never stored. */
  bag: Record<Colour, number>
  /** The energies that the deciding seat has lifted from a flow and not yet placed. */
  lifted: Colour[]
  /** Black energies given up by Exchange: out of the game (CHK-44). */
  spent: number
  /** Value of the Plenitude token on each Karma space. Hidden; see view.ts. */
  plenitude: Record<ChakraColour, number>
  /** Value of the eighth Plenitude token, unseen until the end (CHK-9). */
  eighth: number
  firstSeat: Seat
  /** Complete rounds played so far. */
  rounds: number
  /** Turns begun so far, the present one included. */
  turns: number
  /** A seat has ended a turn with five harmonized Chakras; the round is completed (CHK-54, CHK-55). */
  ending: boolean
  /** What this round has seen so far, and how many rounds in a row were idle: see rounds in end.ts. */
  quiet: {
    /** Every turn of this round so far was a forced Meditate without a token back (CHK-57). */
    deadlock: boolean
    /** Every turn of this round so far was a Meditate that brought nothing (CHK-58). */
    standoff: boolean
    /** This round so far had no receive, exchange, new harmony or new alleviation (CHK-66). */
    stall: boolean
    /** Complete rounds in a row of stand-off. */
    standoffRounds: number
    /** Complete rounds in a row of stall. */
    stallRounds: number
  }
  /** How the game ended; null while it runs. */
  end: ChakraEndReason | null
  stack: ChakraFrame[]
}

/** harmony: CHK-54; deadlock: CHK-57; standoff: CHK-58; stall: CHK-66. */
export type ChakraEndReason = 'harmony' | 'deadlock' | 'standoff' | 'stall'

/** Everything that can be chosen. One action is one click on the board. */
export type ChakraAction =
  /** Lift one energy of a colour from a flow (CHK-17); again with the same flow while more may be taken. */
  | { do: 'lift'; flow: number; colour: Colour }
  /** Put all lifted energies into the bubbles (0) or onto one Chakra (1-7) (CHK-22). Ends the turn. */
  | { do: 'place'; at: ColumnPosition }
  /** Put a token on Inspiration space 1-8 (CHK-29). */
  | { do: 'channel'; space: number }
  /** Move one energy of a colour from a position by a step of the action under way (CHK-31). */
  | { do: 'move'; from: ColumnPosition; colour: Colour; step: ChannelStep }
  /** Take an energy of that colour out of the bag (CHK-44). Ends the turn. */
  | { do: 'exchange'; colour: Colour }
  /** Take back the tokens and a Meditation token of that colour; null when all seven are owned (CHK-50 to CHK-52). */
  | { do: 'meditate'; colour: ChakraColour | null }

/** What everybody may know: all that choices and refusals are computed from (RULES.md, section 7). */
export type ChakraPublicState = Omit<ChakraState, 'plenitude' | 'eighth'>

/**
 * What a viewer sees: the state without the Plenitude values that the viewer may not know (null), and without the
 * eighth value until the end. Everything else is public (RULES.md, section 7).
 */
export interface ChakraView extends ChakraPublicState {
  plenitude: Record<ChakraColour, number | null>
  eighth: number | null
}

/** Places that `moved` facts and scene pieces share. */
export type ChakraPlace =
  /** A Maya space by index. */
  | `maya:${number}`
  /** The energies that the deciding seat holds above the board. */
  | 'lifted'
  /** A seat's position in the column: 0 bubbles, 1-7 Chakras, 8 Earth. */
  | `seat${number}:column:${number}`
  /** A seat's supply of available Inspiration tokens. */
  | `seat${number}:tokens`
  /** The notch at position 1-7. */
  | `seat${number}:notch:${number}`
  /** Inspiration space 1-8. */
  | `seat${number}:space:${number}`
  /** A seat's Meditation tokens. */
  | `seat${number}:meditation`
  /** The Karma space of a colour, where its Plenitude token lies. */
  | `karma:${ChakraColour}`
  | 'bag'
  /** Out of the game; also where Meditation tokens come from. */
  | 'box'

export type ChakraEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    /** An energy (piece = its colour), an Inspiration token ('token') or a Meditation token ('meditation:COLOUR'). */
    | { kind: 'moved'; piece: string; from: ChakraPlace; to: ChakraPlace; count: number }
    | { kind: 'received'; seat: Seat; flow: number; colours: Colour[]; at: ColumnPosition }
    | { kind: 'channelled'; seat: Seat; space: number }
    | { kind: 'stepped'; seat: Seat; colour: Colour; from: ColumnPosition; to: ColumnPosition }
    | { kind: 'exchanged'; seat: Seat; colour: Colour }
    | { kind: 'meditated'; seat: Seat; tokens: number; colour: ChakraColour | null }
    /** A seat looked at a Plenitude token; secret: `{value}` to that seat. */
    | { kind: 'looked'; seat: Seat; colour: ChakraColour }
    | { kind: 'harmonized'; seat: Seat; colour: ChakraColour; token: boolean }
    | { kind: 'alleviated'; seat: Seat }
    | { kind: 'refilled'; index: number; colour: Colour }
    /** The bag ran dry: the Maya spaces stay empty from now on (CHK-28). Told once. */
    | { kind: 'bagEmpty' }
    /** A seat ended a turn with five harmonized Chakras: this is the last round (CHK-54). Told once. */
    | { kind: 'lastRound'; seat: Seat }
    | { kind: 'ended'; reason: ChakraEndReason; plenitude: Record<ChakraColour, number>; eighth: number }
  )
