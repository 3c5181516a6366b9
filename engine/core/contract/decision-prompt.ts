import type { MessageValues } from './message.ts'

/**
 * What a decision is, without words: its kind and the values that its words need. Everything that is said of a decision
 * hangs on the kind: the prompt (`GAME.ask.KIND`), why something must come first, the heading of the log and of the list
 * of choices, the place in the rulebook. A game declares a union of its own kinds.
 */
export interface DecisionPrompt<K extends string = string> {
  readonly kind: K
  readonly values?: MessageValues
}
