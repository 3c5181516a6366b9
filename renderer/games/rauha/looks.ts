/** What the painter can draw, as plain values. Words in a look are message ids or people's names. */
import type { Card, Entity, PoolSymbol, Side, Square } from '../../../engine/rauha/data.ts'
import type { Look } from '../../stage/scene.ts'
import type { RauhaId } from './names.ts'

export type RauhaLook =
  /** A tile on a board. `card` null: the printed biome of the square. */
  | {
      readonly kind: 'tile'
      readonly face: 1
      readonly card: Card | null
      readonly side: Side
      readonly square: Square
    }
  /** A card in the hand, with where it may be placed and for what. */
  | { readonly kind: 'card'; readonly face: 1; readonly card: Card; readonly dim: boolean; readonly textScale: number }
  | { readonly kind: 'back'; readonly face: 0; readonly age: 1 | 2 }
  /** A world's frame: the marks of its sixteen positions. */
  | {
      readonly kind: 'frame'
      readonly position: number
      readonly colour: string
      readonly turn: boolean
      readonly over: boolean
    }
  /** The row or column that is activated. */
  | { readonly kind: 'band'; readonly upright: boolean }
  | { readonly kind: 'avatar'; readonly colour: string; readonly shape: string; readonly small: boolean }
  | { readonly kind: 'spore' }
  | { readonly kind: 'panel'; readonly turn: boolean; readonly colour: string }
  | {
      readonly kind: 'header'
      readonly name: string
      readonly colour: string
      readonly shape: string
      readonly large: boolean
      readonly turn: boolean
      readonly first: boolean
      /** The world in front is not the own one: a click puts it back. */
      readonly button: 'none' | 'enlarge' | 'close'
      readonly textScale: number
    }
  /** A good of a seat with its amount. */
  | { readonly kind: 'good'; readonly good: GoodLook; readonly amount: number; readonly small: boolean }
  | {
      readonly kind: 'satellite'
      readonly count: number
      /** The pool that is looked at now. */
      readonly pool: PoolSymbol | 'none'
      /** It is the one that the seat at the bottom draws from. */
      readonly own: boolean
      readonly moonColour: string
      readonly moonShape: string
      readonly starColour: string
      readonly starShape: string
      readonly seed: number
    }
  | { readonly kind: 'sky' }
  | { readonly kind: 'rounds'; readonly position: number; readonly over: boolean; readonly textScale: number }
  | { readonly kind: 'track'; readonly highest: number; readonly textScale: number }
  | { readonly kind: 'token'; readonly colour: string; readonly shape: string; readonly first: boolean }
  /** The total under a pile of the track. */
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'entity'; readonly entity: Entity; readonly ready: boolean; readonly small: boolean }
  /** Where an entity stands that nobody owns. `owner`: who has it, as a colour and a shape. */
  | { readonly kind: 'niche'; readonly entity: Entity; readonly colour: string; readonly shape: string }
  | { readonly kind: 'deck'; readonly age: 1 | 2; readonly count: number }
  | { readonly kind: 'blackHole'; readonly count: number }
  | { readonly kind: 'supply' }
  /** What the hand lies on, with the step of the turn that is under way, 1-5; 6 when worlds are scored. */
  /** The steps of a turn; `colour` and `shape`: whose, nothing for everybody's. `waits`: the step is still to come. */
  | {
      readonly kind: 'tray'
      readonly step: number
      readonly waits: boolean
      readonly colour: string
      readonly shape: string
      readonly over: boolean
      readonly textScale: number
    }
  /** Marks the chosen card. */
  | { readonly kind: 'chosen' }
  /** Laid over by ghosts: a line that would be completed, what would be gained. */
  | { readonly kind: 'line'; readonly upright: boolean }
  | { readonly kind: 'gain'; readonly good: GoodLook; readonly amount: number }
  | { readonly kind: 'winning'; readonly entity: Entity }
  | { readonly kind: 'landing' }
  /** What a tile or an entity would give now. */
  | {
      readonly kind: 'yield'
      readonly card: Card | null
      readonly entity: Entity | ''
      readonly side: Side
      readonly square: Square
      readonly used: boolean
      readonly pay: number
      readonly good: GoodLook
      readonly amount: number
    }
  /** A seat in the order of play: it has chosen or played, it is at turn, or it waits. `total`: its energy at the end. */
  | {
      readonly kind: 'order'
      readonly name: string
      readonly colour: string
      readonly shape: string
      readonly state: 'done' | 'now' | 'waits'
      readonly first: boolean
      readonly total: number | null
      readonly textScale: number
    }
  /** A card, a printed tile or an entity from near, with words. */
  | {
      readonly kind: 'near'
      readonly card: Card | ''
      readonly entity: Entity | ''
      readonly side: Side
      readonly square: Square
      readonly textScale: number
    }
  | { readonly kind: 'used' }
  | { readonly kind: 'veil' }
  | { readonly kind: 'title'; readonly id: RauhaId; readonly count: number; readonly textScale: number }

export type GoodLook = 'crystals' | 'energy' | 'spore' | 'water'

/** A look checked against the list above, as scenes carry it. */
export function look(of: RauhaLook): Look {
  return of
}
