/** All actions of Rauha as shared objects, built once, so that listing legal actions allocates no objects. */
import { CARDS, ENTITIES, CARD_ORDER, SQUARES } from './data.ts'
import type { Card, Entity, SquareIndex } from './data.ts'
import type { RauhaAction } from './state.ts'

function entry(actions: readonly RauhaAction[], index: number): RauhaAction {
  const action = actions[index]
  if (action === undefined) throw new RangeError(`no action ${index}`)
  return action
}

const KEEPS = CARDS.map((card): RauhaAction => ({ do: 'keep', card }))
const PLACES = SQUARES.map((square): RauhaAction => ({ do: 'place', square }))
const SPORE_DISCARDS = SQUARES.map((square): RauhaAction => ({ do: 'discardForSpore', square }))
const TILES = SQUARES.map((square): RauhaAction => ({ do: 'activateTile', square }))
const SPORES = SQUARES.flatMap((square) =>
  SQUARES.map((spore): RauhaAction => ({ do: 'activateSpore', square, spore })),
)
const ENTITY_ACTIONS = ENTITIES.map((entity): RauhaAction => ({ do: 'activateEntity', entity }))

export function keepCardAction(card: Card): RauhaAction {
  return entry(KEEPS, CARD_ORDER[card])
}
export function placeCardAction(square: SquareIndex): RauhaAction {
  return entry(PLACES, square)
}
export function discardForSporeAction(square: SquareIndex): RauhaAction {
  return entry(SPORE_DISCARDS, square)
}
export function activateTileAction(square: SquareIndex): RauhaAction {
  return entry(TILES, square)
}
export function activateSporeAction(square: SquareIndex, spore: SquareIndex): RauhaAction {
  return entry(SPORES, square * SQUARES.length + spore)
}
export function activateEntityAction(entity: Entity): RauhaAction {
  return entry(ENTITY_ACTIONS, ENTITIES.indexOf(entity))
}

export const discardForCrystalsAction: RauhaAction = { do: 'discardForCrystals' }
export const activateAllAction: RauhaAction = { do: 'activateAll' }
export const endActivationAction: RauhaAction = { do: 'endActivation' }
