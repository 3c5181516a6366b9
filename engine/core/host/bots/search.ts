/**
 * The turn search. The options of a seat in its turn are a set of lines: sequences of its own small decisions up to the
 * first random draw. The lines with the best evaluation are played out on common determinizations of the seat's view
 * with common random numbers; all seats look through their turns, and after some turns the evaluation values the state.
 * Successive halving gives the better half of the lines twice the games (Karnin, Koren and Somekh 2013). If no
 * randomness varies the games of a line, the players choose among nearly equal lines by a draw of each deal. If the
 * best line falls far below its evaluation, more lines are played out. This is a truncated rollout like TD-Gammon
 * (Tesauro and Galperin 1996) over determinizations like Cowling, Powley and Whitehouse 2012. A tree of single
 * decisions would need more games, since a turn of five decisions has five levels.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { createRandomStream, type Random, type UseTrackingRandom } from '../../contract/random.ts'
import type { BotInput } from './bot.ts'
import { ValueAccumulator, type ValueStats } from './play-style.ts'
import { findBestLine, createTurnStartCallbackSink, createLineEndDetector, type ValueFunction } from './turn-lines.ts'

/**
 * Limits of the search of a seat's turn (`searchTurn`): how many lines of choices it tries, and how many playouts
 * (simulated continuations of the game) it makes.
 */
export interface SearchBudget {
  /** Total number of playouts. */
  readonly iterations: number
  /** Number of lines that are played out. */
  readonly lines: number
  /** Number of choices that are tried to find the lines. */
  readonly nodes: number
  /** Number of turns of a playout. */
  readonly turns: number
  /** Number of choices that are tried in each of these turns. */
  readonly turnNodes: number
  /** Called between playouts: if it returns true, the search ends early with the best result so far. */
  readonly stop?: () => boolean
  /**
   * Number of first choices whose best lines are to be compared with each other. These lines are always played out, at the
   * end all on the same deals, with more playouts than `iterations` if necessary. Absent: only the best line of all counts.
   */
  readonly compared?: number
}

/**
 * A line (a seat's choices until the end of its turn) that the search has played out, with the results of the playouts. The
 * inherited value `worth` combines the playouts and, with a small weight, the evaluation at the end of the line.
 */
export interface SearchedLine extends ValueStats {
  /** The seat's choices in order. */
  readonly choices: readonly Json[]
  /** Number of playouts. */
  readonly games: number
  /**
   * Value of each playout to the seat, by deal: the number of a determinization and its random stream. Every line uses the
   * same deals, starting with the first.
   */
  readonly results: readonly number[]
  /** Value to every seat, by seat. */
  readonly worths: readonly number[]
}

/**
 * Searches the whole turn of a seat, from one decision on.
 * @returns the lines of choices that were played out, with their values, best first
 */
export function searchTurn(question: BotInput, budget: SearchBudget): SearchedLine[] {
  const { game, seat, view, random } = question
  const pool = createSharedDeterminizations(game, view, seat, random)
  const all = findLines(question, budget, pool)
  const left = firstLines(all, budget)
  const spare = firstChoicesFirst(all.filter((line) => !left.includes(line)))
  const promised = Math.max(...left.map(({ worth }) => worth))
  const dropped: TriedLine[] = []
  const rounds = Math.ceil(Math.log2(left.length))
  const playNext = (line: TriedLine, next: number): void => {
    line.add(line.known(next) ?? playOutAndEvaluate(game, pool, next, seat, line, budget))
  }
  let played = 0
  let deal = 0
  for (let round = 0; round < rounds; round++) {
    const kept = Math.ceil(left.length / 2)
    const share = Math.max(1, Math.floor((budget.iterations - played) / (rounds - round) / left.length))
    for (let n = 0; n < share; n++, deal++) {
      if (deal > 0 && budget.stop?.() === true) return [...left.sort(byWorth), ...dropped]
      for (const line of left) playNext(line, deal)
      played += left.length
    }
    left.sort(byWorth)
    dropped.unshift(...left.splice(kept))
  }
  const lines = widenSearch([...left, ...dropped], spare, promised, budget, playNext)
  const compared = bestLinePerFirstChoice(lines, budget.compared ?? 0)
  const games = Math.max(MIN_COMPARED_GAMES, ...compared.map((line) => line.games))
  // Every line has already played the deals with numbers below its number of games.
  for (let next = 0; next < games; next++)
    for (const line of compared) {
      if (line.games > next) continue
      if (budget.stop?.() === true) return lines
      playNext(line, next)
    }
  return lines
}

