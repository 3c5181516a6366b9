/** What is found at one point of the log. It hangs on the views there, the seed and the budget only: points may be looked at in any order. */
import type { AnyGame } from '../../contract/game.ts'
import { createRandomStream, type Seed } from '../../contract/random.ts'
import { SAGE } from '../bots/levels.ts'
import { chancesAt } from './chances.ts'
import { judge, type Judged, type JudgeBudget } from './judge.ts'
import type { Point } from './points.ts'

export interface LookBudget extends Omit<JudgeBudget, 'stop'> {
  /** How many games are played on at one point, shared by the seats. */
  readonly games: number
}

/** As the Sage that people ask, and some games more: here everybody is to be told the same of all choices. */
export const REVIEW: LookBudget = { ...SAGE, weighed: 64, games: 64 }
/** Fewer for one seat say nothing. */
const LEAST_GAMES = 12
/** Of so many determinizations of each view an estimate is the mean. */
const GLANCES = 4

export interface Seen {
  /** By seat, in ten-thousandths. */
  readonly chances: readonly number[]
  /** What the choice that was made there has cost; absent: nothing. */
  readonly judged?: Judged
}

/** An estimate by the evaluation alone. */
export function glanceAt(game: AnyGame, { views }: Point, seed: Seed): number[] {
  return chancesAt(game, views, seed, { games: GLANCES, turns: -1, turnNodes: 0 })
}

/**
 * @param at the number of the point
 * @param stop asked between games
 * @throws CalledOff when it was stopped
 */
export function lookAt(
  game: AnyGame,
  at: number,
  { views, chosen }: Point,
  seed: Seed,
  budget: LookBudget,
  stop: () => boolean = () => false,
): Seen {
  const { turns, turnNodes } = budget
  const chances = chancesAt(game, views, seed, { games: gamesForEach(budget, views.length), turns, turnNodes }, stop)
  const judged = chosen && judge(game, chosen, createRandomStream(seed, `choice/${String(at)}`), { ...budget, stop })
  return judged === undefined ? { chances } : { chances, judged }
}

/** How many games are played on for each seat. */
export function gamesForEach({ games }: Pick<LookBudget, 'games'>, players: number): number {
  return Math.max(Math.min(games, LEAST_GAMES), Math.round(games / players))
}
