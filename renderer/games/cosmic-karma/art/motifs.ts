/**
 * Draws the things in the landscapes of the lands: a few in each, which stand for a time of life. Upright is towards the
 * centre.
 */
import type { LandNumber } from '../../../../engine/cosmic-karma/data.ts'
import { withSavedState, type Canvas2D } from '../../../art/canvas.ts'
import { mixColours } from '../../../art/colour.ts'
import { pointInRingInterior, type MandalaGeometry } from './geometry.ts'
import { landColours } from './colours.ts'
import {
  drawHay,
  drawHouse,
  drawKite,
  drawMoon,
  drawPagoda,
  drawPine,
  createTowerDrawFn,
  drawTree,
  drawFerrisWheel,
  drawWindmill,
  type MotifDrawFn,
  type MotifTones,
} from './land-motifs.ts'

/** A thing, its foot, and its height as a share of half the inside of the ring. */
interface Standing {
  readonly at: readonly [angle: number, distance: number]
  readonly size: number
  readonly draw: MotifDrawFn
}

/** Draws all motifs in the landscape of one land: trees, houses, a kite ... */
export function drawMotifsOfLand(brush: Canvas2D, of: MandalaGeometry, land: LandNumber, dark: boolean): void {
  const { layers, haze } = landColours(land, dark)
  const tones: MotifTones = {
    dark,
    far: mixColours(layers[1], dark ? 0xffffff : 0x000000, 0.12),
    near: mixColours(layers[2], 0x000000, dark ? 0.1 : 0.24),
    light: mixColours(haze, 0xffffff, dark ? 0.35 : 0.6),
  }
  const unit = Math.min(of.innerHalfSize.x, of.innerHalfSize.y)
  for (const { at, size, draw } of STANDING[land]) {
    const foot = pointInRingInterior(of, ...at)
    const up = Math.atan2(of.middle.y - foot.y, of.middle.x - foot.x) + Math.PI / 2
    withSavedState(brush, () => {
      brush.translate(foot.x, foot.y)
      brush.rotate(up)
      brush.scale(unit * size, unit * size)
      draw(brush, tones)
    })
  }
}

function standing(angle: number, distance: number, size: number, draw: MotifDrawFn): Standing {
  return { at: [angle, distance], size, draw }
}

/** Where packs, ways and arrows leave room; the nearest last. */
const STANDING: Readonly<Record<LandNumber, readonly Standing[]>> = {
  1: [
    standing(40, 0.72, 0.13, drawKite),
    standing(8, 0.9, 0.15, drawTree),
    standing(37.5, 0.93, 0.17, drawHouse),
    standing(43.5, 0.97, 0.16, drawTree),
    standing(48.5, 0.95, 0.13, drawTree),
    standing(13.5, 0.97, 0.13, drawTree),
    standing(85, 0.97, 0.13, drawTree),
    standing(66, 0.985, 0.11, drawTree),
  ],
  2: [
    standing(127.5, 0.92, 0.24, drawFerrisWheel),
    standing(121.5, 0.985, 0.19, createTowerDrawFn(0.42, 0.9)),
    standing(133, 0.985, 0.19, createTowerDrawFn(0.4, 0.72)),
    standing(124.5, 0.995, 0.15, createTowerDrawFn(0.5, 0.7)),
    standing(136.5, 0.995, 0.15, createTowerDrawFn(0.44, 0.86)),
    standing(104, 0.99, 0.14, createTowerDrawFn(0.5, 0.78)),
    standing(107, 0.99, 0.14, createTowerDrawFn(0.44, 1)),
    standing(177, 0.985, 0.17, createTowerDrawFn(0.46, 0.94)),
    standing(174, 0.99, 0.15, createTowerDrawFn(0.5, 0.68)),
  ],
  3: [
    standing(232, 0.86, 0.24, drawWindmill),
    standing(256, 0.93, 0.14, drawHay),
    standing(227.5, 0.95, 0.14, drawHay),
    standing(238, 0.97, 0.15, drawHay),
    standing(260.5, 0.98, 0.13, drawHay),
    standing(183.5, 0.97, 0.13, drawHay),
    standing(222, 0.985, 0.12, drawTree),
  ],
  4: [
    standing(322, 0.58, 0.12, drawMoon),
    standing(350, 0.96, 0.22, drawPagoda),
    standing(343.5, 0.985, 0.15, drawPine),
    standing(355.5, 0.98, 0.15, drawPine),
    standing(326, 0.9, 0.14, drawPine),
    standing(329, 0.97, 0.15, drawPine),
    standing(323, 0.83, 0.11, drawPine),
  ],
}
