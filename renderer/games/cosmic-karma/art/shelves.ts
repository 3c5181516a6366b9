/** Draws the pieces on a karma account: shelves, pegs, cards. */
import { boxCentredAt, centreOf } from '../../../art/boxes.ts'
import { withSavedState, traceCircle, traceRoundedRect, verticalGradient, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, mixColours } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { drawFreeWillCardsOfNumber } from './board.ts'
import { KARMA_SHADES, ICON_DISC_SHADES_BY_KIND, TOOL_SHADES } from './colours.ts'
import { drawBead, drawNamedEmblem, drawHabit, drawPeg, drawRing } from './goods.ts'
import { toolPegHoleBoxes } from './account-geometry.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws an empty shelf for the beads, rings or habits (three kinds of tokens) of one colour. If there are tokens that
 * are not drawn as pieces, it writes their number on the shelf.
 */
export function drawKarmaShelf(
  brush: Canvas2D,
  { shelf: of, colour, more, large }: SpritePropsByKind['shelf'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const high = h
  traceRoundedRect(brush, -w / 2, -high / 2, w, high, Math.min(high * 0.26, 7))
  brush.fillStyle = toCssColour(made.well, (made.dark ? 0.55 : 0.5) * (large ? 1 : 0.6))
  brush.fill()
  if (large) {
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(KARMA_SHADES[colour].base, made.contrast ? 1 : 0.5)
    brush.stroke()
  }
  // What lies here, faintly, so that an empty shelf can be told; in small it would look like a piece.
  withSavedState(brush, () => {
    if (!large) return
    brush.globalAlpha = made.contrast ? 0.4 : 0.2
    const r = Math.min(high * 0.34, w * 0.2)
    if (more > 0) return
    if (of === 'beads') {
      const size = Math.min(high * 0.76, w * 0.44) / 2
      drawBead(brush, colour, -size * 1.06, 0, size)
      drawBead(brush, colour, size * 1.06, 0, size)
    } else if (of === 'rings') drawRing(brush, colour, -w / 2 + r * 1.6, 0, r)
    else drawHabit(brush, colour, -w / 2 + Math.min(w * 0.4, high), 0, Math.min(w * 0.6, high * 1.5), high * 0.8)
  })
  if (more > 0) {
    drawText(brush, String(more), w / 2 - w * 0.17, 0, {
      size: Math.min(high * 0.62, w * 0.3, 17),
      colour: toCssColour(made.ink),
      weight: 740,
      most: w * 0.3,
      least: 6,
    })
  }
}

/**
 * Draws the field of one tool on an account: its emblem and two peg holes. If both pegs are there (a mastered tool), the field
 * is lit.
 */
export function drawToolField(
  brush: Canvas2D,
  { tool, count, large }: SpritePropsByKind['pegs'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const master = count >= 2
  const { light, base, deep } = TOOL_SHADES[tool]
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(Math.min(w, h) * 0.2, 9))
  brush.fillStyle =
    master && !made.contrast
      ? verticalGradient(brush, -h / 2, h / 2, [
          [0, toCssColour(mixColours(base, light, 0.25))],
          [1, toCssColour(mixColours(base, deep, 0.55))],
        ])
      : toCssColour(made.well, made.dark ? 0.55 : 0.5)
  brush.fill()
  brush.lineWidth = master ? 1.6 : 1
  brush.strokeStyle = master
    ? toCssColour(made.contrast ? 0xffffff : 0xfff0c4)
    : toCssColour(made.gold, made.contrast ? 1 : 0.3)
  brush.stroke()
  const upright = h > w * 0.9
  const x = upright ? 0 : -w * 0.24
  const y = upright ? -h * 0.17 : 0
  const r = upright ? Math.min(w * 0.36, h * 0.28) : Math.min(h * 0.4, w * 0.2)
  drawNamedEmblem(
    brush,
    tool,
    x,
    y,
    r,
    toCssColour(master ? 0xffffff : made.dark ? mixColours(light, base, 0.3) : deep, count === 0 ? 0.55 : 1),
  )
  for (const hole of toolPegHoleBoxes(boxCentredAt({ x: 0, y: 0 }, w, h), large)) {
    const middle = centreOf(hole)
    traceCircle(brush, middle.x, middle.y, hole.w * 0.36)
    brush.fillStyle = toCssColour(0x000000, made.dark ? 0.5 : 0.16)
    brush.fill()
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.ink, 0.3)
    brush.stroke()
  }
}

