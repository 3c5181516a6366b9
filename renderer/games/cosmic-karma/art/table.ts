/** Draws the tray beside the mandala: dice, and the list of reachable spaces. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  radialGradient,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { formatGameMessage, type CosmicMessageId } from '../names.ts'
import type { BoardIconName } from './icon-names.ts'
import { PAPER_COLOURS, ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawNamedEmblem } from './goods.ts'
import { drawBoardIcon } from './icons.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the empty tray beside the mandala, on which the dice and the list of reachable spaces lie: felt in a wooden rim. */
export function drawTray(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  const radius = Math.min(16, h * 0.12)
  const rim = Math.min(6, Math.min(w, h) * 0.03)
  if (made.contrast) {
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.lineWidth = 1.5
    brush.strokeStyle = toCssColour(made.gold)
    brush.stroke()
    return
  }
  withSavedState(brush, () => {
    setShadow(brush, made.shade, 10, 3)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.dark ? 0x8a6434 : 0xd9b878)],
      [0.5, toCssColour(made.dark ? 0x5f4020 : 0xbf9550)],
      [1, toCssColour(made.dark ? 0x3d2812 : 0xa67c3a)],
    ])
    brush.fill()
  })
  traceRoundedRect(brush, -w / 2 + rim, -h / 2 + rim, w - 2 * rim, h - 2 * rim, Math.max(2, radius - rim))
  brush.fillStyle = radialGradient(brush, 0, -h * 0.1, 0, Math.max(w, h) * 0.7, [
    [0, toCssColour(made.dark ? 0x234a6e : 0xf3f0fb)],
    [0.6, toCssColour(made.dark ? 0x173456 : 0xe0e2f4)],
    [1, toCssColour(made.dark ? 0x0c1c38 : 0xc6cce6)],
  ])
  brush.fill()
  withSavedState(brush, () => {
    brush.clip()
    // Woven in, faintly: it lies under dice and words.
    drawNamedEmblem(
      brush,
      'lotus',
      0,
      0,
      Math.min(w, h) * 0.4,
      toCssColour(made.dark ? 0xbcd8ff : 0x6f7ab8, made.dark ? 0.05 : 0.07),
    )
    traceRoundedRect(brush, -w / 2 + rim, -h / 2 + rim, w - 2 * rim, h - 2 * rim, Math.max(2, radius - rim))
    brush.lineWidth = rim * 1.2
    brush.strokeStyle = toCssColour(0x000000, made.dark ? 0.35 : 0.12)
    brush.stroke()
  })
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Draws a die. Every face looks the same upside down, so that a rolled die may lie rotated. */
export function drawDie(
  brush: Canvas2D,
  { face, ready }: SpritePropsByKind['die'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const s = w * 0.86
  const dull = face === 0 && !ready
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, ready ? toCssColour(0xffe9a8, 0.6) : 'rgb(0 0 0 / 0.55)', w * 0.16)
    traceRoundedRect(brush, -s / 2, -s / 2, s, s, s * 0.24)
    brush.fillStyle = radialGradient(brush, 0, 0, s * 0.1, s * 0.78, [
      [0, toCssColour(dull ? mixColours(PAPER_COLOURS.light, 0x667099, 0.45) : 0xffffff)],
      [0.62, toCssColour(dull ? mixColours(PAPER_COLOURS.light, 0x667099, 0.5) : 0xfbf9ff)],
      [1, toCssColour(dull ? mixColours(PAPER_COLOURS.shade, 0x445080, 0.5) : 0xcfcbe6)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, s * 0.03)
    brush.strokeStyle = toCssColour(0x9a96c0)
    brush.stroke()
    if (face === 0) {
      drawNamedEmblem(brush, 'lotus', 0, 0, s * 0.32, toCssColour(ICON_DISC_SHADES_BY_KIND.cosmic.base, 0.8))
      return
    }
    for (const [x, y] of PIPS[face] ?? []) {
      const r = s * (face === 1 ? 0.14 : 0.1)
      traceCircle(brush, x * s * 0.26, y * s * 0.26, r)
      brush.fillStyle = radialGradient(brush, x * s * 0.26, y * s * 0.26, 0, r, [
        [0, toCssColour(face === 1 ? 0x8a1c1c : 0x0c0f36)],
        [1, toCssColour(face === 1 ? 0xd24a4a : 0x2b3170)],
      ])
      brush.fill()
    }
  })
}

