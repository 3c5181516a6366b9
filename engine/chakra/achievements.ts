/** Chakra's achievements beyond winning. They are Samsara's own, not from the published game. */
import {
  seatEventsOfKind,
  isWinner,
  winningMarginOfSeat,
  maxOrZero,
  finalScoreOf,
  eventsGroupedByTurnOfSeat,
  type AchievementDefinitions,
  type PublicFinishedGameRecord,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { HARMONIZED_CHAKRAS_TO_END, CHAKRA_COLOURS, type ChakraColour } from './data.ts'
import type { ChakraEvent } from './state.ts'

type FinishedChakraGame = PublicFinishedGameRecord<ChakraEvent>

const [CROWN] = CHAKRA_COLOURS
const LOWEST = CHAKRA_COLOURS.slice(3)

function harmonies(game: FinishedChakraGame, seat: Seat): readonly ChakraColour[] {
  return seatEventsOfKind(game, 'harmonized', seat).map(({ colour }) => colour)
}

function called(game: FinishedChakraGame): Seat | undefined {
  return game.facts.flatMap((event) => (event.kind === 'lastRound' ? [event.seat] : []))[0]
}

/**
 * The rules of Chakra's achievements, by achievement id. A rule is either a predicate that tells whether a seat has
 * earned the achievement, or a count with the goal that it must reach.
 */
export const ACHIEVEMENT_RULES = {
  beyondFive: { goal: HARMONIZED_CHAKRAS_TO_END + 1, count: (game, seat) => harmonies(game, seat).length },
  twinLotus: {
    goal: 2,
    count: (game, seat) =>
      maxOrZero(
        eventsGroupedByTurnOfSeat(game, seat).map((turn) => turn.filter(({ kind }) => kind === 'harmonized').length),
      ),
  },
  fromTheRoot: {
    goal: LOWEST.length,
    count: (game, seat) => LOWEST.filter((colour) => harmonies(game, seat).includes(colour)).length,
  },
  crownFirst: (game, seat) => harmonies(game, seat)[0] === CROWN,
  deepEarth: { goal: 4, count: (game, seat) => seatEventsOfKind(game, 'alleviated', seat).length },
  leadTheWay: (game, seat) => called(game) === seat && isWinner(game, seat),
  lastBreath: (game, seat) => called(game) !== undefined && called(game) !== seat && isWinner(game, seat),
  fullLight: { goal: 20, count: (game, seat) => maxOrZero([finalScoreOf(game, seat)]) },
  byAHair: (game, seat) => winningMarginOfSeat(game, seat) === 1,
  stillMind: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'looked', seat).length <= 3,
  clearSight: { goal: 7, count: (game, seat) => seatEventsOfKind(game, 'looked', seat).length },
} satisfies AchievementDefinitions<ChakraEvent>

/** The id of one of the achievements in ACHIEVEMENT_RULES: Chakra's achievements other than winning. */
export type ChakraAchievementId = keyof typeof ACHIEVEMENT_RULES
