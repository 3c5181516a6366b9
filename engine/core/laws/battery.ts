/** The laws together, as plain functions: what tests, `sim` and the broken toys run. */
import type { OptionValue } from '../contract/game.ts'
import { configure } from '../contract/options.ts'
import { seedFromText } from '../contract/random.ts'
import type { AnyKit, Law, LawNumber, Trial } from './kit.ts'
import { law1 } from './law1.ts'
import { law10 } from './law10.ts'
import { law2 } from './law2.ts'
import { law3 } from './law3.ts'
import { law4 } from './law4.ts'
import { law5 } from './law5.ts'
import { law6 } from './law6.ts'
import { law7 } from './law7.ts'
import { law9 } from './law9.ts'

export const LAWS: readonly { readonly number: LawNumber; readonly title: string; readonly check: Law }[] = [
  {
    number: 1,
    title: 'same seed and log, same state; play touches nothing else; simultaneous choices commute',
    check: law1,
  },
  { number: 2, title: 'somebody can always choose, and every game ends', check: law2 },
  { number: 3, title: 'audit is empty at every state and beat', check: law3 },
  { number: 4, title: 'what a viewer may not know changes nothing for that viewer', check: law4 },
  { number: 5, title: 'determinizations fit their view, and vary where it is blind', check: law5 },
  { number: 6, title: 'states survive copying, and copies share nothing', check: law6 },
  { number: 7, title: 'a step teaches only whom it names', check: law7 },
  { number: 9, title: 'what is not marked as final can be taken back, and all is as before', check: law9 },
  { number: 10, title: 'a guest accepts whatever an honest host shows', check: law10 },
]

export interface LawPlan {
  /** Every number of players to play with. */
  readonly players: readonly number[]
  /** Option values to play with, each with every number of players; the defaults when absent. */
  readonly options?: readonly Readonly<Record<string, OptionValue>>[]
  /** How many games for each of these, and law. */
  readonly games: number
  /** Any words. */
  readonly seed: string
}

/**
 * The trials of a plan.
 * @throws Error for a number of players or an option that the game does not have
 */
export function trialsOf(kit: AnyKit, { players, options = [{}], games, seed }: LawPlan): readonly Trial[] {
  return players.flatMap((count) =>
    options.flatMap((wanted) => {
      const configured = configure(kit.game.info, count, wanted)
      if (!configured.ok) throw new Error(`no such table: ${configured.reason.id}`)
      const { config } = configured
      return Array.from({ length: games }, (_, game) => ({
        config,
        seed: seedFromText(`${seed} ${String(count)} ${JSON.stringify(wanted)} ${String(game)}`),
      }))
    }),
  )
}

/** The numbers of the laws that the trials break. */
export function brokenLaws(kit: AnyKit, trials: readonly Trial[]): readonly LawNumber[] {
  return LAWS.filter(({ check }) => trials.some((trial) => check(kit, trial).length > 0)).map(({ number }) => number)
}
