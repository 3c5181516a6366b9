/** What comes from a host on another machine: the forms of a view, an action and a fact. */
import {
  bySeats,
  countTo,
  factOf,
  flag,
  form,
  listOf,
  listOfExactly,
  oneFormOf,
  optional,
  orNull,
  seatOf,
  textLike,
  whole,
} from '../../../../../engine/core/contract/schemas.ts'
import type { GameSchemas } from '../../../../../engine/core/contract/schemas.ts'
import { CARDS, HAND, TO_WIN } from './data.ts'
import type { TemplateGameFact } from './facts.ts'
import type { TemplateGamePlace } from './places.ts'
import type { TemplateGameAction, TemplateGameFrame, TemplateGameView } from './state.ts'

const card = whole(1, CARDS)
const cards = listOf(card, CARDS)
/** What a `moved` fact calls a card. */
const piece = textLike<string>(/^\d{1,2}$/)
const place = textLike<TemplateGamePlace>(/^(deck|pile|seat[01]:(hand|table|won))$/)

export const schemas = bySeats((players): GameSchemas<TemplateGameView, TemplateGameAction, TemplateGameFact> => {
  const seat = seatOf(players)
  const perSeat = { cards: listOfExactly(players, cards), card: listOfExactly(players, orNull(card)) }
  return {
    view: form<TemplateGameView>({
      won: perSeat.cards,
      seen: perSeat.cards,
      open: perSeat.card,
      pile: cards,
      stack: listOf(oneFormOf<TemplateGameFrame, 'kind'>('kind', { duel: {}, recover: { seat } }), 2),
      hands: listOfExactly(players, form<TemplateGameView['hands'][0]>({ count: countTo(HAND), cards: orNull(cards) })),
      chosen: listOfExactly(players, form<TemplateGameView['chosen'][0]>({ made: flag, card: orNull(card) })),
      deck: countTo(CARDS),
    }),
    action: oneFormOf<TemplateGameAction, 'do'>('do', { choose: { card }, takeBack: {}, draw: {} }),
    fact: factOf<TemplateGameFact>(
      {
        turn: { seat },
        moved: { piece: optional(piece), from: place, to: place, count: countTo(CARDS) },
        round: { round: countTo(2 * TO_WIN) },
        chose: { seat, again: flag },
        turnedUp: { cards: listOfExactly(players, card) },
        won: { seat, card, beaten: card },
        tookBack: { seat, card },
        drew: { seat },
        ended: { seat },
      },
      { moved: { piece }, chose: { card }, drew: { card } },
    ),
  }
})