/** Fewer games are too few to estimate a chance. */
const MIN_COMPARED_GAMES = 64

/** A chance below this counts as none: the evaluation can hardly distinguish lines that all have such chances. */
const MAX_LOST_CHANCE = 0.02
/** A line below this fraction of the best evaluation has failed its expectation. */
const FAR_BELOW_FACTOR = 0.5
/** Number of first games for each of the lines that are then played out. */
const FIRST_LOOK_GAMES = 3

/**
 * If the best line has fallen far below its evaluation, tries the remaining lines one after another, with as many
 * additional games as there are iterations. Each is played as long as it beats the best line on the same deals, and
 * replaces it if it still does so after equally many games.
 * @param lines best first
 * @param spare most promising first
 * @returns all lines that were played out, best first
 */
function widenSearch(
  lines: readonly TriedLine[],
  spare: readonly TriedLine[],
  promised: number,
  { iterations, stop }: SearchBudget,
  playNext: (line: TriedLine, deal: number) => void,
): TriedLine[] {
  const [first, ...others] = lines
  if (first === undefined) return []
  let best = first
  let left = iterations
  for (const line of spare) {
    if (left < FIRST_LOOK_GAMES || !isFarBelow(best, promised) || stop?.() === true) break
    const isOpen = (): boolean => line.games < FIRST_LOOK_GAMES || pairedDifferenceOf(line, best).mean > 0
    while (line.games < best.games && isOpen()) {
      playNext(line, line.games)
      left -= 1
    }
    if (line.games === best.games && byWorth(line, best) < 0) {
      others.unshift(best)
      best = line
    } else others.push(line)
  }
  return [best, ...others]
}

function isFarBelow({ results, games }: TriedLine, promised: number): boolean {
  const mean = results.reduce((sum, each) => sum + each, 0) / games
  return mean < MAX_LOST_CHANCE || mean < FAR_BELOW_FACTOR * promised
}

/**
 * Selects the best line (a seat's choices until the end of its turn) for each different first choice.
 * @param lines best first
 * @param wanted maximum number of lines to return
 * @returns the selected lines, best first
 */
export function bestLinePerFirstChoice<T extends Pick<SearchedLine, 'choices'>>(
  lines: readonly T[],
  wanted: number,
): T[] {
  const best = new Map<Json | undefined, T>()
  for (const line of lines) if (!best.has(line.choices[0])) best.set(line.choices[0], line)
  return [...best.values()].slice(0, wanted)
}

/**
 * Reorders lines: first the best line of each first choice, then the others.
 * @param lines best first
 */
function firstChoicesFirst(lines: readonly TriedLine[]): TriedLine[] {
  return [...new Set([...bestLinePerFirstChoice(lines, Infinity), ...lines])]
}

/**
 * The difference in value between two lines of play, over the deals (same hidden information, same random draws) on which both
 * were played.
 */
export interface PairedDifference {
  /** Mean difference: positive if the first line is better. */
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
}

/**
 * Computes the mean difference in value between two lines `a` and `b` (a line is a seat's choices until the end of its
 * turn), and its standard error. The results are paired by deal: in one deal, both lines were played with the same
 * hidden information and the same random draws.
 * @returns positive mean: `a` is better. Mean and error are 0 if the lines have no deal in common
 */
export function pairedDifferenceOf(
  a: Pick<SearchedLine, 'results'>,
  b: Pick<SearchedLine, 'results'>,
): PairedDifference {
  const count = Math.min(a.results.length, b.results.length)
  if (count === 0) return { mean: 0, error: 0 }
  let sum = 0
  let squares = 0
  for (let deal = 0; deal < count; deal++) {
    const each = (a.results[deal] ?? 0) - (b.results[deal] ?? 0)
    sum += each
    squares += each * each
  }
  const mean = sum / count
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) }
}

/** The evaluation at the end of a line counts as this many games: only a few, since it looks less far ahead. */
const PRIOR_GAMES = 4

