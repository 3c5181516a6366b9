/** Types of cards and tiles of Rauha. Rule numbers (RAU-n) refer to RULES.md. */

/** Index of a square of a board, 0-8 row by row from the top left. A square holds one tile and at most one spore. */
export type SquareIndex = number
/** The indices of the nine squares of a board. */
export const SQUARE_INDICES: readonly SquareIndex[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The landscapes of tiles. Every tile has one or two. */
export const BIOMES = ['crystal', 'forest', 'mushroom', 'mountain', 'desert'] as const
/** A landscape of a tile. */
export type Biome = (typeof BIOMES)[number]
/** The kinds of animal symbol on tiles. */
export const ANIMALS = ['flying', 'land', 'marine'] as const
/** A kind of animal symbol on tiles. */
export type Animal = (typeof ANIMALS)[number]
/** A symbol of a tile: a biome or an animal. A line of three tiles with the same symbol wins an entity (RAU-47). */
export type TileSymbol = Biome | Animal

/** The age of a card: Age 1 is dealt in rounds 1 and 2, Age 2 in rounds 3 and 4. */
export type CardAge = 1 | 2

/** A resource that effects give. Crystals pay prices; energy is the score. */
export type Resource = 'crystals' | 'energy'

/**
 * A kind of item that an effect of the kind `gainPer` can count; the effect gives a resource once per counted item
 * (RAU-71 to RAU-74, RAU-79). It is a kind of animal, `spore`, `water` (water sources), or `bestAnimal`: the kind of
 * animal that the player has most of.
 */
export type CountedItemKind = Animal | 'spore' | 'water' | 'bestAnimal'

/** The effect of activating a tile or an entity (section 8 of the rules). */
export type ActivationEffect =
  /** Take the amount (RAU-69). */
  | { readonly kind: 'gain'; readonly what: Resource; readonly amount: number }
  /** Pay the crystals, then take the amount (RAU-70). */
  | { readonly kind: 'payToGain'; readonly pay: number; readonly what: Resource; readonly amount: number }
  /** Take the amount once per counted item (RAU-71). */
  | { readonly kind: 'gainPer'; readonly what: Resource; readonly amount: number; readonly per: CountedItemKind }
  /** Pay the crystals, then put a spore on a square without one (RAU-77). */
  | { readonly kind: 'spore'; readonly pay: number }

/** The content of a tile. A tile is printed on a board or is a card, which is placed over another tile. */
export interface TileData {
  /** One or two. */
  readonly biomes: readonly Biome[]
  /** None to three; the same animal can occur twice. */
  readonly animals: readonly Animal[]
  /** Water sources. */
  readonly water: number
  /** Null if the tile cannot be activated (RAU-66). */
  readonly effect: ActivationEffect | null
}

/**
 * The squares on which a card may be placed, and its price (RAU-35 to RAU-38). `free`: on any square, without a price.
 * `crystals`: on any square, for so many crystals. `squares`: only on these squares, without a price.
 */
export type PlacementTerms =
  | { readonly kind: 'free' }
  | { readonly kind: 'crystals'; readonly crystals: number }
  | { readonly kind: 'squares'; readonly squares: readonly SquareIndex[] }

/** A card: a tile with its age and the rule for its placement. */
export interface CardData extends TileData {
  readonly age: CardAge
  readonly placement: PlacementTerms
}
