/** Sprite specs of the painter, as plain values. Words in a sprite spec are message ids or people's names. */
import type { CardId, EntityId, NeighbourPoolSymbol, BoardSide, SquareIndex } from '../../../engine/rauha/data.ts'
import type { OpenPileOverlayPropsByKind } from '../../art/pile-overlay.ts'
import type { SpriteSpecsOf } from '../../art/sprite-specs.ts'
import type { SeatBackdropProps } from '../../art/seat-backdrop.ts'
import type { SeatHeaderProps } from '../../art/seat-header.ts'

/** The properties of each kind of sprite, by kind: all that the painter needs to draw it. */
export interface SpritePropsByKind extends OpenPileOverlayPropsByKind {
  /** A tile on a board. `card` null: the printed biome of the square. */
  tile: {
    face: 1
    card: CardId | null
    side: BoardSide
    square: SquareIndex
  }
  /** A card in the hand, with where it may be placed and for what. */
  card: { face: 1; card: CardId; dim: boolean; textScale: number }
  back: { face: 0; age: 1 | 2 }
  /** A world's border: the marks of its sixteen positions. */
  border: {
    position: number
    colour: string
    turn: boolean
    over: boolean
  }
  /** The row or column that is activated. */
  band: { upright: boolean }
  avatar: { colour: string; shape: string; small: boolean }
  spore: unknown
  panel: SeatBackdropProps
  header: SeatHeaderProps & { first: boolean }
  /** A good of a seat with its amount. */
  good: { good: GoodKind; amount: number; small: boolean }
  satellite: {
    count: number
    /** The pool that is looked at now. */
    pool: NeighbourPoolSymbol | 'none'
    /** It is the one from which the seat at the bottom chooses now. */
    own: boolean
    moonColour: string
    moonShape: string
    starColour: string
    starShape: string
    seed: number
  }
  sky: unknown
  rounds: { position: number; over: boolean; textScale: number }
  track: { highest: number; textScale: number }
  token: { colour: string; shape: string; first: boolean }
  /** The total under a pile of the track. */
  total: { total: number }
  entity: { entity: EntityId; ready: boolean; small: boolean }
  /** The place of an entity without an owner. `colour` and `shape`: those of the owner, if there is one. */
  niche: { entity: EntityId; colour: string; shape: string }
  deck: { age: 1 | 2; count: number }
  blackHole: { count: number }
  supply: unknown
  /**
   * The tray for the cards, with the steps of a turn. `step`: the one under way, 1-5; 6 while worlds are scored, 0 after the
   * end. `colour` and `shape`: those of the seat, empty if the steps are of all seats. `waits`: the step is still to come.
   */
  tray: {
    step: number
    waits: boolean
    colour: string
    shape: string
    over: boolean
    textScale: number
  }
  /** Marks the chosen card. */
  chosen: unknown
  /** A line of tiles that the hovered choice would complete. */
  line: { upright: boolean }
  /** A label of a good gained or lost; it rises from the board, or shows the result of the hovered choice. */
  gain: { good: GoodKind; amount: number }
  /** An entity that the hovered choice would win. */
  winning: { entity: EntityId }
  /** A square where the card of the hovered choice could be placed. */
  landing: unknown
  /** The yield of a tile or an entity now. */
  yield: {
    card: CardId | null
    entity: EntityId | ''
    side: BoardSide
    square: SquareIndex
    used: boolean
    pay: number
    good: GoodKind
    amount: number
  }
  /** A seat in the order of play: it has chosen or played, it is at turn, or it waits. `total`: its energy at the end. */
  order: {
    name: string
    colour: string
    shape: string
    state: 'done' | 'now' | 'waits'
    first: boolean
    total: number | null
    textScale: number
  }
  /** A card, a printed tile or an entity from near, with words. */
  near: {
    card: CardId | ''
    entity: EntityId | ''
    side: BoardSide
    square: SquareIndex
    textScale: number
  }
  /** Marks a tile that has been activated in this step. */
  used: unknown
}

/** A sprite to be drawn: its kind, with the properties of that kind. */
export type RauhaSpriteSpec = SpriteSpecsOf<SpritePropsByKind>

/** The goods that a player can have or a sign can show; `water` stands for water sources. */
export type GoodKind = 'crystals' | 'energy' | 'spore' | 'water'
