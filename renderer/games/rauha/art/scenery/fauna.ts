/** Draws animals in the distance, small as they would appear there. In the square of 100 by 100 (air.ts). */
import type { Animal } from '../../../../../engine/rauha/data.ts'
import { withSavedState, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour } from '../../../../art/colour.ts'
import { fillUnitPath, drawUnscaledIconPicture, strokeUnitPath, type MultiColourIcon } from '../../../../art/icon.ts'
import { randomBetween, type SeededRandom } from './seeded-random.ts'

const DARK = 0x1c2230

/**
 * Draws one kind of animal: birds in the sky, a herd on the ridge, or a leap out of the water.
 * @param count number of such animals on the tile
 * @param water where a marine animal leaps
 */
export function drawAnimalGroup(
  brush: Canvas2D,
  dice: SeededRandom,
  animal: Animal,
  count: number,
  water: { x: number; y: number },
): void {
  if (animal === 'flying') flock(brush, dice, 3 + 2 * count)
  else if (animal === 'land') herd(brush, dice, count)
  else for (let i = 0; i < count; i++) leap(brush, dice, water.x + (i - (count - 1) / 2) * 24, water.y)
}

function flock(brush: Canvas2D, dice: SeededRandom, count: number): void {
  const x = randomBetween(dice, 52, 70)
  const y = randomBetween(dice, 28, 36)
  for (let i = 0; i < count; i++) {
    const size = randomBetween(dice, 3, 5.6) * (i === 0 ? 1.4 : 1)
    gull(brush, x + ((i + 1) >> 1) * 8 * (i % 2 === 0 ? 1 : -0.9), y + ((i + 1) >> 1) * randomBetween(dice, 2, 4), size)
  }
}

const GULL = 'M-1,-0.28 Q-0.4,-0.55 0,0 Q0.4,-0.55 1,-0.28 Q0.45,-0.32 0,0.26 Q-0.45,-0.32 -1,-0.28 Z'

function gull(brush: Canvas2D, x: number, y: number, s: number): void {
  brush.fillStyle = toCssColour(DARK, 0.8)
  fillUnitPath(brush, GULL, x, y, s)
}

/** On the knoll at the left. */
function herd(brush: Canvas2D, dice: SeededRandom, count: number): void {
  stag(brush, randomBetween(dice, 17, 21), 70.5, 15)
  if (count > 1) stag(brush, randomBetween(dice, 35, 38), 77, 12)
  else stag(brush, randomBetween(dice, 31, 34), 73.5, 8)
}

/** From the side, its hooves at 0, 0; about 13 high. */
const STAG: MultiColourIcon<'fur'> = {
  body: [
    'M-4,-5.4 Q-1,-6.2 1.6,-5.8 L3,-8.4 Q3.6,-9.4 5,-8.6 L5.4,-8 L3.9,-7.5 Q3.6,-5 2.4,-3.6 L-3.6,-3.4 Q-4.6,-4.2 -4,-5.4',
    'fur',
  ],
  legs: ['M-3.3,-4 L-3.8,0 M-2.5,-4 L-2.2,0 M1.4,-4 L1,0 M2.2,-4 L2.7,0', '', 'fur', 0.62],
  antlers: [
    'M3.6,-9 Q2.4,-10.6 2.1,-12.6 M2.8,-10.6 L3.7,-11.8 M3.6,-9 Q4.1,-10.6 4.99,-12.6 M4.16,-10.6 L5.23,-11.8',
    '',
    'fur',
    0.4,
  ],
}

function stag(brush: Canvas2D, x: number, foot: number, s: number): void {
  withSavedState(brush, () => {
    brush.translate(x, foot)
    brush.scale(s / 10, s / 10)
    drawUnscaledIconPicture(brush, STAG, { fur: toCssColour(0x2b1a16, 0.92) })
  })
}

const FISH =
  'M1,-0.04 C0.6,-0.42 -0.1,-0.46 -0.62,-0.06 L-1.08,-0.4 Q-0.92,0 -1.1,0.4 L-0.62,0.1 C-0.1,0.42 0.6,0.34 1,-0.04 Z'

function leap(brush: Canvas2D, dice: SeededRandom, x: number, y: number): void {
  const s = randomBetween(dice, 7.5, 9)
  withSavedState(brush, () => {
    brush.translate(x, y - s * 0.7)
    brush.rotate(-0.7)
    brush.fillStyle = linearGradient(brush, 0, -0.5, 0, 0.5, [
      [0, toCssColour(0x5f8fb5)],
      [0.5, toCssColour(0xcfe6f2)],
      [1, toCssColour(0xffffff)],
    ])
    fillUnitPath(brush, FISH, 0, 0, s)
    brush.lineWidth = 0.5
    brush.strokeStyle = toCssColour(0x163a5c, 0.9)
    strokeUnitPath(brush, FISH, 0, 0, s)
    brush.beginPath()
    brush.arc(s * 0.66, -s * 0.12, s * 0.07, 0, 2 * Math.PI)
    brush.fillStyle = toCssColour(0x0c2034)
    brush.fill()
  })
  for (let i = 0; i < 6; i++) {
    brush.beginPath()
    brush.arc(
      x + randomBetween(dice, -9, 9),
      y + randomBetween(dice, -6, 1),
      randomBetween(dice, 0.4, 0.9),
      0,
      2 * Math.PI,
    )
    brush.fillStyle = toCssColour(0xffffff, 0.85)
    brush.fill()
  }
}