class TriedLine implements SearchedLine {
  readonly choices: readonly Json[]
  readonly results: number[] = []
  readonly #seat: Seat
  readonly #prior: number
  readonly #priors: readonly number[]
  readonly #tally: ValueAccumulator
  /** By determinization: the result of a playout without random draws. Another playout on it would be identical. */
  readonly #settled: (readonly number[] | undefined)[] = []

  /** @param priors the evaluation at the end of the line, by seat */
  constructor(choices: readonly Json[], priors: readonly number[], seat: Seat) {
    this.choices = choices
    this.#seat = seat
    this.#prior = priors[seat] ?? 0
    this.#priors = priors
    this.#tally = new ValueAccumulator(seat)
  }

  add(worths: readonly number[]): void {
    this.results.push(worths[this.#seat] ?? 0)
    this.#tally.add(worths)
  }

  known(deal: number): readonly number[] | undefined {
    return this.#settled[deal % MAX_DETERMINIZATIONS]
  }

  settle(deal: number, worths: readonly number[]): void {
    this.#settled[deal % MAX_DETERMINIZATIONS] = worths
  }

  get games(): number {
    return this.results.length
  }

  get worth(): number {
    return this.games === 0
      ? this.#prior
      : (PRIOR_GAMES * this.#prior + this.games * this.#tally.worth) / (PRIOR_GAMES + this.games)
  }

  get variance(): number {
    return this.#tally.variance
  }

  get lowestOfOthers(): number {
    return this.#tally.lowestOfOthers
  }

  get worths(): readonly number[] {
    const played = this.#tally.worths
    return this.#priors.map(
      (prior, seat) => (PRIOR_GAMES * prior + this.games * (played[seat] ?? 0)) / (PRIOR_GAMES + this.games),
    )
  }
}

function byWorth(a: TriedLine, b: TriedLine): number {
  return b.worth - a.worth
}

/**
 * Creates the pool of determinizations of one view. A determinization is a random guess of the information that the
 * view hides. All lines of a search use the same pool, so that their values can be compared.
 * The functions of the pool take the number of a deal, from 0. A deal is one determinization with the random streams
 * for playing on from it. Deals whose numbers differ by a multiple of `MAX_DETERMINIZATIONS` have the same
 * determinization but different random streams.
 */
export function createSharedDeterminizations(game: AnyGame, view: unknown, seat: Seat, random: Random) {
  const seed = seedFrom(random)
  const states: unknown[] = []
  const ids = new Map<Json, number>()
  return {
    /** The state of a deal. Do not modify it. */
    state(deal: number): unknown {
      const at = deal % MAX_DETERMINIZATIONS
      return (states[at] ??= game.determinize(view, seat, createRandomStream(seed, `state/${String(at)}`)))
    },
    /** The random draws of the game in a deal. */
    luck: (deal: number): UseTrackingRandom => createRandomStream(seed, deal),
    /** Random draws in searches within a deal, which are separate so that they do not shift those of the game. */
    trial: (deal: number | string): UseTrackingRandom => createRandomStream(seed, `trial/${String(deal)}`),
    /** The preferences of the players in a deal. */
    taste: (deal: number): LinePreference => linePreferenceOf(createRandomStream(seed, `taste/${String(deal)}`), ids),
  }
}
/**
 * The pool of determinizations of one view (random guesses of the hidden information) with their random streams. All
 * lines of a search share the pool, so that the lines can be compared.
 */
export type SharedDeterminizations = ReturnType<typeof createSharedDeterminizations>

/** Maximum number of determinizations. */
const MAX_DETERMINIZATIONS = 32
/** Number of determinizations on which lines are searched. */
const LINE_SEARCH_DETERMINIZATIONS = 2

/** A line that was found, with the evaluation of its end. */
interface FoundLine {
  readonly choices: readonly Json[]
  /** By seat: the mean over the determinizations on which the line was found. */
  readonly priors: readonly number[]
  readonly isCut: boolean
}

/**
 * All lines that the turn search follows to an end, best evaluation first. If the search cut the best line of a first
 * choice, that line is evaluated at the end of the turn. Lines of equal value have the same result: the first of them
 * represents all.
 */
function findLines({ game, seat, choices }: BotInput, budget: SearchBudget, pool: SharedDeterminizations): TriedLine[] {
  const found = new Map<string, { choices: readonly Json[]; sums: number[]; looks: number; isCut: boolean }>()
  const ids = new Map<Json, number>()
  const idOf = (choice: Json): number => {
    const id = ids.get(choice) ?? ids.size
    ids.set(choice, id)
    return id
  }
  let worths: readonly number[] = []
  const worthOf: ValueFunction = (state) => (worths = game.evaluate(state))[seat] ?? 0
  for (let look = 0; look < LINE_SEARCH_DETERMINIZATIONS; look++) {
    const nodes = Math.ceil(budget.nodes / LINE_SEARCH_DETERMINIZATIONS)
    findBestLine(game, pool.state(look), seat, choices, nodes, worthOf, pool.trial(`look/${String(look)}`), (line) => {
      const key = line.choices.map(idOf).join()
      const known = found.get(key) ?? { choices: line.choices, sums: [], looks: 0, isCut: false }
      worths.forEach((worth, at) => (known.sums[at] = (known.sums[at] ?? 0) + worth))
      known.looks += 1
      known.isCut ||= line.isCut
      found.set(key, known)
    })
  }
  const byPrior = (a: FoundLine, b: FoundLine): number => (b.priors[seat] ?? 0) - (a.priors[seat] ?? 0)
  const lines = [...found.values()]
    .map(({ sums, looks, ...line }): FoundLine => ({ ...line, priors: sums.map((sum) => sum / looks) }))
    .sort(byPrior)
  const firsts = new Set(bestLinePerFirstChoice(lines, Infinity))
  const seen = new Set<number>()
  return lines
    .map((line) => (line.isCut && firsts.has(line) ? finishCutLine(game, pool, seat, line, budget.turnNodes) : line))
    .sort(byPrior)
    .map(({ choices: line, priors }) => new TriedLine(line, priors, seat))
    .filter(({ worth }) => !seen.has(worth) && seen.add(worth))
}

/**
 * @param lines all lines, best first
 * @returns the lines to be played out first
 */
function firstLines(lines: readonly TriedLine[], { lines: wanted, compared = 0 }: SearchBudget): TriedLine[] {
  return [...new Set([...lines.slice(0, wanted), ...bestLinePerFirstChoice(lines, compared)])]
}

/**
 * Evaluates a cut line at the end of its turn, as continued by the players of the playouts. The line itself is not
 * extended: its seat searches again where it ends.
 * @param nodes number of choices that each further search tries
 */
function finishCutLine(
  game: AnyGame,
  pool: SharedDeterminizations,
  seat: Seat,
  line: FoundLine,
  nodes: number,
): FoundLine {
  const state: unknown = game.clone(pool.state(0))
  const trial = pool.trial('finish')
  const watch = createLineEndDetector(trial, seat)
  for (const choice of line.choices) game.play(state, seat, choice, watch.random, watch.emit)
  const choices = [...line.choices]
  for (let left = MAX_LINES_PER_TURN; left > 0; left--) {
    const options = game.choices(state, seat) as readonly Json[]
    // With a line callback, the search follows each line only as far as it holds for all hidden information.
    const rest = findBestLine(game, state, seat, options, nodes, evaluationOf(game), trial, () => undefined)
    for (const choice of rest.choices) game.play(state, seat, choice, watch.random, watch.emit)
    choices.push(...rest.choices)
    if (!rest.isCut) break
  }
  const sums: number[] = []
  for (let look = 0; look < LINE_SEARCH_DETERMINIZATIONS; look++) {
    const end: unknown = game.clone(pool.state(look))
    for (const choice of choices) game.play(end, seat, choice, trial, noopEventSink)
    game.evaluate(end).forEach((worth, at) => (sums[at] = (sums[at] ?? 0) + worth))
  }
  return { ...line, priors: sums.map((sum) => sum / LINE_SEARCH_DETERMINIZATIONS) }
}

function evaluationOf(game: AnyGame): ValueFunction {
  return (state, seat) => game.evaluate(state)[seat] ?? 0
}

/**
 * Scale of the players' disagreement about the value of a line, if no randomness varies its games: the scale of a
 * Gumbel draw added to its log-odds, so that the best line is a softmax draw (Maddison, Tarlow and Minka 2014, 'A*
 * sampling').
 */
const GUMBEL_SCALE = 0.05
/** Chances are clamped to this distance from 0 and 1 before log-odds: no draw outweighs a win. */
const MIN_CHANCE = 1e-6

/**
 * Preferences of the players of one deal: a Gumbel draw for a line of choices, the same wherever it occurs. So games of
 * two compared lines differ by the lines, not by preferences of the players in one of them.
 */
type LinePreference = (line: readonly Json[]) => number

/** @param ids numbers of choices, in the order in which the search meets them */
function linePreferenceOf(random: Random, ids: Map<Json, number>): LinePreference {
  let seed: number | undefined
  return (line) => {
    let hash = (seed ??= random.int(2 ** 32))
    for (const choice of line) {
      let id = ids.get(choice)
      if (id === undefined) ids.set(choice, (id = ids.size))
      hash = mixBits(hash ^ id)
    }
    return -Math.log(-Math.log(((hash >>> 0) + 0.5) / 2 ** 32))
  }
}

/** Mixes 32 bits (the finalizer of MurmurHash3, Appleby 2011). */
function mixBits(bits: number): number {
  let hash = bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function variedEvaluationOf(game: AnyGame, taste: LinePreference): ValueFunction {
  return (state, seat, line) => {
    const worth = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, game.evaluate(state)[seat] ?? 0))
    return Math.log(worth / (1 - worth)) + GUMBEL_SCALE * taste(line)
  }
}

/**
 * Plays a line and some turns after it, with the random stream of a deal.
 * @returns the evaluation of the final state for every seat
 */
function playOutAndEvaluate(
  game: AnyGame,
  pool: SharedDeterminizations,
  deal: number,
  seat: Seat,
  line: TriedLine,
  budget: SearchBudget,
): readonly number[] {
  const { state, isSettled } = simulateLineAndFurtherTurns(game, pool, deal, seat, line.choices, budget)
  const worths = game.evaluate(state)
  if (isSettled) line.settle(deal, worths)
  return worths
}

/**
 * Makes one playout (a simulated continuation of the game): plays a line of choices, then the rest of the turn and
 * `turns` further turns. All players take the best choices by the evaluation. After the line's turn they choose at
 * random among nearly equal choices, until the game itself draws at random.
 * @param pool the determinizations (random guesses of the hidden information) with their random streams, shared by all
 *   lines; its states are copied, not modified
 * @param deal the number of the deal (a determinization with its random streams) in the pool
 * @param seat the seat that plays the line
 * @returns the final state, not evaluated. `isSettled` is true if nothing was drawn and no choice was varied: another
 *   playout on the same determinization would be identical
 */
export function simulateLineAndFurtherTurns(
  game: AnyGame,
  pool: SharedDeterminizations,
  deal: number,
  seat: Seat,
  line: readonly Json[],
  { turns, turnNodes }: Pick<SearchBudget, 'turns' | 'turnNodes'>,
): { readonly state: unknown; readonly isSettled: boolean } {
  const state: unknown = game.clone(pool.state(deal))
  const luck = pool.luck(deal)
  // Draws during the turn searches must not shift the draws of the game.
  const trial = pool.trial(deal)
  const worthOf = evaluationOf(game)
  const variedWorthOf = variedEvaluationOf(game, pool.taste(deal))
  let isVaried = false
  let begun = 0
  const emit = createTurnStartCallbackSink(() => (begun += 1))
  for (const choice of line) game.play(state, seat, choice, luck, emit)
  for (let left = turns * MAX_LINES_PER_TURN; left > 0 && begun <= turns; left--) {
    const mover = game.deciders(state)[0]
    if (mover === undefined) break
    const choices = game.choices(state, mover) as readonly Json[]
    const varies = choices.length > 1 && begun > 0 && !luck.wasUsed
    isVaried ||= varies
    const worth = varies ? variedWorthOf : worthOf
    const plan =
      choices.length === 1 ? choices : findBestLine(game, state, mover, choices, turnNodes, worth, trial).choices
    for (const choice of plan) game.play(state, mover, choice, luck, emit)
  }
  return { state, isSettled: !luck.wasUsed && !trial.wasUsed && !isVaried }
}

/** Limit of consecutive lines within one turn, for example in a game of simultaneous choices. */
const MAX_LINES_PER_TURN = 12

function seedFrom(random: Random): string {
  return Array.from({ length: 4 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}
