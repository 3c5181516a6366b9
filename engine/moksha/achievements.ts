/** What can be achieved in Moksha beyond winning: our own, none of the published game. */
import { factsOf, isFirst, scoreOf, type Achievements, type Told } from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { GODS, HARMONY_POINTS, LAST_STAGE, REGIONS, type God } from './data.ts'
import type { MokshaFact } from './facts.ts'

type ToldMoksha = Told<MokshaFact>

/** Regions in which a seat has stood. */
function seen(told: ToldMoksha, seat: Seat): number {
  return new Set(factsOf(told, 'wandered', seat).flatMap(({ from, to }) => [from, to])).size
}

/** The most aura that one death brought. */
function bestDeath(told: ToldMoksha, seat: Seat): number {
  let best = 0
  let sum = 0
  for (const fact of told.facts) {
    if (fact.kind === 'died' && fact.seat === seat) sum = 0
    if (fact.kind === 'aura' && fact.seat === seat) sum += fact.amount
    best = Math.max(best, sum)
  }
  return best
}

/** The gods that a seat devoted itself to, life by life. */
function livesOf(told: ToldMoksha, seat: Seat): readonly God[][] {
  const lives: God[][] = [[]]
  for (const fact of told.facts) {
    if (fact.kind === 'died' && fact.seat === seat) lives.push([])
    if (fact.kind === 'devoted' && fact.seat === seat) lives.at(-1)?.push(fact.god)
  }
  return lives
}

export const EARNED = {
  allFour: (told, seat) => livesOf(told, seat).some((gods) => GODS.every((god) => gods.includes(god))),
  pilgrim: (told, seat) => seen(told, seat) >= REGIONS.length - 2,
  greatCrowd: (told, seat) => bestDeath(told, seat) >= 6,
  manyConverts: (told, seat) => factsOf(told, 'converted', seat).length >= 3,
  fromTheDust: (told, seat) => {
    const castes = factsOf(told, 'born', seat).map(({ caste }) => caste)
    return (
      castes.includes('brahmin') && castes.includes('dalit') && castes.indexOf('dalit') < castes.lastIndexOf('brahmin')
    )
  },
  perfectBalance: (told, seat) => isFirst(told, seat) && scoreOf(told, seat) === HARMONY_POINTS[0],
  ripeOldAge: (told, seat) => factsOf(told, 'aged', seat).some(({ stage }) => stage >= LAST_STAGE - 2),
  youngSoul: (told, seat) => isFirst(told, seat) && factsOf(told, 'reborn', seat).length <= 1,
  manyLives: (told, seat) => factsOf(told, 'reborn', seat).length >= 3,
  stormRaiser: (told, seat) => factsOf(told, 'invoked', seat).length >= 6,
  everyTrade: (told, seat) => new Set(factsOf(told, 'born', seat).map(({ occupation }) => occupation)).size >= 4,
  justInTime: (told, seat) =>
    isFirst(told, seat) && told.facts.some((fact) => fact.kind === 'lastTurns' && fact.seat !== seat),
} satisfies Achievements<MokshaFact>

export type MokshaAchievement = keyof typeof EARNED
