/** The colours of Rauha: of its goods and signs on paper, and of the board materials in the light or dark theme. */
import type { Animal, Biome } from '../../../../engine/rauha/data.ts'
import { createBoardColours, type ShadedColour, type BoardColours } from '../../../art/materials.ts'
import type { BoardPalette } from '../../../stage/painter.ts'
import type { GoodKind } from '../sprite-specs.ts'

/** The colours of the goods: light, base and deep. */
export const GOODS_SHADES: Readonly<Record<GoodKind, ShadedColour>> = {
  crystals: { light: 0xd9fbff, base: 0x36bfd6, deep: 0x0d5c78 },
  energy: { light: 0xfff2b0, base: 0xf7b52c, deep: 0x9a4d06 },
  spore: { light: 0xffd2f0, base: 0xd9479f, deep: 0x6d1250 },
  water: { light: 0xcfeaff, base: 0x3a86de, deep: 0x123f86 },
}

/** The colours of the badges of the biomes: light, base and deep. The land itself has BIOME_LAND_SHADES. */
export const BIOME_BADGE_SHADES: Readonly<Record<Biome, ShadedColour>> = {
  crystal: { light: 0xffd08a, base: 0xd96c1c, deep: 0x7a300a },
  forest: { light: 0xa8dc86, base: 0x2f8444, deep: 0x0f3f22 },
  mushroom: { light: 0xdcb0f2, base: 0x8b3fb0, deep: 0x40135c },
  mountain: { light: 0xcfe9fa, base: 0x4d8fc4, deep: 0x173f6b },
  desert: { light: 0xe8dcc6, base: 0x96866e, deep: 0x4a4034 },
}

/** The colours of the badges of the kinds of animals: light, base and deep. */
export const ANIMAL_BADGE_SHADES: Readonly<Record<Animal, ShadedColour>> = {
  flying: { light: 0xe6f4ff, base: 0x3d6fb5, deep: 0x1c3f7c },
  land: { light: 0xf6e3cd, base: 0x9a5a28, deep: 0x5c2f10 },
  marine: { light: 0xd4f6ee, base: 0x14877e, deep: 0x075048 },
}

/** The colours of the paper of cards and of the ink on it. */
export const PAPER_COLOURS = {
  light: 0xfffbf0,
  base: 0xf7edd6,
  shade: 0xe0cda8,
  ink: 0x2b2118,
  faint: 0x7d6a50,
} as const

/**
 * Derives the colours of the board's materials (gold, lacquer, ink, shade and others) from the palette of the theme.
 */
export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(
    palette,
    {
      gold: 0xd8b26a,
      goldLight: 0xffeab8,
      goldDeep: 0x7a5a2a,
      lacquerTop: 0x26423c,
      lacquer: 0x17302c,
      lacquerLow: 0x0d1e1f,
      well: 0x081415,
      shade: 'rgb(0 6 8 / 0.6)',
    },
    {
      gold: 0xa8802c,
      goldLight: 0xf0d592,
      goldDeep: 0x84601e,
      lacquerTop: 0xfffdf5,
      lacquer: 0xf5f3e2,
      lacquerLow: 0xe3e6cc,
      well: 0xd2d8b8,
      shade: 'rgb(60 66 20 / 0.28)',
    },
  )
}
