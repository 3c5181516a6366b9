/** Tokens and rings. */
import { apart, disc, noShadow, shadow, slab, vertical, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import { write } from '../../../art/type.ts'
import { seatOutline } from '../../../art/seat-mark.ts'
import type { Materials } from '../../../art/materials.ts'
import type { Looks } from '../looks.ts'
import { said } from '../names.ts'

export function token(
  brush: Brush,
  { colour, shape }: Looks['token'],
  size: number,
  _h: number,
  made: Materials,
): void {
  const path = seatOutline(shape)
  apart(brush, () => {
    brush.scale((size * 0.96) / 24, (size * 0.96) / 24)
    brush.translate(-12, -12)
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.65)', 3, 1)
    brush.fillStyle = slantedTone(brush, parsed(colour))
    brush.fill(path)
    noShadow(brush)
    brush.lineWidth = 2.6
    brush.strokeStyle = css(made.dark ? 0x0a1214 : 0xffffff)
    brush.stroke(path)
    brush.lineWidth = 1
    brush.strokeStyle = css(mix(parsed(colour), made.dark ? 0xffffff : 0x000000, 0.4))
    brush.stroke(path)
  })
}

function slantedTone(brush: Brush, colour: number): CanvasGradient {
  const tone = brush.createLinearGradient(4, 2, 20, 22)
  tone.addColorStop(0, css(mix(colour, 0xffffff, 0.35)))
  tone.addColorStop(0.5, css(colour))
  tone.addColorStop(1, css(mix(colour, 0x000000, 0.25)))
  return tone
}

export function ring(brush: Brush, _look: unknown, size: number, _h: number, made: Materials): void {
  const r = size * 0.34
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(0 0 0 / 0.55)', size * 0.12, size * 0.04)
    disc(brush, 0, 0, r)
    brush.lineWidth = size * 0.22
    brush.strokeStyle = vertical(brush, -size / 2, size / 2, [
      [0, css(made.contrast ? made.gold : 0xfff3c4)],
      [0.45, css(made.contrast ? made.gold : 0xe0a93f)],
      [1, css(made.contrast ? made.gold : 0x8a5416)],
    ])
    brush.stroke()
    noShadow(brush)
  })
  for (const at of [r - size * 0.11, r + size * 0.11]) {
    disc(brush, 0, 0, at)
    brush.lineWidth = Math.max(0.5, size * 0.035)
    brush.strokeStyle = css(0x5a3208, 0.8)
    brush.stroke()
  }
}

export function supply(brush: Brush, { count }: Looks['supply'], w: number, h: number, made: Materials): void {
  const pad = Math.min(2, h * 0.05)
  slab(brush, -w / 2 + pad, -h * 0.4, w - 2 * pad, h * 0.8, Math.min(h * 0.4, w * 0.24))
  brush.fillStyle = css(made.well, made.dark ? 0.6 : 0.55)
  brush.fill()
  brush.lineWidth = 1
  brush.strokeStyle = css(made.gold, made.contrast ? 1 : 0.4)
  brush.stroke()
  if (count > 0) return
  write(brush, said('sign.supply'), 0, 0, { size: h * 0.3, colour: css(made.muted), most: w * 0.8 })
}
