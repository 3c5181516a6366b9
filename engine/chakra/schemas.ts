/** What comes from a host on another machine: the forms of a view, an action and a fact of Chakra. */
import {
  bySeats,
  countTo,
  factOf,
  flag,
  form,
  listOf,
  listOfExactly,
  LONGEST,
  oneFormOf,
  oneOf,
  orNull,
  recordOf,
  seatOf,
  textLike,
  whole,
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

const colour = oneOf(COLOURS)
const chakraColour = oneOf(POSITIVE_COLOURS)
const position = countTo(EARTH)
const flow = countTo(FLOWS - 1)
const space = whole(1, INSPIRATION_SPACES.length)
const step = oneOf<Step>([3, 2, 1, -1, -2])
const end = oneOf<ChakraEnd>(['harmony', 'deadlock', 'standoff', 'stall'])
const value = whole(Math.min(...PLENITUDE_VALUES), Math.max(...PLENITUDE_VALUES))
const rounds = countTo(LONGEST)
const piece = textLike(new RegExp(`^(${COLOURS.join('|')}|token|meditation:(${POSITIVE_COLOURS.join('|')}))$`))

export const schemas = bySeats((players): GameSchemas<ChakraView, ChakraAction, ChakraFact> => {
  const seat = seatOf(players)
  const ofColour = countTo(ENERGIES_PER_COLOUR_PER_PLAYER * players)
  const energies = listOf(colour, ENERGIES_PER_COLOUR_PER_PLAYER * players)
  const place = textLike<ChakraPlace>(
    new RegExp(
      `^(maya:[0-8]|lifted|bag|box|karma:(${POSITIVE_COLOURS.join('|')})|` +
        `seat[0-${players - 1}]:(column:[0-8]|tokens|notch:[1-7]|space:[1-8]|meditation))$`,
    ),
  )

  const board = form<Board>({
    column: listOfExactly(EARTH + 1, energies),
    notches: listOfExactly(CHAKRAS.length, flag),
    spaces: listOfExactly(INSPIRATION_SPACES.length, flag),
    available: countTo(INSPIRATION_TOKENS),
    meditation: listOf(chakraColour, POSITIVE_COLOURS.length),
  })

  const frame = oneFormOf<ChakraFrame, 'kind'>('kind', {
    turn: { seat },
    receive: { seat, flow },
    channel: {
      seat,
      space,
      steps: listOf(step, ROOM),
      left: countTo(ROOM),
      moved: listOf(form<MovedEnergy>({ at: position, colour }), ROOM),
    },
    exchange: { seat },
  })

  return {
    view: form<ChakraView>({
      players: whole(players, players),
      boards: listOfExactly(players, board),
      maya: listOfExactly(MAYA_SPACES, orNull(colour)),
      bag: recordOf<Colour, number>(COLOURS, ofColour),
      lifted: listOf(colour, FLOW_LENGTH),
      spent: ofColour,
      plenitude: recordOf(POSITIVE_COLOURS, orNull(value)),
      eighth: orNull(value),
      firstSeat: seat,
      rounds,
      turns: countTo(LONGEST),
      ending: flag,
      quiet: form<ChakraView['quiet']>({
        deadlock: flag,
        standoff: flag,
        stall: flag,
        standoffRounds: rounds,
        stallRounds: rounds,
      }),
      end: orNull(end),
      stack: listOf(frame, 2),
    }),

    action: oneFormOf<ChakraAction, 'do'>('do', {
      lift: { flow, colour },
      place: { at: whole(BUBBLES, LAST_CHAKRA) },
      channel: { space },
      move: { from: whole(BUBBLES, LAST_CHAKRA), colour, step },
      exchange: { colour },
      meditate: { colour: orNull(chakraColour) },
    }),

    fact: factOf<ChakraFact>(
      {
        turn: { seat },
        moved: { piece, from: place, to: place, count: countTo(LONGEST) },
        received: { seat, flow, colours: listOf(colour, FLOW_LENGTH), at: position },
        channelled: { seat, space },
        stepped: { seat, colour, from: position, to: position },
        exchanged: { seat, colour },
        meditated: { seat, tokens: countTo(INSPIRATION_TOKENS), colour: orNull(chakraColour) },
        looked: { seat, colour: chakraColour },
        harmonized: { seat, colour: chakraColour, token: flag },
        alleviated: { seat },
        refilled: { index: countTo(MAYA_SPACES - 1), colour },
        bagEmpty: {},
        lastRound: { seat },
        ended: { reason: end, plenitude: recordOf(POSITIVE_COLOURS, value), eighth: value },
      },
      { looked: { value } },
    ),
  }
})
