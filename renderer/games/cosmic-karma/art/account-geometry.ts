/**
 * Positions of pieces within their places on a karma account: on a shelf, in peg holes, in a hand of cards; of the dice on
 * the tray; and of the sides of a card.
 */
import type { AccountPile } from '../../../../engine/cosmic-karma/places.ts'
import {
  boxCentredAt,
  makeBox,
  centreOf,
  clamp,
  equalWeights,
  gridCells,
  insetBox,
  layoutOverlappingRow,
  splitRows,
  type Box,
} from '../../../art/boxes.ts'

// ------------------------------------------------------------------------------------------------------ in an account

/** Width of a token on its shelf as a share of its height. */
const TOKEN = { beads: 1, rings: 1, habits: 1.9 } as const

/**
 * Computes the boxes of the beads, rings or habits on one shelf of an account.
 * @param count number of tokens
 * @param more whether to keep room at the end for the number of tokens that are not shown
 */
export function shelfTokenBoxes(at: Box, shelf: AccountPile, count: number, more: boolean): readonly Box[] {
  const area = insetBox(at, Math.max(1, at.h * 0.12))
  const room = more ? area.w * 0.66 : area.w
  const fit = TOKEN[shelf] * (1 + 0.62 * Math.max(0, count - 1))
  const h = Math.min(area.h, (room / fit) * 0.94, 40)
  const w = h * TOKEN[shelf]
  const aside = shelf === 'beads' ? Math.max(0, (room - 2 * w * 1.06) / 2) : Math.min(4, w * 0.1)
  return layoutOverlappingRow(makeBox(area.x + aside, area.y, room, area.h), count, 1.06, w, h)
}

/**
 * Computes the boxes of the two peg holes of one tool. They are below the picture of the tool, or beside it in a wide field.
 */
export function toolPegHoleBoxes(at: Box, large: boolean): readonly Box[] {
  const upright = at.h > at.w * 0.9
  const size = upright ? Math.min(at.w * 0.38, at.h * 0.3) : Math.min(at.h * 0.5, at.w * 0.24)
  const middle = upright ? { x: at.x + at.w / 2, y: at.y + at.h * 0.8 } : { x: at.x + at.w * 0.72, y: at.y + at.h / 2 }
  const away = size * (large ? 0.62 : 0.55)
  return [-away, away].map((aside) => boxCentredAt({ x: middle.x + aside, y: middle.y }, size))
}

/** Narrower cards lie in two rows, in CSS pixels. */
const NARROWEST = 22

/**
 * Computes the boxes of the stacks of Free Will Cards in the area of a hand. Free Will Cards are number cards; cards
 * with the same number form one stack.
 * @param count number of stacks
 * @param large whether the hand is on an account (a seat's own board) that is shown large; only there the boxes can be
 *   in two rows
 * @returns at least `count` boxes; spare ones stay empty
 */
export function freeWillStackBoxes(hand: Box, count: number, large: boolean): readonly Box[] {
  const lines = large && hand.w / count < NARROWEST ? 2 : 1
  const across = lines === 1 ? Math.max(3, count) : 3
  return gridCells(insetBox(hand, Math.min(3, hand.h * 0.04)), across * lines, across, 2).map((at) => {
    const w = Math.min(at.w, clamp(at.h * (lines === 2 ? 1.5 : 0.74), large ? 18 : 8, 90))
    return boxCentredAt(centreOf(at), w, at.h)
  })
}

// -------------------------------------------------------------------------------------------------------- on the table

/** Height of the head of a card (the part with its title), as a share of the card's height. */
export const CARD_HEAD_RATIO = 0.2

/**
 * Computes the boxes of the two parts of a Choice Card that the game calls its sides. Both are on the same face of the
 * card, one above the other, below the card's head.
 */
export function cardSideBoxes({ x, y, w, h }: Box): readonly Box[] {
  const head = h * CARD_HEAD_RATIO
  const pad = w * 0.04
  return splitRows(makeBox(x + pad, y + head, w - 2 * pad, h - head - pad), equalWeights(2), pad)
}

/** How dice lie in the hand before they are thrown, in radians. */
const IN_HAND = [-0.16, 0.12] as const
/** How far dice that were thrown may lie aslant. */
const ASLANT = 0.3

/**
 * Computes the box (`at`) and the rotation (`turn`, in radians) of one of the two dice: in the hand before the roll,
 * or at its resting place on the tray after the roll. The pose depends only on the number of turns played and on the
 * face. The die therefore stays the same when the board is drawn again. A rolled die is turned by about half a turn;
 * its faces look the same upside down.
 * @param room the area of the dice
 * @param size edge length in CSS pixels
 * @param apart distance between the centres of the two dice, in CSS pixels
 * @param nth 0 or 1: which of the two dice
 * @param face 1-6, or 0 if the die is not rolled yet
 * @param turns number of turns played
 */
export function diePose(room: Box, size: number, apart: number, nth: number, face: number, turns: number) {
  const { x, y } = centreOf(room)
  const lift = face > 0 ? ((room.h - size) / 2) * chance(turns, nth + 2, face) : 0
  const top = clamp(y - size / 2 + lift, room.y, room.y + room.h - size)
  const turn = face > 0 ? Math.PI + ASLANT * chance(turns, nth, face) : (IN_HAND[nth] ?? 0)
  return { at: makeBox(x + (nth - 0.5) * apart - size / 2, top, size, size), turn }
}

/** From -1 to 1, the same for the same throw: where dice come to rest tells nothing. */
function chance(turns: number, nth: number, face: number): number {
  return Math.sin(turns * 12.9898 + nth * 78.233 + face * 37.719)
}
