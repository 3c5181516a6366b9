/** Draws the picture of a tile: the land of its one or two biomes, with water and animals. */
import type { Animal, Biome } from '../../../../../engine/rauha/data.ts'
import { withSavedState, radialGradient, linearGradient, type Canvas2D } from '../../../../art/canvas.ts'
import { toCssColour } from '../../../../art/colour.ts'
import {
  drawAurora,
  drawWaterfall,
  HORIZON_Y,
  drawKnoll,
  drawLake,
  fillRidge,
  drawMist,
  traceRidge,
  drawSea,
  drawLandscapeSky,
} from './backdrop.ts'
import { drawCrystalCluster, drawFloatingCrystals, drawCrystalSpires } from './crystal.ts'
import { drawDune, drawDesertLandmark, drawMesas } from './desert.ts'
import { randomBetween, createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { drawAnimalGroup } from './fauna.ts'
import { drawOldTree, drawTreeRow, drawTrunks, drawDistantForest } from './forest.ts'
import { drawMountains, drawRocks } from './mountain.ts'
import { drawGlowingSpores, drawMushrooms } from './mushroom.ts'
import { BIOME_LAND_SHADES, pickLightMood, type LightMood, type SceneryColourShades } from './tones.ts'

/**
 * The contents of the landscape picture on a tile: its biomes, animals and water sources, and the seed for all that is
 * drawn by chance.
 */
export interface LandscapeSpec {
  /** The seed of all that is drawn by chance: the same text always gives the same picture. */
  readonly seed: string
  readonly biomes: readonly Biome[]
  readonly animals: readonly Animal[]
  /** Water sources. */
  readonly water: number
}

/** Draws the distance and the foreground of a biome. */
interface Planes {
  far(brush: Canvas2D, dice: SeededRandom, mood: LightMood): void
  /** @param shared another biome lies behind: less of this one is seen */
  near(brush: Canvas2D, dice: SeededRandom, mood: LightMood, shared: boolean): void
}

/** The later a biome stands in this list, the nearer it is when two meet. */
const DEPTH: readonly Biome[] = ['mountain', 'desert', 'forest', 'crystal', 'mushroom']

const MEADOW: SceneryColourShades = { light: 0xa9c69c, base: 0x5f8f86, deep: 0x264b5c }
const ORE: SceneryColourShades = { light: 0xe8b27a, base: 0x9c5733, deep: 0x4a1f1c }

const PLANES: Readonly<Record<Biome, Planes>> = {
  mountain: {
    far(brush, dice, mood) {
      if (mood.night) drawAurora(brush, dice)
      drawMountains(brush, dice, mood, { foot: HORIZON_Y + 8, high: randomBetween(dice, 24, 32), count: 4, far: 0.58 })
      const kind = dice()
      if (kind < 0.4)
        drawMountains(brush, dice, mood, {
          foot: HORIZON_Y + 16,
          high: randomBetween(dice, 42, 50),
          count: 3,
          far: 0.08,
        })
      else if (kind < 0.7) drawMountains(brush, dice, mood, { foot: HORIZON_Y + 18, high: 57, count: 1, far: 0.06 })
      else
        drawMountains(brush, dice, mood, {
          foot: HORIZON_Y + 18,
          high: randomBetween(dice, 44, 50),
          count: 2,
          far: 0.06,
          apart: true,
        })
      drawMist(brush, HORIZON_Y + 13, 9, mood, 0.55)
    },
    near(brush, dice, mood) {
      traceRidge(brush, dice, 72, 4)
      fillRidge(brush, 72, MEADOW, 4, mood.haze, 0.1)
      drawTreeRow(brush, dice, mood, { foot: 74, count: 7, high: 15, far: 0.12 })
      traceRidge(brush, dice, 84, 3)
      fillRidge(brush, 84, { light: 0x9dbf9d, base: 0x4c7d7c, deep: 0x1d3d50 }, 3, mood.haze, 0)
      drawRocks(brush, dice, 90, 4)
    },
  },
  forest: {
    far(brush, dice, mood) {
      traceRidge(brush, dice, HORIZON_Y - 6, 7)
      fillRidge(brush, HORIZON_Y - 6, BIOME_LAND_SHADES.forest, 7, mood.haze, 0.66)
      drawDistantForest(brush, dice, mood, HORIZON_Y + 2, 0.48, 9)
      drawMist(brush, HORIZON_Y + 6, 7, mood, 0.5)
      drawDistantForest(brush, dice, mood, HORIZON_Y + 10, 0.2, 13)
    },
    near(brush, dice, mood, shared) {
      traceRidge(brush, dice, 72, 3)
      fillRidge(brush, 72, BIOME_LAND_SHADES.forest, 3, mood.haze, 0.08)
      const kind = shared ? 0 : dice()
      if (kind < 0.4) drawTreeRow(brush, dice, mood, { foot: 72, count: shared ? 6 : 7, high: shared ? 38 : 56 })
      else if (kind < 0.7) {
        drawTreeRow(brush, dice, mood, { foot: 70, count: 6, high: 30, far: 0.16 })
        drawOldTree(brush, dice, randomBetween(dice, 38, 62), 82, 62)
      } else {
        drawTreeRow(brush, dice, mood, { foot: 70, count: 5, high: 34, far: 0.2 })
        drawTrunks(brush, dice, 88)
      }
      traceRidge(brush, dice, 86, 3)
      fillRidge(brush, 86, { light: 0xb9d67a, base: 0x4f8a44, deep: 0x173f33 }, 3, mood.haze, 0)
    },
  },
  mushroom: {
    far(brush, dice, mood) {
      traceRidge(brush, dice, HORIZON_Y - 2, 6)
      fillRidge(brush, HORIZON_Y - 2, BIOME_LAND_SHADES.mushroom, 6, mood.haze, 0.6)
      drawMushrooms(brush, dice, mood, { foot: HORIZON_Y + 8, count: 6, high: 28, far: 0.62 })
      drawMist(brush, HORIZON_Y + 8, 9, mood, 0.45)
    },
    near(brush, dice, mood, shared) {
      traceRidge(brush, dice, 72, 3.5)
      fillRidge(brush, 72, BIOME_LAND_SHADES.mushroom, 3, mood.haze, 0.08)
      const kind = dice()
      if (shared) {
        const left = kind < 0.5
        drawMushrooms(brush, dice, mood, { foot: 82, count: 3, high: 46, from: left ? 2 : 42, to: left ? 58 : 98 })
      } else if (kind < 0.4) {
        drawMushrooms(brush, dice, mood, { foot: 74, count: 2, high: 30, far: 0.25 })
        drawMushrooms(brush, dice, mood, { foot: 84, count: 3, high: 56, from: 6, to: 94 })
      } else if (kind < 0.72) {
        drawMushrooms(brush, dice, mood, { foot: 76, count: 4, high: 28, far: 0.2 })
        drawMushrooms(brush, dice, mood, { foot: 84, count: 1, high: 70, from: 30, to: 70 })
        drawMushrooms(brush, dice, mood, { foot: 88, count: 2, high: 24, from: 4, to: 96 })
      } else {
        drawMushrooms(brush, dice, mood, { foot: 78, count: 5, high: 44, far: 0.16, from: -4, to: 104 })
        drawMushrooms(brush, dice, mood, { foot: 86, count: 2, high: 58, from: -6, to: 106 })
      }
      drawGlowingSpores(brush, dice, 16, 0xffe3ff)
    },
  },
  crystal: {
    far(brush, dice, mood) {
      traceRidge(brush, dice, HORIZON_Y - 2, 6)
      fillRidge(brush, HORIZON_Y - 2, BIOME_LAND_SHADES.crystal, 6, mood.haze, 0.55)
      drawCrystalSpires(brush, dice, mood, HORIZON_Y + 5, 6, 30)
      drawMist(brush, HORIZON_Y + 8, 8, mood, 0.45)
    },
    near(brush, dice, mood, shared) {
      traceRidge(brush, dice, 72, 3.5)
      fillRidge(brush, 72, ORE, 3, mood.haze, 0.08)
      const kind = shared ? 0 : dice()
      if (kind < 0.4) {
        const x = shared ? randomBetween(dice, 24, 40) + (dice() < 0.5 ? 34 : 0) : randomBetween(dice, 38, 62)
        drawCrystalCluster(brush, dice, mood, { x: x > 50 ? x - 30 : x + 32, foot: 76, high: 22, count: 4, far: 0.15 })
        drawCrystalCluster(brush, dice, mood, { x, foot: 82, high: shared ? 44 : 54, count: 6 })
      } else if (kind < 0.7) {
        drawCrystalCluster(brush, dice, mood, { x: 52, foot: 74, high: 20, count: 5, far: 0.25 })
        drawCrystalCluster(brush, dice, mood, {
          x: randomBetween(dice, 10, 18),
          foot: 84,
          high: randomBetween(dice, 50, 60),
          count: 5,
        })
        drawCrystalCluster(brush, dice, mood, {
          x: randomBetween(dice, 82, 92),
          foot: 85,
          high: randomBetween(dice, 36, 48),
          count: 5,
        })
      } else {
        drawCrystalCluster(brush, dice, mood, { x: randomBetween(dice, 30, 70), foot: 82, high: 34, count: 6 })
        drawFloatingCrystals(brush, dice, mood)
      }
      drawGlowingSpores(brush, dice, 9, 0xfff2c8)
    },
  },
  desert: {
    far(brush, dice, mood) {
      drawMesas(brush, dice, mood, HORIZON_Y + 4)
      drawDune(brush, dice, mood, HORIZON_Y + 6, 0.4)
    },
    near(brush, dice, mood) {
      drawDune(brush, dice, mood, HORIZON_Y + 16, 0.12)
      drawDesertLandmark(brush, dice, HORIZON_Y + 21)
      drawDune(brush, dice, mood, HORIZON_Y + 32, 0)
    },
  },
}

/**
 * Draws the picture of a tile as a square whose upper left corner is at x, y.
 * @param size edge length in CSS pixels
 */
export function drawLandscape(brush: Canvas2D, of: LandscapeSpec, x: number, y: number, size: number): void {
  withSavedState(brush, () => {
    brush.translate(x, y)
    brush.scale(size / 100, size / 100)
    brush.beginPath()
    brush.rect(0, 0, 100, 100)
    brush.clip()
    scene(brush, of)
  })
}

function scene(brush: Canvas2D, { seed, biomes, animals, water }: LandscapeSpec): void {
  const dice = createSeededRandom(seed)
  const order = biomes.toSorted((a, b) => DEPTH.indexOf(a) - DEPTH.indexOf(b))
  const [back = 'desert', front = back] = order
  const mood = pickLightMood(dice, back)
  drawLandscapeSky(brush, dice, mood)
  PLANES[back].far(brush, dice, mood)
  const heads = (animal: Animal): number => animals.filter((it) => it === animal).length
  const wet = water > 0 || heads('marine') > 0
  const shared = front !== back
  if (shared && back !== 'mountain') drawMist(brush, HORIZON_Y + 10, 8, mood, 0.4)
  // In the mountains there are tarns; elsewhere the near shore of a lake is seen.
  const tarn = front === 'mountain'
  if (wet && !tarn) drawSea(brush, dice, mood, 60)
  withSavedState(brush, () => {
    if (wet && !tarn) brush.translate(0, 7)
    PLANES[front].near(brush, dice, mood, shared)
  })
  const pool = { x: randomBetween(dice, 44, 56), y: 69 }
  if (water > 1) drawWaterfall(brush, dice, pool.x, 43, pool.y - 3, water > 2 ? 9 : 7)
  if (wet && tarn) drawLake(brush, dice, mood, pool.x, pool.y, randomBetween(dice, 54, 66), 12)
  if (heads('land') > 0) drawKnoll(brush, dice, BIOME_LAND_SHADES[front], mood)
  const leaps = tarn ? pool : { x: heads('land') > 0 ? 72 : 50, y: 70 }
  for (const animal of new Set(animals)) drawAnimalGroup(brush, dice, animal, heads(animal), leaps)
  light(brush)
}

/** Light from the upper left over everything, and darker corners. */
function light(brush: Canvas2D): void {
  brush.fillStyle = linearGradient(brush, 0, 0, 100, 100, [
    [0, toCssColour(0xfff4d6, 0.24)],
    [0.45, toCssColour(0xfff4d6, 0)],
    [1, toCssColour(0x120a24, 0.26)],
  ])
  brush.fillRect(0, 0, 100, 100)
  brush.fillStyle = radialGradient(brush, 48, 46, 42, 82, [
    [0, toCssColour(0x140a20, 0)],
    [1, toCssColour(0x140a20, 0.42)],
  ])
  brush.fillRect(0, 0, 100, 100)
}
