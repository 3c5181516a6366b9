/**
 * Achievements: feats of a player in a finished game, beyond winning it. They are computed from public events, so they
 * reveal nothing hidden, and they do not affect the game.
 */
import type { GameEvent } from './game-events.ts'
import type { Seat } from './seat.ts'
import type { Outcome } from './outcome.ts'

/**
 * The public record of a finished game: its events without their secrets, its outcome, and its number of players. The
 * record contains no game state.
 */
export interface PublicFinishedGameRecord<F extends GameEvent = GameEvent> {
  /** Events of the setup and of every log entry, in order, without secrets. */
  readonly facts: readonly F[]
  readonly outcome: Outcome
  readonly players: number
}

/** The requirement of an achievement that is counted: a seat earns it if `count` returns at least `goal`. */
export interface CountedAchievementGoal<F extends GameEvent = GameEvent> {
  /** An integer above 1. */
  readonly goal: number
  /** The seat's progress: an integer from 0. */
  count(game: PublicFinishedGameRecord<F>, seat: Seat): number
}

/** One achievement of a game: its id, and the test whether a seat has earned it. */
export interface Achievement<F extends GameEvent = GameEvent> {
  /**
   * Its texts are `GAME.achievement.ID.name` and `.how`. Letters only. Stored permanently: never reuse an id for
   * another achievement.
   */
  readonly id: string
  /** Whether a seat has earned it in that game. */
  isEarnedBy(game: PublicFinishedGameRecord<F>, seat: Seat): boolean
  /** The goal and the count. Absent if the achievement is not counted, and so has no partial progress. */
  readonly progress?: CountedAchievementGoal<F>
}

/** The definitions of a game's achievements, by id: each is a test whether a seat has earned it, or a count with a goal. */
export type AchievementDefinitions<F extends GameEvent> = Readonly<
  Record<string, Achievement<F>['isEarnedBy'] | CountedAchievementGoal<F>>
>

/**
 * Creates the list of a game's achievements from their definitions, in the same order. A definition with a count and a
 * goal becomes an achievement that a seat earns when its count reaches the goal.
 */
export function defineAchievements<F extends GameEvent>(all: AchievementDefinitions<F>): readonly Achievement<F>[] {
  return Object.entries(all).map(([id, takes]) =>
    typeof takes === 'function'
      ? { id, isEarnedBy: takes }
      : { id, isEarnedBy: (game, seat) => takes.count(game, seat) >= takes.goal, progress: takes },
  )
}

/** An achievement that was earned in a game, and the seats that earned it. */
export interface EarnedAchievement {
  readonly id: string
  /** Ascending. */
  readonly seats: readonly Seat[]
}

/** @returns every achievement that at least one seat earned in a finished game, with the seats that earned it */
export function earnedAchievementsOfAllSeats<F extends GameEvent>(
  achievements: readonly Achievement<F>[],
  game: PublicFinishedGameRecord<F>,
): readonly EarnedAchievement[] {
  const all = Array.from({ length: game.players }, (_, seat) => seat)
  return achievements
    .map((achievement) => ({ id: achievement.id, seats: all.filter((seat) => achievement.isEarnedBy(game, seat)) }))
    .filter(({ seats }) => seats.length > 0)
}

/** The progress of every seat towards one achievement in one game. */
export interface AchievementProgressOfSeats {
  readonly id: string
  /** One count for each seat, in seat order: integers from 0. */
  readonly counts: readonly number[]
}

/**
 * Computes the progress of all seats of a finished game towards the counted achievements: those with a `progress`.
 * @returns one item for each counted achievement, in the given order; achievements in which every seat has 0 are omitted
 */
export function listAchievementProgressOfSeats<F extends GameEvent>(
  achievements: readonly Achievement<F>[],
  game: PublicFinishedGameRecord<F>,
): readonly AchievementProgressOfSeats[] {
  const all = Array.from({ length: game.players }, (_, seat) => seat)
  return achievements.flatMap(({ id, progress }) => {
    if (progress === undefined) return []
    const counts = all.map((seat) => progress.count(game, seat))
    return counts.some((count) => count > 0) ? [{ id, counts }] : []
  })
}

type EventOfKind<F extends GameEvent, K extends F['kind']> = Extract<F, { readonly kind: K }>

/** @returns the events of one kind whose `seat` is the given seat */
export function seatEventsOfKind<F extends GameEvent, K extends F['kind']>(
  { facts: events }: Pick<PublicFinishedGameRecord<F>, 'facts'>,
  kind: K,
  seat: Seat,
): readonly EventOfKind<F, K>[] {
  return events.filter(
    (event): event is EventOfKind<F, K> => event.kind === kind && 'seat' in event && event.seat === seat,
  )
}

/**
 * Groups the events that happened during the turns of a seat, whichever seat caused them. Events of other turns are left out.
 * @returns one list for each turn of the seat, in order: its `turn` event and all events before the next `turn` event
 */
export function eventsGroupedByTurnOfSeat<F extends GameEvent>(
  { facts: events }: Pick<PublicFinishedGameRecord<F>, 'facts'>,
  seat: Seat,
): readonly F[][] {
  const turns: F[][] = []
  let own: F[] | undefined
  for (const event of events) {
    if (event.kind === 'turn') {
      own = 'seat' in event && event.seat === seat ? [] : undefined
      if (own !== undefined) turns.push(own)
    }
    own?.push(event)
  }
  return turns
}

/** The maximum of the numbers, or 0 if all are negative or there are none. */
export function maxOrZero(numbers: readonly number[]): number {
  return Math.max(0, ...numbers)
}

/** Whether a seat has won a finished game: it is ranked first, alone or tied. */
export function isWinner({ outcome }: Pick<PublicFinishedGameRecord, 'outcome'>, seat: Seat): boolean {
  return outcome.ranking.some(({ seats, rank }) => rank === 1 && seats.includes(seat))
}

/** A seat's score in a finished game; 0 in games without points. */
export function finalScoreOf({ outcome }: Pick<PublicFinishedGameRecord, 'outcome'>, seat: Seat): number {
  return outcome.ranking.find(({ seats }) => seats.includes(seat))?.score ?? 0
}

/**
 * @returns how many points the seat is ahead of the best seat outside its team (0 in a tie); undefined if the seat did not
 *   win, or if no seat played against it
 */
export function winningMarginOfSeat(game: Pick<PublicFinishedGameRecord, 'outcome'>, seat: Seat): number | undefined {
  const others = game.outcome.ranking.flatMap(({ seats, score = 0 }) => (seats.includes(seat) ? [] : [score]))
  return isWinner(game, seat) && others.length > 0 ? finalScoreOf(game, seat) - Math.max(...others) : undefined
}
