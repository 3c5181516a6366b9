/**
 * The types of Chakra: states, actions, views and game events. Terms and rule numbers (CHK-n) are those of RULES.md.
 */
import type { Seat } from '../core/contract/game.ts'
import type { GameEvent } from '../core/contract/game-events.ts'
import type { EnergyColour, ChakraColour, ColumnPosition, ChannelStepOffset } from './data.ts'

/** The board of one seat, with its energies and tokens. */
export interface SeatBoard {
  /**
   * Energies by position, each list in order of arrival: 0 the bubbles (3 spaces), 1-7 the Chakras from purple down to
   * red (3 each), 8 the Earth (black only, no limit). Length 9.
   */
  column: EnergyColour[][]
  /** Chakras whose notch holds an Inspiration token; index = position - 1. Length 7. */
  notches: boolean[]
  /** Inspiration spaces that hold a token; index = space - 1. Length 8. */
  spaces: boolean[]
  /** Inspiration tokens neither on a space nor in a notch (CHK-10). */
  available: number
  /** Meditation tokens owned, in order of taking (CHK-12, CHK-51). */
  meditation: ChakraColour[]
}

/**
 * An energy that has moved within the current Channel and may not move again: its colour, and the position where it is now.
 * Energies of the same colour at one position are not distinguished.
 */
export interface AlreadyMovedEnergy {
  at: ColumnPosition
  colour: EnergyColour
}

/**
 * One piece of pending work on the state's stack (core/contract/frame-stack.ts). The top frame decides which seat chooses
 * next, and what; the frame of the turn is below it.
 */
export type ChakraFrame =
  /** A turn at its start: receive, channel or meditate. Always the bottom frame of a running game. */
  | { kind: 'turn'; seat: Seat }
  /** Receive in progress: the energies lifted from one flow so far are in the state's `lifted`. */
  | { kind: 'receive'; seat: Seat; flow: number }
  /**
   * Channel in progress. `left` of the listed `steps` must still be made: all of them, except that space 7 requires one
   * of two. `moved`: positions of the energies that have already moved (CHK-32).
   */
  | {
      kind: 'channel'
      seat: Seat
      space: number
      steps: ChannelStepOffset[]
      left: number
      moved: AlreadyMovedEnergy[]
    }
  /** Exchange in progress: one alleviated energy is paid, the seat chooses a colour from the bag (CHK-44). */
  | { kind: 'exchange'; seat: Seat }

/**
 * The complete state of a game of Chakra, with the hidden values of the Plenitude tokens (the points of each Chakra).
 */
export interface ChakraState {
  players: number
  boards: SeatBoard[]
  /** The nine Maya spaces by index (row * 3 + flow); null if empty. */
  maya: (EnergyColour | null)[]
  /** Number of energies in the bag by colour. Their order is drawn when needed, never stored. */
  bag: Record<EnergyColour, number>
  /** The energies that the deciding seat has lifted from a flow and not yet placed. */
  lifted: EnergyColour[]
  /** Number of black energies spent by Exchange; they are out of the game (CHK-44). */
  spent: number
  /** Value of the Plenitude token on each Karma space. Hidden; see view.ts. */
  plenitude: Record<ChakraColour, number>
  /** Value of the eighth Plenitude token, hidden until the end (CHK-9). */
  eighth: number
  firstSeat: Seat
  /** Number of complete rounds played. */
  rounds: number
  /** Number of turns begun, the current one included. */
  turns: number
  /** Whether a seat has ended a turn with five harmonized Chakras; the round is completed (CHK-54, CHK-55). */
  ending: boolean
  /** Events absent from the current round so far, and the number of consecutive idle rounds: see end.ts. */
  quiet: {
    /** Every turn of this round so far was a forced Meditate without a returned token (CHK-57). */
    deadlock: boolean
    /** Every turn of this round so far was a Meditate without gain (CHK-58). */
    standoff: boolean
    /** This round so far had no receive, exchange, new harmony or new alleviation (CHK-66). */
    stall: boolean
    /** Consecutive complete rounds of stand-off. */
    standoffRounds: number
    /** Consecutive complete rounds of stall. */
    stallRounds: number
  }
  /** Why the game ended; null while it runs. */
  end: ChakraEndReason | null
  stack: ChakraFrame[]
}

