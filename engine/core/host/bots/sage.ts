/**
 * The Sage: searches once for a whole turn (search.ts) and follows the line that it found as long as it meets what it
 * expected; where luck or somebody else comes between, it searches anew. What it remembers between two questions is
 * only a cache: it follows from what the seat was asked since its turn began.
 */
import { silent } from '../../contract/facts.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import { canonicalText, type Json } from '../../contract/json.ts'
import type { Bot, Question } from './bot.ts'
import { searchTurn, type SearchBudget } from './search.ts'

/** What is left of a line: where it stands, and how it goes on. */
interface Plan {
  /** A state that could stand behind the seat's view when the next choice is asked. */
  readonly state: unknown
  readonly choices: readonly Json[]
}

export function sageWith(budget: SearchBudget): Bot {
  let plan: Plan | undefined
  return (question) => {
    const { choices } = question
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    plan = plan !== undefined && isAt(plan, question) ? plan : found(question, budget)
    const { game, seat } = question
    const at = game.choices(plan.state, seat).indexOf(plan.choices[0])
    plan = after(plan, question)
    return choices[at] ?? question.random.pick(choices)
  }
}

/** Whether the seat sees what the plan expects. */
function isAt({ state, choices }: Plan, { game, seat, view }: Question): boolean {
  return choices.length > 0 && canonicalText(game.view(state, seat)) === canonicalText(view)
}

function found(question: Question, budget: SearchBudget): Plan {
  const { game, seat, view, random } = question
  const state: unknown = game.determinize(view, seat, random)
  // A game's own actions, which are the same objects wherever they are offered.
  const choices = game.choices(state, seat) as readonly Json[]
  const [best] = searchTurn({ ...question, choices }, budget)
  return { state, choices: best?.choices ?? [] }
}

/** Where a plan stands when its next choice was made, and what the table plays by itself. */
function after({ state, choices: [first, ...rest] }: Plan, { game, seat, random }: Question): Plan {
  game.play(state, seat, first, random, silent)
  let left = rest
  while (left.length > 0 && playsItself(game, state, seat)) {
    game.play(state, seat, left[0], random, silent)
    left = left.slice(1)
  }
  return { state, choices: left }
}

function playsItself(game: AnyGame, state: unknown, seat: Seat): boolean {
  return game.choices(state, seat).length === 1 && game.mustAsk?.(state, seat) !== true
}
