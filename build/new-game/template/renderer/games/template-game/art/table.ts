/** What cards lie on, how many they are, and who sits where. */
import { disc, noShadow, shadow, slab, type Brush } from '../../../../../../../renderer/art/brush.ts'
import { css, parsed } from '../../../../../../../renderer/art/colour.ts'
import type { Materials } from '../../../../../../../renderer/art/materials.ts'
import { seatMark } from '../../../../../../../renderer/art/seat-mark.ts'
import { write } from '../../../../../../../renderer/art/type.ts'
import type { Looks } from '../looks.ts'
import { PAPER } from './colours.ts'
import { said } from '../names.ts'

export function slot(
  brush: Brush,
  { colour, caption, textScale }: Looks['slot'],
  w: number,
  h: number,
  made: Materials,
): void {
  slab(brush, -w / 2 + 0.5, -h / 2 + 0.5, w - 1, h - 1, w * 0.08)
  brush.fillStyle = css(made.well, made.dark ? 0.45 : 0.5)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(colour === '' ? made.gold : parsed(colour), made.contrast ? 1 : 0.45)
  brush.stroke()
  if (caption === '') return
  const how = { size: Math.min(w * 0.16, 14 * textScale), least: 8, most: w * 0.9, colour: css(made.muted) }
  write(brush, said(caption), 0, 0, how)
}

export function count(
  brush: Brush,
  { count: number }: Looks['count'],
  size: number,
  _h: number,
  made: Materials,
): void {
  shadow(brush, made.shade, 3, 1)
  disc(brush, 0, 0, size / 2)
  brush.fillStyle = css(PAPER.light)
  brush.fill()
  noShadow(brush)
  brush.lineWidth = 1
  brush.strokeStyle = css(made.goldDeep)
  brush.stroke()
  write(brush, String(number), 0, 0, { size: size * 0.6, colour: css(PAPER.ink), weight: 700 })
}

export function header(brush: Brush, look: Looks['header'], w: number, h: number, made: Materials): void {
  const { name, colour, shape, turn, textScale } = look
  const mark = Math.min(h * 0.8, 20 * textScale)
  seatMark(brush, -w / 2 + mark * 0.6, 0, mark, parsed(colour), shape)
  write(brush, name, -w / 2 + mark * 1.4, 0, {
    size: Math.min(h * 0.62, 16 * textScale),
    colour: css(made.ink),
    weight: turn ? 720 : 600,
    align: 'left',
    most: w - mark * 1.6,
  })
}
