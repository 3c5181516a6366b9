/** How cards, tiles, effects and places of Rauha are called, as messages within messages. Ids of messages/rauha. */
import type { Message } from '../../../engine/core/contract/game.ts'
import { ANIMALS, CARD_DATA, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import type { Card, Effect, Entity, Good, Placement, Square, TileData, TileSymbol } from '../../../engine/rauha/data.ts'

/** A message of this game by its id without the game's name. */
export function message(id: string, values?: Message['values']): Message & { readonly id: string } {
  return values === undefined ? { id: `rauha.${id}` } : { id: `rauha.${id}`, values }
}

/** A message as a value of another one. */
type Named = ReturnType<typeof named>

function named(id: string, values: Message['values'] = {}) {
  return { id: `rauha.${id}`, values }
}

/** What a tile shows, in short: 'Forest and mountain (flying)'. */
export function tileName(tile: TileData): Named {
  return named('tile', symbols(tile))
}

/** @param card undefined: the viewer does not know which */
export function cardName(card: Card | undefined): Named {
  return card === undefined ? named('hidden') : tileName(CARD_DATA[card])
}

/** All that a card says: 'Forest; flying; 1 energy per land animal; costs 2 crystals'. No two are alike. */
export function cardText(card: Card): Named {
  const { placement, ...tile } = CARD_DATA[card]
  return named('card', { ...whole(tile), cost: costText(placement) })
}

/** All that a tile says that is printed on the board. */
export function printedText(tile: TileData): Named {
  return named('printed', whole(tile))
}

/** What an entity does when it is activated, or counts as. */
export function entityEffect(entity: Entity): Named {
  const { effect, water } = ENTITY_DATA[entity]
  return effect === null && water > 0 ? named('effect.water', { count: water }) : effectText(effect)
}

/** @param effect null: it cannot be activated */
export function effectText(effect: Effect | null): Named {
  if (effect === null) return named('effect.none')
  switch (effect.kind) {
    case 'gain':
      return named('effect.gain', { goods: goods(effect.what, effect.amount) })
    case 'payToGain':
      return named('effect.payToGain', {
        goods: goods(effect.what, effect.amount),
        price: goods('crystals', effect.pay),
      })
    case 'gainPer':
      return named('effect.gainPer', { goods: goods(effect.what, effect.amount), per: effect.per })
    case 'spore':
      return named('effect.spore', { price: goods('crystals', effect.pay) })
  }
}

/** Where a card may be placed, and for what. */
export function costText(placement: Placement): Named {
  switch (placement.kind) {
    case 'free':
      return named('cost.free')
    case 'crystals':
      return named('cost.crystals', { price: goods('crystals', placement.crystals) })
    case 'squares': {
      const line = lineName(placement.squares)
      if (line !== undefined) return named('cost.line', { line })
      return named('cost.squares', { squares: placement.squares.map(squareName) })
    }
  }
}

export function goods(what: Good, count: number): Named {
  return named(`good.${what}`, { count })
}

export function entityName(entity: Entity): Named {
  return named(`entity.${entity}`)
}

export function symbolName(symbol: TileSymbol): Named {
  return named(`symbol.${symbol}`)
}

export function squareName(square: Square): Named {
  return named(`square.${String(square)}`)
}

const LINES: readonly string[] = ['012', '345', '678', '036', '147', '258']

/** @returns undefined for squares that are no row or column */
export function lineName(squares: readonly Square[]): Named | undefined {
  const key = squares.join('')
  return LINES.includes(key) ? named(`line.${key}`) : undefined
}

/** Biomes joined as the language does, the first one as a beginning. */
export function biomeNames({ biomes }: TileData): Named[] {
  return biomes.map((biome, nth) => named(`${nth === 0 ? 'Symbol' : 'symbol'}.${biome}`))
}

/** The animals of a tile, equal ones counted. */
export function animalNames({ animals }: TileData): Named[] {
  return ANIMALS.flatMap((animal) => {
    const count = animals.filter((each) => each === animal).length
    return count === 0 ? [] : [named(`animals.${animal}`, { count })]
  })
}

function symbols(tile: TileData) {
  return { biomes: biomeNames(tile), animals: animalNames(tile), animalCount: tile.animals.length }
}

function whole(tile: TileData) {
  return { ...symbols(tile), water: tile.water, effect: effectText(tile.effect) }
}
