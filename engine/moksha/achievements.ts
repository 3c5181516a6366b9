/** Achievements of Moksha beyond winning. They are Samsara's own, not part of the published game. */
import {
  seatEventsOfKind,
  isWinner,
  maxOrZero,
  finalScoreOf,
  type AchievementDefinitions,
  type PublicFinishedGameRecord,
} from '../core/contract/achievements.ts'
import type { Seat } from '../core/contract/game.ts'
import { GODS, HARMONY_POINTS_BY_RING, LAST_AGE_TRACK_STAGE, REGIONS, type God } from './data.ts'
import type { MokshaEvent } from './events.ts'

type FinishedMokshaGame = PublicFinishedGameRecord<MokshaEvent>

/** Number of regions in which a seat has been. */
function seen(game: FinishedMokshaGame, seat: Seat): number {
  return new Set(seatEventsOfKind(game, 'wandered', seat).flatMap(({ from, to }) => [from, to])).size
}

/** The most aura that a seat gained from one death. */
function bestDeath(game: FinishedMokshaGame, seat: Seat): number {
  let best = 0
  let sum = 0
  for (const event of game.facts) {
    if (event.kind === 'died' && event.seat === seat) sum = 0
    if (event.kind === 'aura' && event.seat === seat) sum += event.amount
    best = Math.max(best, sum)
  }
  return best
}

/** The gods that a seat devoted itself to, by life. */
function livesOf(game: FinishedMokshaGame, seat: Seat): readonly God[][] {
  const lives: God[][] = [[]]
  for (const event of game.facts) {
    if (event.kind === 'died' && event.seat === seat) lives.push([])
    if (event.kind === 'devoted' && event.seat === seat) lives.at(-1)?.push(event.god)
  }
  return lives
}

/** By id of an achievement: the condition that a seat must meet, or a count with the goal that it must reach. */
export const ACHIEVEMENT_RULES = {
  allFour: {
    goal: GODS.length,
    count: (game, seat) => maxOrZero(livesOf(game, seat).map((gods) => new Set(gods).size)),
  },
  pilgrim: { goal: REGIONS.length - 2, count: seen },
  greatCrowd: { goal: 6, count: bestDeath },
  manyConverts: { goal: 3, count: (game, seat) => seatEventsOfKind(game, 'converted', seat).length },
  fromTheDust: (game, seat) => {
    const castes = seatEventsOfKind(game, 'born', seat).map(({ caste }) => caste)
    return (
      castes.includes('brahmin') && castes.includes('dalit') && castes.indexOf('dalit') < castes.lastIndexOf('brahmin')
    )
  },
  perfectBalance: (game, seat) => isWinner(game, seat) && finalScoreOf(game, seat) === HARMONY_POINTS_BY_RING[0],
  ripeOldAge: {
    goal: LAST_AGE_TRACK_STAGE - 2,
    count: (game, seat) => maxOrZero(seatEventsOfKind(game, 'aged', seat).map(({ stage }) => stage)),
  },
  youngSoul: (game, seat) => isWinner(game, seat) && seatEventsOfKind(game, 'reborn', seat).length <= 1,
  manyLives: { goal: 3, count: (game, seat) => seatEventsOfKind(game, 'reborn', seat).length },
  stormRaiser: { goal: 6, count: (game, seat) => seatEventsOfKind(game, 'invoked', seat).length },
  everyTrade: {
    goal: 4,
    count: (game, seat) => new Set(seatEventsOfKind(game, 'born', seat).map(({ occupation }) => occupation)).size,
  },
  justInTime: (game, seat) =>
    isWinner(game, seat) && game.facts.some((event) => event.kind === 'lastTurns' && event.seat !== seat),
} satisfies AchievementDefinitions<MokshaEvent>

/** Id of an achievement of Moksha; saved with the player's achievements. */
export type MokshaAchievementId = keyof typeof ACHIEVEMENT_RULES
