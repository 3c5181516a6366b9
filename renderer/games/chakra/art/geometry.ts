/**
 * Positions within one piece, relative to its centre. Scenes place crystals and tokens at them, and the painter draws the
 * sockets for these at the same positions.
 */
import { boxCentredAt, centreOf, type Box, type Point2D } from '../../../art/boxes.ts'

/** Where the parts of a row of a seat's column are, relative to the centre of the row, in CSS pixels. */
export interface SeatColumnRowParts {
  /** Centre and diameter of the Chakra's emblem. */
  readonly emblem: Point2D & { readonly d: number }
  /** Centres of the three spaces, and the size of an energy in them. */
  readonly slots: readonly Point2D[]
  readonly slot: number
  /** Distance from the centre of one space to that of the next. */
  readonly step: number
  /** Centre and diameter of the notch. */
  readonly notch: Point2D & { readonly d: number }
  /** Font size of the name under the spaces; 0 if it would be too small to read, so that there is no name. */
  readonly font: number
}

const READABLE = 9

/**
 * Computes the positions and sizes of the parts of one row of a seat's column. Positions are relative to the centre of
 * the row; positions and sizes have the unit of `w` and `h`.
 * @param w width of the row
 * @param h height of the row
 * @param textScale scale of text; 1 is normal
 * @param across whether the seat's board has the narrow style `strip`, in which the row is an upright cell. The
 *   energies (crystals) in the cell form a pile, or are side by side if the cell is wide enough
 */
export function layoutColumnRowParts(w: number, h: number, textScale: number, across: boolean): SeatColumnRowParts {
  if (across) return uprightForm(w, h)
  const wanted = Math.min(h * 0.17, w * 0.055) * textScale
  const font = wanted >= READABLE && w > 150 ? Math.min(wanted, h * 0.24) : 0
  const emblem = Math.min(h * 0.94, w * 0.25)
  const notch = Math.min(h * 0.56, w * 0.15)
  const edge = Math.min((h - notch) / 2, w * 0.03)
  const rest = w - emblem - notch - edge
  const slot = Math.min(h * (font > 0 ? 0.66 : 0.8), rest / 3.45)
  const gap = (rest - 3 * slot) / 5
  const step = slot + Math.min(gap, slot * 0.4)
  const left = -w / 2 + emblem
  const y = font > 0 ? -font * 0.66 : 0
  return {
    emblem: { x: -w / 2 + emblem / 2 + Math.min(gap * 0.2, h * 0.03), y: 0, d: emblem },
    slots: [-1, 0, 1].map((i) => ({ x: left + rest / 2 + i * step, y })),
    slot,
    step,
    notch: { x: w / 2 - edge - notch / 2, y: 0, d: notch },
    font,
  }
}

/** Width divided by height above which a cell of the board style `strip` has its energies side by side. */
const WIDE_CELL = 1.25

function uprightForm(w: number, h: number): SeatColumnRowParts {
  if (w > h * WIDE_CELL) return wideForm(w, h)
  const slot = Math.min(w * 0.92, h / 3.9)
  const step = Math.min(slot * 1.06, (h * 0.74) / 3)
  const top = -h / 2 + slot / 2 + 1
  return {
    emblem: { x: 0, y: top + step, d: slot },
    slots: [2, 1, 0].map((i) => ({ x: 0, y: top + i * step })),
    slot,
    step,
    notch: { x: 0, y: h / 2 - slot * 0.42, d: slot * 0.72 },
    font: 0,
  }
}

/** A wide cell of the board style `strip`: energies side by side, the notch under them. */
function wideForm(w: number, h: number): SeatColumnRowParts {
  const slot = Math.min(w / 3.4, h * 0.62)
  const step = slot * 1.06
  const y = -h / 2 + slot / 2 + 1
  const d = Math.min(slot * 0.72, h - slot - 2)
  return {
    emblem: { x: 0, y, d: slot },
    slots: [-1, 0, 1].map((i) => ({ x: i * step, y })),
    slot,
    step,
    notch: { x: 0, y: h / 2 - d / 2 - 0.5, d },
    font: 0,
  }
}

/**
 * Computes the positions of `count` energies (crystals) on the Earth, which is the lowest row of a seat's column, and
 * their common size. The positions are relative to the centre of the row. The energies are side by side, closer
 * together if there are many.
 * @param across whether the seat's board has the narrow style `strip`. In this style the energies form a pile, unless
 *   the cell is wide
 */
