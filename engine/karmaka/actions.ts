/**
 * Every Karmaka action as a preallocated object. Choices return these objects, so that listing them allocates nothing.
 */
import type { Seat } from '../core/contract/game.ts'
import { CARD_IDS, INDEX_BY_CARD, RING_COUNT, TOTAL_CARDS, CARD_USES } from './data.ts'
import type { CardId, CardUse } from './data.ts'
import type { KarmakaAction } from './state.ts'

function entry(actions: readonly KarmakaAction[], index: number): KarmakaAction {
  const action = actions[index]
  if (action === undefined) throw new RangeError(`no action ${String(index)}`)
  return action
}

const SEATS = [0, 1, 2, 3]
const DEPTHS = Array.from({ length: TOTAL_CARDS }, (_, at) => at)

/** The kinds (`do`) of action whose only argument is one card. */
export type SingleCardActionKind = 'ruin' | 'takePicked' | 'place' | 'return' | 'embody'

function ofCards(verb: SingleCardActionKind): readonly KarmakaAction[] {
  return CARD_IDS.map((card): KarmakaAction => ({ do: verb, card }))
}

const PLAYS = CARD_IDS.flatMap((card) => CARD_USES.map((way): KarmakaAction => ({ do: 'play', card, way })))
const CARD_VERBS: Readonly<Record<SingleCardActionKind, readonly KarmakaAction[]>> = {
  ruin: ofCards('ruin'),
  takePicked: ofCards('takePicked'),
  place: ofCards('place'),
  return: ofCards('return'),
  embody: ofCards('embody'),
}
const TARGETS = SEATS.map((seat): KarmakaAction => ({ do: 'target', seat }))
const MIMICS = SEATS.map((seat): KarmakaAction => ({ do: 'mimic', seat }))
const TAKES = DEPTHS.map((at): KarmakaAction => ({ do: 'take', at }))
const SPENDINGS = Array.from({ length: RING_COUNT + 1 }, (_, spend): KarmakaAction => ({ do: 'rings', spend }))
const DEEDS = DEPTHS.map((at): KarmakaAction => ({ do: 'ruinDeed', at }))

/** @returns the action of playing a Hand card in one of the four ways */
export function playHandCardAction(card: CardId, way: CardUse): KarmakaAction {
  return entry(PLAYS, INDEX_BY_CARD[card] * CARD_USES.length + CARD_USES.indexOf(way))
}

/** @returns the action of that kind with that card */
export function singleCardAction(verb: SingleCardActionKind, card: CardId): KarmakaAction {
  return entry(CARD_VERBS[verb], INDEX_BY_CARD[card])
}

/** @returns the action of choosing a seat as the target of an ability */
export function chooseTargetAction(seat: Seat): KarmakaAction {
  return entry(TARGETS, seat)
}

/** @returns the action of choosing the rival whose exposed Deed Mimic copies */
export function mimicRivalAction(seat: Seat): KarmakaAction {
  return entry(MIMICS, seat)
}

/**
 * The action of taking a card from the Ruins or from one's own Future Life, as the ability says.
 * @param at position from the top of the pile; 0 is the top card
 */
export function takePileCardAction(at: number): KarmakaAction {
  return entry(TAKES, at)
}

/**
 * The action of moving one of one's own Deeds to the Ruins.
 * @param at 0 for the exposed Deed, 1 for the one below it, and so on
 */
export function ruinDeedAction(at: number): KarmakaAction {
  return entry(DEEDS, at)
}

/** @returns the action of spending that many rings in a death turn; 0 spends none */
export function spendRingsAction(spend: number): KarmakaAction {
  return entry(SPENDINGS, spend)
}

/** The action of drawing: the top card of one's own Deck at the start of a turn, or one more Well card for an ability. */
export const drawAction: KarmakaAction = { do: 'draw' }
/** The action of ending one's life, which is then scored (a death turn). */
export const dieAction: KarmakaAction = { do: 'die' }
/** The action of ending the turn without a play. */
export const passAction: KarmakaAction = { do: 'pass' }
/** The action of declining the further play that an ability has granted. */
export const declineFurtherPlayAction: KarmakaAction = { do: 'decline' }
/** The action that ends the current step of an ability before its maximum: stop ruining, placing or drawing cards. */
export const endAbilityStepAction: KarmakaAction = { do: 'done' }
/** Both answers to an offered card: accept and refuse. */
export const OFFER_ANSWER_ACTIONS: readonly KarmakaAction[] = [
  { do: 'answer', accept: true },
  { do: 'answer', accept: false },
]
