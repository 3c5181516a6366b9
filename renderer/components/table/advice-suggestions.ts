/** Texts of the Sage's advice: its choices, the following steps, and the reasons. */
import type {
  Advice,
  AssessedChoice,
  ChoiceWithViewBefore,
  AdviceReason,
} from '../../../engine/core/contract/advice.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { equalJson, type Json } from '../../../engine/core/contract/json.ts'
import { hasMessage, appMessage } from '../../messages/index.ts'
import type { LabelledChoice } from './choice-list.svelte.ts'
import { logError } from '../../log-error.ts'

/** One of the choices that the Sage (the adviser) suggests. */
export interface AdviceSuggestion {
  readonly choice: LabelledChoice
  /** The player's win chance with it, 0..1. */
  readonly chance: number
  /** Win chances of all seats. */
  readonly chances: readonly number[]
  /** It is statistically equal to the best choice; for the best choice: to the second one. */
  readonly isEqual: boolean
  readonly why: readonly FormattedAdviceReason[]
  /** The Sage's next steps in the same turn. */
  readonly line: readonly Message[]
}

/** A reason for or against a choice, as text. */
export interface FormattedAdviceReason {
  readonly speaks: AdviceReason['speaks']
  readonly message: Message
}

/**
 * Data needed to format advice as text: the game, the seat that asks, the choices of its decision, and a function that
 * returns the text of a choice.
 */
export interface AdviceFormatContext {
  readonly game: string
  readonly seat: Seat
  /** The choices of the decision, in their order. */
  readonly choices: readonly LabelledChoice[]
  /** Text of any choice, for the view of its player at that time. */
  readonly choice: (action: Json, view: Json) => Message
}

/**
 * Combines the suggestions in the advice of the Sage (the adviser) with their texts, best first. A suggestion is
 * omitted if the decision has no choice with its index: the advice was then given for another decision.
 * @param telling the game, the seat that asks, the choices of its decision, and the function that returns the text of
 *   a choice
 */
export function adviceSuggestionsOf(advice: Advice, telling: AdviceFormatContext): readonly AdviceSuggestion[] {
  return advice.choices.flatMap(({ choice, chances, isEqual, why, line }: AssessedChoice) => {
    const worded = telling.choices[choice]
    if (worded === undefined) return []
    return {
      choice: worded,
      chance: chances[telling.seat] ?? 0,
      chances,
      isEqual,
      why: formatAdviceReasons(why, telling),
      // The choice itself is shown above the steps that follow it.
      line: formatLine(equalJson(line[0]?.choice, worded.action) ? line.slice(1) : line, telling),
    }
  })
}

/**
 * The reasons for and against a choice as texts for the seat that asks; a reason that concerns another seat names that seat.
 * Kinds of reasons without a text, which a newer host may send, are left out.
 */
export function formatAdviceReasons(
  why: readonly AdviceReason[],
  { seat: asker }: Pick<AdviceFormatContext, 'seat'>,
): readonly FormattedAdviceReason[] {
  return why.flatMap(({ what, seat, speaks }) => {
    if (!hasMessage(what.id)) return []
    return [{ speaks, message: seat === asker ? what : appMessage('advice.rival', { seat: { seat }, what }) }]
  })
}

function formatLine(steps: readonly ChoiceWithViewBefore[], { choice }: AdviceFormatContext): readonly Message[] {
  try {
    return steps.map((step) => choice(step.choice, step.view))
  } catch (error) {
    // It is optional: the choice can be made without it.
    logError(error)
    return []
  }
}

/** Converts a chance (0 to 1) to a whole percentage (0 to 100). It is 0 or 100 only if the chance is exactly 0 or 1. */
export function chanceFractionToPercent(chance: number): number {
  const percent = Math.round(100 * chance)
  if (percent <= 0) return chance > 0 ? 1 : 0
  return percent >= 100 && chance < 1 ? 99 : Math.min(percent, 100)
}
