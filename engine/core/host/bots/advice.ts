/**
 * Advice for a person: what the Sage's search finds, the best choices with every seat's chance to win, the line that it
 * expects, and why. It is a function of the asker's view, the stream and the iterations, as every bot's move is, so it tells
 * nothing that the asker could not know.
 */
import type { Advice, AdvisedChoice, AdvisedStep, Reason } from '../../contract/advice.ts'
import { calibrated, netFor, packNet } from '../../contract/features.ts'
import type { AnyGame, Seat, Viewer } from '../../contract/game.ts'
import { equalJson, type Json } from '../../contract/json.ts'
import { streamOf, type Random } from '../../contract/random.ts'
import { featuresOf } from '../learn/episode.ts'
import type { Question } from './bot.ts'
import { bestOfEach, endOf, openPool, searchTurn, type Candidate, type Pool, type SearchBudget } from './search.ts'
import { watchChance } from './turn.ts'
import { weigh, type Asker, type Weighed } from './why.ts'

/** So many choices are told. */
const TOLD = 3
/** In so many determinizations it is seen where a line ends. */
const ENDS = 16

export interface AdviceQuestion extends Question {
  /**
   * Whose view it is, and whose views the lines are told with: at a screen that others look at too less than the asker's
   * own, since chances and reasons would tell them what the asker knows. Absent: the asker's.
   */
  readonly viewer?: Viewer
}

/** @throws Error when the view does not tell what the seat may choose */
export function adviceOn(question: AdviceQuestion, budget: SearchBudget): Advice {
  const { seat, view, random, viewer = seat } = question
  const game: AnyGame = {
    ...question.game,
    determinize: (seen: unknown, _: Viewer, luck: Random): unknown => question.game.determinize(seen, viewer, luck),
  }
  const pool = openPool(game, view, seat, random)
  // A game's own actions, which are the same objects wherever they are offered.
  const choices = game.choices(pool.state(0), seat) as readonly Json[]
  if (!equalJson(choices, question.choices)) throw new Error('the view tells of other choices')
  const lines = searchTurn({ ...question, game, choices }, { ...budget, compared: TOLD })
  const best = bestOfEach(lines, TOLD).sort((a, b) => b.worth - a.worth)
  const sides = sidesOf(game, pool.state(0), best[0]?.worths.length ?? 0)
  const reasons = reasoning(game, seat, sides, pool, budget)
  const told = best.map((line, at): AdvisedChoice => {
    const rival = best[at === 0 ? 1 : 0]
    return {
      choice: choices.indexOf(line.choices[0] as Json),
      chances: chancesOf(line, game, sides, seat),
      line: stepsOf(game, seat, line.choices, viewer, game.clone(pool.state(0))),
      why: rival === undefined || rival === line ? [] : reasons(line, rival),
    }
  })
  return { choices: told, iterations: lines.reduce((sum, { games }) => sum + games, 0) }
}

/** Who wins with whom: equal numbers, by seat. */
export function sidesOf({ features }: AnyGame, state: unknown, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => features?.sideOf?.(state, seat) ?? seat)
}

/**
 * So that of all that is called three in ten, three in ten are won.
 * @param asker whose search has found the line; absent: nobody has chosen among lines
 */
export function chancesOf(
  { worths }: Pick<Candidate, 'worths'>,
  { calibration }: AnyGame,
  sides: readonly number[],
  asker?: Seat,
): number[] {
  const found = calibration?.[sides.length]
  const told = calibrated(worths, found?.power ?? 1, sides)
  return asker === undefined ? told : withOdds(told, found?.asker ?? 1, sides, asker)
}

/** The chances when the odds of one side are multiplied; the others keep their parts of what is left. */
export function withOdds(chances: readonly number[], factor: number, sides: readonly number[], seat: Seat): number[] {
  const before = chances[seat] ?? 0
  const after = (before * factor) / (1 - before + before * factor)
  const left = before < 1 ? (1 - after) / (1 - before) : 1
  return chances.map((chance, each) => (sides[each] === sides[seat] ? after : chance * left))
}

/** A line, and what it is worth to its seat. */
export type Followed = Pick<Candidate, 'choices' | 'worth'>

/**
 * Why one line is better or worse than another: by what the evaluation sees where they end, unless the search has found out
 * otherwise; then by what it sees after the turns that follow.
 */
export function reasoning(
  game: AnyGame,
  seat: Seat,
  sides: readonly number[],
  pool: Pool,
  { turns, turnNodes }: SearchBudget,
): (line: Followed, rival: Followed) => readonly Reason[] {
  const { features, weights } = game
  if (features === undefined || weights === undefined) return () => []
  const { names } = featuresOf(game)
  const asker: Asker = {
    net: packNet(netFor(weights, sides.length)),
    names,
    unsaid: features.unsaid ?? [],
    seat,
    sides,
  }
  /** The mean features of every seat; undefined where the game may be over: then nothing is estimated. */
  const rowsAfter = ({ choices }: Followed, later: number): Float64Array | undefined => {
    const rows = new Float64Array(names.length * sides.length)
    const mean = new Float64Array(rows.length)
    for (let deal = 0; deal < ENDS; deal++) {
      const { state } = endOf(game, pool, deal, seat, choices, { turns: later, turnNodes })
      if (game.deciders(state).length === 0) return undefined
      rows.fill(0)
      features.read(state, rows)
      for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (rows[i] ?? 0) / ENDS
    }
    return mean
  }
  const between = (line: Followed, rival: Followed, later: number): Weighed | undefined => {
    const [rows, others] = [rowsAfter(line, later), rowsAfter(rival, later)]
    const weighed = rows && others && weigh(asker, rows, others)
    // What speaks for the worse of the two is no reason.
    return weighed !== undefined && weighed.gain > 0 === line.worth > rival.worth ? weighed : undefined
  }
  return (line, rival) => (between(line, rival, 0) ?? between(line, rival, turns))?.reasons ?? []
}

/**
 * How a line goes on until something is drawn or learned: up to there it is the same whatever lies hidden. What the table
 * plays by itself is left out.
 * @param state changed
 */
export function stepsOf(
  game: AnyGame,
  seat: Seat,
  line: readonly Json[],
  viewer: Viewer,
  state: unknown,
): AdvisedStep[] {
  const steps: AdvisedStep[] = []
  const watch = watchChance(streamOf(UNUSED, 0), seat)
  for (const wanted of line) {
    const choices = game.choices(state, seat) as readonly Json[]
    // It may come from elsewhere, as a copy, and for what has changed since.
    const choice = choices.find((each) => equalJson(each, wanted))
    if (choice === undefined) break
    const isAlone = choices.length === 1 && game.mustAsk?.(state, seat) !== true
    if (steps.length === 0 || !isAlone) steps.push({ view: game.view(state, viewer) as Json, choice })
    game.play(state, seat, choice, watch.random, watch.tell)
    if (watch.sawEnd()) break
  }
  return steps
}

/** Nothing that is drawn is told. */
const UNUSED = '0'.repeat(32)
