/** Explains to people why an action is not legal. choices.ts decides legality; this module only names the reason. */
import { createMessageFactory } from '../core/contract/game.ts'
import type { Message, Seat } from '../core/contract/game.ts'
import { oneByOneActivationReasonFor } from './activation.ts'
import type { ActivationFrame, OneByOneActivationReason } from './activation.ts'
import { promptFor } from './prompts.ts'
import type { RauhaPromptKind } from './prompts.ts'
import { satelliteToChooseFrom, visibleTileOnSquareOfSeat } from './board.ts'
import { CARD_DATA, ENTITY_DATA, SQUARE_INDICES, avatarStopAt } from './data.ts'
import type { ActivationEffect, EntityId, SquareIndex } from './data.ts'
import { crystalCostOfEffect } from './effects.ts'
import { entityName } from './messages.ts'
import { placementCrystalCostOf, canPlaceCard } from './settle.ts'
import type { ViewedPlayer, RauhaAction, RauhaView } from './state.ts'

/** Reasons why an action is illegal; their texts are the messages `rauha.why.REASON`. */
export type RauhaIllegalReason =
  /** The seat must first answer the current prompt, which is of this kind; the action is no answer to it. */
  | `first.${RauhaPromptKind}`
  | 'gameOver'
  | 'notYourTurn'
  /** All seats have chosen their cards of this turn. */
  | 'chosen'
  /** The seat has already chosen this card. */
  | 'chosenAlready'
  | 'notInPool'
  | 'noSuchSquare'
  /** The card can be placed only on the squares that are marked on it. */
  | 'notMarked'
  /** The crystals of the seat do not suffice to place the card. */
  | 'tooDear'
  /** The crystals of the seat do not suffice for the activation. */
  | 'cannotPay'
  | 'sporesEverywhere'
  /** The square already has a spore. */
  | 'sporeThere'
  /** The activations cannot be made all at once. */
  | `oneByOne.${OneByOneActivationReason}`
  | 'tileUsed'
  /** A scoring activates only tiles with a spore, and this tile has none. */
  | 'noSpore'
  /** The tile is not on the line beside the avatars. */
  | 'notInLine'
  | 'noEffect'
  /** The action has a square for a spore, but the tile's effect places none. */
  | 'givesNoSpore'
  /** The tile's effect places a spore, but the action has no square for it. */
  | 'sporeWhere'
  | 'notYourEntity'
  | 'entityNoEffect'
  | 'entityUsed'
  /** Outside scorings, an entity is activated only in the turn in which its owner wins it, and once. */
  | 'entityNotNow'

const because = createMessageFactory<RauhaIllegalReason>('rauha.why')

const SETTLE: readonly RauhaAction['do'][] = ['place', 'discardForCrystals', 'discardForSpore']
const ACTIVATE: readonly RauhaAction['do'][] = [
  'activateTile',
  'activateSpore',
  'activateEntity',
  'activateAll',
  'endActivation',
]
/** The verbs that answer each prompt. */
const ANSWERS_TO: Readonly<Record<RauhaPromptKind, readonly RauhaAction['do'][]>> = {
  keep: ['keep'],
  kept: ['keep'],
  place: SETTLE,
  placeOnly: SETTLE,
  placePaid: SETTLE,
  tooDear: SETTLE,
  activate: ACTIVATE,
  score: ACTIVATE,
}

/**
 * Explains to a player why an action is not among the choices of a seat.
 * @returns the reason, or undefined if the action is offered or there is no specific reason
 */
export function explainIllegal(view: RauhaView, seat: Seat, action: RauhaAction): Message | undefined {
  const frame = view.stack[0]
  if (frame === undefined) return because('gameOver')
  const own = view.players[seat]
  if (own === undefined) return undefined
  const ask = promptFor(view, seat)?.kind
  if (frame.kind !== 'keep' && action.do === 'keep') return because('chosen')
  if (frame.kind !== 'keep' && frame.seat !== seat) return because('notYourTurn', { seat: { seat: frame.seat } })
  if (ask === undefined) return undefined
  if (!ANSWERS_TO[ask].includes(action.do)) return because(`first.${ask}`)
  switch (action.do) {
    case 'keep':
      return whyNotKeep(view, seat, own, action)
    case 'place':
      return whyNotPlace(own, action.square)
    case 'discardForSpore':
      return whyNotSpore(own, action.square)
    default:
      return frame.kind === 'activate' ? whyNotActivate(view, frame, own, action) : undefined
  }
}

