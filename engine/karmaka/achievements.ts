/** What can be achieved in Karmaka beyond winning: our own, none of the published game. */
import { factsOf, isFirst, turnsOf, type Achievements, type Told } from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { LIFE_COLOURS } from './data.ts'
import type { KarmakaFact } from './facts.ts'

type ToldKarmaka = Told<KarmakaFact>

function taken(told: ToldKarmaka, seat: Seat): number {
  const kinds = ['robbed', 'stole', 'swindled'] as const
  return kinds.reduce((sum, kind) => sum + factsOf(told, kind, seat).length, 0)
}

function ringsSpent(told: ToldKarmaka, seat: Seat): number {
  return factsOf(told, 'spent', seat).reduce((sum, { rings }) => sum + rings, 0)
}

export const EARNED = {
  straightUp: (told, seat) => isFirst(told, seat) && factsOf(told, 'stayed', seat).length === 0,
  bareHands: (told, seat) => isFirst(told, seat) && ringsSpent(told, seat) === 0,
  longRoad: (told, seat) => isFirst(told, seat) && factsOf(told, 'stayed', seat).length >= 3,
  richLife: (told, seat) => factsOf(told, 'scored', seat).some(({ points }) => points >= 10),
  allColours: (told, seat) =>
    LIFE_COLOURS.every((colour) => factsOf(told, 'scored', seat).some((life) => life.colour === colour)),
  toThePoint: (told, seat) => factsOf(told, 'scored', seat).filter(({ points, need }) => points === need).length >= 3,
  lightFingers: (told, seat) => taken(told, seat) >= 4,
  shapeShifter: (told, seat) => factsOf(told, 'copied', seat).length >= 4,
  threeInOne: (told, seat) =>
    turnsOf(told, seat).some((turn) => turn.filter((fact) => fact.kind === 'played' && fact.seat === seat).length >= 3),
  savedUp: (told, seat) => ringsSpent(told, seat) >= 2,
  fullPurse: (told, seat) => factsOf(told, 'stored', seat).length >= 12,
} satisfies Achievements<KarmakaFact>

export type KarmakaAchievement = keyof typeof EARNED
