/** Cards, tiles, goods and entities in messages: said by what lies there. Ids of the catalogue, no words. */
import type { Message, MessageValues } from '../core/contract/game.ts'
import { ANIMALS, CARD_DATA } from './data.ts'
import type { Card, Entity, Good, Square, TileData } from './data.ts'

/** A message as a value of another one. */
export interface Named extends Message {
  readonly values: MessageValues
}

export function named(id: string, values: MessageValues = {}): Named {
  return { id: `rauha.${id}`, values }
}

/** What a tile shows, in short: 'Forest and mountain (flying)'. */
export function tileName(tile: TileData): Named {
  return named('tile', symbolsNamed(tile))
}

/** @param card undefined: the viewer does not know which */
export function cardName(card: Card | undefined): Named {
  return card === undefined ? named('hidden') : tileName(CARD_DATA[card])
}

/** Biomes joined as the language does, the first one as a beginning; equal animals counted. */
export function symbolsNamed({ biomes, animals }: TileData) {
  return {
    biomes: biomes.map((biome, nth) => named(`${nth === 0 ? 'Symbol' : 'symbol'}.${biome}`)),
    animals: ANIMALS.flatMap((animal) => {
      const count = animals.filter((each) => each === animal).length
      return count === 0 ? [] : [named(`animals.${animal}`, { count })]
    }),
    animalCount: animals.length,
  }
}

export function goods(what: Good, count: number): Named {
  return named(`good.${what}`, { count })
}

export function entityName(entity: Entity): Named {
  return named(`entity.${entity}`)
}

const LINES: readonly string[] = ['012', '345', '678', '036', '147', '258']

/** @returns undefined for squares that are no row or column */
export function lineName(squares: readonly Square[]): Named | undefined {
  const key = squares.join('')
  return LINES.includes(key) ? named(`line.${key}`) : undefined
}
