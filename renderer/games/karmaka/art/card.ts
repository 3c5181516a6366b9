/** Cards: paper with a coloured picture, what they are worth in its corner, their name and what they do. */
import { CARD_DATA, type Card } from '../../../../engine/karmaka/data.ts'
import { apart, noShadow, shadow, slab, slanted, type Brush } from '../../../art/brush.ts'
import { css, mix } from '../../../art/colour.ts'
import { write } from '../../../art/type.ts'
import { CARD_EMBLEMS } from './emblems.ts'
import type { Materials } from '../../../art/materials.ts'
import { fitted, LEADING, lines } from '../../../art/paragraph.ts'
import { said } from '../names.ts'
import { HUES, PAPER } from './colours.ts'
import { worthMark } from './glyphs.ts'
import { picture, picturedEmblem } from './picture.ts'
import type { Looks } from '../looks.ts'

/** Below this width there is no room for a name, and below the other one none for the ability. */
const NAMED = 44
const TOLD = 84
/** Letters smaller than this are not read. */
const READABLE = 7.2
/** The letters of a small card are not larger than this, in CSS pixels. */
const SMALL = 13.5

export function card(
  brush: Brush,
  { card: which, exposed, textScale }: Looks['card'],
  w: number,
  h: number,
  made: Materials,
): void {
  const { colour, points } = CARD_DATA[which]
  const radius = w * 0.075
  const edge = Math.max(1.5, w * 0.042)
  paper(brush, w, h, radius, exposed, made)
  const text = w >= TOLD ? abilityText(brush, which, w, h, textScale) : undefined
  const foot = text !== undefined ? h * 0.5 : w >= NAMED ? Math.max(h * 0.17, 11) : edge
  const art = { x: -w / 2 + edge, y: -h / 2 + edge, w: w - 2 * edge, h: h - edge - foot }
  apart(brush, () => {
    slab(brush, art.x, art.y, art.w, art.h, radius * 0.62)
    brush.clip()
    picture(brush, art, colour)
  })
  apart(brush, () => {
    slab(brush, art.x, art.y, art.w, art.h, radius * 0.62)
    brush.lineWidth = Math.max(0.6, w * 0.008)
    brush.strokeStyle = css(HUES[colour].deep, 0.8)
    brush.stroke()
  })
  const worth = Math.max(Math.min(w * 0.31, art.h * 0.46), Math.min(15, w * 0.42))
  const cx = art.x + art.w / 2 + (w < NAMED ? 0 : worth * 0.14)
  const cy = art.y + art.h * (w < NAMED ? 0.62 : 0.54)
  const size = Math.min(art.h * (w < NAMED ? 0.58 : 0.72), art.w * 0.66)
  picturedEmblem(brush, CARD_EMBLEMS[which], cx, cy, size, colour)
  worthMark(brush, art.x + worth * 0.56, art.y + worth * 0.57, worth, colour, points)
  if (w < NAMED) return
  const band = text !== undefined ? Math.max(w * 0.125, 10.5) : foot - edge * 0.4
  const y = art.y + art.h + band / 2 + (text !== undefined ? h * 0.018 : 0)
  write(brush, said(`card.${which}.name`), 0, y, {
    size: Math.min(band * (text !== undefined ? 0.98 : 0.82), w * 0.15),
    least: Math.min(6.5, w * 0.1),
    most: w - edge * 2.4,
    colour: css(PAPER.ink),
    weight: 640,
    display: true,
  })
  if (text === undefined) return
  const line = text.size * LEADING
  const top = y + band / 2 + h * 0.012
  const room = h / 2 - edge - top
  text.lines.forEach((part, i) => {
    const middle = top + (room - text.lines.length * line) * 0.42 + (i + 0.5) * line
    write(brush, part, 0, middle, { size: text.size, colour: css(PAPER.ink, 0.92), weight: 500 })
  })
}

/** @returns the size of the letters of an ability that is short enough, on a card of this width, in CSS pixels */
export function largestText(w: number, textScale: number): number {
  // Small cards need letters as large as they have room for, large ones not.
  return Math.min(Math.max(w * 0.094, Math.min(w * 0.12, SMALL)) * Math.min(1.2, textScale), 19)
}

/** The ability in lines, as large as it goes; undefined when it would be too small to read. */
function abilityText(
  brush: Brush,
  which: Card,
  w: number,
  h: number,
  textScale: number,
): { readonly size: number; readonly lines: readonly string[] } | undefined {
  const text = said(`card.${which}.ability`)
  const most = largestText(w, textScale)
  const size = fitted(brush, text, { width: w * 0.86, height: h * 0.5 - w * 0.125 - h * 0.055, most, least: READABLE })
  return size === undefined ? undefined : { size, lines: lines(brush, text, w * 0.86, size) }
}

function paper(brush: Brush, w: number, h: number, radius: number, exposed: boolean, made: Materials): void {
  apart(brush, () => {
    if (exposed && !made.contrast) shadow(brush, css(made.goldLight, made.dark ? 0.75 : 0.9), w * 0.12)
    else
      shadow(
        brush,
        made.dark ? 'rgb(0 0 0 / 0.6)' : 'rgb(60 40 10 / 0.4)',
        Math.max(3, w * 0.06),
        Math.max(1, w * 0.02),
      )
    slab(brush, -w / 2, -h / 2, w, h, radius)
    brush.fillStyle = slanted(brush, -w / 2, -h / 2, w / 2, h / 2, [
      [0, css(PAPER.light)],
      [0.55, css(PAPER.base)],
      [1, css(PAPER.shade)],
    ])
    brush.fill()
    noShadow(brush)
  })
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, radius)
  brush.lineWidth = exposed ? Math.max(1.5, w * 0.03) : 1
  brush.strokeStyle = exposed
    ? css(made.contrast ? made.gold : mix(made.gold, made.goldLight, 0.45))
    : css(0x2a1c14, 0.55)
  brush.stroke()
}
