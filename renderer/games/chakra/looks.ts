/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { ChakraColour, Colour } from '../../../engine/chakra/data.ts'
import type { LooksOf } from '../../art/looks.ts'
import type { PlateLook } from '../../art/plate.ts'
import type { HeadLook } from '../../art/seat-head.ts'
import type { SeatLook } from '../../stage/scene.ts'

/** What there is to say of each kind. */
export interface Looks {
  panel: PlateLook
  header: HeadLook & { harmonized: number; first: boolean }
  chakra: {
    colour: ChakraColour
    /** Energies of its own colour, 0-3. */
    own: number
    harmonized: boolean
    across: boolean
    textScale: number
  }
  notch: unknown
  bubbles: { across: boolean; textScale: number }
  earth: { count: number; across: boolean; textScale: number }
  space: {
    space: number
    taken: boolean
    /** The moves still owed while its action is under way, as `1,-1`; null while it is not. */
    owed: string | null
  }
  supply: { count: number; strip: boolean }
  meditations: { strip: boolean }
  meditation: { colour: ChakraColour }
  /** Of its owner. */
  token: Pick<SeatLook, 'colour' | 'shape'>
  energy: { colour: Colour; lifted: boolean }
  lotus: unknown
  maya: unknown
  plenitude: { colour: ChakraColour; face: number }
  bag: { count: number; open: boolean }
  bagBoard: unknown
  bagEnergy: { colour: Colour; count: number; free: boolean }
  lifted: { upright: boolean; active: boolean }
  round: { round: number; last: boolean }
  out: { spent: number; eighth: number }
  landing: { colour: string }
  promise: { colour: string }
}

export type ChakraLook = LooksOf<Looks>
