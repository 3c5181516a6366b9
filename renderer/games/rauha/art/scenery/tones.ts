/** The colours of the landscapes. They are the same in every theme. */
import type { Biome } from '../../../../../engine/rauha/data.ts'
import { randomItem, type SeededRandom } from './seeded-random.ts'

/** Three shades of one colour in a landscape, such as that of a land, of water or of a crystal: lit, base, and in shade. */
export interface SceneryColourShades {
  readonly light: number
  readonly base: number
  readonly deep: number
}

/** The colours of the land of each biome, as landscapes are drawn. Badges of biomes have BIOME_BADGE_SHADES. */
export const BIOME_LAND_SHADES: Readonly<Record<Biome, SceneryColourShades>> = {
  desert: { light: 0xf2e6cb, base: 0xc9b594, deep: 0x7f6a58 },
  forest: { light: 0xa9cf73, base: 0x4b8a4c, deep: 0x173f33 },
  mushroom: { light: 0xe0a5e6, base: 0x8d4fa5, deep: 0x361c52 },
  mountain: { light: 0xe2f3fb, base: 0x7aa8c9, deep: 0x2c4f78 },
  crystal: { light: 0xffd491, base: 0xe0802f, deep: 0x6f2c14 },
}

/** The light of a landscape at some hour and in some weather: the colours of sky, sun and haze, and whether it is night. */
export interface LightMood {
  /** The sky from above down to the horizon. */
  readonly sky: readonly [number, number, number]
  readonly sun: number
  /** The colour that distant things take. */
  readonly haze: number
  readonly night: boolean
}

function mood(sky: readonly [number, number, number], sun: number, haze: number, night = false): LightMood {
  return { sky, sun, haze, night }
}

const MOODS: Readonly<Record<Biome, readonly [LightMood, ...LightMood[]]>> = {
  desert: [
    mood([0x6fa3b5, 0xd9d6c0, 0xf7e5c3], 0xfffbe8, 0xdccbb0),
    mood([0x59517a, 0xc78b84, 0xf4c99a], 0xffe9c0, 0xb58f8c),
    mood([0x8b98a8, 0xcfc8bd, 0xeee0c8], 0xffffff, 0xc6b9a6),
  ],
  forest: [
    mood([0x5aa2b8, 0xbfe0c6, 0xf6f0c4], 0xfffbe0, 0x9dc3a5),
    mood([0x2f6d78, 0x8fbf9a, 0xf2dd92], 0xfff2b8, 0x7fa98a),
    mood([0x2e4a72, 0x8a86a8, 0xf3b684], 0xffe0b0, 0x6c7f90),
    mood([0x88b7c9, 0xd8e8cf, 0xf3f1d6], 0xffffff, 0xb4cdb2),
  ],
  mushroom: [
    mood([0x2a1f5c, 0x7d4496, 0xf09bb0], 0xffd9e6, 0x7a4f96),
    mood([0x1a2358, 0x4e4a9c, 0xb88ad6], 0xe6dcff, 0x56519a, true),
    mood([0x512a72, 0xb65c98, 0xffc7a2], 0xffe6c8, 0x96559a),
    mood([0x35306e, 0x8a6ab5, 0xe6b8dc], 0xfff0ff, 0x8068ac),
  ],
  mountain: [
    mood([0x2f74ba, 0x94cbea, 0xeef6f2], 0xffffff, 0x9cc3dd),
    mood([0x33508f, 0x95a8d6, 0xffd3c0], 0xffe8d6, 0x8c9cc6),
    mood([0x4d83ad, 0xc3dde6, 0xfff2d4], 0xfffbe6, 0xb2cbd6),
    mood([0x16305f, 0x3f6a9e, 0xa9d3df], 0xeaf6ff, 0x547ea8, true),
  ],
  crystal: [
    mood([0x5c2536, 0xcf6a3d, 0xffcb7c], 0xfff0c0, 0xb8603f),
    mood([0x232a58, 0x7d4c78, 0xffab66], 0xffe0b0, 0x7f5068),
    mood([0x8a4a22, 0xe6994a, 0xffe6a8], 0xfff6d6, 0xcf8f50),
    mood([0x1d2448, 0x4f4472, 0xd98a5c], 0xffe6c0, 0x5c4a68, true),
  ],
}

/** Picks a light mood that suits the biome, by chance. */
export function pickLightMood(dice: SeededRandom, biome: Biome): LightMood {
  return randomItem(dice, MOODS[biome])
}
