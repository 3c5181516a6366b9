/**
 * What a choice cost: the Sage's value of it minus that of the best, from what its chooser knew. Both are found on games
 * that are played on from the same determinizations of the chooser's view, with the same luck, and after the search: the
 * games that made a line the best of many flatter it. What these games cannot tell from the best costs nothing: else the
 * chance in them would count against everybody at every choice.
 */
import type { Reason } from '../../contract/advice.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import type { Random } from '../../contract/random.ts'
import { chancesOf, reasoning, sidesOf } from '../bots/advice.ts'
import { endOf, openPool, searchTurn, type Pool, type SearchBudget } from '../bots/search.ts'
import { bestLine } from '../bots/turn.ts'
import { CalledOff, inParts } from './chances.ts'

/** A decision as its seat met it, and what it chose. */
export interface Chosen {
  readonly seat: Seat
  /** What the seat saw. */
  readonly view: unknown
  readonly choices: readonly Json[]
  /** The index of the choice that was made. */
  readonly made: number
}

export interface JudgeBudget extends SearchBudget {
  /** On so many games the best is weighed against what was done. */
  readonly weighed: number
}

/** What was lost by a choice. */
export interface Judged {
  /** By seat, in ten-thousandths: what the choice did to their chances, beside the best. */
  readonly play: readonly number[]
  /** What the Sage would have done, choice after choice. */
  readonly line: readonly Json[]
  /** What speaks for that. */
  readonly why: readonly Reason[]
}

/** A line counts as worse when it is so many standard errors below the other. */
const SURE = 2

/**
 * @returns undefined where the choice was as good as any
 * @throws CalledOff when it was stopped; Error when the view does not tell what the seat could choose
 */
export function judge(game: AnyGame, chosen: Chosen, random: Random, budget: JudgeBudget): Judged | undefined {
  const { seat, view } = chosen
  const pool = openPool(game, view, seat, random)
  // A game's own actions, which are the same objects wherever they are offered.
  const choices = game.choices(pool.state(0), seat) as readonly Json[]
  const made = choices[chosen.made]
  if (made === undefined || choices.length !== chosen.choices.length) throw new Error('the view tells of other choices')
  const lines = searchTurn({ game, seat, view, choices, random }, budget)
  checkOn(budget)
  const [best] = lines
  if (best === undefined || best.choices[0] === made) return undefined
  const own = lines.find(({ choices: [first] }) => first === made)?.choices ?? lineFrom(game, pool, seat, made, budget)
  const weighed = weigh(game, pool, seat, [best.choices, own], budget)
  if (weighed === undefined) return undefined
  const [ofBest = [], ofOwn = []] = weighed
  const sides = sidesOf(game, pool.state(0), ofBest.length)
  const [before, after] = [ofBest, ofOwn].map((worths) => inParts(chancesOf({ worths }, game, sides), sides))
  const play = (after ?? []).map((part, each) => part - (before?.[each] ?? 0))
  if ((play[seat] ?? 0) >= 0) return undefined
  const worth = (worths: readonly number[]): number => worths[seat] ?? 0
  const why = reasoning(
    game,
    seat,
    sides,
    pool,
    budget,
  )({ choices: best.choices, worth: worth(ofBest) }, { choices: own, worth: worth(ofOwn) })
  return { play, line: best.choices, why }
}

/** How the turn goes on best after a choice that the search has passed over. */
function lineFrom(game: AnyGame, pool: Pool, seat: Seat, made: Json, { nodes }: SearchBudget): readonly Json[] {
  const worthOf = (state: unknown, each: Seat): number => game.evaluate(state)[each] ?? 0
  let found: { readonly line: readonly Json[]; readonly worth: number } | undefined
  // Told of every line, it follows each only as far as it holds whatever lies hidden.
  bestLine(game, pool.state(0), seat, [made], Math.ceil(nodes / 2), worthOf, pool.trial('made'), (line) => {
    if (found === undefined || line.worth > found.worth) found = { line: line.choices, worth: line.worth }
  })
  return found?.line ?? [made]
}

/** What two lines are worth to every seat, on the mean; undefined where the second is not clearly worse for its own. */
function weigh(
  game: AnyGame,
  pool: Pool,
  seat: Seat,
  lines: readonly (readonly Json[])[],
  budget: JudgeBudget,
): readonly (readonly number[])[] | undefined {
  const sums: number[][] = lines.map(() => [])
  let sum = 0
  let squares = 0
  const games = budget.weighed
  for (let deal = 0; deal < games; deal++) {
    checkOn(budget)
    const [best = 0, own = 0] = lines.map((line, at) => {
      const worths = game.evaluate(endOf(game, pool, deal, seat, line, budget).state)
      worths.forEach((worth, each) => {
        const of = sums[at]
        if (of !== undefined) of[each] = (of[each] ?? 0) + worth
      })
      return worths[seat] ?? 0
    })
    sum += own - best
    squares += (own - best) ** 2
  }
  const mean = sum / games
  const error = Math.sqrt(Math.max(0, squares / games - mean ** 2) / games)
  if (mean >= -SURE * error) return undefined
  return sums.map((each) => each.map((worth) => worth / games))
}

function checkOn({ stop }: SearchBudget): void {
  if (stop?.() === true) throw new CalledOff()
}
