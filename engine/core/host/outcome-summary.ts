/** How a game ended, seat by seat: what recorded games are measured against. */
import type { Outcome, FinalStanding } from '../contract/outcome.ts'

export interface OutcomeSummary {
  /** The id of the reason; null while the game runs. */
  readonly end: string | null
  /** The place of every seat in the ranking. */
  readonly places: readonly number[]
  /** The score of every seat; null for who is ranked without one. */
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
