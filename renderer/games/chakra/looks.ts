/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { ChakraColour, Colour } from '../../../engine/chakra/data.ts'
import type { Look } from '../../stage/scene.ts'

export type ChakraLook = Readonly<
  | { kind: 'panel'; turn: boolean }
  | {
      kind: 'header'
      name: string
      colour: string
      shape: string
      harmonized: number
      first: boolean
      turn: boolean
      button: 'enlarge' | 'close' | 'none'
      textScale: number
    }
  | {
      kind: 'chakra'
      colour: ChakraColour
      /** Energies of its own colour, 0-3. */
      own: number
      harmonized: boolean
      across: boolean
      textScale: number
    }
  | { kind: 'notch' }
  | { kind: 'bubbles'; across: boolean; textScale: number }
  | { kind: 'earth'; count: number; across: boolean; textScale: number }
  | {
      kind: 'space'
      space: number
      taken: boolean
      /** The moves still owed while its action is under way, as `1,-1`; null while it is not. */
      owed: string | null
    }
  | { kind: 'supply'; count: number; strip: boolean }
  | { kind: 'meditations'; strip: boolean }
  | { kind: 'meditation'; colour: ChakraColour }
  | { kind: 'token'; colour: string }
  | { kind: 'energy'; colour: Colour; lifted: boolean }
  | { kind: 'lotus' }
  | { kind: 'maya' }
  | { kind: 'plenitude'; colour: ChakraColour; face: number }
  | { kind: 'bag'; count: number; open: boolean }
  | { kind: 'bagBoard' }
  | { kind: 'bagEnergy'; colour: Colour; count: number; free: boolean }
  | { kind: 'lifted'; upright: boolean; active: boolean }
  | { kind: 'round'; round: number; last: boolean }
  | { kind: 'out'; spent: number; eighth: number }
  | { kind: 'landing'; colour: string }
  | { kind: 'promise'; colour: string }
>

/** A look checked against the list above, as scenes carry it. */
export function look(of: ChakraLook): Look {
  return of
}
