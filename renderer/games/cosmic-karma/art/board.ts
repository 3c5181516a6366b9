/** Draws the pieces on the mandala: icons of spaces, pawns, card packs, the bank, and marks on reachable spaces. */
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { landColours, PAPER_COLOURS, ICON_DISC_SHADES_BY_KIND } from './colours.ts'
import { drawBead, drawNamedEmblem, drawHabit, drawPeg, drawRing } from './goods.ts'
import { drawBoardIcon } from './icons.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the icon of a space on the mandala, which is the game's board. The icon is centred at 0, 0.
 */
export function drawSpaceIcon(
  brush: Canvas2D,
  { sign: of, size }: SpritePropsByKind['space'],
  _w: number,
  _h: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.4)', size * 0.25, size * 0.08)
    drawBoardIcon(brush, of, 0, 0, size, made)
  })
}

/** Draws a pawn in the colour of its seat, with the seat's shape on its head. The pawn of the seat at turn glows. */
export function drawPawn(
  brush: Canvas2D,
  { colour, shape, turn }: SpritePropsByKind['pawn'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const tone = parseHexColour(colour)
  const bottom = h / 2
  withSavedState(brush, () => {
    if (!made.contrast) {
      if (turn) setShadow(brush, toCssColour(mixColours(tone, 0xffffff, 0.5)), h * 0.32)
      else setShadow(brush, 'rgb(0 0 0 / 0.6)', h * 0.12, h * 0.05)
    }
    brush.beginPath()
    brush.moveTo(-w * 0.36, bottom - h * 0.03)
    brush.quadraticCurveTo(-w * 0.4, bottom - h * 0.18, -w * 0.2, bottom - h * 0.26)
    brush.quadraticCurveTo(-w * 0.08, bottom - h * 0.4, -w * 0.13, -h * 0.04)
    brush.lineTo(w * 0.13, -h * 0.04)
    brush.quadraticCurveTo(w * 0.08, bottom - h * 0.4, w * 0.2, bottom - h * 0.26)
    brush.quadraticCurveTo(w * 0.4, bottom - h * 0.18, w * 0.36, bottom - h * 0.03)
    brush.quadraticCurveTo(0, bottom + h * 0.03, -w * 0.36, bottom - h * 0.03)
    brush.closePath()
    brush.fillStyle = verticalGradient(brush, -h * 0.1, bottom, [
      [0, toCssColour(mixColours(tone, 0xffffff, 0.3))],
      [0.5, toCssColour(tone)],
      [1, toCssColour(mixColours(tone, 0x000000, 0.45))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1, h * 0.045)
    brush.strokeStyle = toCssColour(turn ? 0xffffff : mixColours(tone, 0x000000, 0.65))
    brush.stroke()
  })
  const r = h * 0.27
  traceCircle(brush, 0, -h / 2 + r * 1.04, r)
  brush.fillStyle = toCssColour(0xfffdf4)
  brush.fill()
  brush.lineWidth = Math.max(1, h * 0.045)
  brush.strokeStyle = toCssColour(mixColours(tone, 0x000000, 0.6))
  brush.stroke()
  drawSeatMark(brush, 0, -h / 2 + r * 1.04, r * 1.5, tone, shape, true)
}

/** Draws a face-down card pack with the icon of its kind, in the colour of its land. An empty pack is an outline. */
export function drawPack(
  brush: Canvas2D,
  sprite: SpritePropsByKind['pack'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { light, base, deep } = ICON_DISC_SHADES_BY_KIND[sprite.pack]
  const land = sprite.land === 0 ? undefined : landColours(sprite.land, made.dark)
  const high = h * 0.86
  const lift = h * 0.035
  for (let i = sprite.count === 0 ? -1 : 3; i >= 0; i--) {
    withSavedState(brush, () => {
      if (i === 3 && !made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.5)', h * 0.12, h * 0.04)
      traceRoundedRect(brush, -w / 2 + i * lift * 0.4, -h / 2 + (3 - i) * 0 + i * lift, w * 0.94, high, w * 0.12)
      brush.fillStyle =
        i === 0
          ? verticalGradient(brush, -h / 2, h / 2, [
              [0, toCssColour(mixColours(base, light, 0.2))],
              [1, toCssColour(deep)],
            ])
          : toCssColour(mixColours(deep, 0x000000, 0.3))
      brush.fill()
      clearShadow(brush)
      brush.lineWidth = Math.max(0.8, w * 0.03)
      brush.strokeStyle = toCssColour(i === 0 ? light : base, 0.9)
      brush.stroke()
    })
  }
  const y = -h / 2 + high / 2
  if (sprite.count === 0) {
    traceRoundedRect(brush, -w / 2, -h / 2, w * 0.94, high, w * 0.12)
    brush.setLineDash([3, 3])
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(light, 0.8)
    brush.stroke()
    brush.setLineDash([])
  }
  if (land !== undefined && sprite.count > 0) {
    traceRoundedRect(brush, -w / 2 + w * 0.08, -h / 2 + high * 0.82, w * 0.78, high * 0.1, w * 0.04)
    brush.fillStyle = toCssColour(mixColours(land.cell, 0xffffff, 0.4))
    brush.fill()
  }
  drawBoardIcon(
    brush,
    sprite.pack === 'freeWill' || sprite.pack === 'loseTurn' ? sprite.pack : sprite.pack,
    -w * 0.03,
    y - high * 0.06,
    w * 0.32,
    made,
  )
}

/** Draws the bank: a bowl with the supply of beads, rings, habits and pegs. */
export function drawBank(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  const r = Math.min(w, h) * 0.2
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.5)', h * 0.12, h * 0.04)
    brush.beginPath()
    brush.ellipse(0, h * 0.04, w * 0.52, h * 0.5, 0, 0, 2 * Math.PI)
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(0x3a2a1c)],
      [1, toCssColour(0x7a5a34)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(1.5, h * 0.06)
    brush.strokeStyle = toCssColour(made.gold)
    brush.stroke()
  })
  drawPeg(brush, 'torch', -w * 0.3, -h * 0.2, r)
  drawPeg(brush, 'wand', w * 0.3, -h * 0.18, r)
  drawPeg(brush, 'sword', 0, -h * 0.3, r)
  drawHabit(brush, 'green', 0, h * 0.06, w * 0.6, h * 0.34)
  drawBead(brush, 'green', -w * 0.32, h * 0.18, r)
  drawBead(brush, 'orange', w * 0.34, h * 0.16, r)
  drawRing(brush, 'orange', -w * 0.1, h * 0.3, r)
  drawRing(brush, 'green', w * 0.16, h * 0.3, r)
}

/**
 * Draws the mark of a space that the pawn can reach with the move that the player is about to make: a ring, which is
 * golden if the player wins the game by moving to this space.
 */
export function drawReachableSpaceMark(
  brush: Canvas2D,
  { wins }: SpritePropsByKind['reach'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const r = Math.min(w, h) / 2
  const tone = wins ? 0xfff2a8 : made.dark ? 0xffffff : 0x2a46c8
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(wins ? 0xffe680 : made.dark ? 0xbcd0ff : 0x5f7cff, 1), r * 0.6)
    traceCircle(brush, 0, 0, r * 0.9)
    brush.lineWidth = Math.max(2, r * 0.15)
    brush.strokeStyle = toCssColour(tone)
    brush.stroke()
    brush.stroke()
  })
}

