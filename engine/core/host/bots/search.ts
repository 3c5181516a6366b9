/**
 * The turn search. What a seat can do in its turn is a set of lines: its own small decisions up to the first chance. The most
 * promising by evaluation are played on, on the same determinizations of the seat's view and with the same luck, by
 * seats that all look through their turns; after some turns the evaluation says how it stands. Successive halving gives
 * the better half of the lines twice the games (Karnin, Koren and Somekh 2013). Where no luck makes the games of a line
 * differ, the players choose among nearly equal lines by a draw of each deal. Where the best line falls far below what the
 * evaluation promised, more lines are played on. This is a truncated rollout
 * as of TD-Gammon (Tesauro and Galperin 1996) over determinizations as of Cowling, Powley and Whitehouse 2012; a
 * tree of single decisions needs more of it, since a turn of five decisions is five levels of it.
 */
import { noopEventSink } from '../../contract/game-events.ts'
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { createRandomStream, type Random, type RandomStream } from '../../contract/random.ts'
import type { BotInput } from './bot.ts'
import { ValueAccumulator, type ValueStats } from './play-style.ts'
import { findBestLine, createTurnStartListener, createLineEndDetector, type ValueFunction } from './turn-lines.ts'

export interface SearchBudget {
  /** How many games are played on in all. */
  readonly iterations: number
  /** How many lines are played on. */
  readonly lines: number
  /** How many choices are tried to find them. */
  readonly nodes: number
  /** How many turns a game is played on. */
  readonly turns: number
  /** How many choices each of these turns tries. */
  readonly turnNodes: number
  /** Asked between games: the search ends early, with the best so far. */
  readonly stop?: () => boolean
  /**
   * The best line of each of so many first choices is looked at, and in the end on the same games as the best of all, beyond
   * the iterations: so one can be weighed against the other. Absent: only the best of all counts.
   */
  readonly compared?: number
}

/** A line with what became of it: its worth is that of the games that were played on, and a little of the evaluation's. */
export interface SearchedLine extends ValueStats {
  /** The seat's choices one after the other. */
  readonly choices: readonly Json[]
  /** How many games were played on. */
  readonly games: number
  /** What each of these games was worth to the seat, by deal: every line is played on the same deals, from the first on. */
  readonly results: readonly number[]
  /** Its worth to every seat, by seat. */
  readonly worths: readonly number[]
}

