/**
 * Adapter between a game and the invariant checks: the game, and test data that must be written from its rules. An
 * adapter is based on the rules' section on hidden information and never on the game's own `view` or `determinize`, so
 * that a mistake there is not repeated.
 */
import type { GameEvent } from '../contract/game-events.ts'
import type { Game, Seat, TableConfig, Viewer } from '../contract/game.ts'
import type { Random, Seed } from '../contract/random.ts'

export interface GameTestAdapter<S, A, V, F extends GameEvent> {
  readonly game: Game<S, A, V, F>

  /**
   * Copies `before` and permutes everything that the viewer knows neither before nor after a step. Information shown
   * during the step counts as known after it. `after` is `before` itself if only the knowledge before the step counts.
   * @param viewer a seat or `'table'`
   */
  scrambleHidden(before: S, after: S, viewer: Viewer, random: Random): S

  /** For every hidden zone a view that reveals it. Invariant 4 must detect each of them. Empty for an open game. */
  readonly leakyViews: readonly LeakyView<S>[]

  /**
   * Positions with so little hidden information that the true state must occur among a few hundred determinizations
   * (invariant 5).
   */
  readonly lowUncertaintyPositions?: readonly LowUncertaintyPosition<S>[]

  /** A game with more actions than this counts as endless (invariant 2). Absent: the limit in playout.ts. */
  readonly maxActions?: number
}

export interface LeakyView<S> {
  /** The revealed zone. */
  readonly name: string
  view(state: S, viewer: Viewer): unknown
}

export interface LowUncertaintyPosition<S> {
  readonly name: string
  readonly state: S
  readonly viewer: Viewer
}

/** An adapter whose own types are unknown. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types are forgotten, as in AnyGame
export type AnyGameTestAdapter = GameTestAdapter<any, any, any, any>

/** One game of random play: the same trial is always the same game. */
export interface RandomGameTrial {
  readonly config: TableConfig
  readonly seed: Seed
}

/** Invariant 8 is checked by the renderer. */
export type InvariantNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 10

/** A broken invariant and its location. */
export interface InvariantViolation {
  readonly invariant: InvariantNumber
  /** The game and the number of actions before the violation: enough to replay it. */
  readonly at: string
  readonly what: string
}

/** An invariant check: plays the trial at random and returns the violations. Pure. */
export type InvariantCheck = (kit: AnyGameTestAdapter, trial: RandomGameTrial) => readonly InvariantViolation[]

/** All viewers whose knowledge an invariant considers. */
export function viewersOf(players: number): readonly (Seat | 'table')[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table']
}

/**
 * Loads the test adapter of a game, for tests that cover all games.
 * @throws Error for a game without an adapter
 */
export async function loadGameTestAdapter(id: string): Promise<AnyGameTestAdapter> {
  const exported = (await import(`../../${id}/test-adapter.ts`)) as Readonly<Record<string, unknown>>
  const kit = Object.values(exported).find(
    (each) => typeof each === 'object' && each !== null && 'scrambleHidden' in each,
  )
  if (kit === undefined) throw new Error(`no kit of ${id}`)
  return kit as AnyGameTestAdapter
}
