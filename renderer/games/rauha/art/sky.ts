/**
 * Draws the area that all players share: its background, the rounds and the energy track. Decks and satellites are in
 * cosmos.ts.
 */
import { AVATAR_STOPS, avatarStopAt } from '../../../../engine/rauha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  traceClosedPolygon,
  setShadow,
  traceRoundedRect,
  linearGradient,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { fillGlyph } from '../../../art/icon.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { seatShapePath } from '../../../art/seat-mark.ts'
import { formatGameMessage } from '../names.ts'
import { TRACK_SIDE_MARGIN_RATIO, lastShownTrackSpace } from './geometry.ts'
import { POOL_SIGNS } from './glyphs.ts'
import { randomBetween, createSeededRandom } from './scenery/seeded-random.ts'
import { drawGoodsIcon } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/**
 * Draws the background of the area that all seats share: a panel coloured like a sky, dark in a dark theme and pale in
 * a light theme.
 */
export function drawSharedAreaBackground(
  brush: Canvas2D,
  _look: unknown,
  w: number,
  h: number,
  made: BoardColours,
): void {
  const radius = Math.min(14, Math.min(w, h) * 0.12)
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, 12, 4)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = made.dark
      ? linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
          [0, toCssColour(made.contrast ? 0 : 0x1c2f4a, 0.96)],
          [0.6, toCssColour(made.contrast ? 0 : 0x12203a, 0.96)],
          [1, toCssColour(made.contrast ? 0 : 0x1d1838, 0.96)],
        ])
      : linearGradient(brush, -w / 2, -h / 2, w / 2, h / 2, [
          [0, toCssColour(0xf3fbff, 0.96)],
          [0.6, toCssColour(0xdcebf2, 0.96)],
          [1, toCssColour(0xe6dff0, 0.96)],
        ])
    brush.fill()
    clearShadow(brush)
    brush.clip()
    if (made.contrast) return
    const dice = createSeededRandom('sky')
    for (let i = 0; i < 70; i++) {
      traceCircle(brush, (dice() - 0.5) * w, (dice() - 0.5) * h, randomBetween(dice, 0.3, 1))
      brush.fillStyle = made.dark
        ? toCssColour(0xffffff, randomBetween(dice, 0.1, 0.5))
        : toCssColour(0x7f8fb8, randomBetween(dice, 0.08, 0.3))
      brush.fill()
    }
  })
  traceRoundedRect(brush, -w / 2 + 0.75, -h / 2 + 0.75, w - 1.5, h - 1.5, radius)
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.45)
  brush.stroke()
}

