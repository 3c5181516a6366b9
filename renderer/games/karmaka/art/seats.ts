/** Drawings of the plates and headers of seats: name, best colour, points missing for the next rung. */
import { LIFE_SCORING_COLOURS, type LadderRung } from '../../../../engine/karmaka/data.ts'
import { withSavedState, traceCircle, traceRoundedRect, type Canvas2D } from '../../../art/canvas.ts'
import { toCssColour, toHexColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import { measureTextWidth, drawText } from '../../../art/canvas-text.ts'
import { RUNG_EMBLEMS } from './emblems.ts'
import { seatHeaderLineHeight, hasThreeHeaderLines, colourSumsLayout } from './geometry.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawSeatBackdrop, seatBackdropCornerRadius } from '../../../art/seat-backdrop.ts'
import { drawSeatHeader } from '../../../art/seat-header.ts'
import { drawSun } from '../../../art/seat-mark.ts'
import { CARD_SHADES } from './colours.ts'
import { drawEmblem, strokeUnitPath } from '../../../art/icon.ts'
import { formatGameMessage } from '../names.ts'
import { drawColourMark, COLOUR_SHAPE_PATHS } from './glyphs.ts'
import type { SpritePropsByKind, TeamMark } from '../sprite-specs.ts'

/**
 * Draws the backdrop of a seat's panel, with an edge in the seat's colour and a tint for its team. `asked`: the panel
 * shines, because the seat is offered a card.
 */
export function drawSeatPanel(
  brush: Canvas2D,
  sprite: SpritePropsByKind['panel'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const { asked, colour, team } = sprite
  drawSeatBackdrop(brush, asked ? { turn: true, colour: toHexColour(made.goldLight) } : sprite, w, h, made)
  withSavedState(brush, () => {
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, seatBackdropCornerRadius(w, h))
    brush.clip()
    brush.fillStyle = toCssColour(parseHexColour(colour), made.contrast ? 1 : 0.9)
    brush.fillRect(-w / 2, -h / 2, Math.max(3, Math.min(w, h) * 0.024), h)
    if (team === 'none' || made.contrast) return
    brush.fillStyle = toCssColour(team === 'moon' ? 0x6a86d8 : 0xf0a040, made.dark ? 0.1 : 0.14)
    brush.fillRect(-w / 2, -h / 2, w, h)
  })
}

/**
 * Draws the header of a seat. The first line shows the name. The second line shows the seat's rung on the Karmic
 * Ladder, and the points of its best colour beside the points that it needs. If the header is high enough, a third
 * line shows the points of each colour.
 */
export function drawSeatBoardHeader(
  brush: Canvas2D,
  sprite: SpritePropsByKind['header'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const high = hasThreeHeaderLines({ w, h })
  const line = seatHeaderLineHeight({ w, h })
  const first = -h / 2 + line * 0.5
  const { rings, team } = sprite
  const kept = high ? 0 : w * (rings > 0 ? 0.42 : 0.14)
  withSavedState(brush, () => {
    brush.translate(-kept / 2, first)
    drawSeatHeader(brush, sprite, w - kept, line, made, {
      sign: team !== 'none' && ((x, r) => teamMark(brush, x, r, team, made)),
    })
  })
  standing(brush, w, first + line, line, sprite, made)
  if (high) sums(brush, w, first + line * 2.1, line, sprite, made)
}

function teamMark(brush: Canvas2D, x: number, r: number, team: TeamMark, made: BoardColours): void {
  if (team === 'sun') {
    drawSun(brush, x, 0, r, made.dark ? 0xffc35a : 0xb86a08)
    return
  }
  if (team === 'wolf') {
    drawEmblem(brush, RUNG_EMBLEMS.wolf, x, 0, 2 * r, toCssColour(made.dark ? made.goldLight : made.gold))
    return
  }
  brush.fillStyle = toCssColour(made.dark ? 0xa9c0ff : 0x3c55a8)
  brush.beginPath()
  brush.arc(x, 0, r * 0.85, 0.6, Math.PI * 2 - 0.6, false)
  brush.arc(x + r * 0.5, 0, r * 0.62, Math.PI * 2 - 0.95, 0.95, true)
  brush.fill()
}

/** Draws the points of the best colour beside those that the rung needs, with one mark per needed point. */
function standing(
  brush: Canvas2D,
  w: number,
  y: number,
  line: number,
  sprite: SpritePropsByKind['header'],
  made: BoardColours,
): void {
  const { best, need, over, textScale } = sprite
  const points = sprite[best]
  const size = Math.min(line * 0.66, Math.max(w * 0.03 + 16, w * 0.085) * Math.min(1.2, textScale))
  let x = -w / 2 + size * 0.1
  emblemSeal(brush, x + size * 0.56, y, size * 1.1, sprite.rung, made)
  x += size * 1.5
  if (need === 0 || over) {
    drawText(brush, formatGameMessage(over ? 'figure.over' : `rung.${sprite.rung}`), x, y, {
      size: size * 0.72,
      colour: toCssColour(made.ink),
      align: 'left',
      weight: 640,
      display: true,
      most: w / 2 - x,
    })
    return
  }
  const mark = Math.min(size * 0.74, (w * 0.4) / need)
  for (let i = 0; i < need; i++) {
    const at = x + mark * (0.5 + i * 1.08)
    if (i < points) drawColourMark(brush, at, y, mark, best, toCssColour(made.dark ? 0xffffff : 0x2a1c14, 0.85))
    else {
      brush.lineWidth = Math.max(0.9, mark * 0.08)
      brush.strokeStyle = toCssColour(made.contrast ? made.ink : made.muted, 0.8)
      strokeUnitPath(brush, COLOUR_SHAPE_PATHS[points > 0 ? best : 'mosaic'], at, y, mark * 0.43)
    }
  }
  x += mark * 1.08 * need + size * 0.22
  const figure = `${points}/${need}`
  const left = w / 2 - x
  const text = formatGameMessage('sign.missing', { missing: Math.max(0, need - points) })
  const figureSize = Math.min(size * 0.84, left * 0.5)
  const used = drawText(brush, figure, x, y, {
    size: figureSize,
    colour: toCssColour(points >= need ? (made.dark ? 0xb9f0a0 : 0x2f6b1c) : made.ink),
    weight: 760,
    align: 'left',
    most: left,
  })
  const small = Math.max(9.5, Math.min(size * 0.62, (w * 0.014 + 9) * textScale))
  const how = { size: small, colour: toCssColour(made.muted), align: 'left', weight: 560 } as const
  if (measureTextWidth(brush, text, how) < left - used - size * 0.35)
    drawText(brush, text, x + used + size * 0.35, y, how)
}

function emblemSeal(
  brush: Canvas2D,
  x: number,
  y: number,
  d: number,
  rung: LadderRung['id'],
  made: BoardColours,
): void {
  traceCircle(brush, x, y, d / 2)
  brush.fillStyle = toCssColour(made.contrast ? 0x000000 : mixColours(made.lacquerLow, made.gold, 0.16))
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, 0.8)
  brush.stroke()
  brush.fillStyle = toCssColour(made.dark ? made.goldLight : made.goldDeep)
  drawEmblem(brush, RUNG_EMBLEMS[rung], x, y, d * 0.74)
}

/** The three sums, mosaic Deeds counted with each. */
function sums(
  brush: Canvas2D,
  w: number,
  y: number,
  line: number,
  sprite: SpritePropsByKind['header'],
  made: BoardColours,
): void {
  const { size, step } = colourSumsLayout(w, line)
  LIFE_SCORING_COLOURS.forEach((colour, i) => {
    const x = -w / 2 + size * 0.66 + i * step
    const isBest = colour === sprite.best && sprite[colour] > 0
    withSavedState(brush, () => {
      brush.globalAlpha = sprite[colour] === 0 ? 0.55 : 1
      drawColourMark(brush, x, y, size * 0.86, colour, toCssColour(CARD_SHADES[colour].light))
      drawText(brush, String(sprite[colour]), x + size * 0.78, y, {
        size: size * 0.84,
        colour: toCssColour(isBest ? made.ink : made.muted),
        weight: isBest ? 780 : 600,
      })
    })
  })
}
