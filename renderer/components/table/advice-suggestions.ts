/** What the Sage advises, in the words of the table: its choices, what it goes on with, and why. */
import type { Advice, AdvisedChoice, AdvisedStep, AdviceReason } from '../../../engine/core/contract/advice.ts'
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import { equalJson, type Json } from '../../../engine/core/contract/json.ts'
import { hasMessage, appMessage } from '../../messages/index.ts'
import type { LabelledChoice } from './choice-list.svelte.ts'
import { logError } from '../../log-error.ts'

/** One of the choices advised. */
export interface AdviceSuggestion {
  readonly choice: LabelledChoice
  /** The asker's chance to win with it, 0..1. */
  readonly chance: number
  /** Every seat's. */
  readonly chances: readonly number[]
  /** The Sage cannot tell it from the best choice; of the best choice: nor the second one from it. */
  readonly isEqual: boolean
  readonly why: readonly FormattedReason[]
  /** What the Sage would do next in the same turn. */
  readonly line: readonly Message[]
}

export interface FormattedReason {
  readonly speaks: AdviceReason['speaks']
  readonly message: Message
}

/** Whose decision it is, and how its game speaks. */
export interface AdviceFormatContext {
  readonly game: string
  readonly seat: Seat
  /** The choices of the decision, in their order. */
  readonly choices: readonly LabelledChoice[]
  /** The words of any choice, as its chooser sees the table then. */
  readonly choice: (action: Json, view: Json) => Message
}

/** @returns the best first; what is advised of another decision is left out */
export function adviceSuggestionsOf(advice: Advice, telling: AdviceFormatContext): readonly AdviceSuggestion[] {
  return advice.choices.flatMap(({ choice, chances, isEqual, why, line }: AdvisedChoice) => {
    const worded = telling.choices[choice]
    if (worded === undefined) return []
    return {
      choice: worded,
      chance: chances[telling.seat] ?? 0,
      chances,
      isEqual,
      why: formatReasons(why, telling),
      // The choice itself stands above what follows it.
      line: formatLine(equalJson(line[0]?.choice, worded.action) ? line.slice(1) : line, telling),
    }
  })
}

/** The reasons of a player's choice in words. A kind that has no words, of a newer host, is left out. */
export function formatReasons(
  why: readonly AdviceReason[],
  { seat: asker }: Pick<AdviceFormatContext, 'seat'>,
): readonly FormattedReason[] {
  return why.flatMap(({ what, seat, speaks }) => {
    if (!hasMessage(what.id)) return []
    return [{ speaks, message: seat === asker ? what : appMessage('advice.rival', { seat: { seat }, what }) }]
  })
}

function formatLine(steps: readonly AdvisedStep[], { choice }: AdviceFormatContext): readonly Message[] {
  try {
    return steps.map((step) => choice(step.choice, step.view))
  } catch (error) {
    // It is a courtesy: the choice can be made without it.
    logError(error)
    return []
  }
}

/** A chance as a whole number of hundredths: certain only where it is. */
export function toPercent(chance: number): number {
  const percent = Math.round(100 * chance)
  if (percent <= 0) return chance > 0 ? 1 : 0
  return percent >= 100 && chance < 1 ? 99 : Math.min(percent, 100)
}
