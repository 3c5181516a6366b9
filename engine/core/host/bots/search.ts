/**
 * The turn search. What a seat can do in its turn is a set of lines: its own small decisions up to the first chance. The most
 * promising by evaluation are played on, on the same determinizations of the seat's view and with the same luck, by
 * seats that all look through their turns; after some turns the evaluation says how it stands. Successive halving gives
 * the better half of the lines twice the games (Karnin, Koren and Somekh 2013). This is a truncated rollout
 * as of TD-Gammon (Tesauro and Galperin 1996) over determinizations as of Cowling, Powley and Whitehouse 2012; a
 * tree of single decisions needs more of it, since a turn of five decisions is five levels of it.
 */
import type { AnyGame, Seat } from '../../contract/game.ts'
import type { Json } from '../../contract/json.ts'
import { streamOf, type Random, type Stream } from '../../contract/random.ts'
import type { Question } from './bot.ts'
import { Tally, type Prospect } from './temper.ts'
import { bestLine, tellTurns, type WorthOf } from './turn.ts'

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
export interface Candidate extends Prospect {
  /** The seat's choices one after the other. */
  readonly choices: readonly Json[]
  /** How many games were played on. */
  readonly games: number
  /** Its worth to every seat, by seat. */
  readonly worths: readonly number[]
}

