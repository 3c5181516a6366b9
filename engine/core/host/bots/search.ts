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
import { streamOf, type Random } from '../../contract/random.ts'
import type { Question } from './bot.ts'
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
}

/** A line with what became of it. */
export interface Candidate {
  /** The seat's choices one after the other. */
  readonly choices: readonly Json[]
  /** The mean worth to the seat of the games that were played on. */
  readonly worth: number
  readonly games: number
}

/** @returns the lines that were played on, the best first */
export function searchTurn(question: Question, budget: SearchBudget): Candidate[] {
  const { game, seat, view, random } = question
  const worthOf: WorthOf = (state, whose) => game.evaluate(state)[whose] ?? 0
  const pool = openPool(game, view, seat, random)
  const found = candidates(question, budget, pool, worthOf)
  if (found.length < 2) return found.map(({ choices, sum, games }) => ({ choices, worth: sum / games, games: 0 }))
  const left = found.map(({ choices, sum, games }) => prior(choices, sum / games))
  const dropped: typeof left = []
  const rounds = Math.ceil(Math.log2(left.length))
  let played = 0
  let deal = 0
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const share = Math.max(1, Math.floor((budget.iterations - played) / (rounds - round) / left.length))
    for (let n = 0; n < share; n++, deal++) {
      if (budget.stop?.() === true && deal > 0) return ranked(left, dropped)
      for (const line of left) {
        const state = game.clone(pool.state(deal)) as unknown
        line.sum += playOn(game, state, seat, line.choices, pool.luck(deal), pool.trial(deal), budget, worthOf)
        line.games += 1
        played += 1
      }
    }
    left.sort((a, b) => b.sum / b.games - a.sum / a.games)
    dropped.unshift(...left.splice(Math.ceil(left.length / 2)))
  }
  return ranked(left, dropped)
}

/** What the evaluation says of the end of a line counts as so many games. */
const PRIOR = 12

function prior(choices: readonly Json[], worth: number): Tried {
  return { choices, sum: worth * PRIOR, games: PRIOR }
}

interface Tried {
  readonly choices: readonly Json[]
  sum: number
  games: number
}

function ranked(left: readonly Tried[], dropped: readonly Tried[]): Candidate[] {
  const mean = ({ sum, games }: Tried): number => (games === 0 ? -Infinity : sum / games)
  const better = [...left].sort((a, b) => mean(b) - mean(a))
  return [...better, ...dropped].map((line) => ({
    choices: line.choices,
    worth: mean(line),
    games: line.games - PRIOR,
  }))
}

/** Determinizations of one view, and luck for what follows them: the same for every line. */
function openPool(game: AnyGame, view: unknown, seat: Seat, random: Random) {
  const seed = seedFrom(random)
  const states: unknown[] = []
  return {
    /** The state of a deal; not to be changed. */
    state(deal: number): unknown {
      const at = deal % POOL
      return (states[at] ??= game.determinize(view, seat, streamOf(seed, `state/${String(at)}`)))
    },
    luck: (deal: number): Random => streamOf(seed, deal),
    trial: (deal: number | string): Random => streamOf(seed, `trial/${String(deal)}`),
  }
}
type Pool = ReturnType<typeof openPool>

/** How many determinizations are drawn at most. */
const POOL = 32
/** On how many of them lines are looked for. */
const LOOKS = 2

/** The most promising lines, by evaluation. Lines that end in equal worth end alike: the first of them stands for all. */
function candidates({ game, seat, choices }: Question, budget: SearchBudget, pool: Pool, worthOf: WorthOf): Tried[] {
  const found = new Map<string, Tried>()
  const ids = new Map<Json, number>()
  const idOf = (choice: Json): number => {
    const id = ids.get(choice) ?? ids.size
    ids.set(choice, id)
    return id
  }
  for (let look = 0; look < LOOKS; look++) {
    const nodes = Math.ceil(budget.nodes / LOOKS)
    bestLine(game, pool.state(look), seat, choices, nodes, worthOf, pool.trial(`look/${String(look)}`), (line) => {
      const key = line.choices.map(idOf).join()
      const known = found.get(key)
      if (known === undefined) found.set(key, { choices: line.choices, sum: line.worth, games: 1 })
      else {
        known.sum += line.worth
        known.games += 1
      }
    })
  }
  const worths = new Set<number>()
  return [...found.values()]
    .sort((a, b) => b.sum / b.games - a.sum / a.games)
    .filter(({ sum, games }) => {
      const worth = sum / games
      return !worths.has(worth) && worths.add(worth)
    })
    .slice(0, budget.lines)
}

/**
 * Plays a line and some turns after it.
 * @param luck what happens; the same for every line of a deal
 * @param trial what the seats draw while they look through their turns
 * @returns what the evaluation says then
 */
function playOn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  line: readonly Json[],
  luck: Random,
  trial: Random,
  { turns, turnNodes }: SearchBudget,
  worthOf: WorthOf,
): number {
  let begun = 0
  const tell = tellTurns(() => (begun += 1))
  for (const choice of line) game.play(state, seat, choice, luck, tell)
  for (let left = turns * LONGEST_TURN; left > 0 && begun <= turns; left--) {
    const deciders = game.deciders(state)
    const mover = deciders[0]
    if (mover === undefined) break
    const choices = game.choices(state, mover) as readonly Json[]
    const plan =
      choices.length === 1 ? choices : bestLine(game, state, mover, choices, turnNodes, worthOf, trial).choices
    for (const choice of plan) game.play(state, mover, choice, luck, tell)
  }
  return worthOf(state, seat)
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
