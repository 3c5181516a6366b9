/** Achievements of Cosmic Karma beyond winning. They are Samsara's own, not part of the published game. */
import {
  seatEventsOfKind,
  isWinner,
  type AchievementDefinitions,
  type PublicFinishedGameRecord,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { TOOLS } from './data.ts'
import type { CosmicEvent } from './events.ts'

type FinishedCosmicGame = PublicFinishedGameRecord<CosmicEvent>

/** Number of lives that a seat has begun. */
function lives(game: FinishedCosmicGame, seat: Seat): number {
  return 1 + seatEventsOfKind(game, 'reborn', seat).length
}

/**
 * The rules of Cosmic Karma's achievements, by achievement id. A rule is either a predicate that tells whether a seat
 * has earned the achievement, or a count with the goal that it must reach.
 */
export const ACHIEVEMENT_RULES = {
  oneLife: (game, seat) => isWinner(game, seat) && lives(game, seat) <= 1,
  oldSoul: (game, seat) => isWinner(game, seat) && lives(game, seat) >= 3,
  toolSmith: {
    goal: TOOLS.length,
    count: (game, seat) =>
      TOOLS.filter((tool) => seatEventsOfKind(game, 'masterTool', seat).some((event) => event.tool === tool)).length,
  },
  freeSpirit: { goal: 10, count: (game, seat) => seatEventsOfKind(game, 'freeWill', seat).length },
  longWait: { goal: 4, count: (game, seat) => seatEventsOfKind(game, 'satOut', seat).length },
  openHand: { goal: 2, count: (game, seat) => seatEventsOfKind(game, 'gift', seat).length },
  settledWays: { goal: 3, count: (game, seat) => seatEventsOfKind(game, 'habit', seat).length },
  letGo: { goal: 2, count: (game, seat) => seatEventsOfKind(game, 'loosened', seat).length },
  smoothRoad: (game, seat) =>
    isWinner(game, seat) &&
    [...seatEventsOfKind(game, 'satOut', seat), ...seatEventsOfKind(game, 'losesTurn', seat)].length === 0,
  outOfThePit: (game, seat) =>
    isWinner(game, seat) && seatEventsOfKind(game, 'landed', seat).some(({ space }) => space === 'pit'),
  changedPlaces: (game, seat) => seatEventsOfKind(game, 'swapped', seat).length > 0,
  twoSixes: {
    goal: 3,
    count: (game, seat) =>
      seatEventsOfKind(game, 'rolled', seat).filter(({ dice }) => dice.length > 1 && dice.every((die) => die === 6))
        .length,
  },
  carriedHome: (game, seat) =>
    game.facts.some((event) => event.kind === 'ended' && event.seat === seat && event.reason === 'majority'),
} satisfies AchievementDefinitions<CosmicEvent>

/** Id of an achievement of Cosmic Karma; saved with the player's achievements. */
export type CosmicAchievementId = keyof typeof ACHIEVEMENT_RULES