/** Draws an equals sign and the number of spaces that the pawn moves. Draws nothing for 0. */
export function drawMoveDistance(
  brush: Canvas2D,
  { count: value }: SpritePropsByKind['count'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  if (value === 0) return
  drawText(brush, '=', -w * 0.34, 0, { size: h * 0.4, colour: toCssColour(made.muted), weight: 600 })
  drawText(brush, String(value), w * 0.14, 0, {
    size: h * 0.72,
    colour: toCssColour(made.ink),
    weight: 650,
    display: true,
    most: w * 0.62,
    least: 10,
  })
}

/** Smaller letters of a row could not be read, in CSS pixels. */
const MIN_LETTERS = 9.5

/**
 * Draws one row of the list of reachable spaces: the icon and name of the space, the way to it, and icons of what happens
 * there.
 */
export function drawReachableSpaceRow(
  brush: Canvas2D,
  sprite: SpritePropsByKind['row'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(8, h * 0.24))
  brush.fillStyle = sprite.wins ? toCssColour(0xf6c945, 0.92) : toCssColour(0xffffff, made.dark ? 0.1 : 0.75)
  brush.fill()
  if (made.contrast) {
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.gold)
    brush.stroke()
  }
  const ink = toCssColour(sprite.wins ? 0x33230a : made.ink)
  const r = Math.min(h * 0.4, Math.max(16, h * 0.36) * sprite.textScale)
  let right = w / 2 - 4
  const signs = sprite.signs.split(' ').filter(Boolean) as BoardIconName[]
  const met = sprite.met.split(' ').filter(Boolean)
  for (const each of signs.toReversed()) {
    drawBoardIcon(brush, each, right - r, 0, r * 0.92, made)
    right -= 2.15 * r
  }
  for (const each of met.toReversed()) {
    const [colour = '', shape = '', of = 'neutral'] = each.split('|')
    const wide = 3.5 * r
    traceRoundedRect(brush, right - wide, -r * 1.05, wide, 2.1 * r, r)
    brush.fillStyle = toCssColour(parseHexColour(colour), 0.28)
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(parseHexColour(colour))
    brush.stroke()
    drawSeatMark(brush, right - wide + r * 0.98, 0, r * 1.4, parseHexColour(colour), shape, true)
    drawBoardIcon(brush, of as BoardIconName, right - r * 1.05, 0, r * 0.84, made)
    right -= wide + r * 0.3
  }
  const usual = {
    size: Math.min(h * 0.54, Math.max(14, h * 0.36) * sprite.textScale),
    colour: ink,
    weight: 600,
    align: 'left',
  } as const
  const widest = Math.max(
    ...(sprite.among.split(' ') as CosmicMessageId[]).map((each) =>
      measureTextWidth(brush, formatGameMessage(each), usual),
    ),
  )
  const faint = toCssColour(sprite.wins ? 0x33230a : made.ink, made.contrast ? 1 : 0.75)
  /** The text lines beside the room that an icon needs. */
  const linesFrom = (from: number) => {
    const most = right - from - 3
    const size = Math.max(Math.min(MIN_LETTERS, usual.size), usual.size * Math.min(1, (0.985 * most) / widest))
    const line = { ...usual, size, least: MIN_LETTERS, most } as const
    const second = { ...line, size: Math.min(size * 0.86, h * 0.36), colour: faint, weight: 500 } as const
    const fits = (id: CosmicMessageId): boolean =>
      measureTextWidth(brush, formatGameMessage(id), { ...usual, size: MIN_LETTERS }) <= most
    // Cut short the way would say nothing: where it goes is lit on the board too.
    const hasWay = sprite.way !== '' && h >= 2 * MIN_LETTERS && fits(sprite.way)
    return { from, most, size, line, second, hasWay, isWhole: fits(sprite.title) && (hasWay || sprite.way === '') }
  }
  const [beside, alone] = [linesFrom(-w / 2 + r * 2.5), linesFrom(-w / 2 + r * 0.6)]
  // The icon is left out if it is shown already, or if words would have to be cut for it.
  const isSigned = !signs.includes(sprite.sign) && (beside.isWhole || !alone.isWhole)
  if (isSigned) drawBoardIcon(brush, sprite.sign, -w / 2 + r * 1.25, 0, r * 0.86, made)
  const { from, most, size, line, second, hasWay } = isSigned ? beside : alone
  if (most < 26) return
  drawText(brush, formatGameMessage(sprite.title), from, hasWay ? -h * 0.2 : 0, {
    ...line,
    size: hasWay ? Math.min(size, h * 0.42) : size,
  })
  if (hasWay && sprite.way !== '') drawText(brush, formatGameMessage(sprite.way), from, h * 0.24, second)
}
