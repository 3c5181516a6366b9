/** The 80 biome cards as rows. The fields are documented in card-types.ts. */
import type {
  CardAge,
  Animal,
  Biome,
  CardData,
  CountedItemKind,
  ActivationEffect,
  Resource,
  PlacementTerms,
  SquareIndex,
  TileData,
} from './card-types.ts'

/** @returns an effect that gives a fixed amount of crystals or energy */
export function createGainEffect(amount: number, what: Resource): ActivationEffect {
  return { kind: 'gain', what, amount }
}

/** @returns an effect that takes `pay` crystals and gives an amount of crystals or energy */
export function createPayToGainEffect(pay: number, amount: number, what: Resource): ActivationEffect {
  return { kind: 'payToGain', pay, what, amount }
}

/** @returns an effect that gives the amount once for every item of a kind that the player has */
export function createGainPerEffect(per: CountedItemKind, amount: number, what: Resource): ActivationEffect {
  return { kind: 'gainPer', what, amount, per }
}

/** @returns an effect that takes `pay` crystals and puts a spore on a square */
export function createPayForSporeEffect(pay: number): ActivationEffect {
  return { kind: 'spore', pay }
}

const FREE: PlacementTerms = { kind: 'free' }
function costs(crystals: number): PlacementTerms {
  return { kind: 'crystals', crystals }
}
function only(...squares: SquareIndex[]): PlacementTerms {
  return { kind: 'squares', squares }
}

/** @returns the data of a tile that is printed on a board: one biome, no animals. @param water number of water sources */
export function createTilePrintedOnBoard(biome: Biome, effect: ActivationEffect | null, water = 0): TileData {
  return { biomes: [biome], animals: [], water, effect }
}

function card(
  age: CardAge,
  biomes: readonly Biome[],
  animals: readonly Animal[],
  effect: ActivationEffect | null,
  placement: PlacementTerms,
  water = 0,
): CardData {
  return { age, biomes, animals, water, effect, placement }
}

/**
 * By id of a card: its age, biomes, animals, effect, placement rule and number of water sources. The type CardId is derived
 * from the keys of this table; other modules read it as CARD_DATA.
 */
