/** The table of a guided first game: known luck, real rules, and rivals whose wishes make much of the game be seen early. */
import type { Seat, TableConfig } from './game.ts'

/** Whether a rival would like to make a choice. It sees what its seat sees, as every bot does. */
export type RivalPreference<V, A> = (choice: A, view: V, seat: Seat) => boolean

/** @typeParam V view, @typeParam A action */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the catalogue holds those of every game
export interface TutorialSetup<V = any, A = any> {
  /** Any words. */
  readonly seed: string
  readonly options: TableConfig['options']
  /** What rivals want, the dearest first: the first wish that some choice grants is played, else what a novice would. */
  readonly rivalPreferences: readonly RivalPreference<V, A>[]
}

/** What a rival chooses because it wants to; undefined: it wants nothing of what is offered. */
export function findPreferredChoice<A>(
  { rivalPreferences }: TutorialSetup,
  { choices, view, seat }: { readonly choices: readonly A[]; readonly view: unknown; readonly seat: Seat },
): A | undefined {
  for (const wants of rivalPreferences) {
    const choice = choices.find((each) => wants(each, view, seat))
    if (choice !== undefined) return choice
  }
  return undefined
}
