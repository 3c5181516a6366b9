/**
 * What a game hands to the laws: itself, and what only somebody who has read its rules can write. A kit is made from
 * the rules' section on hidden information and never from the game's own `view` or `determinize`, so that a mistake there
 * is not made twice.
 */
import type { GameEvent } from '../contract/game-events.ts'
import type { Game, Seat, TableConfig, Viewer } from '../contract/game.ts'
import type { Random, Seed } from '../contract/random.ts'

export interface GameTestAdapter<S, A, V, F extends GameEvent> {
  readonly game: Game<S, A, V, F>

  /**
   * A copy of `before` in which everything is permuted that the viewer knows neither before nor after a step. What was
   * shown on the way counts as known after. `after` is `before` itself when only the knowledge before the step counts.
   * @param viewer a seat or `'table'`
   */
  scrambleHidden(before: S, after: S, viewer: Viewer, random: Random): S

  /** For every hidden zone a view that gives it away. Law 4 must catch each of them; none for an open game. */
  readonly leakyViews: readonly LeakyView<S>[]

  /** Positions with so few things hidden that the truth must occur among a few hundred determinizations (law 5). */
  readonly lowUncertaintyPositions?: readonly LowUncertaintyPosition<S>[]

  /** A game with more actions than this does not end (law 2); playout.ts says how many when absent. */
  readonly maxActions?: number
}

export interface LeakyView<S> {
  /** The zone that is given away. */
  readonly name: string
  view(state: S, viewer: Viewer): unknown
}

export interface LowUncertaintyPosition<S> {
  readonly name: string
  readonly state: S
  readonly viewer: Viewer
}

/** A kit of which only the form is known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the game's own types are forgotten, as in AnyGame
export type AnyGameTestAdapter = GameTestAdapter<any, any, any, any>

/** One game of random play: the same trial is always the same game. */
export interface RandomGameTrial {
  readonly config: TableConfig
  readonly seed: Seed
}

/** Law 8 is the renderer's. */
export type InvariantNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 10

/** A law that a game broke, and where. */
export interface InvariantViolation {
  readonly law: InvariantNumber
  /** Which game and how many actions into it: enough to play there again. */
  readonly at: string
  readonly what: string
}

/** A law's check: plays the trial at random and says what breaks the law. Pure. */
export type InvariantCheck = (kit: AnyGameTestAdapter, trial: RandomGameTrial) => readonly InvariantViolation[]

/** Everybody whose knowledge a law looks at. */
export function viewersOf(players: number): readonly (Seat | 'table')[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'table']
}

/** The kit of a game, for tests that go through all games. @throws Error for a game without a kit */
export async function loadGameTestAdapter(id: string): Promise<AnyGameTestAdapter> {
  const exported = (await import(`../../${id}/test-adapter.ts`)) as Readonly<Record<string, unknown>>
  const kit = Object.values(exported).find(
    (each) => typeof each === 'object' && each !== null && 'scrambleHidden' in each,
  )
  if (kit === undefined) throw new Error(`no kit of ${id}`)
  return kit as AnyGameTestAdapter
}
