/** Schemas of data received from a host on another machine: views, actions and game events. */
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  taggedUnionSchema,
  exactOptionalField,
  nullableSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../../../../../engine/core/contract/schemas.ts'
import type { GameSchemas } from '../../../../../engine/core/contract/schemas.ts'
import { CARD_COUNT, HAND_SIZE, ROUNDS_TO_WIN } from './data.ts'
import type { TemplateGameEvent } from './events.ts'
import type { TemplateGamePlace } from './places.ts'
import type { TemplateGameAction, TemplateGameFrame, TemplateGameView } from './state.ts'

const card = integerSchema(1, CARD_COUNT)
const cards = listSchema(card, CARD_COUNT)
/** Piece id of a card in `moved` events. */
const piece = patternSchema<string>(/^\d{1,2}$/)
const place = patternSchema<TemplateGamePlace>(/^(deck|pile|seat[01]:(hand|table|won))$/)

export const gameSchemasFor = memoizeByPlayerCount(
  (players): GameSchemas<TemplateGameView, TemplateGameAction, TemplateGameEvent> => {
    const seat = seatSchema(players)
    const perSeat = { cards: fixedListSchema(players, cards), card: fixedListSchema(players, nullableSchema(card)) }
    return {
      view: objectSchema<TemplateGameView>({
        won: perSeat.cards,
        seen: perSeat.cards,
        open: perSeat.card,
        pile: cards,
        stack: listSchema(taggedUnionSchema<TemplateGameFrame, 'kind'>('kind', { duel: {}, recover: { seat } }), 2),
        hands: fixedListSchema(
          players,
          objectSchema<TemplateGameView['hands'][0]>({ count: countSchema(HAND_SIZE), cards: nullableSchema(cards) }),
        ),
        chosen: fixedListSchema(
          players,
          objectSchema<TemplateGameView['chosen'][0]>({ made: booleanSchema, card: nullableSchema(card) }),
        ),
        deck: countSchema(CARD_COUNT),
      }),
      action: taggedUnionSchema<TemplateGameAction, 'do'>('do', { choose: { card }, takeBack: {}, draw: {} }),
      event: visibleEventSchema<TemplateGameEvent>(
        {
          turn: { seat },
          moved: { piece: exactOptionalField(piece), from: place, to: place, count: countSchema(CARD_COUNT) },
          round: { round: countSchema(2 * ROUNDS_TO_WIN) },
          chose: { seat, again: booleanSchema },
          turnedUp: { cards: fixedListSchema(players, card) },
          won: { seat, card, beaten: card },
          tookBack: { seat, card },
          drew: { seat },
          ended: { seat },
        },
        { moved: { piece }, chose: { card }, drew: { card } },
      ),
    }
  },
)