/** Draws the four rounds: for the one under way its three turns and the scoring, for the others their number. */
export function drawRounds(
  brush: Canvas2D,
  { position, over, textScale }: SpritePropsByKind['rounds'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { round } = avatarStopAt(position)
  const high = Math.min(h * 0.94, 40)
  const gap = high * 0.2
  const small = over ? (w - 3 * gap) / ROUNDS.length : Math.min(high * 1.35, (w * 0.42) / 3)
  let x = -w / 2
  for (const number of ROUNDS) {
    const now = !over && number === round
    const wide = now ? w - 3 * (small + gap) : small
    traceRoundedRect(brush, x, -high / 2, wide, high, high / 2)
    brush.fillStyle = toCssColour(now ? mixColours(made.well, made.gold, 0.16) : made.well, made.dark ? 0.62 : 0.55)
    brush.fill()
    brush.lineWidth = now ? 1.4 : 0.8
    brush.strokeStyle = toCssColour(now ? made.accent : made.gold, now ? 0.95 : 0.35)
    brush.stroke()
    if (now) roundNow(brush, x, wide, high, number, position, textScale, made)
    else {
      const past = over || number < round
      const figure = {
        size: high * 0.52,
        colour: toCssColour(made.ink, past ? 0.4 : 0.85),
        weight: 680,
        display: true,
      } as const
      drawText(brush, String(number), x + wide / 2, 0, figure)
    }
    x += wide + gap
  }
}

const ROUNDS = [1, 2, 3, 4]

function roundNow(
  brush: Canvas2D,
  x: number,
  w: number,
  h: number,
  round: number,
  position: number,
  textScale: number,
  made: BoardColours,
): void {
  const stops = AVATAR_STOPS.filter((stop) => stop.round === round)
  const letters = {
    size: Math.min(h * 0.52, 17 * Math.min(1.3, textScale)),
    colour: toCssColour(made.ink),
    weight: 640,
    display: true,
    align: 'left',
  } as const
  const long = formatGameMessage('sign.round', { round })
  const text = measureTextWidth(brush, long, letters) < w * 0.5 ? long : String(round)
  const from = x + h * 0.5 + drawText(brush, text, x + h * 0.42, 0, letters) + h * 0.16
  const step = (x + w - h * 0.3 - from) / stops.length
  const r = Math.min(step * 0.34, h * 0.27)
  stops.forEach(({ pool, position: at }, i) => {
    const middle = from + step * (i + 0.5)
    const here = at === position
    if (here) {
      traceCircle(brush, middle, 0, Math.min(r * 1.62, h * 0.46))
      brush.fillStyle = toCssColour(made.accent, made.dark ? 0.34 : 0.26)
      brush.fill()
      brush.lineWidth = 1.3
      brush.strokeStyle = toCssColour(made.accent)
      brush.stroke()
    }
    withSavedState(brush, () => {
      brush.globalAlpha = at < position ? 0.32 : 1
      brush.fillStyle = toCssColour(here ? (made.dark ? made.goldLight : made.accent) : made.gold)
      if (pool === null) drawGoodsIcon(brush, 'energy', middle, 0, r * 1.18)
      else fillGlyph(brush, POOL_SIGNS[pool], middle, 0, r)
    })
  })
}

/** Draws the energy track: a line with marks at regular amounts. */
export function drawEnergyTrack(
  brush: Canvas2D,
  { highest }: SpritePropsByKind['track'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const end = lastShownTrackSpace(highest)
  const left = -w / 2 + w * TRACK_SIDE_MARGIN_RATIO
  const wide = w * (1 - 2 * TRACK_SIDE_MARGIN_RATIO)
  const y = h / 2 - h * 0.3
  const thick = Math.max(3, h * 0.09)
  traceRoundedRect(brush, -w / 2, y - thick / 2, w, thick, thick / 2)
  brush.fillStyle = linearGradient(brush, -w / 2, 0, w / 2, 0, [
    [0, toCssColour(made.goldDeep, 0.35)],
    [1, toCssColour(made.dark ? made.goldLight : made.gold, 0.75)],
  ])
  brush.fill()
  const stride = end <= 30 ? 5 : end <= 120 ? 10 : 20
  for (let at = 0; at <= end; at += stride) {
    const x = left + (at / end) * wide
    traceCircle(brush, x, y, thick * 0.3)
    brush.fillStyle = toCssColour(made.dark ? 0x0c1626 : 0xffffff, 0.85)
    brush.fill()
  }
}

/** Draws the token of a seat on the energy track, in its colour and shape; with a crown if the seat plays first. */
export function drawEnergyTrackToken(
  brush: Canvas2D,
  { colour, shape, first }: SpritePropsByKind['token'],
  size: number,
  _h: number,
  made: BoardColours,
): void {
  const path = seatShapePath(shape)
  const tone = parseHexColour(colour)
  withSavedState(brush, () => {
    brush.scale((size * 0.92) / 24, (size * 0.92) / 24)
    brush.translate(-12, -12)
    setShadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.7)', 3, 1.4)
    brush.fillStyle = linearGradient(brush, 4, 2, 20, 22, [
      [0, toCssColour(mixColours(tone, 0xffffff, 0.4))],
      [0.5, toCssColour(tone)],
      [1, toCssColour(mixColours(tone, 0x000000, 0.3))],
    ])
    brush.fill(path)
    clearShadow(brush)
    brush.lineWidth = 2.4
    brush.strokeStyle = toCssColour(made.dark ? 0x0a1420 : 0xffffff)
    brush.stroke(path)
  })
  if (first) drawFirstPlayerCrown(brush, 0, -size * 0.62, size * 0.3, made)
}

/** Draws a crown around x, y, the mark of the seat that plays first. */
export function drawFirstPlayerCrown(brush: Canvas2D, x: number, y: number, r: number, made: BoardColours): void {
  traceClosedPolygon(brush, [
    [x - r, y + r * 0.7],
    [x - r, y - r * 0.5],
    [x - r * 0.45, y + r * 0.08],
    [x, y - r * 0.8],
    [x + r * 0.45, y + r * 0.08],
    [x + r, y - r * 0.5],
    [x + r, y + r * 0.7],
  ])
  brush.fillStyle = verticalGradient(brush, y - r, y + r, [
    [0, toCssColour(0xfff2b8)],
    [1, toCssColour(0xe0a02c)],
  ])
  brush.fill()
  brush.lineWidth = Math.max(0.8, r * 0.16)
  brush.strokeStyle = toCssColour(made.dark ? 0x5c3a08 : 0x6b4208)
  brush.stroke()
}

/** Draws the number below a pile on the energy track: the energy of each seat whose token is in the pile. */
export function drawTrackPileEnergy(
  brush: Canvas2D,
  { total: number }: SpritePropsByKind['total'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  drawText(brush, String(number), 0, 0, {
    size: Math.min(h * 0.94, 17),
    colour: toCssColour(made.ink),
    weight: 760,
    most: w,
    least: 7,
  })
}
