/** Validation schemas for data from a host on another machine: view, action and game event of Rauha. */
import * as v from 'valibot'
import {
  memoizeByPlayerCount,
  countSchema,
  visibleEventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  MAX_COUNTER_VALUE,
  taggedUnionSchema,
  enumSchema,
  exactOptionalField,
  nullableSchema,
  fixedRecordSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas, Schema } from '../core/contract/schemas.ts'
import {
  CARD_IDS,
  SQUARES_BY_COLUMN,
  CARDS_DEALT_PER_SATELLITE,
  ENTITY_IDS,
  LAST_AVATAR_POSITION,
  SQUARES_BY_ROW,
  SQUARE_INDICES,
} from './data.ts'
import type { CardAge, BoardCorner, LineSquares, NeighbourPoolSymbol } from './data.ts'
import { BOARD_SIDES } from './info.ts'
import type {
  DealView,
  KeptCardView,
  GainOrigin,
  ViewedPlayer,
  RauhaAction,
  RauhaEvent,
  RauhaFrame,
  RauhaPlace,
  RauhaView,
  SatelliteView,
  EnergySource,
} from './state.ts'

/** Rounds of a game; each deals once to every satellite. */
const ROUNDS = 4
const card = enumSchema(CARD_IDS)
const cards = listSchema(card, CARD_IDS.length)
const count = countSchema(CARD_IDS.length)
const dealt = countSchema(CARDS_DEALT_PER_SATELLITE)
const entity = enumSchema(ENTITY_IDS)
const square = enumSchema(SQUARE_INDICES)
const total = countSchema(MAX_COUNTER_VALUE)
const position = integerSchema(1, LAST_AVATAR_POSITION)
const round = integerSchema(1, ROUNDS)
const line = lineOf([...SQUARES_BY_ROW, ...SQUARES_BY_COLUMN])
const origin = taggedUnionSchema<GainOrigin, 'kind'>('kind', {
  tile: { square },
  entity: { entity },
  water: {},
  discard: {},
})
const kept = objectSchema<KeptCardView>({ made: booleanSchema, cards })
const deal = objectSchema<DealView>({
  left: listSchema(nullableSchema(card), CARDS_DEALT_PER_SATELLITE),
  seenFrom: dealt,
  loose: listSchema(card, CARDS_DEALT_PER_SATELLITE),
})
const satellite = objectSchema<SatelliteView>({ count: dealt, cards: listSchema(card, CARDS_DEALT_PER_SATELLITE) })
const deck = objectSchema<RauhaView['decks'][0]>({ count, cards })
const player = objectSchema<ViewedPlayer>({
  tiles: fixedListSchema(SQUARE_INDICES.length, nullableSchema(card)),
  covered: cards,
  spores: fixedListSchema(SQUARE_INDICES.length, booleanSchema),
  crystals: total,
  energy: total,
  earned: fixedRecordSchema<EnergySource, number>(['tiles', 'entities', 'water'], total),
  kept,
})

/** Schema of one of the given lines of three squares. */
function lineOf(lines: readonly LineSquares[]): Schema<LineSquares> {
  const known = new Map(lines.map((each) => [each.join(), each]))
  return v.pipe(
    fixedListSchema(3, square),
    v.check((squares) => known.has(squares.join())),
  ) as unknown as Schema<LineSquares>
}

/**
 * @returns the schemas that a view, an action and a game event from another machine must match at a table with so many
 *   seats; created once for each number of seats
 */
export const gameSchemasForPlayerCount = memoizeByPlayerCount(
  (players): GameSchemas<RauhaView, RauhaAction, RauhaEvent> => {
    const seat = seatSchema(players)
    const pile = countSchema(players - 1)
    const seatPattern = `[0-${players - 1}]`
    const entityPattern = `(${ENTITY_IDS.join('|')})`
    const piece = patternSchema<string>(
      new RegExp(`^(${CARD_IDS.join('|')}|${ENTITY_IDS.join('|')}|spore|(token|avatar):${seatPattern})$`),
    )
    const place = patternSchema<RauhaPlace>(
      new RegExp(
        `^(deck:[12]|satellite:${seatPattern}|blackHole|supply|display:${entityPattern}|track:\\d{1,2}|position:\\d{1,2}|` +
          `seat${seatPattern}:(${entityPattern}|kept|square[0-8]))$`,
      ),
    )
    const frame = taggedUnionSchema<RauhaFrame, 'kind'>('kind', {
      keep: {},
      settle: { seat },
      activate: {
        seat,
        scoring: booleanSchema,
        used: listSchema(square, SQUARE_INDICES.length),
        entities: listSchema(entity, ENTITY_IDS.length),
      },
    })

    return {
      view: objectSchema<RauhaView>({
        side: enumSchema(BOARD_SIDES),
        position,
        players: fixedListSchema(players, player),
        satellites: fixedListSchema(players, satellite),
        decks: pairOf(deck),
        blackHole: objectSchema<RauhaView['blackHole']>({ count, known: cards }),
        deals: listSchema(deal, ROUNDS * players),
        taken: dealt,
        shown: listSchema(countSchema((1 << CARDS_DEALT_PER_SATELLITE) - 1), ROUNDS * players),
        entities: fixedRecordSchema(ENTITY_IDS, nullableSchema(seat)),
        arrivals: fixedListSchema(players, seat),
        first: seat,
        stack: listSchema(frame, 1),
      }),

      action: taggedUnionSchema<RauhaAction, 'do'>('do', {
        keep: { card },
        place: { square },
        discardForCrystals: {},
        discardForSpore: { square },
        activateTile: { square },
        activateSpore: { square, spore: square },
        activateEntity: { entity },
        activateAll: {},
        endActivation: {},
      }),

      event: visibleEventSchema<RauhaEvent>(
        {
          turn: { seat },
          moved: { piece: exactOptionalField(piece), from: place, to: place, count },
          dealt: { round, age: enumSchema<CardAge>([1, 2]), count: dealt },
          drafting: {
            round,
            turn: integerSchema(1, CARDS_DEALT_PER_SATELLITE - 1),
            pool: enumSchema<NeighbourPoolSymbol>(['moon', 'star']),
          },
          looked: { seat, satellite: pile, count: dealt },
          chose: { seat, again: booleanSchema },
          kept: { seat, satellite: pile },
          leftOver: { seat, satellite: pile },
          placed: { seat, card, square, covered: nullableSchema(card), paid: total },
          discarded: { seat, for: enumSchema(['crystals', 'spore']) },
          welcomed: {
            seat,
            entity,
            former: nullableSchema(seat),
            lines: listSchema(line, SQUARES_BY_ROW.length + SQUARES_BY_COLUMN.length),
          },
          gained: { seat, what: enumSchema(['crystals', 'energy']), amount: total, paid: total, from: origin, place },
          spored: { seat, square, paid: total, from: origin, place },
          stopped: { seat },
          advanced: { from: position, to: position },
          scoring: { round, corner: enumSchema<BoardCorner>(['top-right', 'bottom-right', 'bottom-left', 'top-left']) },
          part: { seat, round },
          water: { seat, sources: total, least: total, energy: total },
          ended: { winners: listSchema(seat, players), energy: total },
        },
        {
          moved: { piece },
          looked: { cards: listSchema(card, CARDS_DEALT_PER_SATELLITE) },
          chose: { card },
          kept: { card },
          leftOver: { card },
          discarded: { card },
        },
      ),
    }
  },
)

/** Schema of a pair of decks. */
function pairOf<T>(item: Schema<T>): Schema<[T, T]> {
  return v.strictTuple([item, item])
}
