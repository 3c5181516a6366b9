/** Draws the aura track of all seats, and the table of majorities. */
import { REGIONS } from '../../../../engine/moksha/data.ts'
import {
  withSavedState,
  traceCircle,
  clearShadow,
  setShadow,
  traceRoundedRect,
  verticalGradient,
  type Canvas2D,
} from '../../../art/canvas.ts'
import { toCssColour, mixColours, parseHexColour } from '../../../art/colour.ts'
import type { BoardColours } from '../../../art/materials.ts'
import { drawEnlargeOrCloseIcon } from '../../../art/seat-backdrop.ts'
import { drawSeatMark } from '../../../art/seat-mark.ts'
import { drawText } from '../../../art/canvas-text.ts'
import { formatMessage } from '../../../messages/index.ts'
import { MAJORITY_TABLE_NAMES_WIDTH_RATIO, auraTrackX } from './geometry.ts'
import { regionName, formatGameMessage, type MokshaMessageId } from '../names.ts'
import { GAIN_COLOUR, REGION_SHADES } from './colours.ts'
import { drawAuraIcon } from './signs.ts'
import type { SpritePropsByKind } from '../sprite-specs.ts'

/** Draws the track on which the aura of all seats moves towards the target, without pawns. */
export function drawEmptyAuraTrack(
  brush: Canvas2D,
  { target, textScale }: SpritePropsByKind['race'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const area = { x: -w / 2, y: -h / 2, w, h }
  withSavedState(brush, () => {
    if (!made.contrast) setShadow(brush, made.shade, 10, 3)
    traceRoundedRect(brush, -w / 2, -h / 2, w, h, Math.min(14, h * 0.32))
    brush.fillStyle = verticalGradient(brush, -h / 2, h / 2, [
      [0, toCssColour(made.lacquerTop, 0.96)],
      [1, toCssColour(made.lacquerLow, 0.96)],
    ])
    brush.fill()
    clearShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.5)
    brush.stroke()
  })
  const caption = Math.min(h * 0.34, w * 0.04, 17 * textScale)
  drawText(brush, formatGameMessage('sign.aura'), -w / 2 + h * 0.22, 0, {
    size: caption,
    colour: toCssColour(made.ink),
    display: true,
    weight: 600,
    align: 'left',
    most: w * 0.085,
    least: 7,
  })
  // It opens the majorities of all.
  drawEnlargeOrCloseIcon(brush, w / 2 - Math.max(h * 0.24, 9), 0, Math.min(h * 0.15, 8), 'enlarge', made)
  const y = -h * 0.08
  const from = auraTrackX(area, 0, target)
  const to = auraTrackX(area, target, target)
  brush.lineWidth = Math.max(2, h * 0.1)
  brush.strokeStyle = toCssColour(made.well, 0.9)
  brush.beginPath()
  brush.moveTo(from, y)
  brush.lineTo(to, y)
  brush.stroke()
  for (let step = 0; step <= target; step++) {
    const x = auraTrackX(area, step, target)
    if (step === target) {
      drawAuraIcon(brush, x, y, h * 0.36)
    } else {
      traceCircle(brush, x, y, Math.max(2, h * 0.085))
      brush.fillStyle = toCssColour(mixColours(made.goldDeep, made.goldLight, step / target))
      brush.fill()
    }
    drawText(brush, String(step), x, h * 0.36, {
      size: Math.min(h * 0.26, 13 * textScale, (to - from) / target / 1.5),
      colour: toCssColour(step === target ? made.ink : made.muted),
      weight: step === target ? 780 : 600,
    })
  }
}

/**
 * Draws the table of majorities. For every region and seat it shows the number of disciples, and it marks the seats
 * with the most. For every seat it also shows the aura (points towards a target) that a death now would bring.
 */
