/** Draws the border of a world with the path of the avatars, and the pieces on tiles. */
import { avatarStopAt } from '../../../../engine/rauha/data.ts'
import { makeBox } from '../../../art/boxes.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  radialGradient,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { fillGlyph } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { borderWidth, avatarPoint } from './geometry.ts'
import { PAPER_COLOURS } from './colours.ts'
import { POOL_SIGNS } from './glyphs.ts'
import { drawGoodsIcon } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

const POSITIONS = 16

/**
 * Draws the border of a world: lacquer and gold, with moons and stars along it and a sun in each corner. It glows while the
 * seat plays.
 */
export function drawWorldBorder(
  brush: Canvas2D,
  sprite: SpritePropsByKind['border'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const world = makeBox(-w / 2, -h / 2, w, h)
  const thick = borderWidth(world)
  const radius = thick * 0.8
  withSavedState(brush, () => {
    if (sprite.turn && !made.contrast) setShadow(brush, toCssColour(parseHexColour(sprite.colour), 0.85), thick * 0.7)
    else if (!made.contrast) setShadow(brush, made.shade, thick * 0.5, thick * 0.2)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, toCssColour(mixColours(made.lacquerTop, made.goldLight, made.contrast ? 0 : 0.12))],
      [0.5, toCssColour(made.lacquer)],
      [1, toCssColour(made.lacquerLow)],
    ])
    brush.fill()
  })
  traceRoundedRect(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = Math.max(1, thick * 0.05)
  brush.strokeStyle = sprite.turn ? sprite.colour : toCssColour(made.gold, made.contrast ? 1 : 0.85)
  brush.stroke()
  const inner = thick * 0.93
  traceRoundedRect(brush, -w / 2 + inner, -h / 2 + inner, w - 2 * inner, h - 2 * inner, thick * 0.3)
  brush.fillStyle = toCssColour(made.well)
  brush.fill()
  brush.lineWidth = Math.max(0.6, thick * 0.03)
  brush.strokeStyle = toCssColour(made.gold, 0.6)
  brush.stroke()
  for (let position = 1; position <= POSITIONS; position++) mark(brush, world, thick, position, sprite, made)
}

function mark(
  brush: Canvas2D,
  world: { x: number; y: number; w: number; h: number },
  thick: number,
  position: number,
  { position: now, over }: SpritePropsByKind['border'],
  made: BoardColours,
): void {
  const { x, y } = avatarPoint(world, position)
  const { pool } = avatarStopAt(position)
  const past = over || position < now
  const here = !over && position === now
  const strength = past ? 0.3 : 1
  if (pool === null) {
    const next = !over && position >= now && position - now < 4
    corner(brush, x, y, thick * 0.36, next && !past, strength, made)
    return
  }
  const r = thick * 0.25
  if (here) {
    traceCircle(brush, x, y, thick * 0.4)
    brush.fillStyle = toCssColour(made.accent, 0.3)
    brush.fill()
  }
  brush.fillStyle = toCssColour(here ? made.goldLight : made.gold, strength)
  if (made.contrast || !made.dark) brush.fillStyle = toCssColour(here ? made.accent : made.gold, strength)
  fillGlyph(brush, POOL_SIGNS[pool], x, y, r)
}

/** A corner where worlds are scored. */
function corner(
  brush: Canvas2D,
  x: number,
  y: number,
  r: number,
  next: boolean,
  strength: number,
  made: BoardColours,
): void {
  withSavedState(brush, () => {
    if (next && !made.contrast) setShadow(brush, toCssColour(made.goldLight, 0.9), r * 0.7)
    traceClosedPolygon(
      brush,
      Array.from({ length: 24 }, (_, i) => {
        const out = i % 2 === 0 ? r : r * 0.74
        const angle = (i * Math.PI) / 12
        return [x + Math.cos(angle) * out, y + Math.sin(angle) * out] as const
      }),
    )
    brush.fillStyle = next
      ? radialGradient(brush, x - r * 0.3, y - r * 0.3, 0, r * 1.2, [
          [0, toCssColour(made.goldLight)],
          [1, toCssColour(made.gold)],
        ])
      : toCssColour(made.gold, 0.55 * strength)
    brush.fill()
    clearShadow(brush)
    traceCircle(brush, x, y, r * 0.42)
    brush.fillStyle = toCssColour(made.lacquerLow, next ? 1 : 0.8)
    brush.fill()
    traceCircle(brush, x, y, r * 0.2)
    brush.fillStyle = toCssColour(next ? made.goldLight : made.gold, strength)
    brush.fill()
  })
}

