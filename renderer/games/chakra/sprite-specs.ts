/** The sprite specs of Chakra, with plain values. Texts in them are message ids or names of players. */
import type { ChakraColour, EnergyColour } from '../../../engine/chakra/data.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'
import type { SeatStyle } from '../../stage/scene.ts'

/**
 * For each kind of sprite of Chakra, its values. `across` and `strip` both say that the seat's board has the style `strip`
 * (`SeatBoardStyle`).
 */
export interface SpritePropsByKind {
  panel: SeatBackdropProps
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
    /** The moves that the player still has to make, as `1,-1`; null while the action of the space is not being carried out. */
    owed: string | null
  }
  supply: { count: number; strip: boolean }
  meditations: { strip: boolean }
  meditation: { colour: ChakraColour }
  /** An Inspiration token in the style of its owner. */
  token: Pick<SeatStyle, 'colour' | 'shape'>
  energy: { colour: EnergyColour; lifted: boolean }
  lotus: unknown
  maya: unknown
  plenitude: { colour: ChakraColour; face: number }
  bag: { count: number; open: boolean }
  bagBoard: unknown
  bagEnergy: { colour: EnergyColour; count: number; free: boolean }
  lifted: { upright: boolean; active: boolean }
  round: { round: number; last: boolean }
  out: { spent: number; eighth: number }
  landing: { colour: string }
  promise: { colour: string }
}

/** The spec of any sprite of Chakra, distinguished by `kind`. */
export type ChakraSpriteSpec = SpriteSpecsOf<SpritePropsByKind>
