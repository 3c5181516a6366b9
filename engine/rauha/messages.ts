/** Messages that name cards, tiles, resources and entities by their content. Catalogue ids only, no text. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message } from '../core/contract/game.ts'
import { ANIMALS, CARD_DATA } from './data.ts'
import type { Animal, Biome, CardId, EntityId, Resource, SquareIndex, TileData } from './data.ts'
import type { RauhaWinCriterion } from './state.ts'
import type { EnergySource } from './state.ts'

const LINES = ['012', '345', '678', '036', '147', '258'] as const

/**
 * The ids, without the prefix `rauha.`, of the messages with which the rules name things of the game: cards, tiles,
 * biomes, animals, crystals and energy, entities, rows and columns of the board, lines of the score, and how the
 * winners were decided. The messages of prompts, reasons of illegal actions, consequences and progress are not
 * included.
 */
export type RauhaTermMessageKey =
  | 'hidden'
  | 'tile'
  | `${'Symbol' | 'symbol'}.${Biome}`
  | `animals.${Animal}`
  | `good.${Resource}`
  | `entity.${EntityId}`
  | `line.${(typeof LINES)[number]}`
  | `score.${EnergySource}`
  | `end.${RauhaWinCriterion}`

/**
 * Builds a message of the game Rauha from its id (without the prefix `rauha.`) and the values that its text contains.
 */
export const gameMessage = createMessageFactory<RauhaTermMessageKey>('rauha')

/** @returns a short description of a tile by its biomes and animals: 'Forest and mountain (flying)' */
export function tileDescription(tile: TileData): Message {
  return gameMessage('tile', tileDescriptionValues(tile))
}

/** @returns a short description of a card, or 'a card' if it is undefined because the viewer does not know it */
export function cardName(card: CardId | undefined): Message {
  return card === undefined ? gameMessage('hidden') : tileDescription(CARD_DATA[card])
}

/**
 * @returns the values for a message that describes a tile. `biomes`: the names of its biomes, of which the first is
 *   written as at the start of a sentence. `animals`: one entry per kind of animal on the tile, with its count.
 *   `animalCount`: the number of all its animals
 */
export function tileDescriptionValues({ biomes, animals }: TileData) {
  return {
    biomes: biomes.map((biome, nth) => gameMessage(`${nth === 0 ? 'Symbol' : 'symbol'}.${biome}`)),
    animals: ANIMALS.flatMap((animal) => {
      const count = animals.filter((each) => each === animal).length
      return count === 0 ? [] : [gameMessage(`animals.${animal}`, { count })]
    }),
    animalCount: animals.length,
  }
}

/** @returns the message that names an amount of crystals or energy: '3 crystals' */
export function resourceMessage(what: Resource, count: number): Message {
  return gameMessage(`good.${what}`, { count })
}

/** @returns the message that names a divine entity */
export function entityName(entity: EntityId): Message {
  return gameMessage(`entity.${entity}`)
}

/** @returns the name of a row or column of the board, or undefined if the squares are neither */
export function lineName(squares: readonly SquareIndex[]): Message | undefined {
  const line = LINES.find((each) => each === squares.join(''))
  return line && gameMessage(`line.${line}`)
}
