/** What can be achieved in Cosmic Karma beyond winning: our own, none of the published game. */
import { factsOf, isFirst, type Achievements, type Told } from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { TOOLS } from './data.ts'
import type { CosmicFact } from './facts.ts'

type ToldCosmic = Told<CosmicFact>

/** The lives that a seat has begun. */
function lives(told: ToldCosmic, seat: Seat): number {
  return 1 + factsOf(told, 'reborn', seat).length
}

export const EARNED = {
  oneLife: (told, seat) => isFirst(told, seat) && lives(told, seat) <= 1,
  oldSoul: (told, seat) => isFirst(told, seat) && lives(told, seat) >= 3,
  toolSmith: (told, seat) =>
    TOOLS.every((tool) => factsOf(told, 'masterTool', seat).some((fact) => fact.tool === tool)),
  freeSpirit: (told, seat) => factsOf(told, 'freeWill', seat).length >= 10,
  longWait: (told, seat) => factsOf(told, 'satOut', seat).length >= 4,
  openHand: (told, seat) => factsOf(told, 'gift', seat).length >= 2,
  settledWays: (told, seat) => factsOf(told, 'habit', seat).length >= 3,
  letGo: (told, seat) => factsOf(told, 'loosened', seat).length >= 2,
  smoothRoad: (told, seat) =>
    isFirst(told, seat) && [...factsOf(told, 'satOut', seat), ...factsOf(told, 'losesTurn', seat)].length === 0,
  outOfThePit: (told, seat) =>
    isFirst(told, seat) && factsOf(told, 'landed', seat).some(({ space }) => space === 'pit'),
  changedPlaces: (told, seat) => factsOf(told, 'swapped', seat).length > 0,
  twoSixes: (told, seat) =>
    factsOf(told, 'rolled', seat).filter(({ dice }) => dice.length > 1 && dice.every((die) => die === 6)).length >= 3,
  carriedHome: (told, seat) =>
    told.facts.some((fact) => fact.kind === 'ended' && fact.seat === seat && fact.reason === 'majority'),
} satisfies Achievements<CosmicFact>

export type CosmicAchievement = keyof typeof EARNED