export function drawMajoritiesTable(
  brush: Canvas2D,
  sprite: SpritePropsByKind['majorities'],
  w: number,
  h: number,
  made: BoardColours,
): void {
  const seats = sprite.seats.split('\n').map((line) => {
    const [name = '', colour = '', shape = '', counts = '', now = '0', dying = '0'] = line.split('|')
    return {
      name,
      tone: parseHexColour(colour),
      shape,
      counts: counts.split(' '),
      now: Number(now),
      dying: Number(dying),
    }
  })
  traceRoundedRect(brush, -w / 2, -h / 2, w, h, 12)
  brush.fillStyle = toCssColour(made.lacquer, 0.97)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, made.contrast ? 1 : 0.6)
  brush.stroke()
  const count = REGIONS.length + 3.2
  const row = h / count
  const wide = (w * (1 - MAJORITY_TABLE_NAMES_WIDTH_RATIO)) / seats.length
  const column = (seat: number): number => -w / 2 + w * MAJORITY_TABLE_NAMES_WIDTH_RATIO + wide * (seat + 0.5)
  const size = Math.min(row * 0.56, 17 * sprite.textScale)
  seats.forEach(({ name, tone, shape }, seat) => {
    const x = column(seat)
    drawSeatMark(brush, x, -h / 2 + row * 0.42, row * 0.56, tone, shape)
    drawText(brush, name, x, -h / 2 + row * 0.98, {
      size: size * 0.82,
      colour: toCssColour(made.ink),
      weight: 640,
      most: wide * 0.92,
      least: 7,
    })
  })
  REGIONS.forEach(({ id }, i) => {
    const y = -h / 2 + row * (1.75 + i)
    if (i % 2 === 0) {
      traceRoundedRect(brush, -w / 2 + 4, y - row / 2, w - 8, row, 5)
      brush.fillStyle = toCssColour(made.ink, 0.05)
      brush.fill()
    }
    traceCircle(brush, -w / 2 + row * 0.62, y, row * 0.3)
    brush.fillStyle = toCssColour(REGION_SHADES[i]?.base ?? 0xcccccc)
    brush.fill()
    drawText(brush, String(id), -w / 2 + row * 0.62, y, {
      size: row * 0.36,
      colour: toCssColour(0x2a1408),
      weight: 780,
    })
    drawText(brush, formatMessage(regionName(id)), -w / 2 + row * 1.16, y, {
      size,
      colour: toCssColour(made.ink),
      weight: 560,
      align: 'left',
      most: w * MAJORITY_TABLE_NAMES_WIDTH_RATIO - row * 1.3,
      least: 7,
    })
    seats.forEach(({ counts }, seat) => {
      const text = counts[i] ?? '0'
      const own = text.replace('!', '')
      const leads = text.endsWith('!')
      if (leads) {
        traceRoundedRect(brush, column(seat) - row * 0.5, y - row * 0.38, row, row * 0.76, row * 0.38)
        brush.fillStyle = toCssColour(GAIN_COLOUR, made.dark ? 0.75 : 0.85)
        brush.fill()
      }
      drawText(brush, own === '0' ? '·' : own, column(seat), y, {
        size,
        colour: toCssColour(leads ? 0xffffff : made.ink, own === '0' ? 0.45 : 1),
        weight: leads ? 780 : 560,
      })
    })
  })
  const foot = -h / 2 + row * (1.75 + REGIONS.length) + row * 0.1
  brush.lineWidth = 1
  brush.strokeStyle = toCssColour(made.gold, 0.6)
  brush.beginPath()
  brush.moveTo(-w / 2 + 8, foot - row * 0.5)
  brush.lineTo(w / 2 - 8, foot - row * 0.5)
  brush.stroke()
  const label = (id: MokshaMessageId, y: number): void => {
    drawText(brush, formatGameMessage(id), -w / 2 + row * 0.32, y, {
      size,
      colour: toCssColour(made.ink),
      weight: 660,
      align: 'left',
      most: w * MAJORITY_TABLE_NAMES_WIDTH_RATIO - row * 0.5,
      least: 7,
    })
  }
  label('sign.dying', foot)
  label('sign.after', foot + row)
  seats.forEach(({ now, dying }, seat) => {
    drawText(brush, `+${String(dying)}`, column(seat), foot, {
      size: size * 1.1,
      colour: toCssColour(made.ink),
      weight: 760,
    })
    const there = now + dying >= sprite.target
    drawAuraIcon(brush, column(seat) - size * 1.1, foot + row, size * 0.56)
    drawText(brush, `${String(now + dying)}/${String(sprite.target)}`, column(seat) - size * 0.34, foot + row, {
      size,
      colour: toCssColour(there ? made.accent : made.ink),
      weight: 760,
      align: 'left',
    })
  })
}
