/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { ChakraColour, Colour } from '../../../engine/chakra/data.ts'
import type { Look } from '../../stage/scene.ts'

export type ChakraLook =
  | { readonly kind: 'panel'; readonly turn: boolean }
  | {
      readonly kind: 'header'
      readonly name: string
      readonly colour: string
      readonly shape: string
      readonly harmonized: number
      readonly first: boolean
      readonly turn: boolean
      readonly button: 'enlarge' | 'close' | 'none'
      readonly textScale: number
    }
  | {
      readonly kind: 'chakra'
      readonly colour: ChakraColour
      /** Energies of its own colour, 0-3. */
      readonly own: number
      readonly harmonized: boolean
      readonly across: boolean
      readonly textScale: number
    }
  | { readonly kind: 'notch' }
  | { readonly kind: 'bubbles'; readonly across: boolean; readonly textScale: number }
  | { readonly kind: 'earth'; readonly count: number; readonly across: boolean; readonly textScale: number }
  | {
      readonly kind: 'space'
      readonly space: number
      readonly taken: boolean
      /** The moves still owed while its action is under way, as `1,-1`; null while it is not. */
      readonly owed: string | null
    }
  | { readonly kind: 'supply'; readonly count: number; readonly strip: boolean }
  | { readonly kind: 'meditations'; readonly strip: boolean }
  | { readonly kind: 'meditation'; readonly colour: ChakraColour }
  | { readonly kind: 'token'; readonly colour: string }
  | { readonly kind: 'energy'; readonly colour: Colour; readonly lifted: boolean }
  | { readonly kind: 'lotus' }
  | { readonly kind: 'maya' }
  | { readonly kind: 'plenitude'; readonly colour: ChakraColour; readonly face: number }
  | { readonly kind: 'bag'; readonly count: number; readonly open: boolean }
  | { readonly kind: 'bagBoard' }
  | { readonly kind: 'bagEnergy'; readonly colour: Colour; readonly count: number; readonly free: boolean }
  | { readonly kind: 'lifted'; readonly upright: boolean; readonly active: boolean }
  | { readonly kind: 'round'; readonly round: number; readonly last: boolean }
  | { readonly kind: 'out'; readonly spent: number; readonly eighth: number }
  | { readonly kind: 'landing'; readonly colour: string }
  | { readonly kind: 'promise'; readonly colour: string }

/** A look checked against the list above, as scenes carry it. */
export function look(of: ChakraLook): Look {
  return of
}
