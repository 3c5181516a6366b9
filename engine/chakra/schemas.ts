/** What comes from a host on another machine: the forms of a view, an action and a fact of Chakra. */
import {
  memoizeByPlayerCount,
  countSchema,
  eventSchema,
  booleanSchema,
  objectSchema,
  listSchema,
  fixedListSchema,
  MAX_COUNTED_VALUE,
  taggedUnionSchema,
  enumSchema,
  nullableSchema,
  recordSchema,
  seatSchema,
  patternSchema,
  integerSchema,
} from '../core/contract/schemas.ts'
import type { GameSchemas } from '../core/contract/schemas.ts'
import {
  BUBBLES,
  CHAKRAS,
  COLOURS,
  EARTH,
  ENERGIES_PER_COLOUR_PER_PLAYER,
  FLOW_LENGTH,
  FLOWS,
  INSPIRATION_SPACES,
  INSPIRATION_TOKENS,
  LAST_CHAKRA,
  MAYA_SPACES,
  PLENITUDE_VALUES,
  POSITIVE_COLOURS,
  ROOM,
} from './data.ts'
import type { Colour, Step } from './data.ts'
import type {
  Board,
  ChakraAction,
  ChakraEnd,
  ChakraFact,
  ChakraFrame,
  ChakraPlace,
  ChakraView,
  MovedEnergy,
} from './state.ts'

const colour = enumSchema(COLOURS)
const chakraColour = enumSchema(POSITIVE_COLOURS)
const position = countSchema(EARTH)
const flow = countSchema(FLOWS - 1)
const space = integerSchema(1, INSPIRATION_SPACES.length)
const step = enumSchema<Step>([3, 2, 1, -1, -2])
const end = enumSchema<ChakraEnd>(['harmony', 'deadlock', 'standoff', 'stall'])
const value = integerSchema(Math.min(...PLENITUDE_VALUES), Math.max(...PLENITUDE_VALUES))
const rounds = countSchema(MAX_COUNTED_VALUE)
const piece = patternSchema(new RegExp(`^(${COLOURS.join('|')}|token|meditation:(${POSITIVE_COLOURS.join('|')}))$`))

export const schemas = memoizeByPlayerCount((players): GameSchemas<ChakraView, ChakraAction, ChakraFact> => {
  const seat = seatSchema(players)
  const ofColour = countSchema(ENERGIES_PER_COLOUR_PER_PLAYER * players)
  const energies = listSchema(colour, ENERGIES_PER_COLOUR_PER_PLAYER * players)
  const place = patternSchema<ChakraPlace>(
    new RegExp(
      `^(maya:[0-8]|lifted|bag|box|karma:(${POSITIVE_COLOURS.join('|')})|` +
        `seat[0-${players - 1}]:(column:[0-8]|tokens|notch:[1-7]|space:[1-8]|meditation))$`,
    ),
  )

  const board = objectSchema<Board>({
    column: fixedListSchema(EARTH + 1, energies),
    notches: fixedListSchema(CHAKRAS.length, booleanSchema),
    spaces: fixedListSchema(INSPIRATION_SPACES.length, booleanSchema),
    available: countSchema(INSPIRATION_TOKENS),
    meditation: listSchema(chakraColour, POSITIVE_COLOURS.length),
  })

  const frame = taggedUnionSchema<ChakraFrame, 'kind'>('kind', {
    turn: { seat },
    receive: { seat, flow },
    channel: {
      seat,
      space,
      steps: listSchema(step, ROOM),
      left: countSchema(ROOM),
      moved: listSchema(objectSchema<MovedEnergy>({ at: position, colour }), ROOM),
    },
    exchange: { seat },
  })

  return {
    view: objectSchema<ChakraView>({
      players: integerSchema(players, players),
      boards: fixedListSchema(players, board),
      maya: fixedListSchema(MAYA_SPACES, nullableSchema(colour)),
      bag: recordSchema<Colour, number>(COLOURS, ofColour),
      lifted: listSchema(colour, FLOW_LENGTH),
      spent: ofColour,
      plenitude: recordSchema(POSITIVE_COLOURS, nullableSchema(value)),
      eighth: nullableSchema(value),
      firstSeat: seat,
      rounds,
      turns: countSchema(MAX_COUNTED_VALUE),
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
      place: { at: integerSchema(BUBBLES, LAST_CHAKRA) },
      channel: { space },
      move: { from: integerSchema(BUBBLES, LAST_CHAKRA), colour, step },
      exchange: { colour },
      meditate: { colour: nullableSchema(chakraColour) },
    }),

    event: eventSchema<ChakraFact>(
      {
        turn: { seat },
        moved: { piece, from: place, to: place, count: countSchema(MAX_COUNTED_VALUE) },
        received: { seat, flow, colours: listSchema(colour, FLOW_LENGTH), at: position },
        channelled: { seat, space },
        stepped: { seat, colour, from: position, to: position },
        exchanged: { seat, colour },
        meditated: { seat, tokens: countSchema(INSPIRATION_TOKENS), colour: nullableSchema(chakraColour) },
        looked: { seat, colour: chakraColour },
        harmonized: { seat, colour: chakraColour, token: booleanSchema },
        alleviated: { seat },
        refilled: { index: countSchema(MAYA_SPACES - 1), colour },
        bagEmpty: {},
        lastRound: { seat },
        ended: { reason: end, plenitude: recordSchema(POSITIVE_COLOURS, value), eighth: value },
      },
      { looked: { value } },
    ),
  }
})
