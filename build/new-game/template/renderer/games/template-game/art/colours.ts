/** The colours of the table in the dusk and at dawn; words take the theme's. */
import {
  createBoardColours,
  type BoardColours,
  type GameMaterialColours,
} from '../../../../../../../renderer/art/materials.ts'
import type { BoardPalette } from '../../../../../../../renderer/stage/painter.ts'

/** The paper of cards, and the ink on it: cards look alike in every light. */
export const PAPER_COLOURS = {
  light: 0xfffaee,
  base: 0xf3e9d2,
  shade: 0xdcc9a0,
  ink: 0x2b2030,
  back: 0x5b4a86,
  backDeep: 0x271d45,
} as const

const DUSK: GameMaterialColours = {
  gold: 0xd0b070,
  goldLight: 0xffe8b8,
  goldDeep: 0x6f5630,
  lacquerTop: 0x393355,
  lacquer: 0x262240,
  lacquerLow: 0x191730,
  well: 0x110f22,
  shade: 'rgb(4 2 14 / 0.6)',
}

const DAWN: GameMaterialColours = {
  gold: 0xa8772c,
  goldLight: 0xf0d492,
  goldDeep: 0x83581e,
  lacquerTop: 0xfffdf8,
  lacquer: 0xf4f0e6,
  lacquerLow: 0xe4ddd6,
  well: 0xd4ccca,
  shade: 'rgb(60 50 70 / 0.26)',
}

export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(palette, DUSK, DAWN)
}
