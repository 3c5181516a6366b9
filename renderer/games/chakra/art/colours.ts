/** The colours of Chakra's pieces, and of its board in the dark and the light theme. */
import { ENERGY_COLOURS, type EnergyColour } from '../../../../engine/chakra/data.ts'
import {
  createBoardColours,
  type ShadedColour,
  type BoardColours,
  type GameMaterialColours,
} from '../../../art/materials.ts'
import type { BoardPalette } from '../../../stage/painter.ts'

/**
 * The light, base and deep tone of each colour of energies. Energies are the crystals that players move in the game
 * Chakra.
 */
export const ENERGY_SHADES: Readonly<Record<EnergyColour, ShadedColour>> = {
  purple: { light: 0xe3b8ff, base: 0xa45ae0, deep: 0x52208a },
  darkBlue: { light: 0xa9baff, base: 0x4259e4, deep: 0x1a2484 },
  blue: { light: 0xb5ecff, base: 0x2fb1ee, deep: 0x0d5c96 },
  green: { light: 0xb7f3bd, base: 0x3cb862, deep: 0x125a35 },
  yellow: { light: 0xfff3ae, base: 0xf6c62b, deep: 0x9a6400 },
  orange: { light: 0xffd2a0, base: 0xf5862b, deep: 0x93400a },
  red: { light: 0xffb3ab, base: 0xe8433f, deep: 0x80131f },
  black: { light: 0x9d95b5, base: 0x3a3547, deep: 0x0d0b13 },
}

/**
 * The tones (light, base, deep) in which energies of a colour are drawn. Energies are the crystals of the game Chakra.
 * @param colour name of the energy colour; an unknown name gives the tones of black
 */
export function energyShadesOf(colour: string): ShadedColour {
  return ENERGY_SHADES[ENERGY_COLOURS.find((known) => known === colour) ?? 'black']
}

const DUSK: GameMaterialColours = {
  gold: 0xd8a656,
  goldLight: 0xffe3a4,
  goldDeep: 0x7a4f20,
  lacquerTop: 0x45283f,
  lacquer: 0x2c1a30,
  lacquerLow: 0x1c1022,
  well: 0x150b19,
  shade: 'rgb(6 1 10 / 0.62)',
}

const DAWN: GameMaterialColours = {
  gold: 0xb8822e,
  goldLight: 0xf4d68c,
  goldDeep: 0x8a5a1c,
  lacquerTop: 0xfffaf0,
  lacquer: 0xfaeeda,
  lacquerLow: 0xf0dfc2,
  well: 0xe2cda9,
  shade: 'rgb(96 58 20 / 0.3)',
}

/** Creates the colours of Chakra's board for the present theme. */
export function boardColoursInTheme(palette: BoardPalette): BoardColours {
  return createBoardColours(palette, DUSK, DAWN)
}
