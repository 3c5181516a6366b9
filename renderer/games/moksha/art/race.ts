/** The aura of all on its way to moksha, and the table of majorities. */
import { REGIONS } from '../../../../engine/moksha/data.ts'
import { apart, disc, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { enlarging } from '../../../art/plate.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { write } from '../../../art/type.ts'
import { words } from '../../../messages/index.ts'
import { NAMES, raceX } from './geometry.ts'
import { regionName, said, type MokshaId } from '../names.ts'
import { GOOD, LAND } from './colours.ts'
import { aura } from './signs.ts'
import type { Looks } from '../looks.ts'

export function race(brush: Brush, { target, textScale }: Looks['race'], w: number, h: number, made: Materials): void {
  const area = { x: -w / 2, y: -h / 2, w, h }
  apart(brush, () => {
    if (!made.contrast) shadow(brush, made.shade, 10, 3)
    slab(brush, -w / 2, -h / 2, w, h, Math.min(14, h * 0.32))
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.lacquerTop, 0.96)],
      [1, css(made.lacquerLow, 0.96)],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.5)
    brush.stroke()
  })
  const caption = Math.min(h * 0.34, w * 0.04, 17 * textScale)
  write(brush, said('sign.aura'), -w / 2 + h * 0.22, 0, {
    size: caption,
    colour: css(made.ink),
    display: true,
    weight: 600,
    align: 'left',
    most: w * 0.085,
    least: 7,
  })
  // It opens the majorities of all.
  enlarging(brush, w / 2 - Math.max(h * 0.24, 9), 0, Math.min(h * 0.15, 8), 'enlarge', made)
  const y = -h * 0.08
  const from = raceX(area, 0, target)
  const to = raceX(area, target, target)
  brush.lineWidth = Math.max(2, h * 0.1)
  brush.strokeStyle = css(made.well, 0.9)
  brush.beginPath()
  brush.moveTo(from, y)
  brush.lineTo(to, y)
  brush.stroke()
  for (let step = 0; step <= target; step++) {
    const x = raceX(area, step, target)
    if (step === target) {
      aura(brush, x, y, h * 0.36)
    } else {
      disc(brush, x, y, Math.max(2, h * 0.085))
      brush.fillStyle = css(mix(made.goldDeep, made.goldLight, step / target))
      brush.fill()
    }
    write(brush, String(step), x, h * 0.36, {
      size: Math.min(h * 0.26, 13 * textScale, (to - from) / target / 1.5),
      colour: css(step === target ? made.ink : made.muted),
      weight: step === target ? 780 : 600,
    })
  }
}

/** Every region and every seat: disciples, who leads, and what dying now would bring. */
export function majorities(brush: Brush, look: Looks['majorities'], w: number, h: number, made: Materials): void {
  const seats = look.seats.split('\n').map((line) => {
    const [name = '', colour = '', shape = '', counts = '', now = '0', dying = '0'] = line.split('|')
    return { name, tone: parsed(colour), shape, counts: counts.split(' '), now: Number(now), dying: Number(dying) }
  })
  slab(brush, -w / 2, -h / 2, w, h, 12)
  brush.fillStyle = css(made.lacquer, 0.97)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.6)
  brush.stroke()
  const count = REGIONS.length + 3.2
  const row = h / count
  const wide = (w * (1 - NAMES)) / seats.length
  const column = (seat: number): number => -w / 2 + w * NAMES + wide * (seat + 0.5)
  const size = Math.min(row * 0.56, 17 * look.textScale)
  seats.forEach(({ name, tone, shape }, seat) => {
    const x = column(seat)
    seatMark(brush, x, -h / 2 + row * 0.42, row * 0.56, tone, shape)
    write(brush, name, x, -h / 2 + row * 0.98, {
      size: size * 0.82,
      colour: css(made.ink),
      weight: 640,
      most: wide * 0.92,
      least: 7,
    })
  })
  REGIONS.forEach(({ id }, i) => {
    const y = -h / 2 + row * (1.75 + i)
    if (i % 2 === 0) {
      slab(brush, -w / 2 + 4, y - row / 2, w - 8, row, 5)
      brush.fillStyle = css(made.ink, 0.05)
      brush.fill()
    }
    disc(brush, -w / 2 + row * 0.62, y, row * 0.3)
    brush.fillStyle = css(LAND[i]?.base ?? 0xcccccc)
    brush.fill()
    write(brush, String(id), -w / 2 + row * 0.62, y, { size: row * 0.36, colour: css(0x2a1408), weight: 780 })
    write(brush, words(regionName(id)), -w / 2 + row * 1.16, y, {
      size,
      colour: css(made.ink),
      weight: 560,
      align: 'left',
      most: w * NAMES - row * 1.3,
      least: 7,
    })
    seats.forEach(({ counts }, seat) => {
      const text = counts[i] ?? '0'
      const own = text.replace('!', '')
      const leads = text.endsWith('!')
      if (leads) {
        slab(brush, column(seat) - row * 0.5, y - row * 0.38, row, row * 0.76, row * 0.38)
        brush.fillStyle = css(GOOD, made.dark ? 0.75 : 0.85)
        brush.fill()
      }
      write(brush, own === '0' ? '·' : own, column(seat), y, {
        size,
        colour: css(leads ? 0xffffff : made.ink, own === '0' ? 0.45 : 1),
        weight: leads ? 780 : 560,
      })
    })
  })
  const foot = -h / 2 + row * (1.75 + REGIONS.length) + row * 0.1
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, 0.6)
  brush.beginPath()
  brush.moveTo(-w / 2 + 8, foot - row * 0.5)
  brush.lineTo(w / 2 - 8, foot - row * 0.5)
  brush.stroke()
  const label = (id: MokshaId, y: number): void => {
    write(brush, said(id), -w / 2 + row * 0.32, y, {
      size,
      colour: css(made.ink),
      weight: 660,
      align: 'left',
      most: w * NAMES - row * 0.5,
      least: 7,
    })
  }
  label('sign.dying', foot)
  label('sign.after', foot + row)
  seats.forEach(({ now, dying }, seat) => {
    write(brush, `+${String(dying)}`, column(seat), foot, { size: size * 1.1, colour: css(made.ink), weight: 760 })
    const there = now + dying >= look.target
    aura(brush, column(seat) - size * 1.1, foot + row, size * 0.56)
    write(brush, `${String(now + dying)}/${String(look.target)}`, column(seat) - size * 0.34, foot + row, {
      size,
      colour: css(there ? made.accent : made.ink),
      weight: 760,
      align: 'left',
    })
  })
}
