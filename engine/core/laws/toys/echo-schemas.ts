/** What comes from a host on another machine: the forms of a view, an action and a fact of the toy 'echo'. */
import {
  bySeats,
  countTo,
  factOf,
  flag,
  form,
  listOf,
  listOfExactly,
  oneFormOf,
  oneOf,
  orNull,
  seatOf,
} from '../../contract/schemas.ts'
import type { GameSchemas } from '../../contract/schemas.ts'
import { COPIES, KINDS } from './echo-state.ts'
import type { EchoAction, EchoFact, EchoFrame } from './echo-state.ts'
import type { Counted, EchoView } from './echo-view.ts'

const MOST = COPIES * KINDS.length
const card = oneOf(KINDS)
const cards = listOf(card, MOST)
const counted = form<Counted>({ count: countTo(MOST), known: cards })

export const schemas = bySeats((players): GameSchemas<EchoView, EchoAction, EchoFact> => {
  const seat = seatOf(players)
  const known = listOfExactly(players, listOfExactly(players, cards))
  const frame = oneFormOf<EchoFrame, 'kind'>('kind', {
    turn: { seat, drawn: flag },
    work: { seat, ability: card, copied: listOf(seat, players) },
    offer: { seat, from: seat },
  })
  return {
    view: form<EchoView>({
      deck: counted,
      hands: listOfExactly(players, counted),
      futures: listOfExactly(players, counted),
      memory: orNull(known),
      rows: listOfExactly(players, cards),
      ruins: cards,
      centre: orNull(card),
      stack: listOf(frame, MOST),
    }),
    action: oneFormOf<EchoAction, 'do'>('do', {
      draw: {},
      score: { card },
      bury: { card },
      use: { card },
      at: { seat },
      answer: { take: flag },
    }),
    fact: factOf<EchoFact>(
      {
        turn: { seat },
        drew: { seat },
        scored: { seat, card },
        buried: { seat },
        used: { seat, card },
        copied: { seat, row: seat, card },
        peeked: { seat, at: seat },
        answered: { seat, took: flag },
      },
      { drew: { card }, buried: { card }, peeked: { hand: cards } },
    ),
  }
})
