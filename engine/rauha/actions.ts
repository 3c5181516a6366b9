/** All actions of Rauha as shared objects, built once, so that listing legal actions allocates no objects. */
import { CARD_IDS, ENTITY_IDS, INDEX_BY_CARD, SQUARE_INDICES } from './data.ts'
import type { CardId, EntityId, SquareIndex } from './data.ts'
import type { RauhaAction } from './state.ts'

function entry(actions: readonly RauhaAction[], index: number): RauhaAction {
  const action = actions[index]
  if (action === undefined) throw new RangeError(`no action ${index}`)
  return action
}

const KEEPS = CARD_IDS.map((card): RauhaAction => ({ do: 'keep', card }))
const PLACES = SQUARE_INDICES.map((square): RauhaAction => ({ do: 'place', square }))
const SPORE_DISCARDS = SQUARE_INDICES.map((square): RauhaAction => ({ do: 'discardForSpore', square }))
const TILES = SQUARE_INDICES.map((square): RauhaAction => ({ do: 'activateTile', square }))
const SPORES = SQUARE_INDICES.flatMap((square) =>
  SQUARE_INDICES.map((spore): RauhaAction => ({ do: 'activateSpore', square, spore })),
)
const ENTITY_ACTIONS = ENTITY_IDS.map((entity): RauhaAction => ({ do: 'activateEntity', entity }))

/** Returns the action of choosing a card to keep, from the pool of cards that the seat looks at in this turn. */
export function keepCardAction(card: CardId): RauhaAction {
  return entry(KEEPS, INDEX_BY_CARD[card])
}

/** @returns the action of placing the kept card on a square of one's own board */
export function placeCardAction(square: SquareIndex): RauhaAction {
  return entry(PLACES, square)
}

/** @returns the action of discarding the kept card and putting a spore on the square */
export function discardForSporeAction(square: SquareIndex): RauhaAction {
  return entry(SPORE_DISCARDS, square)
}

/** @returns the action of activating the tile on a square, if its effect places no spore */
export function activateTileAction(square: SquareIndex): RauhaAction {
  return entry(TILES, square)
}

/** @returns the action of activating the tile on `square`, whose effect puts a spore on the square `spore` of the same board */
export function activateTileToPlaceSporeAction(square: SquareIndex, spore: SquareIndex): RauhaAction {
  return entry(SPORES, square * SQUARE_INDICES.length + spore)
}

/** @returns the action of activating an entity that the acting player owns */
export function activateEntityAction(entity: EntityId): RauhaAction {
  return entry(ENTITY_ACTIONS, ENTITY_IDS.indexOf(entity))
}

/**
 * The action of discarding the kept card for four crystals. The kept card is the card that the seat has chosen from
 * the cards dealt to it.
 */
export const discardForCrystalsAction: RauhaAction = { do: 'discardForCrystals' }
/**
 * The action of making all open activations that the seat can afford, one after another. An open activation is a tile
 * or an entity that the seat can activate in the current step or scoring and has not activated yet. The action is
 * legal only if the order of these activations cannot matter.
 */
export const activateAllAction: RauhaAction = { do: 'activateAll' }
/** The action of making no more activations; the unused ones are lost. */
export const endActivationAction: RauhaAction = { do: 'endActivation' }
