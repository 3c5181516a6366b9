/** How cards, tiles, effects and places of Rauha are called, as messages within messages. Ids of messages/rauha. */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import type {
  Card,
  TileEffect,
  Entity,
  PlacementRule,
  SquareIndex,
  TileData,
  TileSymbol,
} from '../../../engine/rauha/data.ts'
import { resourceMessage, lineName, tileSymbolsMessage } from '../../../engine/rauha/messages.ts'
import type { rauha } from '../../messages/en/rauha/index.ts'
import { words } from '../../messages/index.ts'
import type { IdsOf } from '../../messages/ids.ts'

export {
  cardName,
  entityName,
  resourceMessage,
  lineName,
  tileSymbolsMessage,
  tileName,
} from '../../../engine/rauha/messages.ts'

/** The compiler does not tell squares apart. */
export type RauhaId = IdsOf<'rauha', typeof rauha> | `square.${SquareIndex}`
export const message = createMessageFactory<RauhaId>('rauha')
/** The words of a message, for what is written on the board itself. */
export const said = (id: RauhaId, values?: MessageValues): string => words(message(id, values))

/** All that a card says: 'Forest; flying; 1 energy per land animal; costs 2 crystals'. No two are alike. */
export function cardText(card: Card): Message {
  const { placement, ...tile } = CARD_DATA[card]
  return message('card', { ...whole(tile), cost: costText(placement) })
}

/** All that a tile says that is printed on the board. */
export function printedText(tile: TileData): Message {
  return message('printed', whole(tile))
}

/** What an entity does when it is activated, or counts as. */
export function entityEffect(entity: Entity): Message {
  const { effect, water } = ENTITY_DATA[entity]
  return effect === null && water > 0 ? message('effect.water', { count: water }) : effectText(effect)
}

/** @param effect null: it cannot be activated */
export function effectText(effect: TileEffect | null): Message {
  if (effect === null) return message('effect.none')
  switch (effect.kind) {
    case 'gain':
      return message('effect.gain', { goods: resourceMessage(effect.what, effect.amount) })
    case 'payToGain':
      return message('effect.payToGain', {
        goods: resourceMessage(effect.what, effect.amount),
        price: resourceMessage('crystals', effect.pay),
      })
    case 'gainPer':
      return message('effect.gainPer', { goods: resourceMessage(effect.what, effect.amount), per: effect.per })
    case 'spore':
      return message('effect.spore', { price: resourceMessage('crystals', effect.pay) })
  }
}

/** Where a card may be placed, and for what. */
export function costText(placement: PlacementRule): Message {
  switch (placement.kind) {
    case 'free':
      return message('cost.free')
    case 'crystals':
      return message('cost.crystals', { price: resourceMessage('crystals', placement.crystals) })
    case 'squares': {
      const line = lineName(placement.squares)
      if (line !== undefined) return message('cost.line', { line })
      return message('cost.squares', { squares: placement.squares.map(squareName) })
    }
  }
}

export function symbolName(symbol: TileSymbol): Message {
  return message(`symbol.${symbol}`)
}

export function squareName(square: SquareIndex): Message {
  return message(`square.${square}`)
}

function whole(tile: TileData) {
  return { ...tileSymbolsMessage(tile), water: tile.water, effect: effectText(tile.effect) }
}
