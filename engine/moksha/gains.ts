/** Moves disciples and karma between a seat's supply, the board and the common supply. */
import type { Seat } from '../core/contract/game.ts'
import { gainKarmaColourAura } from './aura.ts'
import { freeDiscipleSpacesIn } from './board.ts'
import type { Pillar, RegionNumber } from './data.ts'
import { disciplePiece, disciplesPlace, karmaPiece, karmaPlace, reservePlace, supplyPlace } from './places.ts'
import { receivableKarmaCount, playerOf, reserveDisciplesOf } from './player-sheet.ts'
import type { GainSource, MokshaState, Player, MokshaEventSink } from './state.ts'

/** Adds to the disciples of a player in a region; a negative number removes some. */
export function addDisciples({ disciples }: Player, region: RegionNumber, count: number): void {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

/**
 * Places disciples from the reserve, limited by the reserve and the room in the region (MOK-34 to MOK-36).
 * @returns the number of disciples placed
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

/** Returns disciples to their owner's reserve. The caller ensures that they are there. */
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
 * Gives karma from the supply, limited by the supply and the number that the player can hold (MOK-37, MOK-39).
 * @returns the number of tokens received
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

/** Returns karma to the supply. The caller ensures that the player holds it. */
export function spendKarma(state: MokshaState, seat: Seat, pillar: Pillar, count: number, tell: MokshaEventSink): void {
  playerOf(state, seat).karma[pillar] -= count
  tell({ kind: 'moved', piece: karmaPiece(pillar), from: karmaPlace(seat), to: supplyPlace(pillar), count })
}
