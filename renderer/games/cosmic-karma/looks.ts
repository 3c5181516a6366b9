/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type {
  ChoiceCard,
  Colour,
  Item,
  KarmaCard,
  Land,
  Side,
  SpaceId,
  Tool,
} from '../../../engine/cosmic-karma/data.ts'
import type { Look } from '../../stage/scene.ts'
import type { Sign } from './signs.ts'

export type CosmicLook =
  /** Lands, bands and ways: all that never changes. */
  | { readonly kind: 'mandala' }
  /** The sign of a space; `size` is its radius in CSS pixels. */
  | { readonly kind: 'space'; readonly sign: Sign; readonly size: number; readonly deep: boolean }
  | { readonly kind: 'pawn'; readonly colour: string; readonly shape: string; readonly turn: boolean }
  /** A pack, facedown. */
  | {
      readonly kind: 'pack'
      readonly pack: 'choice' | 'karma' | 'freeWill' | 'loseTurn'
      readonly land: Land | 0
      readonly count: number
    }
  | { readonly kind: 'bank' }
  /** A space that the pending move can reach; `next`: where the way branches and a click goes. */
  | { readonly kind: 'reach'; readonly wins: boolean }
  | { readonly kind: 'fork'; readonly turn: number; readonly colour: string }
  /** A space on the way of what is pointed at. */
  | { readonly kind: 'passing' }
  // accounts
  | { readonly kind: 'panel'; readonly turn: boolean; readonly colour: string }
  | {
      readonly kind: 'header'
      readonly name: string
      readonly colour: string
      readonly shape: string
      readonly large: boolean
      readonly turn: boolean
      readonly winner: boolean
      readonly button: 'none' | 'enlarge' | 'close'
      readonly textScale: number
    }
  /** What is still missing to go home: so many pieces; 0: the gate stands open. */
  | { readonly kind: 'missing'; readonly count: number; readonly large: boolean; readonly textScale: number }
  /** The score of a colour. */
  | { readonly kind: 'score'; readonly colour: Colour; readonly score: number }
  /** Where pieces of a colour lie; `more`: so many beyond those that are shown. */
  | {
      readonly kind: 'shelf'
      readonly shelf: 'beads' | 'rings' | 'habits'
      readonly colour: Colour
      readonly more: number
      readonly large: boolean
    }
  | { readonly kind: 'pegs'; readonly tool: Tool; readonly count: number; readonly large: boolean }
  | { readonly kind: 'token'; readonly item: Item | 'habit'; readonly colour: Colour }
  | { readonly kind: 'peg'; readonly tool: Tool }
  | { readonly kind: 'hand'; readonly count: number; readonly numbers: string; readonly large: boolean }
  | { readonly kind: 'freeWill'; readonly number: number; readonly count: number }
  | { readonly kind: 'lost'; readonly count: number }
  // the table
  | { readonly kind: 'tray' }
  | { readonly kind: 'die'; readonly face: number; readonly ready: boolean }
  | { readonly kind: 'count'; readonly count: number; readonly textScale: number }
  | {
      readonly kind: 'row'
      readonly title: string
      /** By which way, where it forks: a message id, or nothing. */
      readonly way: string
      /** Signs of what happens, parted by spaces. */
      readonly signs: string
      readonly sign: Sign
      /** Majorities: colour, shape and sign of each, parted by spaces and bars. */
      readonly met: string
      readonly wins: boolean
      readonly textScale: number
    }
  /** A Choice or Karma Card in use, with its words. `second`: the other side can be read and chosen. */
  | {
      readonly kind: 'card'
      readonly face: 1
      readonly card: ChoiceCard | KarmaCard
      readonly side: Side | ''
      readonly second: boolean
      readonly textScale: number
    }
  /** A side of it that can be chosen. */
  | { readonly kind: 'side'; readonly side: Side }
  /** Rises or is laid over: pieces that come or go. */
  | { readonly kind: 'gain'; readonly sign: Sign; readonly amount: number }
  | {
      readonly kind: 'met'
      readonly colour: string
      readonly shape: string
      readonly sign: Sign
      readonly name: string
    }
  | {
      readonly kind: 'moment'
      readonly id: string
      readonly sign: Sign
      readonly name: string
      readonly colour: string
    }
  /** What a space would bring: signs, parted by spaces. */
  | { readonly kind: 'brings'; readonly signs: string }
  | { readonly kind: 'near'; readonly space: SpaceId; readonly textScale: number }

/** A look checked against the list above, as scenes carry it. */
export function look(of: CosmicLook): Look {
  return of
}
