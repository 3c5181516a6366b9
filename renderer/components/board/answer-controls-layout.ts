/** Decides where the answers of a decision and the actions of the held piece are placed. */
import type { HitRect } from '../../stage/hit-testing.ts'
import type { CssPixelRect } from '../../stage/scene.ts'
import type { PlacementSize } from './placement.ts'

/** A narrower board has little room for buttons side by side; CSS pixels. */
const NARROW_BOARD_PX = 480
/** Width in which the names of choices, and 'Put back' below, are readable; CSS pixels, for text of the usual size. */
const MIN_ASKING_WIDTH_PX = 200
/** How much wider that room must be for large text, whose lines may break more often. */
const MAX_ASKING_GROWTH = 1.6
/** Narrower reserved room is not as wide as the words of an answer; CSS pixels, for text of the usual size. */
const MIN_ANSWER_WIDTH_PX = 44
/** From this text scale on, the question about a final choice would cover most of a board that has panels below it. */
const LARGE_TEXT_SCALE = 1.5
/** Lower room has no space for a line above the buttons; room of at least this width has space for one before them. */
const LOW_HEIGHT_PX = 80
const MIN_ROW_WIDTH_PX = 320
/** Lower room has one row of buttons and nothing around it; narrower room has small buttons. */
const FLAT_HEIGHT_PX = 60
/** How much higher such room may be for large text. */
const MAX_FLAT_GROWTH = 1.3
const COMPACT_WIDTH_PX = 260

/**
 * Inputs of `chooseAnswerControlsLayout`, which chooses where the answer bar and the buttons that undo or confirm a
 * choice are placed on the board. The answer bar holds the answers to the pending decision. The inputs are the
 * available room and the state of these controls.
 */
export interface AnswerControlsLayoutInput {
  /** Size of the board, in CSS pixels. */
  readonly room: PlacementSize
  /** Room reserved for answers; the answers are then as narrow as this. */
  readonly reservedRoom: CssPixelRect | undefined
  /** Scale of text. */
  readonly textScale: number
  /** Area of the held piece, or of the pending choice. */
  readonly heldArea: HitRect | undefined
  /** A click, or the pending choice, can be put back. */
  readonly canPutBack: boolean
  /** An irreversible choice is laid on the board and waits for confirmation. */
  readonly pending: boolean
  /** There is no answer to place. */
  readonly hasNoAnswers: boolean
  /** The buttons of the pending choice take the place of its answer. */
  readonly replaced: boolean
  /** The answers are in a row below the board. */
  readonly below: boolean
  /** The panels are below the board, not beside it. */
  readonly panelsBelow: boolean
  /** The answers continue the choice that began with the held piece. */
  readonly continuesHeldChoice: boolean
}

/**
 * Layout of the answer bar (the bar with the answers to the pending decision) and of the buttons that undo or confirm
 * a choice: where they are placed, and how compact they are.
 */
export interface AnswerControlsLayout {
  /** The buttons are small. */
  readonly isCompact: boolean
  /**
   * Where the buttons to put back or confirm are placed: `beside` the held piece; at the bottom of the window (`docked`); or in
   * the answer `bar`. `undefined`: there are no such buttons.
   */
  readonly confirmButtonsPlace: 'beside' | 'docked' | 'bar' | undefined
  /** The bar is beside the held piece. */
  readonly isBarBesidePiece: boolean
  /** The room that the bar stays in. */
  readonly barRoom: CssPixelRect | undefined
  /** The room fits a row of buttons and no line above it: the line is before them. */
  readonly flat: boolean
  /** The room fits one row of buttons and nothing around them. */
  readonly row: boolean
}

/**
 * Chooses where the answer bar and the buttons that undo or confirm a choice are placed, and how compact they are. The
 * answer bar holds the answers to the pending decision. placement.ts then computes the coordinates.
 */
export function chooseAnswerControlsLayout({
  room,
  reservedRoom: reserved,
  textScale,
  heldArea,
  canPutBack,
  pending,
  hasNoAnswers,
  replaced,
  below,
  panelsBelow,
  continuesHeldChoice,
}: AnswerControlsLayoutInput): AnswerControlsLayout {
  if (below)
    return {
      isCompact: true,
      confirmButtonsPlace: !canPutBack ? undefined : pending ? 'docked' : 'bar',
      isBarBesidePiece: false,
      barRoom: undefined,
      flat: false,
      row: false,
    }
  const narrow = room.width < NARROW_BOARD_PX
  /** The question about a final choice is at the bottom of the window, where it leaves the board visible. */
  const docks = pending && (narrow || (panelsBelow && textScale >= LARGE_TEXT_SCALE))
  // In room narrower than their words, answers would be cut off. They are then placed where they cover least.
  const kept = reserved !== undefined && reserved.width < MIN_ANSWER_WIDTH_PX * textScale ? undefined : reserved
  // Answers about a piece are placed beside it, including the actions of the piece.
  if (continuesHeldChoice && heldArea !== undefined && !narrow && (!pending || (replaced && !docks)))
    return {
      isCompact: false,
      confirmButtonsPlace: 'bar',
      isBarBesidePiece: true,
      barRoom: undefined,
      flat: false,
      row: false,
    }
  /** The room reserved for answers may be too narrow for the actions of a final choice, since no answers were expected. */
  const wide =
    pending && kept !== undefined && kept.width < MIN_ASKING_WIDTH_PX * Math.min(MAX_ASKING_GROWTH, textScale)
      ? undefined
      : kept
  const ask = (): AnswerControlsLayout['confirmButtonsPlace'] => {
    if (!canPutBack) return undefined
    // Empty room reserved for answers is nearer than the bottom of the window.
    if (narrow && !pending && kept !== undefined && hasNoAnswers) return 'bar'
    if (docks || (narrow && heldArea !== undefined)) return 'docked'
    if (!pending) return heldArea === undefined ? 'bar' : 'beside'
    return heldArea === undefined || wide !== undefined || replaced ? 'bar' : 'beside'
  }
  const asked = ask()
  const inBar = asked === 'bar'
  // Actions placed elsewhere leave the other answers where they are.
  const stand = inBar ? wide : kept
  const flat =
    inBar && hasNoAnswers && wide !== undefined && wide.height < LOW_HEIGHT_PX && wide.width >= MIN_ROW_WIDTH_PX
  const tight = narrow || (stand !== undefined && stand.width < COMPACT_WIDTH_PX)
  const low = FLAT_HEIGHT_PX * Math.min(MAX_FLAT_GROWTH, textScale)
  return {
    isCompact: tight,
    confirmButtonsPlace: asked,
    isBarBesidePiece: false,
    barRoom: stand,
    flat,
    row: !inBar && stand !== undefined && stand.height < low,
  }
}
