/** The colours of board materials in the present theme: each game defines its materials, the theme the colours of texts. */
import type { BoardPalette } from '../stage/painter.ts'

/** The three tones of one material: in the light (`light`), as it is (`base`) and in the shade (`deep`), as `0xrrggbb`. */
export interface ShadedColour {
  readonly light: number
  readonly base: number
  readonly deep: number
}

/**
 * The colours of the materials of a game's board, such as gold and lacquer, for one theme (dark or light). Numbers are
 * `0xrrggbb`.
 */
export interface GameMaterialColours {
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

/**
 * All colours that drawing functions use on a board: those of the game's materials and those of the theme. Also says whether
 * the theme is dark or has high contrast.
 */
export interface BoardColours extends GameMaterialColours {
  readonly ink: number
  readonly muted: number
  readonly accent: number
  /** Colour of the page behind the board. */
  readonly ground: number
  readonly dark: boolean
  readonly contrast: boolean
}

/**
 * Combines the colours of a game's materials with those of the present theme. With high contrast neither `dusk` nor `dawn` is
 * used: every board is black with lines in the theme's colours.
 * @param dusk colours of the game's materials in the dark theme
 * @param dawn colours of the game's materials in the light theme
 */
export function createBoardColours(
  palette: BoardPalette,
  dusk: GameMaterialColours,
  dawn: GameMaterialColours,
): BoardColours {
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
