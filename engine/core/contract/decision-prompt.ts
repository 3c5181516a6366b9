import type { MessageValues } from './message.ts'

/**
 * The kind and the values of the question that a decision asks a seat; the renderer makes the texts from them. It
 * holds neither the seat nor the choices. The kind selects every text about the decision: the prompt
 * (`GAME.ask.KIND`), the reason why another action must wait for this decision, the headings of the log and of the
 * list of choices, and the rulebook section. Each game declares a union of its own kinds.
 */
export interface DecisionPrompt<K extends string = string> {
  readonly kind: K
  readonly values?: MessageValues
}
