/**
 * Advice for a person: what the Sage's search finds, the best choices with every seat's chance to win, the line that it
 * expects, and why. It is a function of the asker's view, the stream and the iterations, as every bot's move is, so it tells
 * nothing that the asker could not know.
 */
import type { AdvisedChoice, AdvisedStep, Advice } from '../../contract/advice.ts'
import { netFor, packNet } from '../../contract/features.ts'
import type { AnyGame, Seat, Viewer } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { streamOf, type Random } from '../../contract/random.ts'
import { featuresOf } from '../learn/episode.ts'
import type { Question } from './bot.ts'
import { bestOfEach, searchTurn, seedFrom, type Candidate, type SearchBudget } from './search.ts'
import { watchChance } from './turn.ts'
import { reasonsFor, type Asker } from './why.ts'

/** So many choices are told. */
const TOLD = 3
/** In so many determinizations it is seen where a line ends. */
const ENDS = 16

export interface AdviceQuestion extends Question {
  /** Whose views the lines are told with: at a shared screen perhaps less than the asker's own. Absent: the asker's. */
  readonly viewer?: Viewer
}

export function adviceOn(question: AdviceQuestion, budget: SearchBudget): Advice {
  const { game, seat, view, random, viewer = seat } = question
  const seed = seedFrom(random)
  const state = (which: number): unknown => game.determinize(view, seat, streamOf(seed, which))
  // A game's own actions, which are the same objects wherever they are offered.
  const choices = game.choices(state(0), seat) as readonly Json[]
  const lines = searchTurn({ ...question, choices }, { ...budget, compared: TOLD })
  const best = bestOfEach(lines, TOLD).sort((a, b) => b.worth - a.worth)
  const sides = sidesOf(game, state(0), best[0]?.worths.length ?? 0)
  const asker = askerOf(game, seat, sides)
  const ends = best.map(({ choices: line }) => asker && meanEnd(game, asker, line, state, seed))
  const told = best.map((line, at): AdvisedChoice => {
    const rows = ends[at]
    const rival = ends[at === 0 ? 1 : 0]
    return {
      choice: choices.indexOf(line.choices[0] as Json),
      chances: chancesOf(line, sides),
      line: stepsOf(game, seat, line.choices, viewer, state(0)),
      why: asker === undefined || rows === undefined || rival === undefined ? [] : reasonsFor(asker, rows, rival),
    }
  })
  return { choices: told, iterations: lines.reduce((sum, { games }) => sum + games, 0) }
}

/** Who wins with whom: equal numbers, by seat. */
function sidesOf({ features }: AnyGame, state: unknown, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => features?.sideOf?.(state, seat) ?? seat)
}

/** As shares of the whole: an evaluation that was written by hand need not add up to 1. */
function chancesOf({ worths }: Candidate, sides: readonly number[]): number[] {
  const whole = worths.reduce(
    (sum, worth, seat) => (sides.indexOf(sides[seat] ?? seat) === seat ? sum + worth : sum),
    0,
  )
  return worths.map((worth) => (whole > 0 ? worth / whole : 1 / new Set(sides).size))
}

/** @returns undefined where nothing was learned that could be named */
function askerOf(game: AnyGame, seat: Seat, sides: readonly number[]): Asker | undefined {
  const { features, weights } = game
  if (features === undefined || weights === undefined) return undefined
  return { net: packNet(netFor(weights, sides.length)), names: featuresOf(game).names, seat, sides }
}

/** The mean features of every seat where a line ends; undefined where the game may be over there: then nothing is estimated. */
function meanEnd(
  game: AnyGame,
  { names, seat, sides }: Asker,
  line: readonly Json[],
  stateOf: (which: number) => unknown,
  seed: string,
): Float64Array | undefined {
  const features = featuresOf(game)
  const rows = new Float64Array(names.length * sides.length)
  const sum = new Float64Array(rows.length)
  for (let which = 0; which < ENDS; which++) {
    const state = stateOf(which)
    playLine(game, state, seat, line, streamOf(seed, `end/${String(which)}`))
    if (game.deciders(state).length === 0) return undefined
    rows.fill(0)
    features.read(state, rows)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (rows[i] ?? 0) / ENDS
  }
  return sum
}

/**
 * How a line goes on until something is drawn or learned: up to there it is the same whatever lies hidden. What the table
 * plays by itself is left out.
 * @param state changed
 */
function stepsOf(game: AnyGame, seat: Seat, line: readonly Json[], viewer: Viewer, state: unknown): AdvisedStep[] {
  const steps: AdvisedStep[] = []
  playLine(game, state, seat, line, streamOf(UNUSED, 0), (choice) => {
    const isAlone = game.choices(state, seat).length === 1 && game.mustAsk?.(state, seat) !== true
    if (steps.length === 0 || !isAlone) steps.push({ view: game.view(state, viewer) as Json, choice })
  })
  return steps
}

/** Nothing that is drawn is told. */
const UNUSED = '0'.repeat(32)

/** @param before told of each choice before it is played */
function playLine(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  line: readonly Json[],
  random: Random,
  before?: (choice: Json) => void,
): void {
  const watch = watchChance(random, seat)
  for (const choice of line) {
    before?.(choice)
    game.play(state, seat, choice, watch.random, watch.tell)
    if (watch.sawEnd()) return
  }
}
