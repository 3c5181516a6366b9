/**
 * Achievements: what somebody may have done in a game that is over, beyond winning it. They are read from what everybody
 * at the table has seen, so that nothing hidden is told by one, and they change nothing of the game.
 */
import type { GameEvent } from './game-events.ts'
import type { Seat } from './seat.ts'
import type { Outcome } from './outcome.ts'

/** A finished game, as everybody saw it. */
export interface FinishedGame<F extends GameEvent = GameEvent> {
  /** Of the setup and of every entry of the log, in order, without their secrets. */
  readonly facts: readonly F[]
  readonly outcome: Outcome
  readonly players: number
}

/** What an achievement takes where it is a count: a seat earns it with at least so many. */
export interface AchievementGoal<F extends GameEvent = GameEvent> {
  /** A whole number above 1. */
  readonly goal: number
  /** How far that seat came: a whole number from 0 on. */
  count(game: FinishedGame<F>, seat: Seat): number
}

export interface Achievement<F extends GameEvent = GameEvent> {
  /** Its words are `GAME.achievement.ID.name` and `.how`. Letters only. It is noted for ever: never used for another. */
  readonly id: string
  /** Whether that seat has earned it. */
  isEarnedBy(game: FinishedGame<F>, seat: Seat): boolean
  /** Absent: a seat has earned it or has not, and there is nothing between. */
  readonly progress?: AchievementGoal<F>
}

/** All achievements of a game, by id: a predicate, or a count with a goal. */
export type AchievementDefinitions<F extends GameEvent> = Readonly<
  Record<string, Achievement<F>['isEarnedBy'] | AchievementGoal<F>>
>

/** @returns the achievements in their order; one with a goal is earned once its count reaches the goal */
export function defineAchievements<F extends GameEvent>(all: AchievementDefinitions<F>): readonly Achievement<F>[] {
  return Object.entries(all).map(([id, takes]) =>
    typeof takes === 'function'
      ? { id, isEarnedBy: takes }
      : { id, isEarnedBy: (game, seat) => takes.count(game, seat) >= takes.goal, progress: takes },
  )
}

export interface EarnedAchievement {
  readonly id: string
  /** Ascending. */
  readonly seats: readonly Seat[]
}

/** Which achievements a game brought to whom; those that nobody earned are left out. */
export function earnedAchievementsIn<F extends GameEvent>(
  achievements: readonly Achievement<F>[],
  game: FinishedGame<F>,
): readonly EarnedAchievement[] {
  const all = Array.from({ length: game.players }, (_, seat) => seat)
  return achievements
    .map((achievement) => ({ id: achievement.id, seats: all.filter((seat) => achievement.isEarnedBy(game, seat)) }))
    .filter(({ seats }) => seats.length > 0)
}

/** How far each seat came towards an achievement. */
export interface AchievementProgress {
  readonly id: string
  /** One count for each seat, whole numbers from 0 on. */
  readonly counts: readonly number[]
}

/**
 * How far the seats came towards every achievement that is a count.
 * @returns in the order of the achievements; those towards which no seat came are left out
 */
export function achievementProgressIn<F extends GameEvent>(
  achievements: readonly Achievement<F>[],
  game: FinishedGame<F>,
): readonly AchievementProgress[] {
  const all = Array.from({ length: game.players }, (_, seat) => seat)
  return achievements.flatMap(({ id, progress }) => {
    if (progress === undefined) return []
    const counts = all.map((seat) => progress.count(game, seat))
    return counts.some((count) => count > 0) ? [{ id, counts }] : []
  })
}

type EventOfKind<F extends GameEvent, K extends F['kind']> = Extract<F, { readonly kind: K }>

/** Of a kind, what a seat did: the facts whose `seat` it is. */
export function seatEventsOfKind<F extends GameEvent, K extends F['kind']>(
  { facts }: Pick<FinishedGame<F>, 'facts'>,
  kind: K,
  seat: Seat,
): readonly EventOfKind<F, K>[] {
  return facts.filter((fact): fact is EventOfKind<F, K> => fact.kind === kind && 'seat' in fact && fact.seat === seat)
}

/** What happened in each turn of a seat, from its `turn` to the next one's. */
export function turnEventsOf<F extends GameEvent>(
  { facts }: Pick<FinishedGame<F>, 'facts'>,
  seat: Seat,
): readonly F[][] {
  const turns: F[][] = []
  let own: F[] | undefined
  for (const fact of facts) {
    if (fact.kind === 'turn') {
      own = 'seat' in fact && fact.seat === seat ? [] : undefined
      if (own !== undefined) turns.push(own)
    }
    own?.push(fact)
  }
  return turns
}

/** The highest of some numbers, and at least 0. */
export function maxOrZero(numbers: readonly number[]): number {
  return Math.max(0, ...numbers)
}

/** Whether a seat came first, alone or with others. */
export function isWinner({ outcome }: Pick<FinishedGame, 'outcome'>, seat: Seat): boolean {
  return outcome.ranking.some(({ seats, rank }) => rank === 1 && seats.includes(seat))
}

/** What a seat scored; 0 in games without points. */
export function finalScoreOf({ outcome }: Pick<FinishedGame, 'outcome'>, seat: Seat): number {
  return outcome.ranking.find(({ seats }) => seats.includes(seat))?.score ?? 0
}

/** By how many points a seat won; undefined where it did not, or alone at the table. */
export function winningMarginOf(game: Pick<FinishedGame, 'outcome'>, seat: Seat): number | undefined {
  const others = game.outcome.ranking.flatMap(({ seats, score = 0 }) => (seats.includes(seat) ? [] : [score]))
  return isWinner(game, seat) && others.length > 0 ? finalScoreOf(game, seat) - Math.max(...others) : undefined
}
