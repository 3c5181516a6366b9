/** Messages that name cards, tiles, resources and entities by their content. Catalogue ids only, no text. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { ANIMALS, CARD_DATA } from './data.ts'
import type { Animal, Biome, Card, Entity, Resource, SquareIndex, TileData } from './data.ts'
import type { RauhaEndReason } from './state.ts'
import type { EnergySource } from './state.ts'

const LINES = ['012', '345', '678', '036', '147', '258'] as const

/** Catalogue ids of the rules' messages, except prompts, illegal-action reasons and progress. */
export type RauhaMessageKey =
  | 'hidden'
  | 'tile'
  | `${'Symbol' | 'symbol'}.${Biome}`
  | `animals.${Animal}`
  | `good.${Resource}`
  | `entity.${Entity}`
  | `line.${(typeof LINES)[number]}`
  | `score.${EnergySource}`
  | `end.${RauhaEndReason}`

export const gameMessage = createMessageFactory<RauhaMessageKey>('rauha')

/** Short description of a tile: 'Forest and mountain (flying)'. */
export function tileName(tile: TileData): Message {
  return gameMessage('tile', tileSymbolsMessage(tile))
}

/** @param card undefined if the viewer does not know the card */
export function cardName(card: Card | undefined): Message {
  return card === undefined ? gameMessage('hidden') : tileName(CARD_DATA[card])
}

/** Biomes joined as the language does, the first in sentence-start form; equal animals are counted. */
export function tileSymbolsMessage({ biomes, animals }: TileData) {
  return {
    biomes: biomes.map((biome, nth) => gameMessage(`${nth === 0 ? 'Symbol' : 'symbol'}.${biome}`)),
    animals: ANIMALS.flatMap((animal) => {
      const count = animals.filter((each) => each === animal).length
      return count === 0 ? [] : [gameMessage(`animals.${animal}`, { count })]
    }),
    animalCount: animals.length,
  }
}

export function resourceMessage(what: Resource, count: number): Message {
  return gameMessage(`good.${what}`, { count })
}

export function entityName(entity: Entity): Message {
  return gameMessage(`entity.${entity}`)
}

/** @returns undefined if the squares are neither a row nor a column */
export function lineName(squares: readonly SquareIndex[]): Message | undefined {
  const line = LINES.find((each) => each === squares.join(''))
  return line && gameMessage(`line.${line}`)
}
