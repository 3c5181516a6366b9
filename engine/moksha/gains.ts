/** Disciples and karma on their way between a seat's own supply, the board and the common supply. */
import type { Seat } from '../core/contract/game.ts'
import { gainKarmaColourAura } from './aura.ts'
import { freeDiscipleSpacesIn } from './board.ts'
import type { Pillar, RegionNumber } from './data.ts'
import { disciplePiece, disciplesPlace, karmaPiece, karmaPlace, reservePlace, supplyPlace } from './places.ts'
import { receivableKarmaCount, playerOf, reserveDisciplesOf } from './player-sheet.ts'
import type { GainSource, MokshaState, Player, MokshaEventSink } from './state.ts'

/** Adds to the disciples of a player in a region; takes away with a negative number. */
export function addDisciples({ disciples }: Player, region: RegionNumber, count: number): void {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

/**
 * Places disciples from the reserve, as many as there are and as fit (MOK-34 to MOK-36).
 * @returns how many were placed
 */
export function placeDisciples(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  wanted: number,
  source: GainSource,
  tell: MokshaEventSink,
): number {
  const player = playerOf(state, seat)
  const count = Math.min(wanted, freeDiscipleSpacesIn(state, region), reserveDisciplesOf(player))
  if (count <= 0) return 0
  addDisciples(player, region, count)
  tell({ kind: 'moved', piece: disciplePiece(seat), from: reservePlace(seat), to: disciplesPlace(region), count })
  tell({ kind: 'placed', seat, region, count, source })
  tell.checkpoint()
  return count
}

/** Disciples go home to their owner's reserve. Trusts that they are there. */
export function returnDisciples(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  count: number,
  tell: MokshaEventSink,
): void {
  addDisciples(playerOf(state, seat), region, -count)
  tell({ kind: 'moved', piece: disciplePiece(seat), from: disciplesPlace(region), to: reservePlace(seat), count })
}

/**
 * Karma from the supply, as much as there is and as can be held (MOK-37, MOK-39).
 * @returns how many tokens were received
 */
export function gainKarma(
  state: MokshaState,
  seat: Seat,
  pillar: Pillar,
  wanted: number,
  source: GainSource,
  tell: MokshaEventSink,
): number {
  const player = playerOf(state, seat)
  const count = Math.min(wanted, receivableKarmaCount(state, player, pillar))
  if (count <= 0) return 0
  player.karma[pillar] += count
  tell({ kind: 'moved', piece: karmaPiece(pillar), from: supplyPlace(pillar), to: karmaPlace(seat), count })
  tell({ kind: 'karma', seat, pillar, count, source })
  gainKarmaColourAura(state, seat, tell)
  tell.checkpoint()
  return count
}

/** Karma goes back to the supply. Trusts that it is held. */
export function spendKarma(state: MokshaState, seat: Seat, pillar: Pillar, count: number, tell: MokshaEventSink): void {
  playerOf(state, seat).karma[pillar] -= count
  tell({ kind: 'moved', piece: karmaPiece(pillar), from: karmaPlace(seat), to: supplyPlace(pillar), count })
}