/** Draws the mark of a space that the previewed route passes: a dot. */
export function drawRouteSpaceMark(brush: Canvas2D, _look: unknown, w: number): void {
  traceCircle(brush, 0, 0, w * 0.42)
  brush.fillStyle = toCssColour(0xffffff)
  brush.fill()
  brush.lineWidth = Math.max(1.5, w * 0.14)
  brush.strokeStyle = toCssColour(0x33230a)
  brush.stroke()
}

/**
 * Draws the mark of a branch of the path: a ring with an arrowhead. The mark is on the first space of the branch,
 * where the player clicks to choose the branch.
 */
export function drawBranchStartMark(
  brush: Canvas2D,
  { turn, colour }: SpritePropsByKind['fork'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const r = w / 2
  const tone = parseHexColour(colour)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(mixColours(tone, 0xffffff, 0.3)), r * 0.5)
    traceCircle(brush, 0, 0, r * 0.92)
    brush.lineWidth = Math.max(2.4, r * 0.16)
    brush.strokeStyle = toCssColour(0xffffff)
    brush.stroke()
    clearShadow(brush)
    brush.lineWidth = Math.max(1.2, r * 0.08)
    brush.strokeStyle = toCssColour(mixColours(tone, 0x000000, 0.2))
    brush.stroke()
    brush.rotate(turn)
    traceClosedPolygon(brush, [
      [r * 0.86, -r * 0.42],
      [r * 1.42, 0],
      [r * 0.86, r * 0.42],
    ])
    brush.fillStyle = toCssColour(tone)
    brush.fill()
    brush.lineWidth = Math.max(1.4, r * 0.09)
    brush.strokeStyle = toCssColour(0xffffff)
    brush.stroke()
  })
}

/** Draws the Free Will Cards of one number: a stack of up to three cards with that number on it. */
export function drawFreeWillCardsOfNumber(
  brush: Canvas2D,
  { number, count }: Omit<SpritePropsByKind['freeWill'], 'kind'>,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { light, base, deep } = ICON_DISC_SHADES_BY_KIND.freeWill
  const layers = Math.min(count, 3)
  const lift = Math.min(w, h) * 0.06
  const cw = w - lift * (layers - 1)
  const ch = h - lift * (layers - 1)
  for (let i = layers - 1; i >= 0; i--) {
    withSavedState(brush, () => {
      if (!made.contrast) setShadow(brush, 'rgb(0 0 0 / 0.4)', 3, 1)
      traceRoundedRect(brush, -w / 2 + i * lift, -h / 2 + (layers - 1 - i) * lift, cw, ch, Math.min(cw, ch) * 0.14)
      brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
        [0, toCssColour(PAPER_COLOURS.light)],
        [1, toCssColour(mixColours(PAPER_COLOURS.base, light, 0.5))],
      ])
      brush.fill()
      clearShadow(brush)
      brush.lineWidth = Math.max(1, cw * 0.045)
      brush.strokeStyle = toCssColour(base)
      brush.stroke()
    })
  }
  const x = -w / 2 + cw / 2
  const y = -h / 2 + (layers - 1) * lift + ch / 2
  const tall = ch > cw * 1.05
  if (tall)
    drawNamedEmblem(
      brush,
      'dove',
      x,
      y + ch * 0.26,
      Math.min(cw * 0.3, ch * 0.18),
      toCssColour(mixColours(base, deep, 0.25)),
    )
  drawText(brush, String(number), x, tall ? y - ch * 0.12 : y, {
    size: Math.min(ch * (tall ? 0.5 : 0.8), cw * 0.74),
    colour: toCssColour(PAPER_COLOURS.ink),
    weight: 750,
    display: true,
  })
  if (count > 1) {
    const r = Math.max(5.5, Math.min(w, h) * 0.17)
    traceCircle(brush, w / 2 - r, -h / 2 + r, r)
    brush.fillStyle = toCssColour(deep)
    brush.fill()
    drawText(brush, `×${String(count)}`, w / 2 - r, -h / 2 + r, {
      size: r * 1.12,
      colour: toCssColour(0xffffff),
      weight: 750,
    })
  }
}
