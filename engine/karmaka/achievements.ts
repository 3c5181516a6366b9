/** What can be achieved in Karmaka beyond winning: our own, none of the published game. */
import { factsOf, isFirst, turnsOf, type Achievements, type Finished } from '../core/contract/achievements.ts'
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
  richLife: (game, seat) => factsOf(game, 'scored', seat).some(({ points }) => points >= 10),
  allColours: (game, seat) =>
    LIFE_COLOURS.every((colour) => factsOf(game, 'scored', seat).some((life) => life.colour === colour)),
  toThePoint: (game, seat) => factsOf(game, 'scored', seat).filter(({ points, need }) => points === need).length >= 3,
  lightFingers: (game, seat) => taken(game, seat) >= 4,
  shapeShifter: (game, seat) => factsOf(game, 'copied', seat).length >= 4,
  threeInOne: (game, seat) =>
    turnsOf(game, seat).some((turn) => turn.filter((fact) => fact.kind === 'played' && fact.seat === seat).length >= 3),
  savedUp: (game, seat) => ringsSpent(game, seat) >= 2,
  fullPurse: (game, seat) => factsOf(game, 'stored', seat).length >= 12,
} satisfies Achievements<KarmakaFact>

export type KarmakaAchievement = keyof typeof EARNED
