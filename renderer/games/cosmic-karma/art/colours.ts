/** The colours of Cosmic Karma: of karma, tools, lands and icons, and of the board materials in the light or dark theme. */
import type { KarmaColour, LandNumber, Tool } from '../../../../engine/cosmic-karma/data.ts'
import { createBoardColours, type ShadedColour, type BoardColours } from '../../../art/materials.ts'
import type { BoardPalette } from '../../../stage/painter.ts'

/** The light, base and deep tone of each karma colour. */
export const KARMA_SHADES: Readonly<Record<KarmaColour, ShadedColour>> = {
  green: { light: 0xb9f2b4, base: 0x2f9e56, deep: 0x0d4f2b },
  orange: { light: 0xffd9a0, base: 0xee7d22, deep: 0x8a3606 },
}

/** The light, base and deep tone of each tool. */
export const TOOL_SHADES: Readonly<Record<Tool, ShadedColour>> = {
  torch: { light: 0xffe2a6, base: 0xd9822b, deep: 0x6b3008 },
  sword: { light: 0xdbe9f7, base: 0x6f93b8, deep: 0x24425f },
  wand: { light: 0xf0d3ff, base: 0xa05fd0, deep: 0x4a2170 },
}

/** The colours of one land: the sky near the centre, three layers of ground outwards, and the cells of its part of the ring. */
export interface LandColours {
  readonly sky: number
  readonly haze: number
  readonly layers: readonly [number, number, number]
  readonly cell: number
  readonly cellAlt: number
}

/** The colours of a land in the dark or the light theme. */
export function landColours(land: LandNumber, dark: boolean): LandColours {
  return (dark ? LANDS_AT_DUSK : LANDS_AT_DAWN)[land]
}

const LANDS_AT_DUSK: Readonly<Record<LandNumber, LandColours>> = {
  1: { sky: 0x2f7d86, haze: 0x49b28e, layers: [0x359672, 0x26785a, 0x195443], cell: 0x2f8f60, cellAlt: 0x277c53 },
  2: { sky: 0x8a3f5e, haze: 0xd0704e, layers: [0xb2543e, 0x8a3b38, 0x5e2830], cell: 0xc0642f, cellAlt: 0xac5528 },
  3: { sky: 0x7d6f3e, haze: 0xd0ac48, layers: [0xb8922f, 0x927028, 0x644b22], cell: 0xb6952f, cellAlt: 0xa28327 },
  4: { sky: 0x4a3fa0, haze: 0x8466d0, layers: [0x6a52b6, 0x4e3d92, 0x34296a], cell: 0x6a52b8, cellAlt: 0x5b46a4 },
}

const LANDS_AT_DAWN: Readonly<Record<LandNumber, LandColours>> = {
  1: { sky: 0xd6f2e2, haze: 0xaedfba, layers: [0x8fcf9e, 0x6fb985, 0x519e6c], cell: 0xa2d8a2, cellAlt: 0x8fcd94 },
  2: { sky: 0xffe4cc, haze: 0xffc592, layers: [0xf2a873, 0xdf8a58, 0xc56c42], cell: 0xf8bd86, cellAlt: 0xf3ae72 },
  3: { sky: 0xfff4c4, haze: 0xf7e08a, layers: [0xebd066, 0xd6b848, 0xb99833], cell: 0xf5dc82, cellAlt: 0xeccf68 },
  4: { sky: 0xe6dcfa, haze: 0xcbb6ee, layers: [0xb199de, 0x967bca, 0x7a5fb0], cell: 0xc6b2ec, cellAlt: 0xb8a1e4 },
}

/**
 * The tones of the discs on which icons of spaces and items are drawn, by kind of icon. Icons of
 * beads, rings and pegs are not in the list: their discs have the tones of their karma or tool.
 */
export const ICON_DISC_SHADES_BY_KIND = {
  choice: { light: 0x9fd4ff, base: 0x2f78c8, deep: 0x123a70 },
  karma: { light: 0xffb6d9, base: 0xc23a82, deep: 0x651441 },
  freeWill: { light: 0xfff0b0, base: 0xe2a520, deep: 0x7d5206 },
  loseTurn: { light: 0xc8ccd6, base: 0x626a7c, deep: 0x2c3240 },
  arrow: { light: 0xffb9a6, base: 0xc9432c, deep: 0x6b1a0c },
  gate: { light: 0xffe6c0, base: 0xa8733a, deep: 0x53340f },
  temple: { light: 0xe6f2ff, base: 0x5b86a8, deep: 0x223f58 },
  spirit: { light: 0xffffff, base: 0x7fa6d6, deep: 0x31557f },
  cosmic: { light: 0xdfeaff, base: 0x3d6fe0, deep: 0x122a70 },
  pit: { light: 0x8a5a4a, base: 0x3a1c1a, deep: 0x0e0506 },
} as const satisfies Record<string, ShadedColour>

/** The colours of the paper of cards, and of the ink on it. */
export const PAPER_COLOURS = {
  light: 0xfffdf6,
  base: 0xf6f0e2,
  shade: 0xddd0b4,
  ink: 0x241f33,
  faint: 0x726a80,
} as const

/** Creates the colours of Cosmic Karma's board for the present theme. */
export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(
    palette,
    {
      gold: 0xd9be7c,
      goldLight: 0xfff0c4,
      goldDeep: 0x7d6432,
      lacquerTop: 0x2a3264,
      lacquer: 0x1a2048,
      lacquerLow: 0x11142f,
      well: 0x0a0d22,
      shade: 'rgb(2 3 18 / 0.6)',
    },
    {
      gold: 0xa8842c,
      goldLight: 0xf3dd9c,
      goldDeep: 0x836420,
      lacquerTop: 0xffffff,
      lacquer: 0xf5f4fb,
      lacquerLow: 0xe2e2f0,
      well: 0xd3d4e8,
      shade: 'rgb(40 44 100 / 0.26)',
    },
  )
}
