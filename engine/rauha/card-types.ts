/** What a card and a tile of Rauha consist of. Numbers of rules (RAU-n) are those of RULES.md. */

/** A place of a board, 0-8 row by row from the top left; a spore lies on one, a tile fills one. */
export type SquareIndex = number
export const SQUARES: readonly SquareIndex[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const BIOMES = ['crystal', 'forest', 'mushroom', 'mountain', 'desert'] as const
export type Biome = (typeof BIOMES)[number]
export const ANIMALS = ['flying', 'land', 'marine'] as const
export type Animal = (typeof ANIMALS)[number]
/** What makes lines (RAU-47). */
export type TileSymbol = Biome | Animal

export type CardAge = 1 | 2

/** What effects give; crystals are also paid. */
export type Resource = 'crystals' | 'energy'

/** What a `gainPer` counts (RAU-71 to RAU-74, RAU-79). */
export type CountKind = Animal | 'spore' | 'water' | 'bestAnimal'

/** What activating a tile or an entity does (section 8 of the rules). */
export type TileEffect =
  /** Take the amount (RAU-69). */
  | { readonly kind: 'gain'; readonly what: Resource; readonly amount: number }
  /** Pay the crystals, take the amount (RAU-70). */
  | { readonly kind: 'payToGain'; readonly pay: number; readonly what: Resource; readonly amount: number }
  /** Take the amount once for each counted thing (RAU-71). */
  | { readonly kind: 'gainPer'; readonly what: Resource; readonly amount: number; readonly per: CountKind }
  /** Pay the crystals, put a spore on a square without one (RAU-77). */
  | { readonly kind: 'spore'; readonly pay: number }

/** What is visible on a square: a printed biome or a card. */
export interface TileData {
  /** One or two. */
  readonly biomes: readonly Biome[]
  /** None to three; two of a kind are possible. */
  readonly animals: readonly Animal[]
  /** Water sources. */
  readonly water: number
  /** Null: it cannot be activated (RAU-66). */
  readonly effect: TileEffect | null
}

/** Where a card may be placed, and for what (RAU-35 to RAU-38). */
export type PlacementRule =
  | { readonly kind: 'free' }
  | { readonly kind: 'crystals'; readonly crystals: number }
  | { readonly kind: 'squares'; readonly squares: readonly SquareIndex[] }

export interface CardData extends TileData {
  readonly age: CardAge
  readonly placement: PlacementRule
}
