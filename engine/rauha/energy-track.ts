/** The energy track (section 4 of the rules): first player, and the piles of tokens. */
import type { Seat } from '../core/contract/game.ts'
import { playerOf } from './board.ts'
import { energyTokenPieceId, energyTrackSpacePlace } from './places.ts'
import type { RauhaState, RauhaEventSink, EnergySource } from './state.ts'

/**
 * @returns the first player as the energy track determines it: the seat with the most energy; among equal totals, the one
 * whose token arrived there last (RAU-27 to RAU-29, RAU-33)
 */
export function firstPlayerOnTrack({ players, arrivals }: Pick<RauhaState, 'players' | 'arrivals'>): Seat {
  let first = 0
  let most = -1
  for (const seat of arrivals) {
    const energy = players[seat]?.energy ?? 0
    if (energy < most) continue
    most = energy
    first = seat
  }
  return first
}

/**
 * Whether a seat still has to play in this turn (steps 2 to 4) or in this scoring phase, now or later. The result is
 * also true for all seats in step 1, and after the end of the game.
 */
export function hasYetToPlay(
  { players, first, stack }: Pick<RauhaState, 'players' | 'first' | 'stack'>,
  seat: Seat,
): boolean {
  const frame = stack[0]
  if (frame === undefined || frame.kind === 'keep') return true
  const count = players.length
  return (seat - first + count) % count >= (frame.seat - first + count) % count
}

/**
 * Adds energy to a seat and moves its token to the new space of the energy track, on top of the tokens there (RAU-30). An
 * amount of 0 moves nothing.
 * @param source the line of the score that the energy counts for
 */
export function addEnergy(
  state: RauhaState,
  seat: Seat,
  amount: number,
  source: EnergySource,
  emit: RauhaEventSink,
): void {
  if (amount === 0) return
  const player = playerOf(state, seat)
  const from = energyTrackSpacePlace(player.energy)
  player.energy += amount
  player.earned[source] += amount
  state.arrivals.splice(state.arrivals.indexOf(seat), 1)
  state.arrivals.push(seat)
  emit({ kind: 'moved', piece: energyTokenPieceId(seat), from, to: energyTrackSpacePlace(player.energy), count: 1 })
}
