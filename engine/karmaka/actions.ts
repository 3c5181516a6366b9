/**
 * Every Karmaka action as a preallocated object. Choices return these objects, so that listing them allocates nothing.
 */
import type { Seat } from '../core/contract/game.ts'
import { CARDS, CARD_ORDER, RING_COUNT, TOTAL_CARDS, CARD_USES } from './data.ts'
import type { Card, CardUse } from './data.ts'
import type { KarmakaAction } from './state.ts'

function entry(actions: readonly KarmakaAction[], index: number): KarmakaAction {
  const action = actions[index]
  if (action === undefined) throw new RangeError(`no action ${String(index)}`)
  return action
}

const SEATS = [0, 1, 2, 3]
const DEPTHS = Array.from({ length: TOTAL_CARDS }, (_, at) => at)

/** Verbs whose only argument is one card. */
export type CardVerb = 'ruin' | 'takePicked' | 'place' | 'return' | 'embody'

function ofCards(verb: CardVerb): readonly KarmakaAction[] {
  return CARDS.map((card): KarmakaAction => ({ do: verb, card }))
}

const PLAYS = CARDS.flatMap((card) => CARD_USES.map((way): KarmakaAction => ({ do: 'play', card, way })))
const CARD_VERBS: Readonly<Record<CardVerb, readonly KarmakaAction[]>> = {
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

export function playAction(card: Card, way: CardUse): KarmakaAction {
  return entry(PLAYS, CARD_ORDER[card] * CARD_USES.length + CARD_USES.indexOf(way))
}
export function cardAction(verb: CardVerb, card: Card): KarmakaAction {
  return entry(CARD_VERBS[verb], CARD_ORDER[card])
}
export function targetAction(seat: Seat): KarmakaAction {
  return entry(TARGETS, seat)
}
export function mimicAction(seat: Seat): KarmakaAction {
  return entry(MIMICS, seat)
}
export function takeAction(at: number): KarmakaAction {
  return entry(TAKES, at)
}
export function ruinDeedAction(at: number): KarmakaAction {
  return entry(DEEDS, at)
}
export function spendRingsAction(spend: number): KarmakaAction {
  return entry(SPENDINGS, spend)
}
export const drawAction: KarmakaAction = { do: 'draw' }
export const dieAction: KarmakaAction = { do: 'die' }
export const passAction: KarmakaAction = { do: 'pass' }
export const declineAction: KarmakaAction = { do: 'decline' }
export const doneAction: KarmakaAction = { do: 'done' }
export const ANSWER_ACTIONS: readonly KarmakaAction[] = [
  { do: 'answer', accept: true },
  { do: 'answer', accept: false },
]
