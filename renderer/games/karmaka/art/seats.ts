/** The panels of the seats, and how each seat stands: name, best colour, what is missing for the next rung. */
import { LIFE_COLOURS, type LifeColour, type Rung } from '../../../../engine/karmaka/data.ts'
import { apart, disc, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import { width, write } from '../../../art/type.ts'
import { RUNG_EMBLEMS } from './emblems.ts'
import { headerLine, isHigh } from './geometry.ts'
import type { TeamMark } from '../looks.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import { HUES } from './colours.ts'
import { emblem, lined } from '../../../art/icon.ts'
import { said } from '../names.ts'
import { colourMark, SHAPES } from './glyphs.ts'

export interface PanelLook {
  readonly turn: boolean
  readonly asked: boolean
  readonly colour: string
  readonly team: TeamMark
}

export function panel(
  brush: Brush,
  { turn, asked, colour, team }: PanelLook,
  w: number,
  h: number,
  made: Materials,
): void {
  const r = Math.min(14, h * 0.13)
  const glow = asked ? made.goldLight : turn ? parsed(colour) : undefined
  apart(brush, () => {
    if (glow !== undefined && !made.contrast) shadow(brush, css(glow, asked ? 1 : 0.85), asked ? 22 : 13)
    else shadow(brush, made.shade, 8, 3)
    slab(brush, -w / 2, -h / 2, w, h, r)
    brush.fillStyle = vertical(brush, -h / 2, h / 2, [
      [0, css(made.lacquerTop, 0.96)],
      [0.25, css(made.lacquer, 0.95)],
      [1, css(made.lacquerLow, 0.95)],
    ])
    brush.fill()
    noShadow(brush)
  })
  apart(brush, () => {
    slab(brush, -w / 2, -h / 2, w, h, r)
    brush.clip()
    brush.fillStyle = css(parsed(colour), made.contrast ? 1 : 0.9)
    brush.fillRect(-w / 2, -h / 2, Math.max(3, Math.min(w, h) * 0.024), h)
    if (team !== 'none' && !made.contrast) {
      brush.fillStyle = css(team === 'moon' ? 0x6a86d8 : 0xf0a040, made.dark ? 0.1 : 0.14)
      brush.fillRect(-w / 2, -h / 2, w, h)
    }
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, r)
  brush.lineWidth = asked ? 2.5 : turn ? 2 : 1
  brush.strokeStyle = asked
    ? css(made.goldLight)
    : turn
      ? css(parsed(colour))
      : css(made.gold, made.contrast ? 1 : 0.42)
  brush.stroke()
}

/** What a life is worth on its rung. */
export interface StandingLook {
  readonly rung: Rung['id']
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly best: LifeColour
  readonly need: number
  readonly textScale: number
}

export interface HeaderLook extends StandingLook {
  readonly name: string
  readonly colour: string
  readonly shape: string
  readonly team: TeamMark
  readonly turn: boolean
  readonly rings: number
}

/** Low headers have two lines, high ones three. */
export function header(brush: Brush, look: HeaderLook, w: number, h: number, made: Materials): void {
  const high = isHigh({ w, h })
  const line = headerLine({ w, h })
  const first = -h / 2 + line * 0.5
  nameLine(brush, w, first, line, look, made, high ? 0 : look.rings > 0 ? 0.42 : 0.14)
  standing(brush, w, first + line, line, look, made)
  if (high) sums(brush, w, first + line * 2.1, line, look, made)
}

function nameLine(
  brush: Brush,
  w: number,
  y: number,
  line: number,
  { name, colour, shape, team, textScale, turn }: HeaderLook,
  made: Materials,
  kept: number,
): void {
  const mark = Math.min(line * 0.66, 26)
  let x = -w / 2 + mark * 0.2
  seatMark(brush, x + mark / 2, y, mark, parsed(colour), shape)
  x += mark * 1.25
  if (team !== 'none') {
    teamMark(brush, x + mark * 0.45, y, mark * 0.95, team, made)
    x += mark * 1.2
  }
  const size = Math.min(line * 0.62, (w * 0.045 + 9) * textScale, 26)
  write(brush, name, x, y, {
    size: Math.max(size, Math.min(11, line * 0.7)),
    colour: css(made.ink),
    weight: turn ? 720 : 620,
    align: 'left',
    most: w / 2 - x - w * kept,
    least: Math.max(8.5, size * 0.72),
  })
}

function teamMark(brush: Brush, x: number, y: number, size: number, team: TeamMark, made: Materials): void {
  const r = size / 2
  if (team === 'wolf') {
    brush.fillStyle = css(made.goldLight)
    if (!made.dark) brush.fillStyle = css(made.gold)
    emblem(brush, RUNG_EMBLEMS.wolf, x, y, size)
    return
  }
  apart(brush, () => {
    brush.translate(x, y)
    if (team === 'sun') {
      brush.fillStyle = css(made.dark ? 0xffc35a : 0xb86a08)
      disc(brush, 0, 0, r * 0.55)
      brush.fill()
      brush.lineWidth = Math.max(1, r * 0.18)
      brush.strokeStyle = css(made.dark ? 0xffc35a : 0xb86a08)
      for (let i = 0; i < 8; i++) {
        const angle = (i * Math.PI) / 4
        brush.beginPath()
        brush.moveTo(Math.cos(angle) * r * 0.72, Math.sin(angle) * r * 0.72)
        brush.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
        brush.stroke()
      }
    } else {
      brush.fillStyle = css(made.dark ? 0xa9c0ff : 0x3c55a8)
      brush.beginPath()
      brush.arc(0, 0, r * 0.85, 0.6, Math.PI * 2 - 0.6, false)
      brush.arc(r * 0.5, 0, r * 0.62, Math.PI * 2 - 0.95, 0.95, true)
      brush.fill()
    }
  })
}

/** The best colour as so many of so many, one mark for each point that the rung needs. */
function standing(brush: Brush, w: number, y: number, line: number, look: StandingLook, made: Materials): void {
  const { best, need, textScale } = look
  const points = look[best]
  const size = Math.min(line * 0.66, (w * 0.03 + 16) * Math.min(1.2, textScale))
  let x = -w / 2 + size * 0.1
  emblemSeal(brush, x + size * 0.56, y, size * 1.1, look.rung, made)
  x += size * 1.5
  if (need === 0) {
    write(brush, said(`rung.${look.rung}`), x, y, {
      size: size * 0.72,
      colour: css(made.ink),
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
    if (i < points) colourMark(brush, at, y, mark, best, css(made.dark ? 0xffffff : 0x2a1c14, 0.85))
    else {
      brush.lineWidth = Math.max(0.9, mark * 0.08)
      brush.strokeStyle = css(made.contrast ? made.ink : made.muted, 0.8)
      lined(brush, SHAPES[points > 0 ? best : 'mosaic'], at, y, mark * 0.43)
    }
  }
  x += mark * 1.08 * need + size * 0.22
  const figure = `${points}/${need}`
  const left = w / 2 - x
  const text = said('sign.missing', { missing: Math.max(0, need - points) })
  const figureSize = Math.min(size * 0.84, left * 0.5)
  const used = write(brush, figure, x, y, {
    size: figureSize,
    colour: css(points >= need ? (made.dark ? 0xb9f0a0 : 0x2f6b1c) : made.ink),
    weight: 760,
    align: 'left',
    most: left,
  })
  const small = Math.max(9.5, Math.min(size * 0.62, (w * 0.014 + 9) * textScale))
  const how = { size: small, colour: css(made.muted), align: 'left', weight: 560 } as const
  if (width(brush, text, how) < left - used - size * 0.35) write(brush, text, x + used + size * 0.35, y, how)
}

function emblemSeal(brush: Brush, x: number, y: number, d: number, rung: Rung['id'], made: Materials): void {
  disc(brush, x, y, d / 2)
  brush.fillStyle = css(made.contrast ? 0x000000 : mix(made.lacquerLow, made.gold, 0.16))
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, 0.8)
  brush.stroke()
  brush.fillStyle = css(made.dark ? made.goldLight : made.goldDeep)
  emblem(brush, RUNG_EMBLEMS[rung], x, y, d * 0.74)
}

/** The three sums, mosaic Deeds counted with each. */
function sums(brush: Brush, w: number, y: number, line: number, look: HeaderLook, made: Materials): void {
  const size = Math.min(line * 0.58, w * 0.02 + 16)
  const step = Math.min(size * 2.3, w * 0.2)
  LIFE_COLOURS.forEach((colour, i) => {
    const x = -w / 2 + size * 0.66 + i * step
    const isBest = colour === look.best && look[colour] > 0
    apart(brush, () => {
      brush.globalAlpha = look[colour] === 0 ? 0.55 : 1
      colourMark(brush, x, y, size * 0.86, colour, css(HUES[colour].light))
      write(brush, String(look[colour]), x + size * 0.78, y, {
        size: size * 0.84,
        colour: css(isBest ? made.ink : made.muted),
        weight: isBest ? 780 : 600,
      })
    })
  })
}