function whyNotKeep(
  view: RauhaView,
  seat: Seat,
  own: ViewedPlayer,
  { card }: RauhaAction & { do: 'keep' },
): Message | undefined {
  if (own.kept.made && own.kept.cards[0] === card) return because('chosenAlready')
  const satellite = satelliteToChooseFrom(view.position, seat, view.players.length)
  const pool = satellite === undefined ? undefined : view.satellites[satellite]
  return pool?.cards.includes(card) === true ? undefined : because('notInPool')
}

function whyNotPlace({ kept, crystals }: ViewedPlayer, square: SquareIndex): Message | undefined {
  const [card] = kept.cards
  if (card === undefined || !SQUARE_INDICES.includes(square)) return because('noSuchSquare')
  if (canPlaceCard(card, square, crystals)) return undefined
  const { placement } = CARD_DATA[card]
  if (placement.kind === 'squares') return because('notMarked')
  return because('tooDear', { cost: placementCrystalCostOf(card), crystals })
}

/** Why a square takes no spore (RAU-44, RAU-45, RAU-77). */
function whyNotSpore({ spores }: ViewedPlayer, square: SquareIndex): Message | undefined {
  if (!spores.includes(false)) return because('sporesEverywhere')
  if (!SQUARE_INDICES.includes(square)) return because('noSuchSquare')
  return spores[square] === true ? because('sporeThere') : undefined
}

function whyNotActivate(
  view: RauhaView,
  frame: ActivationFrame,
  own: ViewedPlayer,
  action: RauhaAction,
): Message | undefined {
  switch (action.do) {
    case 'activateTile':
      return whyNotTile(view, frame, own, action.square, null)
    case 'activateSpore':
      return whyNotTile(view, frame, own, action.square, action.spore)
    case 'activateEntity':
      return whyNotEntity(view, frame, own, action.entity)
    case 'activateAll':
      return whyNotAll(view, frame)
    default:
      return undefined
  }
}

function whyNotAll(view: RauhaView, frame: ActivationFrame): Message | undefined {
  const why = oneByOneActivationReasonFor(view, frame)
  return why === undefined ? undefined : because(`oneByOne.${why}`)
}

/** @param spore the square of the spore for a tile that places one; null for other tiles */
function whyNotTile(
  view: RauhaView,
  { seat, scoring, used }: ActivationFrame,
  own: ViewedPlayer,
  square: SquareIndex,
  spore: SquareIndex | null,
): Message | undefined {
  if (!SQUARE_INDICES.includes(square)) return because('noSuchSquare')
  if (used.includes(square)) return because('tileUsed')
  if (scoring && own.spores[square] !== true) return because('noSpore')
  if (!scoring && !avatarStopAt(view.position).squares.includes(square)) return because('notInLine')
  const { effect } = visibleTileOnSquareOfSeat(view, seat, square)
  if (effect === null) return because('noEffect')
  if (effect.kind === 'spore' && !own.spores.includes(false)) return because('sporesEverywhere')
  const unpaid = whyNotPaid(own, effect)
  if (unpaid !== undefined) return unpaid
  if (effect.kind !== 'spore') return spore === null ? undefined : because('givesNoSpore')
  return spore === null ? because('sporeWhere') : whyNotSpore(own, spore)
}

function whyNotPaid({ crystals }: ViewedPlayer, effect: ActivationEffect): Message | undefined {
  const cost = crystalCostOfEffect(effect)
  return cost > crystals ? because('cannotPay', { cost, crystals }) : undefined
}

function whyNotEntity(
  view: RauhaView,
  { seat, scoring, entities }: ActivationFrame,
  own: ViewedPlayer,
  entity: EntityId,
): Message | undefined {
  if (view.entities[entity] !== seat) return because('notYourEntity', { entity: entityName(entity) })
  const { effect } = ENTITY_DATA[entity]
  if (effect === null) return because('entityNoEffect', { entity: entityName(entity) })
  if (!entities.includes(entity))
    return because(scoring ? 'entityUsed' : 'entityNotNow', { entity: entityName(entity) })
  return whyNotPaid(own, effect)
}
