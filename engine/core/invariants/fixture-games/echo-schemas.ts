/** Schemas of views, actions and events of the fixture game 'echo', for data from a host on another machine. */
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  taggedUnionSchema,
  enumSchema,
  nullableSchema,
  seatSchema,
} from '../../contract/schemas.ts'
import type { GameSchemas } from '../../contract/schemas.ts'
import { COPIES_PER_CARD, ECHO_CARDS } from './echo-state.ts'
import type { EchoAction, EchoEvent, EchoFrame } from './echo-state.ts'
import type { PartlyKnownCards, EchoView } from './echo-view.ts'

const DECK_SIZE = COPIES_PER_CARD * ECHO_CARDS.length
const card = enumSchema(ECHO_CARDS)
const cards = listSchema(card, DECK_SIZE)
const counted = objectSchema<PartlyKnownCards>({ count: countSchema(DECK_SIZE), known: cards })

export const echoSchemas = memoizeByPlayerCount((players): GameSchemas<EchoView, EchoAction, EchoEvent> => {
  const seat = seatSchema(players)
  const known = fixedListSchema(players, fixedListSchema(players, cards))
  const frame = taggedUnionSchema<EchoFrame, 'kind'>('kind', {
    turn: { seat, drawn: booleanSchema },
    work: { seat, ability: card, copied: listSchema(seat, players) },
    offer: { seat, from: seat },
  })
  return {
    view: objectSchema<EchoView>({
      deck: counted,
      hands: fixedListSchema(players, counted),
      futures: fixedListSchema(players, counted),
      memory: nullableSchema(known),
      rows: fixedListSchema(players, cards),
      ruins: cards,
      centre: nullableSchema(card),
      stack: listSchema(frame, DECK_SIZE),
    }),
    action: taggedUnionSchema<EchoAction, 'do'>('do', {
      draw: {},
      score: { card },
      bury: { card },
      use: { card },
      at: { seat },
      answer: { take: booleanSchema },
    }),
    event: visibleEventSchema<EchoEvent>(
      {
        turn: { seat },
        drew: { seat },
        scored: { seat, card },
        buried: { seat },
        used: { seat, card },
        copied: { seat, row: seat, card },
        peeked: { seat, at: seat },
        answered: { seat, took: booleanSchema },
      },
      { drew: { card }, buried: { card }, peeked: { hand: cards } },
    ),
  }
})