/** @returns the lines that were played on, the best first */
export function searchTurn(question: Question, budget: SearchBudget): Candidate[] {
  const { game, seat, view, random } = question
  const pool = openPool(game, view, seat, random)
  const left = candidates(question, budget, pool)
  const dropped: Tried[] = []
  const rounds = Math.ceil(Math.log2(left.length))
  const playNext = (line: Tried, next: number): void => {
    line.add(line.known(next) ?? playOn(game, pool, next, seat, line, budget))
  }
  let played = 0
  let deal = 0
  for (let round = 0; round < rounds; round++) {
    const share = Math.max(1, Math.floor((budget.iterations - played) / (rounds - round) / left.length))
    for (let n = 0; n < share; n++, deal++) {
      if (deal > 0 && budget.stop?.() === true) return [...left.sort(byWorth), ...dropped]
      for (const line of left) playNext(line, deal)
      played += left.length
    }
    left.sort(byWorth)
    dropped.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  const lines = [...left, ...dropped]
  const compared = bestOfEach(lines, budget.compared ?? 0)
  const games = Math.max(LEAST_GAMES, ...compared.map((line) => line.games))
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
const LEAST_GAMES = 64

/** Of lines, the best first, those that are the first with their first choice: as many as are wanted. */
export function bestOfEach<T extends Pick<Candidate, 'choices'>>(lines: readonly T[], wanted: number): T[] {
  const best = new Map<Json | undefined, T>()
  for (const line of lines) if (!best.has(line.choices[0])) best.set(line.choices[0], line)
  return [...best.values()].slice(0, wanted)
}

/** What the evaluation says of the end of a line counts as so many games: a few, since it looks less far than they do. */
const PRIOR = 4

class Tried implements Candidate {
  readonly choices: readonly Json[]
  readonly #prior: number
  readonly #priors: readonly number[]
  readonly #tally: Tally
  /** By determinization: what became of a game without luck. Another on it would go the same. */
  readonly #settled: (readonly number[] | undefined)[] = []
  games = 0

  /** @param priors what the evaluation says of its end, by seat */
  constructor(choices: readonly Json[], priors: readonly number[], seat: Seat) {
    this.choices = choices
    this.#prior = priors[seat] ?? 0
    this.#priors = priors
    this.#tally = new Tally(seat)
  }

  add(worths: readonly number[]): void {
    this.games += 1
    this.#tally.add(worths)
  }

  known(deal: number): readonly number[] | undefined {
    return this.#settled[deal % POOL]
  }

  settle(deal: number, worths: readonly number[]): void {
    this.#settled[deal % POOL] = worths
  }

  get worth(): number {
    return this.games === 0
      ? this.#prior
      : (PRIOR * this.#prior + this.games * this.#tally.worth) / (PRIOR + this.games)
  }

  get spread(): number {
    return this.#tally.spread
  }

  get others(): number {
    return this.#tally.others
  }

  get worths(): readonly number[] {
    const played = this.#tally.worths
    return this.#priors.map((prior, seat) => (PRIOR * prior + this.games * (played[seat] ?? 0)) / (PRIOR + this.games))
  }
}

function byWorth(a: Tried, b: Tried): number {
  return b.worth - a.worth
}

/** Determinizations of one view, and luck for what follows them: the same for every line. */
export function openPool(game: AnyGame, view: unknown, seat: Seat, random: Random) {
  const seed = seedFrom(random)
  const states: unknown[] = []
  return {
    /** The state of a deal; not to be changed. */
    state(deal: number): unknown {
      const at = deal % POOL
      return (states[at] ??= game.determinize(view, seat, streamOf(seed, `state/${String(at)}`)))
    },
    luck: (deal: number): Stream => streamOf(seed, deal),
    trial: (deal: number | string): Stream => streamOf(seed, `trial/${String(deal)}`),
  }
}
export type Pool = ReturnType<typeof openPool>

/** How many determinizations are drawn at most. */
const POOL = 32
/** On how many of them lines are looked for. */
const LOOKS = 2

/** The most promising lines, by evaluation. Lines that end in equal worth end alike: the first of them stands for all. */
function candidates({ game, seat, choices }: Question, budget: SearchBudget, pool: Pool): Tried[] {
  const found = new Map<string, { readonly choices: readonly Json[]; readonly sums: number[]; looks: number }>()
  const ids = new Map<Json, number>()
  const idOf = (choice: Json): number => {
    const id = ids.get(choice) ?? ids.size
    ids.set(choice, id)
    return id
  }
  let worths: readonly number[] = []
  const worthOf: WorthOf = (state) => (worths = game.evaluate(state))[seat] ?? 0
  for (let look = 0; look < LOOKS; look++) {
    const nodes = Math.ceil(budget.nodes / LOOKS)
    bestLine(game, pool.state(look), seat, choices, nodes, worthOf, pool.trial(`look/${String(look)}`), (line) => {
      const key = line.choices.map(idOf).join()
      const known = found.get(key) ?? { choices: line.choices, sums: [], looks: 0 }
      worths.forEach((worth, at) => (known.sums[at] = (known.sums[at] ?? 0) + worth))
      known.looks += 1
      found.set(key, known)
    })
  }
  const seen = new Set<number>()
  const lines = [...found.values()]
    .map(({ choices: line, sums, looks }) => {
      const priors = sums.map((sum) => sum / looks)
      return new Tried(line, priors, seat)
    })
    .sort(byWorth)
    .filter(({ worth }) => !seen.has(worth) && seen.add(worth))
  return [...new Set([...lines.slice(0, budget.lines), ...bestOfEach(lines, budget.compared ?? 0)])]
}

function worthIn(game: AnyGame): WorthOf {
  return (state, seat) => game.evaluate(state)[seat] ?? 0
}

/** Plays a line and some turns after it, with the luck of a deal. @returns what the evaluation says then of every seat */
function playOn(
  game: AnyGame,
  pool: Pool,
  deal: number,
  seat: Seat,
  line: Tried,
  budget: SearchBudget,
): readonly number[] {
  const { state, isSettled } = endOf(game, pool, deal, seat, line.choices, budget)
  const worths = game.evaluate(state)
  if (isSettled) line.settle(deal, worths)
  return worths
}

/** Where a line and some turns after it lead with the luck of a deal. `isSettled`: there was none. */
export function endOf(
  game: AnyGame,
  pool: Pool,
  deal: number,
  seat: Seat,
  line: readonly Json[],
  { turns, turnNodes }: Pick<SearchBudget, 'turns' | 'turnNodes'>,
): { readonly state: unknown; readonly isSettled: boolean } {
  const state: unknown = game.clone(pool.state(deal))
  const luck = pool.luck(deal)
  // What seats draw while they look through their turns must not shift what happens.
  const trial = pool.trial(deal)
  const worthOf = worthIn(game)
  let begun = 0
  const tell = tellTurns(() => (begun += 1))
  for (const choice of line) game.play(state, seat, choice, luck, tell)
  for (let left = turns * LONGEST_TURN; left > 0 && begun <= turns; left--) {
    const mover = game.deciders(state)[0]
    if (mover === undefined) break
    const choices = game.choices(state, mover) as readonly Json[]
    const plan =
      choices.length === 1 ? choices : bestLine(game, state, mover, choices, turnNodes, worthOf, trial).choices
    for (const choice of plan) game.play(state, mover, choice, luck, tell)
  }
  return { state, isSettled: !luck.drawn && !trial.drawn }
}

/** So many lines one after another make no turn: a game of simultaneous choices, perhaps. */
const LONGEST_TURN = 12

function seedFrom(random: Random): string {
  return Array.from({ length: 4 }, () =>
    random
      .int(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}
