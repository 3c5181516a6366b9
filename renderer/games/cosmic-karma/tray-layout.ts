/** Positions on the tray beside the mandala, depending on the stage of the turn. Pure arithmetic. */
import type { CosmicView, MoveEnd } from '../../../engine/cosmic-karma/index.ts'
import { makeBox, clamp, type Box } from '../../art/boxes.ts'
import type { TableLayout } from './layout.ts'
import { pendingPrompt, pickRoutePerEnd, reachableMoveEndsOf, turnFrameOf } from './current-state.ts'

/**
 * The boxes of the parts of the dice tray, in CSS pixels: the dice or cards, the list of reachable spaces, and the
 * answer buttons.
 */
export interface DiceTrayLayout {
  /** Dice, or cards laid out, with their sum. */
  readonly dice: Box
  /** The list of spaces that the pending move can reach, while there is one. */
  readonly list?: Box
  /** The buttons of a decision. */
  readonly answers: Box
}

type Room = Pick<TableLayout, 'room' | 'textScale'>

/** Heights of the room for answers: for buttons side by side, and for one above the other; CSS pixels. */
const ANSWER_HEIGHTS = { low: 56, high: 112 } as const
/** A row of the list that is easily read and hit, as a share of the room within these CSS pixels. */
const ROW_HEIGHT = { share: 0.13, least: 38, most: 56 } as const
/** Distance to the next row, in CSS pixels. */
const BETWEEN = 3

/**
 * Picks one reachable route for each outcome of the pending move: routes that end on the same space and pass equally many
 * Free Will Card spaces have the same outcome.
 */
export function pickRoutePerMoveOutcome(view: CosmicView): readonly MoveEnd[] {
  return [...pickRoutePerEnd(reachableMoveEndsOf(view), ({ space, passed }) => `${space} ${passed}`).values()]
}

/** Computes the boxes of the tray for the present stage of the turn: before the roll, during a move choice, or after it. */
export function layoutTray(view: CosmicView, plan: TableLayout): DiceTrayLayout {
  const turn = turnFrameOf(view)
  if (turn === undefined || turn.stage === 'start')
    return layoutBeforeRoll(plan, pendingPrompt(view)?.kind === 'planning' ? 2 : 1)
  const rows = pickRoutePerMoveOutcome(view).length
  // After a throw the pawn sets out by itself.
  const thrown = turn.dice.length > 0
  return rows === 0
    ? layoutDuringQuestion(plan, thrown)
    : layoutDuringMoveChoice(plan, rows, thrown || pendingPrompt(view)?.kind === 'fork')
}

/**
 * Computes the layout of the dice tray before the roll: the dice, and one or two buttons below them.
 * @param buttons number of buttons
 */
export function layoutBeforeRoll({ room, textScale }: Room, buttons: 1 | 2): DiceTrayLayout {
  // In large text the words of one button break into two lines.
  const low = Math.min(ANSWER_HEIGHTS.low * clamp(textScale, 1, 1.5), Math.max(ANSWER_HEIGHTS.low, room.h * 0.62))
  const high =
    buttons === 2 ? Math.min(ANSWER_HEIGHTS.high, room.h * 0.74) : clamp(room.h * 0.42, low, ANSWER_HEIGHTS.high)
  const { dice, below } = cut(room, high, 0)
  return { dice, answers: below }
}

/** @param low height of what lies below the dice, @param aside width of what lies beside them */
function cut({ x, y, w, h }: Box, low: number, aside: number): Record<'dice' | 'beside' | 'below', Box> {
  const top = h - low - BETWEEN
  return {
    dice: makeBox(x, y, aside === 0 ? w : w - aside - BETWEEN, top),
    beside: makeBox(x + w - aside, y, aside, top),
    below: makeBox(x, y + top + BETWEEN, w, low),
  }
}

/**
 * Computes the layout of the dice tray after the roll, while a question other than the choice of a move is open. The
 * dice or cards of the turn are above the answer buttons. If there is room, the dice stay where
 * `layoutDuringMoveChoice` has put them.
 * @param alone true if no button was beside the dice while the player chose the move
 */
export function layoutDuringQuestion({ room, textScale }: Room, alone: boolean): DiceTrayLayout {
  const high = Math.min(Math.max(ANSWER_HEIGHTS.high, room.h * 0.3), room.h * 0.72)
  const { dice, below } = cut(room, high, alone ? 0 : besideDice(room, textScale))
  return { dice, answers: below }
}

/** Width of the button that sets out. */
function besideDice({ w }: Box, textScale: number): number {
  return clamp(w * 0.36, Math.min(72 * clamp(textScale, 1, 1.3), w * 0.5), 190)
}

/**
 * Computes the layout of the dice tray while a player chooses a move. The list of reachable spaces is below the dice
 * or cards of the turn. If a button starts the move, it is beside the dice or cards.
 * @param rows number of spaces in the list
 * @param alone whether there is no such button: after a roll, and where the path branches
 */
export function layoutDuringMoveChoice({ room, textScale }: Room, rows: number, alone: boolean): DiceTrayLayout {
  const scale = clamp(textScale, 1, 1.3)
  const least = Math.min(alone ? Math.max(26, room.h * 0.16) : ANSWER_HEIGHTS.low * scale, room.h * 0.55)
  const row = clamp(room.h * ROW_HEIGHT.share, ROW_HEIGHT.least, ROW_HEIGHT.most)
  const wanted = rows * (row * scale + BETWEEN)
  const high = clamp(wanted, Math.min(room.h * 0.3, room.h - least), room.h - least)
  const { dice, beside, below } = cut(room, high, alone ? 0 : besideDice(room, textScale))
  return { dice, list: below, answers: beside }
}