export const CARD_TABLE = {
  'A1-01': card(1, ['crystal'], [], createGainEffect(4, 'crystals'), costs(2)),
  'A1-02': card(1, ['crystal'], [], createPayToGainEffect(3, 5, 'energy'), only(6, 7, 8)),
  'A1-03': card(1, ['crystal'], ['flying'], createGainEffect(2, 'crystals'), FREE),
  'A1-04': card(1, ['crystal'], ['flying'], createGainPerEffect('flying', 1, 'energy'), costs(3)),
  'A1-05': card(1, ['crystal'], ['marine'], createPayToGainEffect(2, 4, 'energy'), costs(1)),
  'A1-06': card(1, ['crystal'], ['marine'], createGainEffect(2, 'crystals'), FREE),
  'A1-07': card(1, ['crystal'], ['land'], createGainEffect(3, 'crystals'), only(0, 1, 2)),
  'A1-08': card(1, ['crystal'], ['land'], createGainEffect(2, 'crystals'), FREE),
  'A1-09': card(1, ['forest'], ['land'], createGainPerEffect('flying', 1, 'energy'), FREE),
  'A1-10': card(1, ['forest'], ['marine'], createGainPerEffect('marine', 1, 'energy'), costs(2)),
  'A1-11': card(1, ['forest'], ['flying'], createGainPerEffect('flying', 1, 'energy'), only(0, 5, 6)),
  'A1-12': card(1, ['forest'], [], createGainEffect(3, 'crystals'), only(2, 3, 8)),
  'A1-13': card(1, ['forest'], ['marine'], createGainPerEffect('land', 1, 'energy'), FREE),
  'A1-14': card(1, ['forest'], ['flying'], createGainPerEffect('marine', 1, 'energy'), FREE),
  'A1-15': card(1, ['forest'], [], createGainEffect(4, 'energy'), costs(4)),
  'A1-16': card(1, ['forest'], ['land'], createGainPerEffect('land', 1, 'energy'), costs(2)),
  'A1-17': card(1, ['mushroom'], [], createGainEffect(4, 'energy'), costs(4)),
  'A1-18': card(1, ['mushroom'], [], createPayForSporeEffect(2), FREE),
  'A1-19': card(1, ['mushroom'], ['flying'], createPayForSporeEffect(2), costs(2)),
  'A1-20': card(1, ['mushroom'], ['flying'], createPayForSporeEffect(3), FREE),
  'A1-21': card(1, ['mushroom'], ['marine'], createGainPerEffect('spore', 1, 'energy'), only(0, 2, 7)),
  'A1-22': card(1, ['mushroom'], ['marine'], createPayForSporeEffect(3), FREE),
  'A1-23': card(1, ['mushroom'], ['land'], createGainPerEffect('land', 1, 'energy'), costs(3)),
  'A1-24': card(1, ['mushroom'], ['land'], createGainEffect(3, 'crystals'), only(1, 6, 8)),
  'A1-25': card(1, ['mountain'], [], createGainEffect(2, 'energy'), FREE, 1),
  'A1-26': card(1, ['mountain'], [], null, FREE, 2),
  'A1-27': card(1, ['mountain'], ['flying'], createGainEffect(2, 'energy'), only(2, 5, 8), 1),
  'A1-28': card(1, ['mountain'], ['flying'], null, costs(2), 2),
  'A1-29': card(1, ['mountain'], ['marine'], createGainPerEffect('marine', 1, 'energy'), costs(4), 1),
  'A1-30': card(1, ['mountain'], ['marine'], createGainEffect(1, 'crystals'), only(0, 3, 6), 1),
  'A1-31': card(1, ['mountain'], ['land'], createGainPerEffect('water', 1, 'energy'), costs(6), 1),
  'A1-32': card(1, ['mountain'], ['land'], null, costs(2), 2),
  'A1-33': card(1, ['forest', 'mountain'], [], createGainEffect(2, 'crystals'), FREE),
  'A1-34': card(1, ['forest', 'mountain'], ['flying', 'land'], null, FREE),
  'A1-35': card(1, ['crystal', 'mushroom'], [], createGainEffect(2, 'energy'), FREE),
  'A1-36': card(1, ['crystal', 'mushroom'], ['flying', 'land'], null, FREE),
  'A1-37': card(1, ['mushroom', 'mountain'], ['land', 'marine'], null, FREE),
  'A1-38': card(1, ['forest', 'mushroom'], ['flying', 'marine'], null, FREE),
  'A1-39': card(1, ['crystal', 'mountain'], ['flying', 'marine'], null, FREE),
  'A1-40': card(1, ['crystal', 'forest'], ['land', 'marine'], null, FREE),
  'A2-01': card(2, ['crystal'], [], createGainEffect(5, 'crystals'), FREE),
  'A2-02': card(2, ['crystal'], [], createPayToGainEffect(2, 7, 'energy'), costs(5)),
  'A2-03': card(2, ['crystal'], ['land'], createGainEffect(4, 'crystals'), only(3, 4, 5)),
  'A2-04': card(2, ['crystal'], ['land'], createPayToGainEffect(3, 6, 'energy'), costs(3)),
  'A2-05': card(2, ['crystal'], ['marine'], createGainEffect(4, 'crystals'), only(1, 4, 7)),
  'A2-06': card(2, ['crystal'], ['marine'], createGainEffect(3, 'crystals'), FREE),
  'A2-07': card(2, ['crystal'], ['flying'], createGainPerEffect('flying', 2, 'energy'), costs(6)),
  'A2-08': card(2, ['crystal'], ['flying', 'flying'], createGainPerEffect('flying', 1, 'energy'), costs(4)),
  'A2-09': card(2, ['forest'], [], createGainEffect(5, 'energy'), only(0, 3, 4)),
  'A2-10': card(2, ['forest'], ['land', 'land'], createGainPerEffect('land', 1, 'energy'), only(4, 5, 8)),
  'A2-11': card(2, ['forest'], ['marine', 'marine'], createGainPerEffect('flying', 1, 'energy'), FREE),
  'A2-12': card(2, ['forest'], ['flying', 'flying'], createGainPerEffect('marine', 1, 'energy'), FREE),
  'A2-13': card(2, ['forest'], ['land', 'marine'], createGainPerEffect('flying', 2, 'energy'), costs(4)),
  'A2-14': card(2, ['forest'], ['flying', 'land'], createGainPerEffect('marine', 2, 'energy'), costs(4)),
  'A2-15': card(2, ['forest'], ['flying', 'marine'], createGainPerEffect('land', 2, 'energy'), costs(4)),
  'A2-16': card(2, ['forest'], ['flying', 'land', 'marine'], createGainEffect(3, 'energy'), costs(4)),
  'A2-17': card(2, ['mushroom'], [], createGainPerEffect('spore', 2, 'energy'), costs(5)),
  'A2-18': card(2, ['mushroom'], [], createGainEffect(5, 'energy'), costs(3)),
  'A2-19': card(2, ['mushroom'], ['marine'], createPayForSporeEffect(2), FREE),
  'A2-20': card(2, ['mushroom'], ['marine'], createPayForSporeEffect(1), only(1, 2, 4)),
  'A2-21': card(2, ['mushroom'], ['flying'], createPayForSporeEffect(2), FREE),
  'A2-22': card(2, ['mushroom'], ['flying'], createGainEffect(4, 'energy'), only(4, 6, 7)),
  'A2-23': card(2, ['mushroom'], ['land'], createGainPerEffect('land', 2, 'energy'), costs(6)),
  'A2-24': card(2, ['mushroom'], ['land', 'land'], createGainPerEffect('land', 1, 'energy'), costs(4)),
  'A2-25': card(2, ['mountain'], [], createGainPerEffect('water', 1, 'energy'), costs(6), 2),
  'A2-26': card(2, ['mountain'], [], null, only(0, 4, 8), 3),
  'A2-27': card(2, ['mountain'], ['land'], createGainPerEffect('water', 1, 'energy'), costs(5), 1),
  'A2-28': card(2, ['mountain'], ['land'], null, FREE, 2),
  'A2-29': card(2, ['mountain'], ['marine', 'marine'], createGainPerEffect('marine', 1, 'energy'), costs(4), 1),
  'A2-30': card(2, ['mountain'], ['marine'], createGainPerEffect('marine', 2, 'energy'), costs(7), 1),
  'A2-31': card(2, ['mountain'], ['flying'], null, FREE, 2),
  'A2-32': card(2, ['mountain'], ['flying'], createGainEffect(3, 'energy'), only(2, 4, 6), 1),
  'A2-33': card(2, ['crystal', 'forest'], [], createGainEffect(4, 'energy'), only(0, 2, 6, 8)),
  'A2-34': card(2, ['crystal', 'forest'], ['land', 'marine'], createGainEffect(2, 'energy'), costs(2)),
  'A2-35': card(2, ['mushroom', 'mountain'], ['land', 'marine'], createGainEffect(2, 'energy'), costs(2)),
  'A2-36': card(2, ['mushroom', 'mountain'], ['flying', 'land', 'marine'], null, only(1, 3, 5, 7)),
  'A2-37': card(2, ['forest', 'mushroom'], ['flying', 'marine'], createGainEffect(2, 'energy'), costs(2)),
  'A2-38': card(2, ['crystal', 'mushroom'], ['flying', 'land'], createGainEffect(2, 'energy'), costs(2)),
  'A2-39': card(2, ['forest', 'mountain'], ['flying', 'land'], createGainEffect(2, 'energy'), costs(2)),
  'A2-40': card(2, ['crystal', 'mountain'], ['flying', 'marine'], createGainEffect(2, 'energy'), costs(2)),
}
