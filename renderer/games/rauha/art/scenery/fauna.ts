/** Animals in the distance: small, as the eye meets them. In the square of 100 by 100 (air.ts). */
import type { Animal } from '../../../../../engine/rauha/data.ts'
import { apart, slanted, type Brush } from '../../../../art/brush.ts'
import { css } from '../../../../art/colour.ts'
import { between, type Dice } from './dice.ts'

const DARK = 0x1c2230

/** Birds in the sky, a herd on the ridge, a leap out of the water. */
export function fauna(brush: Brush, dice: Dice, animal: Animal, count: number, water: { x: number; y: number }): void {
  if (animal === 'flying') flock(brush, dice, 3 + 2 * count)
  else if (animal === 'land') herd(brush, dice, count)
  else for (let i = 0; i < count; i++) leap(brush, dice, water.x + (i - (count - 1) / 2) * 24, water.y)
}

function flock(brush: Brush, dice: Dice, count: number): void {
  const x = between(dice, 52, 70)
  const y = between(dice, 28, 36)
  for (let i = 0; i < count; i++) {
    const size = between(dice, 3, 5.6) * (i === 0 ? 1.4 : 1)
    gull(brush, x + ((i + 1) >> 1) * 8 * (i % 2 === 0 ? 1 : -0.9), y + ((i + 1) >> 1) * between(dice, 2, 4), size)
  }
}

function gull(brush: Brush, x: number, y: number, s: number): void {
  brush.beginPath()
  brush.moveTo(x - s, y - s * 0.28)
  brush.quadraticCurveTo(x - s * 0.4, y - s * 0.55, x, y)
  brush.quadraticCurveTo(x + s * 0.4, y - s * 0.55, x + s, y - s * 0.28)
  brush.quadraticCurveTo(x + s * 0.45, y - s * 0.32, x, y + s * 0.26)
  brush.quadraticCurveTo(x - s * 0.45, y - s * 0.32, x - s, y - s * 0.28)
  brush.closePath()
  brush.fillStyle = css(DARK, 0.8)
  brush.fill()
}

/** On the knoll at the left. */
function herd(brush: Brush, dice: Dice, count: number): void {
  stag(brush, between(dice, 17, 21), 70.5, 15)
  if (count > 1) stag(brush, between(dice, 35, 38), 77, 12)
  else stag(brush, between(dice, 31, 34), 73.5, 8)
}

/** A stag from the side, its hooves at `foot`. */
function stag(brush: Brush, x: number, foot: number, s: number): void {
  apart(brush, () => {
    brush.translate(x, foot)
    brush.scale(s / 10, s / 10)
    brush.fillStyle = css(0x2b1a16, 0.92)
    brush.strokeStyle = css(0x2b1a16, 0.92)
    brush.beginPath()
    brush.moveTo(-4, -5.4)
    brush.quadraticCurveTo(-1, -6.2, 1.6, -5.8)
    brush.lineTo(3, -8.4)
    brush.quadraticCurveTo(3.6, -9.4, 5, -8.6)
    brush.lineTo(5.4, -8)
    brush.lineTo(3.9, -7.5)
    brush.quadraticCurveTo(3.6, -5, 2.4, -3.6)
    brush.lineTo(-3.6, -3.4)
    brush.quadraticCurveTo(-4.6, -4.2, -4, -5.4)
    brush.fill()
    brush.lineWidth = 0.62
    for (const [top, low] of [
      [-3.3, -3.8],
      [-2.5, -2.2],
      [1.4, 1],
      [2.2, 2.7],
    ] as const) {
      brush.beginPath()
      brush.moveTo(top, -4)
      brush.lineTo(low, 0)
      brush.stroke()
    }
    brush.lineWidth = 0.4
    for (const side of [-1, 0.7]) {
      brush.beginPath()
      brush.moveTo(3.6, -9)
      brush.quadraticCurveTo(3.4 + side, -10.6, 3.8 + side * 1.7, -12.6)
      brush.moveTo(3.6 + side * 0.8, -10.6)
      brush.lineTo(4.6 + side * 0.9, -11.8)
      brush.stroke()
    }
  })
}

function leap(brush: Brush, dice: Dice, x: number, y: number): void {
  const s = between(dice, 7.5, 9)
  apart(brush, () => {
    brush.translate(x, y - s * 0.7)
    brush.rotate(-0.7)
    brush.beginPath()
    brush.moveTo(s, -s * 0.04)
    brush.bezierCurveTo(s * 0.6, -s * 0.42, -s * 0.1, -s * 0.46, -s * 0.62, -s * 0.06)
    brush.lineTo(-s * 1.08, -s * 0.4)
    brush.quadraticCurveTo(-s * 0.92, 0, -s * 1.1, s * 0.4)
    brush.lineTo(-s * 0.62, s * 0.1)
    brush.bezierCurveTo(-s * 0.1, s * 0.42, s * 0.6, s * 0.34, s, -s * 0.04)
    brush.closePath()
    brush.fillStyle = slanted(brush, 0, -s * 0.5, 0, s * 0.5, [
      [0, css(0x5f8fb5)],
      [0.5, css(0xcfe6f2)],
      [1, css(0xffffff)],
    ])
    brush.fill()
    brush.lineWidth = 0.5
    brush.strokeStyle = css(0x163a5c, 0.9)
    brush.stroke()
    brush.beginPath()
    brush.arc(s * 0.66, -s * 0.12, s * 0.07, 0, 2 * Math.PI)
    brush.fillStyle = css(0x0c2034)
    brush.fill()
  })
  for (let i = 0; i < 6; i++) {
    brush.beginPath()
    brush.arc(x + between(dice, -9, 9), y + between(dice, -6, 1), between(dice, 0.4, 0.9), 0, 2 * Math.PI)
    brush.fillStyle = css(0xffffff, 0.85)
    brush.fill()
  }
}
