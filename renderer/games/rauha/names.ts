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
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export {
  cardName,
  entityName,
  resourceMessage,
  lineName,
  tileSymbolsMessage,
  tileName,
} from '../../../engine/rauha/messages.ts'

/** The compiler does not tell squares apart. */
export type RauhaMessageId = MessageIdsOf<'rauha', typeof rauha> | `square.${SquareIndex}`
export const gameMessage = createMessageFactory<RauhaMessageId>('rauha')
/** The words of a message, for what is written on the board itself. */
export const messageText = (id: RauhaMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/** All that a card says: 'Forest; flying; 1 energy per land animal; costs 2 crystals'. No two are alike. */
export function cardText(card: Card): Message {
  const { placement, ...tile } = CARD_DATA[card]
  return gameMessage('card', { ...whole(tile), cost: costText(placement) })
}

/** All that a tile says that is printed on the board. */
export function printedTileText(tile: TileData): Message {
  return gameMessage('printed', whole(tile))
}

/** The effect of an entity when it is activated, or the water sources that it counts as. */
export function entityEffectText(entity: Entity): Message {
  const { effect, water } = ENTITY_DATA[entity]
  return effect === null && water > 0 ? gameMessage('effect.water', { count: water }) : effectText(effect)
}

/** @param effect null: it cannot be activated */
export function effectText(effect: TileEffect | null): Message {
  if (effect === null) return gameMessage('effect.none')
  switch (effect.kind) {
    case 'gain':
      return gameMessage('effect.gain', { goods: resourceMessage(effect.what, effect.amount) })
    case 'payToGain':
      return gameMessage('effect.payToGain', {
        goods: resourceMessage(effect.what, effect.amount),
        price: resourceMessage('crystals', effect.pay),
      })
    case 'gainPer':
      return gameMessage('effect.gainPer', { goods: resourceMessage(effect.what, effect.amount), per: effect.per })
    case 'spore':
      return gameMessage('effect.spore', { price: resourceMessage('crystals', effect.pay) })
  }
}

/** Where a card may be placed, and for what. */
export function costText(placement: PlacementRule): Message {
  switch (placement.kind) {
    case 'free':
      return gameMessage('cost.free')
    case 'crystals':
      return gameMessage('cost.crystals', { price: resourceMessage('crystals', placement.crystals) })
    case 'squares': {
      const line = lineName(placement.squares)
      if (line !== undefined) return gameMessage('cost.line', { line })
      return gameMessage('cost.squares', { squares: placement.squares.map(squareName) })
    }
  }
}

export function symbolName(symbol: TileSymbol): Message {
  return gameMessage(`symbol.${symbol}`)
}

export function squareName(square: SquareIndex): Message {
  return gameMessage(`square.${square}`)
}

function whole(tile: TileData) {
  return { ...tileSymbolsMessage(tile), water: tile.water, effect: effectText(tile.effect) }
}
