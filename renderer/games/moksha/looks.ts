/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Building, Caste, God, Hex, Occupation, Pillar, Region, Token } from '../../../engine/moksha/data.ts'
import type { Marker } from '../../../engine/moksha/index.ts'
import type { Look } from '../../stage/scene.ts'
import type { Fate } from './now.ts'
import type { MokshaId } from './names.ts'

/** What is gained, lost or told: its sign. */
export type Good = 'disciples' | 'vitality' | 'aura' | 'any' | Pillar

/** A moment that stands for itself. */
export type Moment = 'died' | 'reborn' | 'attained'

export type MokshaLook =
  | { readonly kind: 'map' }
  /** What lies in a region lies on it; `solid` where the land below it is another one's. */
  | {
      readonly kind: 'site'
      readonly region: Region
      readonly closed: boolean
      readonly solid: boolean
      readonly textScale: number
    }
  | { readonly kind: 'building'; readonly building: Building }
  | { readonly kind: 'token'; readonly face: 0 | 1; readonly token: Token | '' }
  | { readonly kind: 'disciple'; readonly colour: string; readonly shape: string }
  | { readonly kind: 'meeple'; readonly turn: boolean; readonly colour: string; readonly shape: string }
  | { readonly kind: 'land'; readonly colour: string; readonly shape: string }
  /** Where something can be clicked that others draw. */
  | { readonly kind: 'spot'; readonly round: boolean }
  | { readonly kind: 'ocean'; readonly count: number; readonly textScale: number }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'supply'; readonly pillar: Pillar; readonly count: number }
  | { readonly kind: 'caste'; readonly caste: Caste; readonly count: number }
  | { readonly kind: 'race'; readonly target: number; readonly textScale: number }
  | { readonly kind: 'runner'; readonly attained: boolean; readonly colour: string; readonly shape: string }
  | { readonly kind: 'panel'; readonly turn: boolean; readonly colour: string; readonly large: boolean }
  | {
      readonly kind: 'header'
      readonly name: string
      readonly large: boolean
      readonly turn: boolean
      readonly aura: number
      readonly target: number
      readonly button: 'none' | 'enlarge' | 'close'
      readonly textScale: number
      readonly colour: string
      readonly shape: string
    }
  | { readonly kind: 'card'; readonly occupation: Occupation; readonly large: boolean; readonly textScale: number }
  | { readonly kind: 'grid'; readonly small: boolean }
  | { readonly kind: 'marker'; readonly colour: string; readonly shape: string }
  /** The age track: reached as far as vitality goes; -1: no life is lived. */
  | { readonly kind: 'age'; readonly stage: number; readonly vitality: number; readonly small: boolean }
  | { readonly kind: 'ageMark'; readonly colour: string; readonly shape: string }
  | {
      readonly kind: 'verdict'
      readonly fate: Fate
      readonly vitality: number
      readonly need: number
      readonly large: boolean
      readonly textScale: number
    }
  /** A slot for a vitality token; the last one brings aura. */
  | { readonly kind: 'slot'; readonly aura: boolean }
  | { readonly kind: 'karmaSlot'; readonly pillar: Pillar }
  | { readonly kind: 'karma'; readonly pillar: Pillar }
  | { readonly kind: 'god'; readonly face: 0 | 1; readonly god: God; readonly state: Marker }
  | { readonly kind: 'reserve'; readonly count: number; readonly colour: string; readonly shape: string }
  /** Laid over by ghosts: where the marker could end, and what it gives there. `karma`: pillars, joined by spaces. */
  | {
      readonly kind: 'reach'
      readonly hex: Hex
      readonly disciples: number
      readonly karma: string
      readonly any: boolean
    }
  /** A region that counts for the aura of a death: own disciples against the most of anybody else. */
  | {
      readonly kind: 'majority'
      readonly own: number
      readonly best: number
      readonly colour: string
      readonly shape: string
    }
  | { readonly kind: 'gain'; readonly good: Good; readonly amount: number }
  | {
      readonly kind: 'moment'
      readonly moment: Moment
      readonly name: string
      readonly textScale: number
      readonly colour: string
      readonly shape: string
    }
  | {
      readonly kind: 'near'
      readonly what: 'god' | 'building' | 'card'
      readonly name: string
      readonly textScale: number
    }
  | { readonly kind: 'veil' }
  | { readonly kind: 'title'; readonly id: MokshaId; readonly textScale: number }
  /** The majorities of all seats: numbers by region, joined; who has one as `!`. */
  | {
      readonly kind: 'majorities'
      /** For each seat `name|colour|shape|disciples by region|aura now|aura of dying`, joined by line breaks. */
      readonly seats: string
      readonly target: number
      readonly textScale: number
    }

/** A look checked against the list above, as scenes carry it. */
export function look(of: MokshaLook): Look {
  return of
}
