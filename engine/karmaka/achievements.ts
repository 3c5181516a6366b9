/** What can be achieved in Karmaka beyond winning: our own, none of the published game. */
import { factsOf, isFirst, mostOf, turnsOf, type Achievements, type Finished } from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { LIFE_COLOURS } from './data.ts'
import type { KarmakaFact } from './facts.ts'

type FinishedKarmaka = Finished<KarmakaFact>

function taken(game: FinishedKarmaka, seat: Seat): number {
  const kinds = ['robbed', 'stole', 'swindled'] as const
  return kinds.reduce((sum, kind) => sum + factsOf(game, kind, seat).length, 0)
}

function ringsSpent(game: FinishedKarmaka, seat: Seat): number {
  return factsOf(game, 'spent', seat).reduce((sum, { rings }) => sum + rings, 0)
}

export const EARNED = {
  straightUp: (game, seat) => isFirst(game, seat) && factsOf(game, 'stayed', seat).length === 0,
  bareHands: (game, seat) => isFirst(game, seat) && ringsSpent(game, seat) === 0,
  longRoad: (game, seat) => isFirst(game, seat) && factsOf(game, 'stayed', seat).length >= 3,
  richLife: { goal: 10, count: (game, seat) => mostOf(factsOf(game, 'scored', seat).map(({ points }) => points)) },
  allColours: {
    goal: LIFE_COLOURS.length,
    count: (game, seat) =>
      LIFE_COLOURS.filter((colour) => factsOf(game, 'scored', seat).some((life) => life.colour === colour)).length,
  },
  toThePoint: {
    goal: 3,
    count: (game, seat) => factsOf(game, 'scored', seat).filter(({ points, need }) => points === need).length,
  },
  lightFingers: { goal: 4, count: taken },
  shapeShifter: { goal: 4, count: (game, seat) => factsOf(game, 'copied', seat).length },
  threeInOne: {
    goal: 3,
    count: (game, seat) =>
      mostOf(
        turnsOf(game, seat).map((turn) => turn.filter((fact) => fact.kind === 'played' && fact.seat === seat).length),
      ),
  },
  savedUp: { goal: 2, count: ringsSpent },
  fullPurse: { goal: 12, count: (game, seat) => factsOf(game, 'stored', seat).length },
} satisfies Achievements<KarmakaFact>

export type KarmakaAchievement = keyof typeof EARNED