/** @returns the lines that were played on, the best first */
export function searchTurn(question: BotInput, budget: SearchBudget): SearchedLine[] {
  const { game, seat, view, random } = question
  const pool = createDeterminizationPool(game, view, seat, random)
  const all = findLines(question, budget, pool)
  const left = firstLines(all, budget)
  const spare = firstChoicesFirst(all.filter((line) => !left.includes(line)))
  const promised = Math.max(...left.map(({ worth }) => worth))
  const dropped: TriedLine[] = []
  const rounds = Math.ceil(Math.log2(left.length))
  const playNext = (line: TriedLine, next: number): void => {
    line.add(line.known(next) ?? rollOutAndEvaluate(game, pool, next, seat, line, budget))
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
  // Every line has been looked at in the first games, as many as it has.
  for (let next = 0; next < games; next++)
    for (const line of compared) {
      if (line.games > next) continue
      if (budget.stop?.() === true) return lines
      playNext(line, next)
    }
  return lines
}

/** Fewer games than this say too little of a chance. */
const MIN_COMPARED_GAMES = 64

/** A chance below this is as good as none: lines that all read so are hardly told apart by the evaluation. */
const MAX_LOST_CHANCE = 0.02
/** A line that comes to less than this part of what the best was promised has not kept the promise. */
const FAR_BELOW_FACTOR = 0.5
/** Each of the lines that are played on then has so many games at first. */
const FIRST_LOOK_GAMES = 3

/**
 * Where the best line has fallen far below the promise, the lines that were not played on are tried, one after another, for as
 * many games in all as there are iterations. Each is played on while it comes to more than the best on the same deals, and is
 * the best from then on if it still does after as many games.
 * @param lines the best first
 * @param spare the most promising first
 * @returns all lines that were played on, the best first
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

/** Of lines, the best first, those that are the first with their first choice: as many as are wanted. */
export function bestLinePerFirstChoice<T extends Pick<SearchedLine, 'choices'>>(
  lines: readonly T[],
  wanted: number,
): T[] {
  const best = new Map<Json | undefined, T>()
  for (const line of lines) if (!best.has(line.choices[0])) best.set(line.choices[0], line)
  return [...best.values()].slice(0, wanted)
}

/** The lines in another order: first the best with each first choice, then the others. @param lines the best first */
function firstChoicesFirst(lines: readonly TriedLine[]): TriedLine[] {
  return [...new Set([...bestLinePerFirstChoice(lines, Infinity), ...lines])]
}

/** By how much one line is worth more than another. */
export interface PairedDifference {
  /** The mean over the deals that both were played on. */
  readonly mean: number
  /** Its standard error. */
  readonly error: number
}

/** @returns how two lines differ, deal by deal: the same hidden cards and luck for both. Without a common deal both numbers are 0 */
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

/** What the evaluation says of the end of a line counts as so many games: a few, since it looks less far than they do. */
const PRIOR_GAMES = 4

class TriedLine implements SearchedLine {
  readonly choices: readonly Json[]
  readonly results: number[] = []
  readonly #seat: Seat
  readonly #prior: number
  readonly #priors: readonly number[]
  readonly #tally: ValueAccumulator
  /** By determinization: what became of a game in which nothing was drawn. Another on it would go the same. */
  readonly #settled: (readonly number[] | undefined)[] = []

  /** @param priors what the evaluation says of its end, by seat */
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

  get spread(): number {
    return this.#tally.spread
  }

  get others(): number {
    return this.#tally.others
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

/** Determinizations of one view, and luck for what follows them: the same for every line. */
export function createDeterminizationPool(game: AnyGame, view: unknown, seat: Seat, random: Random) {
  const seed = seedFrom(random)
  const states: unknown[] = []
  const ids = new Map<Json, number>()
  return {
    /** The state of a deal; not to be changed. */
    state(deal: number): unknown {
      const at = deal % MAX_DETERMINIZATIONS
      return (states[at] ??= game.determinize(view, seat, createRandomStream(seed, `state/${String(at)}`)))
    },
    luck: (deal: number): RandomStream => createRandomStream(seed, deal),
    trial: (deal: number | string): RandomStream => createRandomStream(seed, `trial/${String(deal)}`),
    taste: (deal: number): LinePreference => linePreferenceOf(createRandomStream(seed, `taste/${String(deal)}`), ids),
  }
}
export type DeterminizationPool = ReturnType<typeof createDeterminizationPool>

/** How many determinizations are drawn at most. */
const MAX_DETERMINIZATIONS = 32
/** On how many of them lines are looked for. */
const LINE_SEARCH_DETERMINIZATIONS = 2

/** A line that was found, with what the evaluation says of its end. */
interface FoundLine {
  readonly choices: readonly Json[]
  /** By seat: the mean over the determinizations that it was found on. */
  readonly priors: readonly number[]
  readonly isCut: boolean
}

/**
 * All lines that the look through the turn follows to an end, the best by evaluation first. The best with each first choice
 * is judged by the end of the turn where the look cut it. Lines that end in equal worth end alike: the first of them stands for all.
 */
function findLines({ game, seat, choices }: BotInput, budget: SearchBudget, pool: DeterminizationPool): TriedLine[] {
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

/** The lines that are played on at first, of all, the best first. */
function firstLines(lines: readonly TriedLine[], { lines: wanted, compared = 0 }: SearchBudget): TriedLine[] {
  return [...new Set([...lines.slice(0, wanted), ...bestLinePerFirstChoice(lines, compared)])]
}

/**
 * Judges a line by the end of the turn that it was cut in, as the players of the games play on. The line stays as it is: its
 * seat searches once more where it ends.
 * @param nodes how many choices each look on tries
 */
function finishCutLine(
  game: AnyGame,
  pool: DeterminizationPool,
  seat: Seat,
  line: FoundLine,
  nodes: number,
): FoundLine {
  const state: unknown = game.clone(pool.state(0))
  const trial = pool.trial('finish')
  const watch = createLineEndDetector(trial, seat)
  for (const choice of line.choices) game.play(state, seat, choice, watch.random, watch.tell)
  const choices = [...line.choices]
  for (let left = MAX_LINES_PER_TURN; left > 0; left--) {
    const options = game.choices(state, seat) as readonly Json[]
    // Told of every line, it follows each only as far as it holds whatever lies hidden.
    const rest = findBestLine(game, state, seat, options, nodes, evaluationOf(game), trial, () => undefined)
    for (const choice of rest.choices) game.play(state, seat, choice, watch.random, watch.tell)
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
 * How far players differ in what they take a line to be worth, where no luck makes the games of a line differ: the scale of a
 * Gumbel draw upon its log-odds, so that the best of them is a draw by softmax (Maddison, Tarlow and Minka 2014, 'A* sampling').
 */
const GUMBEL_SCALE = 0.05
/** Log-odds are taken of chances that are no nearer to 0 and 1: no draw makes up for a win. */
const MIN_CHANCE = 1e-6

/**
 * What the players of one deal like: a Gumbel draw for a line of choices, the same wherever they meet it. So games of two lines
 * that are compared differ by these lines, and not by what players happen to like in one of them.
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

/** Scatters 32 bits (the finalizer of MurmurHash3, Appleby 2011). */
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

/** Plays a line and some turns after it, with the luck of a deal. @returns what the evaluation says then of every seat */
function rollOutAndEvaluate(
  game: AnyGame,
  pool: DeterminizationPool,
  deal: number,
  seat: Seat,
  line: TriedLine,
  budget: SearchBudget,
): readonly number[] {
  const { state, isSettled } = rollOutLine(game, pool, deal, seat, line.choices, budget)
  const worths = game.evaluate(state)
  if (isSettled) line.settle(deal, worths)
  return worths
}

/**
 * Where a line and some turns after it lead with the luck of a deal. The rest of the turn is played as well as the players
 * can; in the turns after it they vary as long as the luck has brought nothing.
 * @returns the state, and `isSettled`: nothing was drawn, so that another game on the same determinization goes the same
 */
export function rollOutLine(
  game: AnyGame,
  pool: DeterminizationPool,
  deal: number,
  seat: Seat,
  line: readonly Json[],
  { turns, turnNodes }: Pick<SearchBudget, 'turns' | 'turnNodes'>,
): { readonly state: unknown; readonly isSettled: boolean } {
  const state: unknown = game.clone(pool.state(deal))
  const luck = pool.luck(deal)
  // What seats draw while they look through their turns must not shift what happens.
  const trial = pool.trial(deal)
  const worthOf = evaluationOf(game)
  const variedWorthOf = variedEvaluationOf(game, pool.taste(deal))
  let isVaried = false
  let begun = 0
  const tell = createTurnStartListener(() => (begun += 1))
  for (const choice of line) game.play(state, seat, choice, luck, tell)
  for (let left = turns * MAX_LINES_PER_TURN; left > 0 && begun <= turns; left--) {
    const mover = game.deciders(state)[0]
    if (mover === undefined) break
    const choices = game.choices(state, mover) as readonly Json[]
    const varies = choices.length > 1 && begun > 0 && !luck.wasUsed
    isVaried ||= varies
    const worth = varies ? variedWorthOf : worthOf
    const plan =
      choices.length === 1 ? choices : findBestLine(game, state, mover, choices, turnNodes, worth, trial).choices
    for (const choice of plan) game.play(state, mover, choice, luck, tell)
  }
  return { state, isSettled: !luck.wasUsed && !trial.wasUsed && !isVaried }
}

/** So many lines one after another make no turn: a game of simultaneous choices, perhaps. */
const MAX_LINES_PER_TURN = 12

function seedFrom(random: Random): string {
  return Array.from({ length: 4 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}
