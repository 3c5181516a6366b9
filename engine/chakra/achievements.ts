/** What can be achieved in Chakra beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
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

function harmonies(game: FinishedChakra, seat: Seat): readonly ChakraColour[] {
  return factsOf(game, 'harmonized', seat).map(({ colour }) => colour)
}

function called(game: FinishedChakra): Seat | undefined {
  return game.facts.flatMap((fact) => (fact.kind === 'lastRound' ? [fact.seat] : []))[0]
}

export const EARNED = {
  beyondFive: (game, seat) => harmonies(game, seat).length > END_HARMONIZED,
  twinLotus: (game, seat) =>
    turnsOf(game, seat).some((turn) => turn.filter(({ kind }) => kind === 'harmonized').length >= 2),
  fromTheRoot: (game, seat) => POSITIVE_COLOURS.slice(3).every((colour) => harmonies(game, seat).includes(colour)),
  crownFirst: (game, seat) => harmonies(game, seat)[0] === CROWN,
  deepEarth: (game, seat) => factsOf(game, 'alleviated', seat).length >= 4,
  leadTheWay: (game, seat) => called(game) === seat && isFirst(game, seat),
  lastBreath: (game, seat) => called(game) !== undefined && called(game) !== seat && isFirst(game, seat),
  fullLight: (game, seat) => scoreOf(game, seat) >= 20,
  byAHair: (game, seat) => leadOf(game, seat) === 1,
  stillMind: (game, seat) => isFirst(game, seat) && factsOf(game, 'looked', seat).length <= 3,
  clearSight: (game, seat) => factsOf(game, 'looked', seat).length >= 7,
} satisfies Achievements<ChakraFact>

export type ChakraAchievement = keyof typeof EARNED
