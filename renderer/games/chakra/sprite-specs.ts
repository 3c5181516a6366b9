/** Sprite specs of the painter, as plain values. Words in a sprite spec are message ids or people's names. */
import type { ChakraColour, Colour } from '../../../engine/chakra/data.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatPlateProps } from '../../art/seat-plate.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { SeatStyle } from '../../stage/scene.ts'

/** What there is to say of each kind. */
export interface SpriteProps {
  panel: SeatPlateProps
  header: SeatHeaderProps & { harmonized: number; first: boolean }
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
  token: Pick<SeatStyle, 'colour' | 'shape'>
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

export type ChakraSpriteSpec = SpriteSpecsOf<SpriteProps>
