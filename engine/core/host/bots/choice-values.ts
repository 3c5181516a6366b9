/** Values of each choice for all seats at the end of the seat's turn. Used by the novice bot and by play styles. */
import type { Json } from '../../contract/json.ts'
import type { BotInput } from './bot.ts'
import type { LookAheadBudget } from './look-ahead.ts'
import { ValueAccumulator, type ValueStats } from './play-style.ts'
import { findBestLine } from './turn-lines.ts'

/**
 * A choice, and the statistics of its value over several determinizations (random complete states that fit the seat's
 * view).
 */
export interface ChoiceValue extends ValueStats {
  readonly choice: Json
}

/**
 * Computes for each choice of a decision how good it is for the choosing seat. The value of a choice is the value of
 * the best line (sequence of choices) that begins with it, at the end of that line, within the seat's turn. Values are
 * win chances, 0 to 1, taken over several determinizations (random guesses of the hidden information).
 * @param budget the number of determinizations, and the total number of choices that the search may try
 * @returns one item for each choice, in the order of the choices: the mean and the variance of its value, and
 *   `lowestOfOthers`, the mean of the lowest value among the other seats in each determinization
 */
export function evaluateChoices(
  { game, seat, view, choices, random }: BotInput,
  budget: LookAheadBudget,
): ChoiceValue[] {
  const share = Math.ceil(budget.nodes / budget.determinizations)
  const tallies = choices.map(() => new ValueAccumulator(seat))
  for (let i = 0; i < budget.determinizations; i++) {
    const root: unknown = game.determinize(view, seat, random)
    // The values of all seats at the end of the best line of each choice.
    const ends = choices.map((): { worths: readonly number[] } => ({ worths: [] }))
    let worths: readonly number[] = []
    const worthOf = (state: unknown): number => (worths = game.evaluate(state))[seat] ?? 0
    findBestLine(game, root, seat, choices, share, worthOf, random, ({ choices: [first], worth }) => {
      const end = ends[choices.indexOf(first as Json)]
      if (end !== undefined && worth > (end.worths[seat] ?? -Infinity)) end.worths = worths
    })
    ends.forEach((end, at) => tallies[at]?.add(end.worths))
  }
  return tallies.map(({ worth, variance, lowestOfOthers }, at) => ({
    choice: choices[at] as Json,
    worth,
    variance,
    lowestOfOthers,
  }))
}
