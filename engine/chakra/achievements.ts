/** What can be achieved in Chakra beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
  mostOf,
  scoreOf,
  turnsOf,
  type Achievements,
  type Finished,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { END_HARMONIZED, POSITIVE_COLOURS, type ChakraColour } from './data.ts'
import type { ChakraFact } from './state.ts'

type FinishedChakra = Finished<ChakraFact>

const [CROWN] = POSITIVE_COLOURS
const LOWEST = POSITIVE_COLOURS.slice(3)

function harmonies(game: FinishedChakra, seat: Seat): readonly ChakraColour[] {
  return factsOf(game, 'harmonized', seat).map(({ colour }) => colour)
}

function called(game: FinishedChakra): Seat | undefined {
  return game.facts.flatMap((fact) => (fact.kind === 'lastRound' ? [fact.seat] : []))[0]
}

export const EARNED = {
  beyondFive: { goal: END_HARMONIZED + 1, count: (game, seat) => harmonies(game, seat).length },
  twinLotus: {
    goal: 2,
    count: (game, seat) =>
      mostOf(turnsOf(game, seat).map((turn) => turn.filter(({ kind }) => kind === 'harmonized').length)),
  },
  fromTheRoot: {
    goal: LOWEST.length,
    count: (game, seat) => LOWEST.filter((colour) => harmonies(game, seat).includes(colour)).length,
  },
  crownFirst: (game, seat) => harmonies(game, seat)[0] === CROWN,
  deepEarth: { goal: 4, count: (game, seat) => factsOf(game, 'alleviated', seat).length },
  leadTheWay: (game, seat) => called(game) === seat && isFirst(game, seat),
  lastBreath: (game, seat) => called(game) !== undefined && called(game) !== seat && isFirst(game, seat),
  fullLight: { goal: 20, count: (game, seat) => mostOf([scoreOf(game, seat)]) },
  byAHair: (game, seat) => leadOf(game, seat) === 1,
  stillMind: (game, seat) => isFirst(game, seat) && factsOf(game, 'looked', seat).length <= 3,
  clearSight: { goal: 7, count: (game, seat) => factsOf(game, 'looked', seat).length },
} satisfies Achievements<ChakraFact>

export type ChakraAchievement = keyof typeof EARNED