/**
 * Why the game ended. `harmony`: a seat harmonized five Chakras (CHK-54). `deadlock`: in one round Meditate was every
 * seat's only legal action, and brought back no token (CHK-57). `standoff`: three rounds of Meditate without gain
 * (CHK-58). `stall`: twenty rounds without progress (CHK-66).
 */
export type ChakraEndReason = 'harmony' | 'deadlock' | 'standoff' | 'stall'

/** All actions that a seat can choose. One action is one click on the board. */
export type ChakraAction =
  /** Lift one energy of a colour from a flow (CHK-17); again from the same flow while more may be lifted. */
  | { do: 'lift'; flow: number; colour: EnergyColour }
  /** Place all lifted energies in the bubbles (0) or on one Chakra (1-7) (CHK-22). Ends the turn. */
  | { do: 'place'; at: ColumnPosition }
  /** Put a token on Inspiration space 1-8 (CHK-29). */
  | { do: 'channel'; space: number }
  /** Move one energy of a colour from a position by a step of the current action (CHK-31). */
  | { do: 'move'; from: ColumnPosition; colour: EnergyColour; step: ChannelStepOffset }
  /** Take an energy of that colour out of the bag (CHK-44). Ends the turn. */
  | { do: 'exchange'; colour: EnergyColour }
  /**
   * Return the tokens and take a Meditation token of that colour; null if the seat owns all seven (CHK-50 to CHK-52).
   */
  | { do: 'meditate'; colour: ChakraColour | null }

/**
 * The part of the game state that every viewer may know: all but the values of the eight Plenitude tokens, which are
 * face-down score tokens. The choices of a seat, and the reasons why an action is rejected, are computed from it
 * (RULES.md, section 7).
 */
export type ChakraPublicState = Omit<ChakraState, 'plenitude' | 'eighth'>

/**
 * The state as one viewer sees it (RULES.md, section 7). `plenitude` holds, by Chakra colour, the value of that
 * colour's Plenitude token, a face-down score token; it is null if the viewer does not know it. `eighth` is the value
 * of the eighth token, which leaves the game unseen; it is null until the end. Everything else is public.
 */
export interface ChakraView extends ChakraPublicState {
  plenitude: Record<ChakraColour, number | null>
  eighth: number | null
}

/** The names of all places where a piece can be, as used by `moved` events and by the scene that is drawn. */
export type ChakraPiecePlace =
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
  /** The Karma space of a colour, with its Plenitude token. */
  | `karma:${ChakraColour}`
  | 'bag'
  /** Out of the game; also the origin of Meditation tokens. */
  | 'box'

/** The events that Chakra reports. */
export type ChakraEvent = GameEvent &
  (
    | { kind: 'turn'; seat: Seat }
    /** An energy (piece = its colour), an Inspiration token ('token') or a Meditation token ('meditation:COLOUR'). */
    | { kind: 'moved'; piece: string; from: ChakraPiecePlace; to: ChakraPiecePlace; count: number }
    | { kind: 'received'; seat: Seat; flow: number; colours: EnergyColour[]; at: ColumnPosition }
    | { kind: 'channelled'; seat: Seat; space: number }
    | { kind: 'stepped'; seat: Seat; colour: EnergyColour; from: ColumnPosition; to: ColumnPosition }
    | { kind: 'exchanged'; seat: Seat; colour: EnergyColour }
    | { kind: 'meditated'; seat: Seat; tokens: number; colour: ChakraColour | null }
    /** A seat looked at a Plenitude token; secret: `{value}` for that seat. */
    | { kind: 'looked'; seat: Seat; colour: ChakraColour }
    | { kind: 'harmonized'; seat: Seat; colour: ChakraColour; token: boolean }
    | { kind: 'alleviated'; seat: Seat }
    | { kind: 'refilled'; index: number; colour: EnergyColour }
    /** The bag is empty: the Maya spaces are no longer refilled (CHK-28). Emitted once. */
    | { kind: 'bagEmpty' }
    /** A seat ended a turn with five harmonized Chakras: this is the last round (CHK-54). Emitted once. */
    | { kind: 'lastRound'; seat: Seat }
    | { kind: 'ended'; reason: ChakraEndReason; plenitude: Record<ChakraColour, number>; eighth: number }
  )
