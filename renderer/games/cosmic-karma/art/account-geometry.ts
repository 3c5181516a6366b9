/** Where pieces lie on what holds them: on a shelf, in holes, in a hand, on the tray; and the sides of a card. */
import type { AccountPile } from '../../../../engine/cosmic-karma/places.ts'
import {
  boxAround,
  makeBox,
  centreOf,
  clamp,
  equalWeights,
  gridCells,
  insetBox,
  layoutRow,
  splitRows,
  type Box,
} from '../../../art/boxes.ts'

// ------------------------------------------------------------------------------------------------------ in an account

/** Width of a token on its shelf as a share of its height. */
const TOKEN = { beads: 1, rings: 1, habits: 1.9 } as const

/** Tokens on a shelf. @param more a number at its end tells of others */
export function shelfBoxes(at: Box, shelf: AccountPile, count: number, more: boolean): readonly Box[] {
  const area = insetBox(at, Math.max(1, at.h * 0.12))
  const room = more ? area.w * 0.66 : area.w
  const fit = TOKEN[shelf] * (1 + 0.62 * Math.max(0, count - 1))
  const h = Math.min(area.h, (room / fit) * 0.94, 40)
  const w = h * TOKEN[shelf]
  const aside = shelf === 'beads' ? Math.max(0, (room - 2 * w * 1.06) / 2) : Math.min(4, w * 0.1)
  return layoutRow(makeBox(area.x + aside, area.y, room, area.h), count, 1.06, w, h)
}

/** The two holes of a tool: below its picture, or beside it. */
export function pegHoleBoxes(at: Box, large: boolean): readonly Box[] {
  const upright = at.h > at.w * 0.9
  const size = upright ? Math.min(at.w * 0.38, at.h * 0.3) : Math.min(at.h * 0.5, at.w * 0.24)
  const middle = upright ? { x: at.x + at.w / 2, y: at.y + at.h * 0.8 } : { x: at.x + at.w * 0.72, y: at.y + at.h / 2 }
  const away = size * (large ? 0.62 : 0.55)
  return [-away, away].map((aside) => boxAround({ x: middle.x + aside, y: middle.y }, size))
}

/** Narrower cards lie in two rows, in CSS pixels. */
const NARROWEST = 22

/** Free Will Cards of so many numbers. */
export function handCardBoxes(hand: Box, count: number, large: boolean): readonly Box[] {
  const lines = large && hand.w / count < NARROWEST ? 2 : 1
  const across = lines === 1 ? Math.max(3, count) : 3
  return gridCells(insetBox(hand, Math.min(3, hand.h * 0.04)), across * lines, across, 2).map((at) => {
    const w = Math.min(at.w, clamp(at.h * (lines === 2 ? 1.5 : 0.74), large ? 18 : 8, 90))
    return boxAround(centreOf(at), w, at.h)
  })
}

// -------------------------------------------------------------------------------------------------------- on the table

/** Height of the head of a card as a share of its own. */
export const CARD_HEAD_RATIO = 0.2

/** The two sides of a Choice Card, one above the other, below its head. */
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
 * A die: in the hand, or where it came to rest. One that was thrown has gone half round on its way, and lies aslant: faces
 * look the same upside down.
 * @param nth of the two
 * @param apart from one to the other
 * @param face 0: it is in the hand
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
