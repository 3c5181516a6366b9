/**
 * Table of a guided first game: fixed seed, real rules, and rivals with preferences that show much of the game early.
 */
import type { Seat, TableConfig } from './game.ts'

/**
 * A predicate that tells whether a rival (a bot) in the guided first game prefers a choice. It gets only the view of the
 * rival's seat, as every bot does.
 */
export type RivalPreferencePredicate<V, A> = (choice: A, view: V, seat: Seat) => boolean

/**
 * The setup of a game's tutorial (the guided first game): the seed, the options, and the preferences by which the
 * rivals (the bots) choose.
 * @typeParam V view
 * @typeParam A action
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the catalogue holds those of every game
export interface TutorialSetup<V = any, A = any> {
  /** Any text. */
  readonly seed: string
  readonly options: TableConfig['options']
  /**
   * Rival preferences, strongest first. The rival plays a choice that matches the first satisfiable preference,
   * otherwise the novice bot chooses.
   */
  readonly rivalPreferences: readonly RivalPreferencePredicate<V, A>[]
}

/**
 * Finds the choice that a rival (a bot) of the guided first game prefers. The preferences are tried in their order, the
 * strongest first.
 * @returns the first choice that matches the first matched preference, or undefined if no choice matches any preference
 */
export function findRivalChoice<A>(
  { rivalPreferences }: TutorialSetup,
  { choices, view, seat }: { readonly choices: readonly A[]; readonly view: unknown; readonly seat: Seat },
): A | undefined {
  for (const wants of rivalPreferences) {
    const choice = choices.find((each) => wants(each, view, seat))
    if (choice !== undefined) return choice
  }
  return undefined
}
