/** The colours of Moksha: of pillars, castes and regions, and of the board materials in the light or dark theme. */
import type { Caste, Pillar } from '../../../../engine/moksha/data.ts'
import { createBoardColours, type ShadedColour, type BoardColours } from '../../../art/materials.ts'
import type { BoardPalette } from '../../../stage/painter.ts'

/** The colours of the three pillars, which are also those of karma: light, base and deep. */
export const PILLAR_SHADES: Readonly<Record<Pillar, ShadedColour>> = {
  dharma: { light: 0xfff0b0, base: 0xe9b427, deep: 0x8a5a04 },
  kama: { light: 0xbfe3ff, base: 0x2f80c8, deep: 0x0f3d70 },
  artha: { light: 0xffc2b0, base: 0xcb3a30, deep: 0x701410 },
}

/** The colours of a building that belongs to no pillar: light, base and deep. */
export const NEUTRAL_TEMPLE_SHADES: ShadedColour = { light: 0xffffff, base: 0xcfc4b4, deep: 0x6b5f50 }

/** The colours of the castes: light, base and deep. */
export const CASTE_SHADES: Readonly<Record<Caste, ShadedColour>> = {
  dalit: { light: 0xcdbfae, base: 0x7d6c5b, deep: 0x40352b },
  shudra: { light: 0xb8d3c2, base: 0x4d8064, deep: 0x1f4030 },
  vaishya: { light: 0xf2d79a, base: 0xb98426, deep: 0x5f3f0a },
  kshatriya: { light: 0xf0b3a8, base: 0xa63f33, deep: 0x561712 },
  brahmin: { light: 0xd9c8f5, base: 0x7650ae, deep: 0x351c5e },
}

/** The colours of the land of each region: light, base and deep. The index is the number of the region minus 1. */
export const REGION_SHADES: readonly ShadedColour[] = [
  { light: 0xf0dd9c, base: 0xd9b766, deep: 0x8d6b26 },
  { light: 0xe9b795, base: 0xc9825a, deep: 0x7c4022 },
  { light: 0xa9d3a0, base: 0x5f9f6a, deep: 0x2b5c38 },
  { light: 0x9fd6c4, base: 0x4fa08c, deep: 0x1f5a4c },
  { light: 0xdcb0c8, base: 0xb2708f, deep: 0x6a3350 },
  { light: 0xc3d99a, base: 0x8cad57, deep: 0x4b6722 },
  { light: 0xc8b5e0, base: 0x8a70b4, deep: 0x493069 },
  { light: 0xf1cf9e, base: 0xdca35a, deep: 0x8f5c1e },
  { light: 0xe4dba0, base: 0xb9a84e, deep: 0x6b5e1c },
  { light: 0xf0b8a2, base: 0xcf7a63, deep: 0x7f3a28 },
  { light: 0xa9cbd8, base: 0x5f91a8, deep: 0x2b5367 },
]

/** The paper of cards, and the ink on it. */
export const PAPER_COLOURS = {
  light: 0xfffaea,
  base: 0xf6e9cb,
  shade: 0xdcc494,
  ink: 0x2e1d12,
  faint: 0x86694a,
} as const
/** The gold of the gods' rings and crowns. */
export const GOD_GOLD_COLOUR = 0xf2c04a
/** The dark gold at the edges of the gods' rings and crowns. */
export const GOD_DEEP_GOLD_COLOUR = 0x8a5408

/** The green of gains, and of a life that goes on. */
export const GAIN_COLOUR = 0x3f8f4e
/** The red of losses, and of a life that ends. */
export const LOSS_COLOUR = 0xc23b2a

/** Derives the materials of the board (gold, lacquer, ink, shade ...) from the palette of the theme. */
export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(
    palette,
    {
      gold: 0xe0ab5c,
      goldLight: 0xffe6b0,
      goldDeep: 0x865322,
      lacquerTop: 0x4b2b22,
      lacquer: 0x341b17,
      lacquerLow: 0x200f0e,
      well: 0x160909,
      shade: 'rgb(12 2 0 / 0.62)',
    },
    {
      gold: 0xb37a2a,
      goldLight: 0xf3cf8c,
      goldDeep: 0x8a5216,
      lacquerTop: 0xfffaf0,
      lacquer: 0xfbeeda,
      lacquerLow: 0xeed9b8,
      well: 0xe0c39a,
      shade: 'rgb(110 58 10 / 0.28)',
    },
  )
}
