/** What can be achieved in Chakra beyond winning: our own, none of the published game. */
import {
  factsOf,
  isFirst,
  leadOf,
  scoreOf,
  turnsOf,
  type Achievements,
  type Told,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { END_HARMONIZED, POSITIVE_COLOURS, type ChakraColour } from './data.ts'
import type { ChakraFact } from './state.ts'

type ToldChakra = Told<ChakraFact>

const [CROWN] = POSITIVE_COLOURS

function harmonies(told: ToldChakra, seat: Seat): readonly ChakraColour[] {
  return factsOf(told, 'harmonized', seat).map(({ colour }) => colour)
}

function called(told: ToldChakra): Seat | undefined {
  return told.facts.flatMap((fact) => (fact.kind === 'lastRound' ? [fact.seat] : []))[0]
}

export const EARNED = {
  beyondFive: (told, seat) => harmonies(told, seat).length > END_HARMONIZED,
  twinLotus: (told, seat) =>
    turnsOf(told, seat).some((turn) => turn.filter(({ kind }) => kind === 'harmonized').length >= 2),
  fromTheRoot: (told, seat) => POSITIVE_COLOURS.slice(3).every((colour) => harmonies(told, seat).includes(colour)),
  crownFirst: (told, seat) => harmonies(told, seat)[0] === CROWN,
  deepEarth: (told, seat) => factsOf(told, 'alleviated', seat).length >= 4,
  leadTheWay: (told, seat) => called(told) === seat && isFirst(told, seat),
  lastBreath: (told, seat) => called(told) !== undefined && called(told) !== seat && isFirst(told, seat),
  fullLight: (told, seat) => scoreOf(told, seat) >= 20,
  byAHair: (told, seat) => leadOf(told, seat) === 1,
  stillMind: (told, seat) => isFirst(told, seat) && factsOf(told, 'looked', seat).length <= 3,
  clearSight: (told, seat) => factsOf(told, 'looked', seat).length >= 7,
} satisfies Achievements<ChakraFact>

export type ChakraAchievement = keyof typeof EARNED
