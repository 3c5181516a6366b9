/**
 * Achievements: what somebody may have done in a game that is over, beyond winning it. They are read from what everybody
 * at the table has seen, so that nothing hidden is told by one, and they change nothing of the game.
 */
import type { Fact, SeenFact } from './facts.ts'
import type { Outcome, Seat } from './game.ts'

/** A finished game, as everybody saw it. */
export interface Told<F extends Fact = Fact> {
  /** Of the setup and of every entry of the log, in order. */
  readonly facts: readonly SeenFact<F>[]
  readonly outcome: Outcome
  readonly players: number
}

export interface Achievement<F extends Fact = Fact, Id extends string = string> {
  /** Its words are `GAME.achievement.ID.name` and `.how`. Letters only. It is noted for ever: never used for another. */
  readonly id: Id
  /** Who has earned it, ascending. */
  earned(told: Told<F>): readonly Seat[]
}

export interface Earned {
  readonly id: string
  readonly seats: readonly Seat[]
}

/** Which achievements a game brought to whom; those that nobody earned are left out. */
export function earnedIn<F extends Fact>(achievements: readonly Achievement<F>[], told: Told<F>): readonly Earned[] {
  return achievements.flatMap((achievement) => {
    const seats = achievement.earned(told)
    return seats.length === 0 ? [] : [{ id: achievement.id, seats }]
  })
}

/** The seats at the table that something is true of. */
export function seatsWith({ players }: Pick<Told, 'players'>, fits: (seat: Seat) => boolean): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat).filter(fits)
}

/** The facts of a kind. */
export function factsOf<F extends Fact, K extends F['kind']>(
  facts: readonly SeenFact<F>[],
  kind: K,
): readonly Extract<SeenFact<F>, { readonly kind: K }>[] {
  return facts.filter((fact): fact is Extract<SeenFact<F>, { readonly kind: K }> => fact.kind === kind)
}

/** Whether a seat came first, alone or with others. */
export function isFirst({ outcome }: Pick<Told, 'outcome'>, seat: Seat): boolean {
  return outcome.ranking.some(({ seats, rank }) => rank === 1 && seats.includes(seat))
}

/** What a seat scored; undefined in games without points. */
export function scoreOf({ outcome }: Pick<Told, 'outcome'>, seat: Seat): number | undefined {
  return outcome.ranking.find(({ seats }) => seats.includes(seat))?.score
}