/** Draws a bead, ring or habit on a shelf. */
export function drawShelfToken(
  brush: Canvas2D,
  { item, colour }: SpritePropsByKind['token'],
  w: number,
  h: number,
): void {
  if (item === 'habit') drawHabit(brush, colour, 0, 0, w, h)
  else if (item === 'bead') drawBead(brush, colour, 0, 0, Math.min(w, h) / 2)
  else drawRing(brush, colour, 0, 0, Math.min(w, h) / 2)
}

/** Draws a peg in its hole. */
export function drawPegToken(brush: Canvas2D, { tool }: SpritePropsByKind['peg'], w: number): void {
  drawPeg(brush, tool, 0, 0, w / 2)
}

/** In a lower hand the numbers of its cards could not be read, in CSS pixels. */
const LOW_HAND = 15

/**
 * Draws the field for the Free Will Cards of an account. On a large account the cards are pieces of their own, and an empty
 * field shows a dove. On a small account the field shows the cards, or how many there are.
 */
export function drawFreeWillField(
  brush: Canvas2D,
  { count, numbers, large }: SpritePropsByKind['hand'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(h * 0.2, 8))
  brush.fillStyle = toCssColour(made.well, made.dark ? 0.45 : 0.4)
  brush.fill()
  if (count === 0) {
    if (!large) return
    drawNamedEmblem(
      brush,
      'dove',
      0,
      0,
      Math.min(h * 0.34, w * 0.3, 18),
      toCssColour(made.dark ? ICON_DISC_SHADES_BY_KIND.freeWill.base : ICON_DISC_SHADES_BY_KIND.freeWill.deep, 0.4),
    )
    return
  }
  if (large) return
  if (h < LOW_HAND) {
    const r = Math.min(h * 0.42, w * 0.26)
    drawNamedEmblem(
      brush,
      'dove',
      -w * 0.22,
      0,
      r,
      toCssColour(made.dark ? ICON_DISC_SHADES_BY_KIND.freeWill.base : ICON_DISC_SHADES_BY_KIND.freeWill.deep),
    )
    const letters = { size: h * 0.92, colour: toCssColour(made.ink), weight: 740, most: w * 0.46, least: 6 } as const
    drawText(brush, String(count), w * 0.22, 0, letters)
    return
  }
  const each = numbers.split(' ').filter(Boolean)
  const ch = h * 0.88
  const cw = Math.min(ch * 0.78, w * 0.5)
  const step = each.length < 2 ? 0 : Math.min(cw * 1.04, (w - 4 - cw) / (each.length - 1))
  const crowded = each.length > 1 && step < cw * 0.42
  if (crowded) {
    withSavedState(brush, () => {
      brush.translate(-w / 2 + cw / 2 + 2, 0)
      drawFreeWillCardsOfNumber(brush, { number: Number(each[each.length - 1] ?? 0), count: 1 }, cw, ch, made)
    })
    drawText(brush, `×${String(count)}`, -w / 2 + cw + 4 + (w - cw - 6) / 2, 0, {
      size: Math.min(h * 0.6, 14),
      colour: toCssColour(made.ink),
      weight: 720,
      most: w - cw - 6,
      least: 6,
    })
    return
  }
  const left = -((each.length - 1) * step) / 2
  each.forEach((number, nth) => {
    withSavedState(brush, () => {
      brush.translate(left + nth * step, 0)
      drawFreeWillCardsOfNumber(brush, { number: Number(number), count: 1 }, cw, ch, made)
    })
  })
}

/** Draws the number of Lose a Turn Cards of an account. Draws nothing if it has none. */
export function drawLoseTurnCardCount(
  brush: Canvas2D,
  { count }: SpritePropsByKind['lost'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  if (count === 0) return
  const r = Math.min(w * 0.42, h * 0.36, 20)
  traceCircle(brush, 0, 0, r)
  brush.fillStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.loseTurn.base)
  brush.fill()
  brush.lineWidth = Math.max(1, r * 0.1)
  brush.strokeStyle = toCssColour(ICON_DISC_SHADES_BY_KIND.loseTurn.light)
  brush.stroke()
  drawNamedEmblem(brush, 'hourglass', 0, 0, r * 0.66, toCssColour(0xffffff))
  if (count > 1) {
    traceCircle(brush, r * 0.75, -r * 0.7, r * 0.5)
    brush.fillStyle = toCssColour(made.dark ? 0xffffff : 0x222840)
    brush.fill()
    drawText(brush, String(count), r * 0.75, -r * 0.7, {
      size: r * 0.8,
      colour: toCssColour(made.dark ? 0x222840 : 0xffffff),
      weight: 800,
    })
  }
}
