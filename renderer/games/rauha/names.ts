/**
 * Names and texts of cards, tiles, effects and places of Rauha, as messages to be used within other messages. Ids of
 * messages/rauha.
 */
import { createMessageFactory } from '../../../engine/core/contract/game.ts'
import type { Message, MessageValues } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, ENTITY_DATA } from '../../../engine/rauha/data.ts'
import type {
  CardId,
  ActivationEffect,
  EntityId,
  PlacementTerms,
  SquareIndex,
  TileData,
  TileSymbol,
} from '../../../engine/rauha/data.ts'
import { resourceMessage, lineName, tileDescriptionValues } from '../../../engine/rauha/messages.ts'
import type { rauha } from '../../messages/en/rauha/index.ts'
import { formatMessage } from '../../messages/index.ts'
import type { MessageIdsOf } from '../../messages/message-ids.ts'

export {
  cardName,
  entityName,
  resourceMessage,
  lineName,
  tileDescriptionValues,
  tileDescription,
} from '../../../engine/rauha/messages.ts'

/** Ids of the messages of Rauha, without the prefix `rauha.`. */
export type RauhaMessageId = MessageIdsOf<'rauha', typeof rauha> | `square.${SquareIndex}`
/** Creates a message of Rauha from its id, without the prefix `rauha.`, and its values. */
export const gameMessage = createMessageFactory<RauhaMessageId>('rauha')
/** Returns the text of a message of Rauha in the current language, for text that is drawn on the board. */
export const formatGameMessage = (id: RauhaMessageId, values?: MessageValues): string =>
  formatMessage(gameMessage(id, values))

/**
 * All information on a card: 'Forest; flying; 1 energy per land animal; costs 2 crystals'. No two cards have the same text.
 */
export function fullCardText(card: CardId): Message {
  const { placement, ...tile } = CARD_DATA[card]
  return gameMessage('card', { ...whole(tile), cost: placementRuleText(placement) })
}

/** The message with all information on a tile. It lacks the rule for the placement, which `fullCardText` adds for a card. */
export function fullTileText(tile: TileData): Message {
  return gameMessage('printed', whole(tile))
}

/**
 * Returns in words the effect that an entity has when it is activated. For an entity that has no effect but counts as
 * water sources, the text gives the number of these sources.
 */
export function entityEffectText(entity: EntityId): Message {
  const { effect, water } = ENTITY_DATA[entity]
  return effect === null && water > 0 ? gameMessage('effect.water', { count: water }) : effectText(effect)
}

/**
 * The effect that a tile or an entity has when it is activated, in words.
 * @param effect null: it cannot be activated
 */
export function effectText(effect: ActivationEffect | null): Message {
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

/**
 * Returns the rule for the placement of a card in words: where the card may be placed, or how many crystals the
 * placement costs.
 */
export function placementRuleText(placement: PlacementTerms): Message {
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

/** The name of a symbol on tiles: a biome or a kind of animal. */
export function symbolName(symbol: TileSymbol): Message {
  return gameMessage(`symbol.${symbol}`)
}

/** The name of a square of a world: 'top left'. */
export function squareName(square: SquareIndex): Message {
  return gameMessage(`square.${square}`)
}

function whole(tile: TileData) {
  return { ...tileDescriptionValues(tile), water: tile.water, effect: effectText(tile.effect) }
}
