/**
 * The Sage: searches once for a whole turn (search.ts) and follows the resulting line while the game matches its
 * expectation. After a random draw or another seat's choice it searches again. Its memory between two decisions is only
 * a cache: its answer depends only on the seat's decisions since the turn began.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import { canonicalJson, type Json } from '../../contract/json.ts'
import type { BotDecisionPoint, Bot, BotInput } from './bot.ts'
import { searchTurn, type SearchBudget } from './search.ts'
import { chooseByPlayStyle, type PlayStyle } from './play-style.ts'
import { pickTiedLineByHoldings } from './tie-break.ts'

/** The rest of a line: the expected state and the remaining choices. */
interface Plan {
  /** A possible state behind the seat's view at the next choice. */
  readonly state: unknown
  readonly choices: readonly Json[]
}

/**
 * Creates a Sage (a strong bot that searches its own turn) for one seat of one game. The bot keeps its plan for the
 * turn between decisions.
 * @param budget limits of the search of a turn
 * @param temper the bot's preference among lines (sequences of choices in a turn) that are nearly as good as the best.
 *   Absent: it takes the best
 */
export function createSageBot(budget: SearchBudget, temper?: PlayStyle): Bot {
  let plan: Plan | undefined
  /** The views at the decisions that led to the plan. */
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

function isRemembered(seen: readonly string[], earlier: readonly BotDecisionPoint[]): boolean {
  return seen.length === earlier.length && earlier.every(({ view }, at) => canonicalJson(view) === seen[at])
}

/** Whether the seat's view matches the expectation of the plan. */
function matchesPlan({ state, choices }: Plan, { game, seat, view }: BotInput): boolean {
  return choices.length > 0 && canonicalJson(game.view(state, seat)) === canonicalJson(view)
}

function makePlan(question: BotInput, budget: SearchBudget, temper: PlayStyle | undefined): Plan {
  const { game, seat, view, random } = question
  const state: unknown = game.determinize(view, seat, random)
  // The game's own action objects, which are the same wherever they are offered.
  const choices = game.choices(state, seat) as readonly Json[]
  const lines = searchTurn({ ...question, choices }, budget)
  if (temper === undefined) return { state, choices: pickTiedLineByHoldings(game, seat, state, lines)?.choices ?? [] }
  const most = Math.max(...lines.map(({ games }) => games))
  // A line that was dropped early has too few games for the play style to prefer it.
  const played = lines.filter(({ games }) => games * 4 >= most)
  return { state, choices: chooseByPlayStyle(played, temper, random).choices }
}

/** The plan after its next choice and the steps that the table plays automatically. */
function advancePlan({ state, choices: [first, ...rest] }: Plan, { game, seat, random }: BotInput): Plan {
  game.play(state, seat, first, random, noopEventSink)
  let left = rest
  while (left.length > 0 && game.choices(state, seat).length === 1 && game.requiresPrompt?.(state, seat) !== true) {
    game.play(state, seat, left[0], random, noopEventSink)
    left = left.slice(1)
  }
  return { state, choices: left }
}
