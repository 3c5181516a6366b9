/** In which room a decision's answers stand, and where it is asked what becomes of the piece in hand. */
import type { HitArea } from '../../stage/hit-testing.ts'
import type { BoardRect } from '../../stage/scene.ts'
import type { PlacementSize } from './placement.ts'

/** A board of this width has little room for buttons side by side; CSS pixels. */
const NARROW_BOARD_PX = 480
/** The names of choices, and 'Put back' beneath, can be read in this width; CSS pixels. */
const MIN_ASKING_WIDTH_PX = 200
/** Room of less height than this has none for a line above the buttons, and of at least this width for one before them. */
const LOW_HEIGHT_PX = 80
const MIN_ROW_WIDTH_PX = 320
/** Room of less height than this has one row of buttons and nothing around it; narrower room has small ones. */
const FLAT_HEIGHT_PX = 60
const COMPACT_WIDTH_PX = 260

export interface AnswerLayoutInput {
  /** Of the board, in CSS pixels. */
  readonly room: PlacementSize
  /** Room that is kept for answers; they are then as narrow as that. */
  readonly kept: BoardRect | undefined
  /** Where the piece in hand is, or the pending choice lies. */
  readonly hand: HitArea | undefined
  /** Something can be taken back; a final choice is laid on the board. */
  readonly handy: boolean
  readonly pending: boolean
  /** There is no answer to stand anywhere; what is pending took the place of one. */
  readonly empty: boolean
  readonly replaced: boolean
  /** The answers stand in a row beneath the board. */
  readonly below: boolean
  /** The answers say how the choice goes on that began with the piece in hand. */
  readonly further: boolean
}

export interface AnswerLayout {
  readonly tight: boolean
  /**
   * Where it is asked what becomes of what is in hand: `beside` it; beneath a board without any room to spare (`docked`);
   * or in the `bar`, where room is kept for it, it takes the place of an answer, or has none of its own.
   */
  readonly asked: 'beside' | 'docked' | 'bar' | undefined
  /** The bar stands beside the piece in hand. */
  readonly near: boolean
  /** The room that the bar keeps to. */
  readonly stand: BoardRect | undefined
  /** A row of buttons has room there, and no line above it: the line stands before them. */
  readonly flat: boolean
  /** One row of buttons has room there, and nothing around them. */
  readonly row: boolean
}

export function layoutAnswers({
  room,
  kept,
  hand,
  handy,
  pending,
  empty,
  replaced,
  below,
  further,
}: AnswerLayoutInput): AnswerLayout {
  if (below)
    return {
      tight: true,
      asked: !handy ? undefined : pending ? 'docked' : 'bar',
      near: false,
      stand: undefined,
      flat: false,
      row: false,
    }
  const narrow = room.width < NARROW_BOARD_PX
  // Answers about a piece stand with it, and what becomes of the piece among them.
  if (further && hand !== undefined && !narrow && (!pending || replaced))
    return { tight: false, asked: 'bar', near: true, stand: undefined, flat: false, row: false }
  /** What is kept for answers may be too narrow to ask what becomes of a final choice: no answers were expected. */
  const wide = pending && kept !== undefined && kept.width < MIN_ASKING_WIDTH_PX ? undefined : kept
  const ask = (): AnswerLayout['asked'] => {
    if (!handy) return undefined
    // Room that is kept for answers, and stands empty, is nearer than the foot of the window.
    if (narrow && !pending && kept !== undefined && empty) return 'bar'
    if (narrow && (pending || hand !== undefined)) return 'docked'
    if (!pending) return hand === undefined ? 'bar' : 'beside'
    return hand === undefined || wide !== undefined || replaced ? 'bar' : 'beside'
  }
  const asked = ask()
  const inBar = asked === 'bar'
  // What is asked elsewhere leaves the other answers where they are.
  const stand = inBar ? wide : kept
  const flat = inBar && empty && wide !== undefined && wide.height < LOW_HEIGHT_PX && wide.width >= MIN_ROW_WIDTH_PX
  const tight = narrow || (stand !== undefined && stand.width < COMPACT_WIDTH_PX)
  return { tight, asked, near: false, stand, flat, row: !inBar && stand !== undefined && stand.height < FLAT_HEIGHT_PX }
}
