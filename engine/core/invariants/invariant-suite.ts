/** All invariant checks as plain functions, used by tests, `sim` and the mutants. */
import type { OptionValue } from '../contract/game.ts'
import { createTableConfig } from '../contract/table-config.ts'
import { seedFromText } from '../contract/random.ts'
import type { AnyGameTestAdapter, InvariantCheck, InvariantNumber, RandomGameTrial } from './game-test-adapter.ts'
import { checkDeterministicPlay } from './deterministic-play.ts'
import { checkSchemaAcceptance } from './schema-acceptance.ts'
import { checkGameProgress } from './game-progress.ts'
import { checkValidStates } from './valid-states.ts'
import { checkNonInterference } from './non-interference.ts'
import { checkDeterminization } from './determinization.ts'
import { checkCopySafety } from './copy-safety.ts'
import { checkInformationGain } from './information-gain.ts'
import { checkUndoability } from './undoability.ts'

export const GAME_INVARIANTS: readonly {
  readonly number: InvariantNumber
  readonly title: string
  readonly check: InvariantCheck
}[] = [
  {
    number: 1,
    title: 'seed and log determine the state; play changes nothing else; simultaneous choices commute',
    check: checkDeterministicPlay,
  },
  { number: 2, title: 'a running game always offers a choice, and every game ends', check: checkGameProgress },
  { number: 3, title: 'audit finds no fault in any state, also during a move', check: checkValidStates },
  {
    number: 4,
    title: 'information hidden from a viewer changes nothing that the viewer sees',
    check: checkNonInterference,
  },
  {
    number: 5,
    title: 'determinizations fit their view, and vary where the view hides something',
    check: checkDeterminization,
  },
  { number: 6, title: 'states survive copying, and copies share nothing', check: checkCopySafety },
  { number: 7, title: 'a move gives new information only to the seats that it names', check: checkInformationGain },
  {
    number: 9,
    title: 'a choice that is not irreversible can be undone, and restores the state and all views',
    check: checkUndoability,
  },
  {
    number: 10,
    title: 'the schemas accept every view, event and action of an honest host',
    check: checkSchemaAcceptance,
  },
]

export interface InvariantTestPlan {
  /** All player counts to play with. */
  readonly players: readonly number[]
  /** Option values to play with, each with every player count. Absent: the defaults. */
  readonly options?: readonly Readonly<Record<string, OptionValue>>[]
  /** Number of games for each combination and invariant. */
  readonly games: number
  /** Any text. */
  readonly seed: string
}

/**
 * The trials of a plan.
 * @throws Error for a player count or an option that the game does not have
 */
export function createTrials(
  kit: AnyGameTestAdapter,
  { players, options = [{}], games, seed }: InvariantTestPlan,
): readonly RandomGameTrial[] {
  return players.flatMap((count) =>
    options.flatMap((wanted) => {
      const configured = createTableConfig(kit.game.info, count, wanted)
      if (!configured.ok) throw new Error(`no such table: ${configured.reason.id}`)
      const { config } = configured
      return Array.from({ length: games }, (_, game) => ({
        config,
        seed: seedFromText(`${seed} ${String(count)} ${JSON.stringify(wanted)} ${String(game)}`),
      }))
    }),
  )
}

/** @returns the numbers of the invariants that the trials break */
export function findBrokenInvariantNumbers(
  kit: AnyGameTestAdapter,
  trials: readonly RandomGameTrial[],
): readonly InvariantNumber[] {
  return GAME_INVARIANTS.filter(({ check }) => trials.some((trial) => check(kit, trial).length > 0)).map(
    ({ number }) => number,
  )
}
