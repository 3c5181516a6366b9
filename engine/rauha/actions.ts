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

/** @returns the action of choosing a card of the pool to keep */
export function keepCardAction(card: Card): RauhaAction {
  return entry(KEEPS, CARD_ORDER[card])
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

/** @returns the action of activating the tile on `square`, which puts a spore on the square `spore` */
export function activateSporeAction(square: SquareIndex, spore: SquareIndex): RauhaAction {
  return entry(SPORES, square * SQUARES.length + spore)
}

/** @returns the action of activating an entity that one owns */
export function activateEntityAction(entity: Entity): RauhaAction {
  return entry(ENTITY_ACTIONS, ENTITIES.indexOf(entity))
}

/** Discard the kept card for four crystals. */
export const discardForCrystalsAction: RauhaAction = { do: 'discardForCrystals' }
/** Make all open activations, one after another. */
export const activateAllAction: RauhaAction = { do: 'activateAll' }
/** Stop activating; the unused activations are lost. */
export const endActivationAction: RauhaAction = { do: 'endActivation' }
