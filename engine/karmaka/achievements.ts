/** Karmaka's achievements beyond winning. They are Samsara's own, not from the published game. */
import {
  seatEventsOfKind,
  isWinner,
  maxOrZero,
  eventsGroupedByTurnOfSeat,
  type AchievementDefinitions,
  type PublicFinishedGameRecord,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { LIFE_SCORING_COLOURS } from './data.ts'
import type { KarmakaEvent } from './events.ts'

type FinishedKarmakaGame = PublicFinishedGameRecord<KarmakaEvent>

function taken(game: FinishedKarmakaGame, seat: Seat): number {
  const kinds = ['robbed', 'stole', 'swindled'] as const
  return kinds.reduce((sum, kind) => sum + seatEventsOfKind(game, kind, seat).length, 0)
}

function ringsSpent(game: FinishedKarmakaGame, seat: Seat): number {
  return seatEventsOfKind(game, 'spent', seat).reduce((sum, { rings }) => sum + rings, 0)
}

/** Karmaka's achievements by id. Each is a test whether a seat has earned it, or a count with a goal. */
export const ACHIEVEMENT_RULES = {
  straightUp: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'stayed', seat).length === 0,
  bareHands: (game, seat) => isWinner(game, seat) && ringsSpent(game, seat) === 0,
  longRoad: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'stayed', seat).length >= 3,
  richLife: {
    goal: 10,
    count: (game, seat) => maxOrZero(seatEventsOfKind(game, 'scored', seat).map(({ points }) => points)),
  },
  allColours: {
    goal: LIFE_SCORING_COLOURS.length,
    count: (game, seat) =>
      LIFE_SCORING_COLOURS.filter((colour) =>
        seatEventsOfKind(game, 'scored', seat).some((life) => life.colour === colour),
      ).length,
  },
  toThePoint: {
    goal: 3,
    count: (game, seat) => seatEventsOfKind(game, 'scored', seat).filter(({ points, need }) => points === need).length,
  },
  lightFingers: { goal: 4, count: taken },
  shapeShifter: { goal: 4, count: (game, seat) => seatEventsOfKind(game, 'copied', seat).length },
  threeInOne: {
    goal: 3,
    count: (game, seat) =>
      maxOrZero(
        eventsGroupedByTurnOfSeat(game, seat).map(
          (turn) => turn.filter((event) => event.kind === 'played' && event.seat === seat).length,
        ),
      ),
  },
  savedUp: { goal: 2, count: ringsSpent },
  fullPurse: { goal: 12, count: (game, seat) => seatEventsOfKind(game, 'stored', seat).length },
} satisfies AchievementDefinitions<KarmakaEvent>

/** Id of an achievement of Karmaka; saved with the player's achievements. */
export type KarmakaAchievementId = keyof typeof ACHIEVEMENT_RULES
