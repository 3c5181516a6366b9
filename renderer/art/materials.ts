/** What boards are made of, in the light that is on: each game brings its tones, the theme its ink. */
import type { BoardPalette } from '../stage/painter.ts'

/** A colour in the light, as it is, and in the shade. */
export interface ShadedColour {
  readonly light: number
  readonly base: number
  readonly deep: number
}

/** A game's own colours in one light. */
export interface MaterialTones {
  readonly gold: number
  readonly goldLight: number
  readonly goldDeep: number
  /** Lacquer of a board or panel, from the lit edge down. */
  readonly lacquerTop: number
  readonly lacquer: number
  readonly lacquerLow: number
  /** Recesses in the lacquer. */
  readonly well: number
  /** CSS colour of shadows. */
  readonly shade: string
}

export interface BoardMaterials extends MaterialTones {
  readonly ink: number
  readonly muted: number
  readonly accent: number
  /** Of the page behind the board. */
  readonly ground: number
  readonly dark: boolean
  readonly contrast: boolean
}

/** With high contrast every game is black, with the theme's lines. */
export function createBoardMaterials(palette: BoardPalette, dusk: MaterialTones, dawn: MaterialTones): BoardMaterials {
  const { ink, muted, line, accent, background, dark, contrast } = palette
  const shared = { ink, muted, accent, ground: background, contrast, dark: dark || contrast }
  if (!contrast) return { ...shared, ...(dark ? dusk : dawn) }
  return {
    ...shared,
    gold: accent,
    goldLight: accent,
    goldDeep: line,
    lacquerTop: 0x101010,
    lacquer: 0x060606,
    lacquerLow: 0x000000,
    well: 0x000000,
    shade: 'rgb(0 0 0 / 0)',
  }
}
