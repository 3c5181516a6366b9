/** The colours of Karmaka's cards, and of its table in the dark and the light theme. */
import type { CardColour } from '../../../../engine/karmaka/data.ts'
import {
  createBoardColours,
  type ShadedColour,
  type BoardColours,
  type GameMaterialColours,
} from '../../../art/materials.ts'
import type { BoardPalette } from '../../../stage/painter.ts'

/** The light, base and deep shade of each card colour. */
export const CARD_SHADES: Readonly<Record<CardColour, ShadedColour>> = {
  red: { light: 0xff9d7c, base: 0xcf3f33, deep: 0x7a1722 },
  green: { light: 0xa6dd8f, base: 0x3d8f57, deep: 0x12482f },
  blue: { light: 0x8fc4f5, base: 0x2f6fbd, deep: 0x152f6b },
  mosaic: { light: 0xffe2a0, base: 0xb98a3a, deep: 0x59381c },
}

/** The colours of the paper of cards, and of the ink on it; the same in every theme. */
export const PAPER_COLOURS = {
  light: 0xfffaee,
  base: 0xf6ead0,
  shade: 0xe2cda3,
  ink: 0x33231c,
  faint: 0x7b654f,
} as const

const DUSK: GameMaterialColours = {
  gold: 0xd9ab5c,
  goldLight: 0xffe6ad,
  goldDeep: 0x7c5424,
  lacquerTop: 0x2a4a49,
  lacquer: 0x19302f,
  lacquerLow: 0x0f2023,
  well: 0x0a1719,
  shade: 'rgb(0 6 8 / 0.6)',
}

const DAWN: GameMaterialColours = {
  gold: 0xb07a26,
  goldLight: 0xf2d38a,
  goldDeep: 0x8a5a1c,
  lacquerTop: 0xfffcf4,
  lacquer: 0xf6f0de,
  lacquerLow: 0xe6e2c8,
  well: 0xd3d3b6,
  shade: 'rgb(70 60 20 / 0.28)',
}

/** Derives the materials of the board (gold, lacquer, ink, shade ...) from the palette of the theme. */
export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(palette, DUSK, DAWN)
}
