/** Who is on the map: disciples and wanderers, in the colour and with the shape of their seat. */
import { apart, noShadow, shadow, slanted, type Brush } from '../../../art/brush.ts'
import { css, mix, parsed } from '../../../art/colour.ts'
import type { Materials } from '../../../art/materials.ts'
import { seatMark } from '../../../art/seat-mark.ts'
import type { Looks } from '../looks.ts'

/** A disciple: somebody who sits and listens. One colour: a sign; with a shape: a piece of a seat. */
export function sitting(brush: Brush, x: number, y: number, r: number): void {
  brush.beginPath()
  brush.arc(x, y - r * 0.56, r * 0.36, 0, 2 * Math.PI)
  brush.moveTo(x - r * 0.92, y + r * 0.88)
  brush.bezierCurveTo(x - r * 0.98, y + r * 0.4, x - r * 0.56, y + r * 0.36, x - r * 0.46, y + r * 0.06)
  brush.bezierCurveTo(x - r * 0.34, y - r * 0.24, x + r * 0.34, y - r * 0.24, x + r * 0.46, y + r * 0.06)
  brush.bezierCurveTo(x + r * 0.56, y + r * 0.36, x + r * 0.98, y + r * 0.4, x + r * 0.92, y + r * 0.88)
  brush.closePath()
}

export function disciple(brush: Brush, w: number, colour: string, shape: string, made: Materials): void {
  const r = w / 2
  const tone = parsed(colour)
  apart(brush, () => {
    shadow(brush, made.contrast ? 'transparent' : 'rgb(20 6 0 / 0.6)', r * 0.3, r * 0.12)
    sitting(brush, 0, 0, r * 0.98)
    brush.fillStyle = slanted(brush, -r, -r, r, r, [
      [0, css(mix(tone, 0xffffff, 0.4))],
      [0.5, css(tone)],
      [1, css(mix(tone, 0x000000, 0.3))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(0.8, r * 0.12)
    brush.strokeStyle = css(0x1c0d08, 0.92)
    brush.stroke()
  })
  if (r > 5) seatMark(brush, 0, r * 0.44, r * 0.7, 0xffffff, shape)
}

/** A wanderer with a staff. */
export function meeple(
  brush: Brush,
  { colour, shape, turn }: Looks['meeple'],
  _w: number,
  h: number,
  made: Materials,
): void {
  const r = h / 2
  const tone = parsed(colour)
  const body = (): void => {
    brush.beginPath()
    brush.arc(0, -r * 0.58, r * 0.34, 0, 2 * Math.PI)
    brush.moveTo(-r * 0.3, -r * 0.26)
    brush.bezierCurveTo(-r * 0.66, -r * 0.1, -r * 0.62, r * 0.5, -r * 0.7, r * 0.94)
    brush.lineTo(r * 0.62, r * 0.94)
    brush.bezierCurveTo(r * 0.6, r * 0.5, r * 0.6, -r * 0.1, r * 0.3, -r * 0.26)
    brush.closePath()
  }
  apart(brush, () => {
    if (turn && !made.contrast) shadow(brush, css(0xfff0b8, 0.95), r * 0.6)
    else shadow(brush, made.contrast ? 'transparent' : 'rgb(16 4 0 / 0.65)', r * 0.3, r * 0.14)
    brush.lineWidth = Math.max(1.2, r * 0.16)
    brush.strokeStyle = css(0x2a140a)
    brush.beginPath()
    brush.moveTo(r * 0.76, -r * 0.9)
    brush.lineTo(r * 0.82, r * 0.94)
    brush.stroke()
    body()
    brush.fillStyle = slanted(brush, -r, -r, r, r, [
      [0, css(mix(tone, 0xffffff, 0.5))],
      [0.5, css(tone)],
      [1, css(mix(tone, 0x000000, 0.36))],
    ])
    brush.fill()
    noShadow(brush)
    brush.lineWidth = Math.max(1, r * 0.11)
    brush.strokeStyle = css(0x1c0d08)
    brush.stroke()
    brush.beginPath()
    brush.moveTo(-r * 0.44, -r * 0.06)
    brush.quadraticCurveTo(0, r * 0.24, r * 0.5, -r * 0.04)
    brush.lineWidth = Math.max(0.8, r * 0.1)
    brush.strokeStyle = css(0xffffff, 0.75)
    brush.stroke()
  })
  seatMark(brush, -r * 0.03, r * 0.5, r * 0.62, 0xffffff, shape)
}