/** Draws a lit frame around the line of tiles that is activated. */
export function drawActivatedLineFrame(
  brush: Canvas2D,
  _look: unknown,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const radius = Math.min(w, h) * 0.09
  const line = Math.max(1.5, Math.min(w, h) * 0.028)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, toCssColour(0xffe9a8, 0.95), Math.min(w, h) * 0.09)
    traceRoundedRect(brush, -w / 2 + line / 2, -h / 2 + line / 2, w - line, h - line, radius)
    brush.lineWidth = line
    brush.strokeStyle = linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, toCssColour(0xfff6d0)],
      [0.5, toCssColour(0xf6c65a)],
      [1, toCssColour(0xffeeb0)],
    ])
    brush.stroke()
  })
}

/** Draws the avatar of a seat: a hooded pilgrim in the colour and with the shape of the seat. */
export function drawAvatar(
  brush: Canvas2D,
  { colour, shape }: SpritePropsByKind['avatar'],
  w: number,
  _h: number,
  made: BoardColours,
): void {
  const tone = parseHexColour(colour)
  const s = w / 2
  withSavedState(brush, () => {
    brush.translate(0, -s * 0.06)
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.7)', s * 0.3, s * 0.12)
    brush.beginPath()
    brush.moveTo(0, -s * 0.98)
    brush.bezierCurveTo(s * 0.44, -s * 0.98, s * 0.56, -s * 0.46, s * 0.44, -s * 0.16)
    brush.bezierCurveTo(s * 0.8, s * 0.1, s * 0.86, s * 0.66, s * 0.82, s * 0.98)
    brush.quadraticCurveTo(0, s * 1.16, -s * 0.82, s * 0.98)
    brush.bezierCurveTo(-s * 0.86, s * 0.66, -s * 0.8, s * 0.1, -s * 0.44, -s * 0.16)
    brush.bezierCurveTo(-s * 0.56, -s * 0.46, -s * 0.44, -s * 0.98, 0, -s * 0.98)
    brush.closePath()
    brush.fillStyle = linearGradient(brush, -s, -s, s, s, [
      [0, toCssColour(mixColours(tone, 0xffffff, 0.45))],
      [0.5, toCssColour(tone)],
      [1, toCssColour(mixColours(tone, 0x000000, 0.4))],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, s * 0.1)
    brush.strokeStyle = toCssColour(made.dark ? 0x0a1414 : 0xffffff, 0.95)
    brush.stroke()
    brush.beginPath()
    brush.ellipse(0, -s * 0.42, s * 0.27, s * 0.32, 0, 0, 2 * Math.PI)
    brush.fillStyle = toCssColour(0x1a1016, 0.9)
    brush.fill()
    for (const side of [-1, 1]) {
      traceCircle(brush, side * s * 0.1, -s * 0.42, s * 0.055)
      brush.fillStyle = toCssColour(0xffefb4)
      brush.fill()
    }
    drawSeatMark(brush, 0, s * 0.44, s * 0.62, 0xffffff, shape)
  })
}

/** Draws a spore token: a disc of pale wood with the sign of spores. */
export function drawSporeToken(brush: Canvas2D, _look: unknown, w: number, _h: number, made: BoardColours): void {
  const r = w / 2
  withSavedState(brush, () => {
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.6)', r * 0.3, r * 0.12)
    traceCircle(brush, 0, 0, r * 0.94)
    brush.fillStyle = verticalGradient(brush, -r, r, [
      [0, toCssColour(0xffffff)],
      [1, toCssColour(0xffd9f0)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.12)
    brush.strokeStyle = toCssColour(0x9c1f70)
    brush.stroke()
    drawGoodsIcon(brush, 'spore', 0, 0, r * 0.74)
  })
}

/** Draws a shade and a tick over a tile that has been activated in this step. */
export function drawActivatedTileMark(brush: Canvas2D, _look: unknown, w: number, h: number, made: BoardColours): void {
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, w * 0.06)
  brush.fillStyle = toCssColour(0x0a1216, made.contrast ? 0.6 : 0.34)
  brush.fill()
  const r = w * 0.13
  const y = h * 0.35
  traceCircle(brush, 0, y, r)
  brush.fillStyle = toCssColour(PAPER_COLOURS.light, 0.94)
  brush.fill()
  brush.lineWidth = r * 0.26
  brush.strokeStyle = toCssColour(0x3f7425)
  brush.beginPath()
  brush.moveTo(-r * 0.45, y + r * 0.02)
  brush.lineTo(-r * 0.1, y + r * 0.38)
  brush.lineTo(r * 0.48, y - r * 0.36)
  brush.stroke()
}
