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

/**
 * Returns the action of playing a card from the player's Hand.
 * @param way which of the four uses of a card (`CARD_USES`) the player chooses
 */
export function playHandCardAction(card: CardId, way: CardUse): KarmakaAction {
  return entry(PLAYS, INDEX_BY_CARD[card] * CARD_USES.length + CARD_USES.indexOf(way))
}

/**
 * Returns the action whose only argument is one card.
 * @param verb the kind (`do`) of the action
 * @param card the card that the action concerns
 */
export function singleCardAction(verb: SingleCardActionKind, card: CardId): KarmakaAction {
  return entry(CARD_VERBS[verb], INDEX_BY_CARD[card])
}

/** @returns the action of choosing a seat as the target of an ability */
export function chooseTargetAction(seat: Seat): KarmakaAction {
  return entry(TARGETS, seat)
}

/**
 * Returns the action of choosing a rival for the card Mimic. Mimic then copies the exposed Deed of this rival, the top
 * card of the rival's Deeds.
 */
export function mimicRivalAction(seat: Seat): KarmakaAction {
  return entry(MIMICS, seat)
}

/**
 * Returns the action of taking one card out of a pile. The ability in progress decides the pile: the Ruins (the common
 * discard pile) or the player's own Future Life (the cards kept for the next life).
 * @param at position from the top of the pile; 0 is the top card
 */
export function takePileCardAction(at: number): KarmakaAction {
  return entry(TAKES, at)
}

/**
 * Returns the action of moving one of the player's own Deeds (the cards played for points) to the Ruins, the common
 * discard pile.
 * @param at 0 for the exposed (top) Deed, 1 for the Deed below it, and so on
 */
export function ruinOwnDeedAction(at: number): KarmakaAction {
  return entry(DEEDS, at)
}

/**
 * Returns the action of answering, in a death turn, how many rings a player spends. A death turn is the turn in which
 * a life ends and is scored; each spent ring makes up for one point that the life lacks to rise on the ladder.
 * @param spend number of rings; 0 spends none
 */
export function spendRingsAction(spend: number): KarmakaAction {
  return entry(SPENDINGS, spend)
}

/**
 * The action of drawing a card. At the start of a turn the player draws the top card of the own Deck; during an
 * ability the player draws one more card from the Well, the common draw pile.
 */
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
