/** Winners and energy by source (section 10 of the rules). */
import type { RauhaWinCriterion } from './state.ts'
import { personRefsFor } from '../core/contract/game.ts'
import type { MessageValues, Seat } from '../core/contract/game.ts'
import type { Outcome, FinalStanding } from '../core/contract/outcome.ts'
import { winSharesOfSeatsWhere } from '../core/contract/returns.ts'
import { gameMessage } from './messages.ts'
import type { RauhaState, EnergySource } from './state.ts'

/**
 * The sources of energy, the points of the game, in the order of the lines of the score: activated tiles, activated
 * entities, and the scoring of water.
 */
export const ENERGY_SOURCES: readonly EnergySource[] = ['tiles', 'entities', 'water']

/** @returns the seats with the most energy, ascending; before the end of the game those that are ahead */
export function winnersOf({ players }: Pick<RauhaState, 'players'>): Seat[] {
  const most = Math.max(...players.map(({ energy }) => energy))
  return players.flatMap(({ energy }, seat) => (energy === most ? [seat] : []))
}

/** @returns the ranking by energy, with the energy by source, or null while the game runs */
export function outcome(state: RauhaState): Outcome | null {
  if (state.stack.length > 0) return null
  const { players } = state
  const ranking = players
    .map(({ energy, earned }, seat): FinalStanding => ({
      seats: [seat],
      rank: 1 + players.filter((other) => other.energy > energy).length,
      score: energy,
      lines: ENERGY_SOURCES.map((source) => ({ ...gameMessage(`score.${source}`), points: earned[source] })),
    }))
    .sort((a, b) => a.rank - b.rank)
  const winners = winnersOf(state)
  const [seat = 0] = winners
  const end: RauhaWinCriterion = winners.length === 1 ? 'energy' : 'shared'
  const values: MessageValues = end === 'energy' ? { seat: { seat } } : { seats: personRefsFor(winners) }
  return { ranking, reason: gameMessage(`end.${end}`, values) }
}

/**
 * Computes the share of the win of each seat. The seats with the most energy share the win equally (RAU-93, RAU-94).
 * @returns the shares, by seat
 */
export function winSharesOf(state: Pick<RauhaState, 'players'>): readonly number[] {
  const winners = winnersOf(state)
  return winSharesOfSeatsWhere(state.players, (_, seat) => winners.includes(seat))
}
