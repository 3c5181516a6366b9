/** Cards, tiles, goods and entities in messages: said by what lies there. Ids of the catalogue, no words. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { ANIMALS, CARD_DATA } from './data.ts'
import type { Animal, Biome, Card, Entity, Good, Square, TileData } from './data.ts'
import type { RauhaEnd } from './score.ts'
import type { Source } from './state.ts'

const LINES = ['012', '345', '678', '036', '147', '258'] as const

/** What the rules say besides what is asked, why not and how far: ids of the catalogue. */
export type RauhaWord =
  | 'hidden'
  | 'tile'
  | `${'Symbol' | 'symbol'}.${Biome}`
  | `animals.${Animal}`
  | `good.${Good}`
  | `entity.${Entity}`
  | `line.${(typeof LINES)[number]}`
  | `score.${Source}`
  | `end.${RauhaEnd}`

export const message = createMessageFactory<RauhaWord>('rauha')

/** What a tile shows, in short: 'Forest and mountain (flying)'. */
export function tileName(tile: TileData): Message {
  return message('tile', symbolsNamed(tile))
}

/** @param card undefined: the viewer does not know which */
export function cardName(card: Card | undefined): Message {
  return card === undefined ? message('hidden') : tileName(CARD_DATA[card])
}

/** Biomes joined as the language does, the first one as a beginning; equal animals counted. */
export function symbolsNamed({ biomes, animals }: TileData) {
  return {
    biomes: biomes.map((biome, nth) => message(`${nth === 0 ? 'Symbol' : 'symbol'}.${biome}`)),
    animals: ANIMALS.flatMap((animal) => {
      const count = animals.filter((each) => each === animal).length
      return count === 0 ? [] : [message(`animals.${animal}`, { count })]
    }),
    animalCount: animals.length,
  }
}

export function goods(what: Good, count: number): Message {
  return message(`good.${what}`, { count })
}

export function entityName(entity: Entity): Message {
  return message(`entity.${entity}`)
}

/** @returns undefined for squares that are no row or column */
export function lineName(squares: readonly Square[]): Message | undefined {
  const line = LINES.find((each) => each === squares.join(''))
  return line && message(`line.${line}`)
}
