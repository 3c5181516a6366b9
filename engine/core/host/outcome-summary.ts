/** The outcome of a game by seat, without texts: recorded games are compared with it. */
import type { Outcome, FinalStanding } from '../contract/outcome.ts'

/** The outcome of a game as plain numbers by seat, without texts. The lists are empty while the game runs. */
export interface OutcomeBySeat {
  /** The message id of the reason why the game ended, or null while it runs. */
  readonly end: string | null
  /** Rank of every seat. */
  readonly places: readonly number[]
  /** Score of every seat, or null if it is ranked without a score. */
  readonly scores: readonly (number | null)[]
}

/** Lists the ranks and scores of an outcome in seat order instead of by rank. `outcome` is null while the game runs. */
export function outcomeBySeat(outcome: Outcome | null): OutcomeBySeat {
  if (outcome === null) return { end: null, places: [], scores: [] }
  const { ranking, reason } = outcome
  const bySeat: FinalStanding[] = []
  for (const standing of ranking) for (const seat of standing.seats) bySeat[seat] = standing
  return {
    end: reason.id,
    places: bySeat.map(({ rank }) => rank),
    scores: bySeat.map(({ score }) => score ?? null),
  }
}
