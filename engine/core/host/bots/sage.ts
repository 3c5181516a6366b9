/**
 * The Sage: searches once for a whole turn (search.ts) and follows the line that it found as long as it meets what it
 * expected; where luck or somebody else comes between, it searches anew. What it remembers between two questions is
 * only a cache: its answer follows from what the seat was asked since its turn began.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import { canonicalJson, type Json } from '../../contract/json.ts'
import type { DecisionInput, Bot, BotInput } from './bot.ts'
import { searchTurn, type SearchBudget } from './search.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'
import { breakTieByHeldFeatures } from './tie-break.ts'

/** What is left of a line: where it stands, and how it goes on. */
interface Plan {
  /** A state that could stand behind the seat's view when the next choice is asked. */
  readonly state: unknown
  readonly choices: readonly Json[]
}

/** @param temper what it prefers among lines that are nearly as good as the best */
export function createSageBot(budget: SearchBudget, temper?: PlayStyle): Bot {
  let plan: Plan | undefined
  /** What was seen at the questions that led to the plan. */
  let seen: string[] = []

  const answer = (question: BotInput): Json => {
    const { game, seat, choices, random } = question
    seen.push(canonicalJson(question.view))
    const only = choices[0]
    if (choices.length === 1 && only !== undefined) return only
    const followed = plan !== undefined && matchesPlan(plan, question) ? plan : makePlan(question, budget, temper)
    const at = game.choices(followed.state, seat).indexOf(followed.choices[0])
    plan = advancePlan(followed, question)
    return choices[at] ?? random.pick(choices)
  }

  return (question) => {
    const { earlier } = question
    if (earlier !== undefined && !isRemembered(seen, earlier)) {
      plan = undefined
      seen = []
      for (const asked of earlier) answer({ ...question, ...asked })
    }
    return answer(question)
  }
}

function isRemembered(seen: readonly string[], earlier: readonly DecisionInput[]): boolean {
  return seen.length === earlier.length && earlier.every(({ view }, at) => canonicalJson(view) === seen[at])
}

/** Whether the seat sees what the plan expects. */
function matchesPlan({ state, choices }: Plan, { game, seat, view }: BotInput): boolean {
  return choices.length > 0 && canonicalJson(game.view(state, seat)) === canonicalJson(view)
}

function makePlan(question: BotInput, budget: SearchBudget, temper: PlayStyle | undefined): Plan {
  const { game, seat, view, random } = question
  const state: unknown = game.determinize(view, seat, random)
  // A game's own actions, which are the same objects wherever they are offered.
  const choices = game.choices(state, seat) as readonly Json[]
  const lines = searchTurn({ ...question, choices }, budget)
  if (temper === undefined) return { state, choices: breakTieByHeldFeatures(game, seat, state, lines)?.choices ?? [] }
  const most = Math.max(...lines.map(({ games }) => games))
  // A line that was dropped early has seen too little to be preferred for more than its worth.
  const played = lines.filter(({ games }) => games * 4 >= most)
  return { state, choices: chooseByPlayStyle(played, temper, random).choices }
}

/** Where a plan stands when its next choice was made, and what the table plays by itself. */
function advancePlan({ state, choices: [first, ...rest] }: Plan, { game, seat, random }: BotInput): Plan {
  game.play(state, seat, first, random, noopEventSink)
  let left = rest
  while (left.length > 0 && game.choices(state, seat).length === 1 && game.requiresPrompt?.(state, seat) !== true) {
    game.play(state, seat, left[0], random, noopEventSink)
    left = left.slice(1)
  }
  return { state, choices: left }
}
