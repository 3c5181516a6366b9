/** The outcome of a game by seat: the reference for recorded games. */
import type { Outcome, FinalStanding } from '../contract/outcome.ts'

export interface OutcomeSummary {
  /** The id of the reason, or null while the game runs. */
  readonly end: string | null
  /** Rank of every seat. */
  readonly places: readonly number[]
  /** Score of every seat, or null if it is ranked without a score. */
  readonly scores: readonly (number | null)[]
}

export function summarizeOutcome(outcome: Outcome | null): OutcomeSummary {
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
