/** A life: its occupation, its age, and whether it goes on. */
import { AGE_LEVELS, CASTE_DATA, OCCUPATION_DATA, type Occupation } from '../../../../engine/moksha/data.ts'
import { apart, noShadow, shadow, slab, slanted, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { LEADING, lines } from '../../../art/paragraph.ts'
import { said, width, write } from '../../../art/type.ts'
import { OCCUPATION_EMBLEMS } from '../emblems.ts'
import { stageBoxes } from '../geometry.ts'
import { BAD, CASTE_HUES, GOOD, PAPER } from './colours.ts'
import { emblem, heart } from './signs.ts'

/** An occupation: emblem, name, caste with its vitality, and what it can do in short. */
export function card(
  brush: Brush,
  w: number,
  h: number,
  {
    occupation,
    large,
    textScale,
  }: { readonly occupation: Occupation; readonly large: boolean; readonly textScale: number },
  made: Materials,
): void {
  const { caste } = OCCUPATION_DATA[occupation]
  const { light, base, deep } = CASTE_HUES[caste]
  const radius = Math.min(10, Math.min(w, h) * 0.1)
  apart(brush, () => {
    if (large && !made.contrast) shadow(brush, 'rgb(20 6 0 / 0.5)', 8, 3)
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = large
      ? slanted(brush, -w / 2, -h / 2, w / 2, h / 2, [
          [0, css(PAPER.light)],
          [0.7, css(PAPER.base)],
          [1, css(PAPER.shade)],
        ])
      : css(base)
    brush.fill()
    noShadow(brush)
    brush.lineWidth = 1
    brush.strokeStyle = css(made.contrast ? 0xffffff : deep)
    brush.stroke()
  })
  const { path } = OCCUPATION_EMBLEMS[occupation]
  if (!large) {
    emblem(brush, path, 0, 0, Math.min(w, h) * 0.82, css(0xffffff))
    return
  }
  const low = h < 92
  if (low) {
    const size = Math.min(h * 0.78, 64)
    banner(brush, -w / 2, -h / 2, Math.min(size * 1.1, w * 0.42), h, radius, [light, base, deep])
    const wide = Math.min(size * 1.1, w * 0.42)
    emblem(brush, path, -w / 2 + wide / 2, 0, Math.min(wide, size) * 0.86, css(0xffffff))
    const x = -w / 2 + wide + 4
    const most = w - wide - 7
    write(brush, said(`moksha.occupation.${occupation}`), x, -h * 0.16, {
      size: Math.min(13 * textScale, h * 0.34),
      colour: css(PAPER.ink),
      weight: 680,
      align: 'left',
      most,
      least: 7,
    })
    write(brush, `${said(`moksha.caste.${caste}`)} ${String(CASTE_DATA[caste].vitality)}`, x, h * 0.22, {
      size: Math.min(11 * textScale, h * 0.27),
      colour: css(deep),
      weight: 640,
      align: 'left',
      most,
      least: 6,
    })
    return
  }
  const band = h * 0.42
  banner(brush, -w / 2, -h / 2, w, band, radius, [light, base, deep])
  emblem(brush, path, 0, -h / 2 + band * 0.5, Math.min(w, band) * 0.8, css(0xffffff, 0.97))
  const badge = Math.min(w * 0.15, band * 0.25)
  heart(brush, w / 2 - badge * 1.15, -h / 2 + badge * 1.2, badge, { light: 0xffd9d0, base: 0xd0402f, deep: 0x7c160c })
  write(brush, String(CASTE_DATA[caste].vitality), w / 2 - badge * 1.15, -h / 2 + badge * 1.1, {
    size: badge * 0.95,
    colour: css(0xffffff),
    weight: 780,
  })
  const title = Math.min(19 * textScale, w * 0.125, h * 0.13)
  write(brush, said(`moksha.occupation.${occupation}`), 0, -h / 2 + band + title * 0.82, {
    size: title,
    colour: css(PAPER.ink),
    weight: 640,
    display: true,
    most: w * 0.92,
    least: 8,
  })
  const second = title * 0.66
  write(brush, said(`moksha.caste.${caste}`), 0, -h / 2 + band + title * 1.75, {
    size: Math.max(7.5, second),
    colour: css(deep),
    weight: 660,
    most: w * 0.9,
    least: 7,
  })
  paragraph(
    brush,
    said(`moksha.occupationText.${occupation}`),
    w * 0.9,
    -h / 2 + band + title * 2.3,
    h / 2 - h * 0.025,
    14.5 * textScale,
  )
}

function banner(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  [light, base, deep]: readonly [number, number, number],
): void {
  apart(brush, () => {
    brush.beginPath()
    brush.roundRect(x, y, w, h, r)
    brush.fillStyle = slanted(brush, x, y, x + w, y + h, [
      [0, css(mix(base, light, 0.35))],
      [0.5, css(base)],
      [1, css(deep)],
    ])
    brush.fill()
  })
}

/** Words in as many lines as fit, as large as they can be. */
export function paragraph(brush: Brush, text: string, w: number, top: number, bottom: number, largest: number): void {
  for (let size = largest; size >= 6.5; size -= 0.5) {
    const found = lines(brush, text, w, size)
    const high = found.length * size * LEADING
    if (high > bottom - top && size > 6.5) continue
    let y = top + Math.max(0, (bottom - top - high) / 2)
    for (const line of found) {
      if (y + size * LEADING > bottom + size * 0.6) return
      write(brush, line, 0, y + (size * LEADING) / 2, {
        size,
        colour: css(PAPER.ink, 0.9),
        weight: 520,
        most: w * 1.03,
        least: 6,
      })
      y += size * LEADING
    }
    return
  }
}

/** The age track: what every stage takes, lit as far as vitality goes. */
export function age(
  brush: Brush,
  w: number,
  h: number,
  { stage, vitality, small }: { readonly stage: number; readonly vitality: number; readonly small: boolean },
  made: Materials,
): void {
  stageBoxes({ x: -w / 2, y: -h / 2, w, h }, AGE_LEVELS.length).forEach((at, i) => {
    const level = AGE_LEVELS[i] ?? 0
    const reached = vitality >= level
    const past = i + 1 < stage
    const next = i === stage
    slab(brush, at.x, at.y, at.w, at.h, Math.min(6, at.h * 0.2))
    const tone = reached ? GOOD : BAD
    brush.fillStyle = made.contrast
      ? css(reached ? 0x0c3a14 : 0x000000)
      : css(
          past ? mix(made.well, made.gold, 0.22) : reached ? mix(made.well, GOOD, 0.55) : made.well,
          made.dark ? 0.9 : 0.75,
        )
    brush.fill()
    brush.lineWidth = next ? Math.max(1.4, at.h * 0.035) : 0.8
    brush.strokeStyle = next ? css(tone) : css(made.gold, 0.4)
    brush.stroke()
    if (small) return
    write(brush, String(i + 1), at.x + at.w / 2, at.y + at.h * 0.3, {
      size: Math.min(at.h * 0.36, at.w * 0.46),
      colour: css(made.ink, 0.8),
      weight: 600,
      display: true,
    })
    write(brush, String(level), at.x + at.w / 2, at.y + at.h * 0.77, {
      size: Math.min(at.h * 0.3, at.w * 0.36),
      colour: css(made.ink, reached ? 1 : 0.75),
      weight: 720,
    })
    const line = Math.min(at.w * 0.5, 20)
    brush.lineWidth = 0.8
    brush.strokeStyle = css(made.gold, 0.4)
    brush.beginPath()
    brush.moveTo(at.x + at.w / 2 - line / 2, at.y + at.h * 0.57)
    brush.lineTo(at.x + at.w / 2 + line / 2, at.y + at.h * 0.57)
    brush.stroke()
  })
}

export interface VerdictLook {
  readonly vitality: number
  readonly need: number
  readonly lives: boolean
  readonly large: boolean
  readonly textScale: number
}

/** Will I live through this turn? */
export function verdict(brush: Brush, w: number, h: number, look: VerdictLook, made: Materials): void {
  const { vitality, need, lives, large, textScale } = look
  const tone = lives ? GOOD : BAD
  slab(brush, -w / 2, -h / 2, w, h, Math.min(12, h * 0.22))
  brush.fillStyle = made.contrast
    ? css(lives ? 0x062b0e : 0x330a06)
    : vertical(brush, -h / 2, h / 2, [
        [0, css(mix(made.dark ? 0x1c0d0c : 0xfffaf0, tone, made.dark ? 0.42 : 0.24))],
        [1, css(mix(made.dark ? 0x140808 : 0xf4e2c4, tone, made.dark ? 0.28 : 0.34))],
      ])
  brush.fill()
  brush.lineWidth = large ? 1.6 : 1
  brush.strokeStyle = css(tone, 0.95)
  brush.stroke()
  const text = need < 0 ? String(vitality) : `${String(vitality)}/${String(need)}`
  const tall = large && h > 44
  const middle = tall ? -h * 0.17 : 0
  const size = Math.min(tall ? h * 0.42 : h * 0.62, w * 0.26, 44 * textScale)
  const letters = { size, colour: css(made.ink), weight: 780 } as const
  const wide = Math.min(width(brush, text, letters), w * 0.62)
  const r = Math.min(size * 0.5, w * 0.12)
  const gap = r * 0.5
  const from = -(2 * r + gap + wide) / 2
  const hue = lives ? { light: 0xd6f5cf, base: GOOD, deep: 0x17441f } : { light: 0xffd2c4, base: BAD, deep: 0x6a140a }
  heart(brush, from + r, middle, r, hue)
  if (!lives) crack(brush, from + r, middle, r)
  write(brush, text, from + 2 * r + gap, middle, { ...letters, align: 'left', most: w * 0.64, least: 6 })
  if (!tall) return
  const id = need < 0 ? 'moksha.sign.last' : lives ? 'moksha.sign.lives' : 'moksha.sign.dies'
  write(brush, said(id, { short: Math.max(0, need - vitality) }), 0, h * 0.27, {
    size: Math.min(h * 0.2, 17 * textScale, w * 0.12),
    colour: css(mix(made.ink, tone, made.dark ? 0.2 : 0.35)),
    weight: 680,
    most: w * 0.92,
    least: 7.5,
  })
}

function crack(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.moveTo(x + r * 0.1, y - r * 0.5)
  brush.lineTo(x - r * 0.18, y - r * 0.1)
  brush.lineTo(x + r * 0.14, y + r * 0.12)
  brush.lineTo(x - r * 0.06, y + r * 0.7)
  brush.lineWidth = Math.max(1, r * 0.14)
  brush.strokeStyle = css(0xfff2e0)
  brush.stroke()
}
