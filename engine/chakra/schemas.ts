/** Validation schemas for data from a host on another machine: a view, an action and a game event of Chakra. */
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
  nullableSchema,
  fixedRecordSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas } from '../core/contract/schemas.ts'
import {
  BUBBLES_POSITION,
  CHAKRA_DATA,
  ENERGY_COLOURS,
  EARTH_POSITION,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  MAYA_FLOW_LENGTH,
  MAYA_COLUMN_COUNT,
  INSPIRATION_SPACE_ACTIONS,
  INSPIRATION_TOKENS_PER_PLAYER,
  LAST_CHAKRA_POSITION,
  TOTAL_MAYA_SPACES,
  PLENITUDE_VALUES,
  CHAKRA_COLOURS,
  POSITION_CAPACITY,
} from './data.ts'
import type { EnergyColour, ChannelStepOffset } from './data.ts'
import type {
  SeatBoard,
  ChakraAction,
  ChakraEndReason,
  ChakraEvent,
  ChakraFrame,
  ChakraPiecePlace,
  ChakraView,
  AlreadyMovedEnergy,
} from './state.ts'

const colour = enumSchema(ENERGY_COLOURS)
const chakraColour = enumSchema(CHAKRA_COLOURS)
const position = countSchema(EARTH_POSITION)
const flow = countSchema(MAYA_COLUMN_COUNT - 1)
const space = integerSchema(1, INSPIRATION_SPACE_ACTIONS.length)
const step = enumSchema<ChannelStepOffset>([3, 2, 1, -1, -2])
const end = enumSchema<ChakraEndReason>(['harmony', 'deadlock', 'standoff', 'stall'])
const value = integerSchema(Math.min(...PLENITUDE_VALUES), Math.max(...PLENITUDE_VALUES))
const rounds = countSchema(MAX_COUNTER_VALUE)
const piece = patternSchema(
  new RegExp(`^(${ENERGY_COLOURS.join('|')}|token|meditation:(${CHAKRA_COLOURS.join('|')}))$`),
)

/** The schemas of Chakra's views, actions and events, for a number of players. Implements `Game.schemas`. */
export const gameSchemasForPlayerCount = memoizeByPlayerCount(
  (players): GameSchemas<ChakraView, ChakraAction, ChakraEvent> => {
    const seat = seatSchema(players)
    const ofColour = countSchema(ENERGIES_PER_COLOUR_PER_PLAYER * players)
    const energies = listSchema(colour, ENERGIES_PER_COLOUR_PER_PLAYER * players)
    const place = patternSchema<ChakraPiecePlace>(
      new RegExp(
        `^(maya:[0-8]|lifted|bag|box|karma:(${CHAKRA_COLOURS.join('|')})|` +
          `seat[0-${players - 1}]:(column:[0-8]|tokens|notch:[1-7]|space:[1-8]|meditation))$`,
      ),
    )

    const board = objectSchema<SeatBoard>({
      column: fixedListSchema(EARTH_POSITION + 1, energies),
      notches: fixedListSchema(CHAKRA_DATA.length, booleanSchema),
      spaces: fixedListSchema(INSPIRATION_SPACE_ACTIONS.length, booleanSchema),
      available: countSchema(INSPIRATION_TOKENS_PER_PLAYER),
      meditation: listSchema(chakraColour, CHAKRA_COLOURS.length),
    })

    const frame = taggedUnionSchema<ChakraFrame, 'kind'>('kind', {
      turn: { seat },
      receive: { seat, flow },
      channel: {
        seat,
        space,
        steps: listSchema(step, POSITION_CAPACITY),
        left: countSchema(POSITION_CAPACITY),
        moved: listSchema(objectSchema<AlreadyMovedEnergy>({ at: position, colour }), POSITION_CAPACITY),
      },
      exchange: { seat },
    })

    return {
      view: objectSchema<ChakraView>({
        players: integerSchema(players, players),
        boards: fixedListSchema(players, board),
        maya: fixedListSchema(TOTAL_MAYA_SPACES, nullableSchema(colour)),
        bag: fixedRecordSchema<EnergyColour, number>(ENERGY_COLOURS, ofColour),
        lifted: listSchema(colour, MAYA_FLOW_LENGTH),
        spent: ofColour,
        plenitude: fixedRecordSchema(CHAKRA_COLOURS, nullableSchema(value)),
        eighth: nullableSchema(value),
        firstSeat: seat,
        rounds,
        turns: countSchema(MAX_COUNTER_VALUE),
        ending: booleanSchema,
        quiet: objectSchema<ChakraView['quiet']>({
          deadlock: booleanSchema,
          standoff: booleanSchema,
          stall: booleanSchema,
          standoffRounds: rounds,
          stallRounds: rounds,
        }),
        end: nullableSchema(end),
        stack: listSchema(frame, 2),
      }),

      action: taggedUnionSchema<ChakraAction, 'do'>('do', {
        lift: { flow, colour },
        place: { at: integerSchema(BUBBLES_POSITION, LAST_CHAKRA_POSITION) },
        channel: { space },
        move: { from: integerSchema(BUBBLES_POSITION, LAST_CHAKRA_POSITION), colour, step },
        exchange: { colour },
        meditate: { colour: nullableSchema(chakraColour) },
      }),

      event: visibleEventSchema<ChakraEvent>(
        {
          turn: { seat },
          moved: { piece, from: place, to: place, count: countSchema(MAX_COUNTER_VALUE) },
          received: { seat, flow, colours: listSchema(colour, MAYA_FLOW_LENGTH), at: position },
          channelled: { seat, space },
          stepped: { seat, colour, from: position, to: position },
          exchanged: { seat, colour },
          meditated: { seat, tokens: countSchema(INSPIRATION_TOKENS_PER_PLAYER), colour: nullableSchema(chakraColour) },
          looked: { seat, colour: chakraColour },
          harmonized: { seat, colour: chakraColour, token: booleanSchema },
          alleviated: { seat },
          refilled: { index: countSchema(TOTAL_MAYA_SPACES - 1), colour },
          bagEmpty: {},
          lastRound: { seat },
          ended: { reason: end, plenitude: fixedRecordSchema(CHAKRA_COLOURS, value), eighth: value },
        },
        { looked: { value } },
      ),
    }
  },
)
