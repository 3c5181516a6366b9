/** Every action of Rauha, made once: choices hand out these objects, so that listing them costs nothing. */
import { CARDS, ENTITIES, ORDER, SQUARES } from './data.ts'
import type { Card, Entity, Square } from './data.ts'
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

export function keepAction(card: Card): RauhaAction {
  return entry(KEEPS, ORDER[card])
}
export function placeAction(square: Square): RauhaAction {
  return entry(PLACES, square)
}
export function sporeDiscard(square: Square): RauhaAction {
  return entry(SPORE_DISCARDS, square)
}
export function tileAction(square: Square): RauhaAction {
  return entry(TILES, square)
}
export function sporeAction(square: Square, spore: Square): RauhaAction {
  return entry(SPORES, square * SQUARES.length + spore)
}
export function entityAction(entity: Entity): RauhaAction {
  return entry(ENTITY_ACTIONS, ENTITIES.indexOf(entity))
}

export const crystalDiscard: RauhaAction = { do: 'discardForCrystals' }
export const allAction: RauhaAction = { do: 'activateAll' }
export const endAction: RauhaAction = { do: 'endActivation' }