export function earthEnergyOffsets(
  w: number,
  h: number,
  count: number,
  across: boolean,
): { readonly at: readonly Point2D[]; readonly size: number } {
  const { slot, slots } = layoutColumnRowParts(w, h, 1, across)
  if (across && w <= h * WIDE_CELL) {
    const step = Math.min(slot * 1.06, (h * 0.62) / Math.max(1, count - 1))
    const bottom = h / 2 - slot * 0.62
    return { at: Array.from({ length: count }, (_, i) => ({ x: 0, y: bottom - i * step })), size: slot }
  }
  const size = Math.min(slot, h * 0.66)
  const middle = slots[1]?.x ?? 0
  const room = Math.max(size, w * 0.52)
  const step = count > 1 ? Math.min(size * 0.94, (room - size) / (count - 1)) : 0
  const left = middle - (step * (count - 1)) / 2
  return {
    at: Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: -h * 0.06 + (i % 2) * h * 0.05 })),
    size,
  }
}

/**
 * The positions and sizes of the parts of an Inspiration space's tile, relative to the centre of the tile: the socket
 * for a token, and the area for the picture of the action. An Inspiration space is a space of a seat's board that
 * offers an action.
 */
export interface InspirationSpacePartOffsets {
  readonly socket: Point2D & { readonly d: number }
  readonly icon: Point2D & { readonly w: number; readonly h: number }
  /** Whether there is room only for arrows; a token then lies over them. */
  readonly mini: boolean
}

/**
 * A height in CSS pixels. An Inspiration space (a space of a seat's board that offers an action) lower than this counts
 * as low: its tile shows the action without crystals, as a line of arrows and numbers, and its socket is larger.
 */
export const LOW_INSPIRATION_SPACE_HEIGHT_LIMIT_PX = 26

/** Width divided by height below which a space has no room for a socket beside its action. */
const SQUARE = 1.6

/**
 * Computes where the parts of an Inspiration space's tile are, relative to the centre of the tile: the socket for a
 * token, and the picture of the action. An Inspiration space is a space of a seat's board that offers an action.
 * @param w width of the tile
 * @param h height of the tile
 */
export function inspirationSpacePartOffsets(w: number, h: number): InspirationSpacePartOffsets {
  if (w < 52 || w < h * SQUARE) {
    const d = Math.min(w, h) * 0.74
    return { socket: { x: 0, y: 0, d }, icon: { x: 0, y: 0, w: w * 0.86, h: h * 0.82 }, mini: true }
  }
  const d = Math.min(h * (h < LOW_INSPIRATION_SPACE_HEIGHT_LIMIT_PX ? 0.8 : 0.64), w * 0.27)
  const x = -w / 2 + d / 2 + Math.min(h * 0.16, w * 0.05)
  const left = x + d / 2 + w * 0.025
  const right = w / 2 - w * 0.04
  return { socket: { x, y: 0, d }, icon: { x: (left + right) / 2, y: 0, w: right - left, h: h * 0.82 }, mini: false }
}

/**
 * Computes the centres of `count` tokens of equal size in a tray, relative to the tray's centre, and `size`, the side of the
 * square for each token. The tokens are in one line, or in two if that makes them clearly larger.
 */
export function trayTokenOffsets(
  w: number,
  h: number,
  count: number,
): { readonly at: readonly Point2D[]; readonly size: number } {
  let best = { lines: 1, size: 0 }
  for (let lines = 1; lines <= 2; lines++) {
    const size = Math.min((h * 0.84) / lines, (w * 0.96) / Math.ceil(count / lines))
    if (size > best.size * 1.25) best = { lines, size }
  }
  const { lines, size: room } = best
  const across = Math.ceil(count / lines)
  const step = Math.min((w * 0.96) / across, room * 1.16)
  return {
    size: room * 0.9,
    at: Array.from({ length: count }, (_, i) => {
      const line = Math.floor(i / across)
      const inLine = line === lines - 1 ? count - across * line : across
      return { x: ((i % across) - (inLine - 1) / 2) * step, y: (line - (lines - 1) / 2) * ((h * 0.92) / lines) }
    }),
  }
}

/** Lengths on the Lotus board, as shares of its radius. */
export const LOTUS_RATIOS = {
  /** Distance of the Plenitude tokens from the centre, and their diameter. */
  token: 0.8,
  tokenSize: 0.285,
  /** Radius of the water in the middle. */
  water: 0.63,
  /** Half the side of the square of the nine Maya spaces. */
  maya: 0.46,
} as const

/**
 * The angle of a petal of the Lotus, clockwise from straight up, in radians.
 * @param index number of the petal, 0-6; a fraction such as 0.5 gives the angle between two petals
 */
export function petalAngle(index: number): number {
  return (index * 2 * Math.PI) / 7
}

/** The square with the side `size` whose centre is `at`, measured from the centre of the box `host`. */
export function squareAtOffset(host: Box, at: Point2D, size: number): Box {
  const { x, y } = centreOf(host)
  return boxCentredAt({ x: x + at.x, y: y + at.y }, size)
}
