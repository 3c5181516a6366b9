/** Moves disciples and karma between a seat's supply, the board and the common supply. */
import type { Seat } from '../core/contract/game.ts'
import { gainAuraForThreeColours } from './aura.ts'
import { freeDiscipleSpaceCountIn } from './board.ts'
import type { Pillar, RegionNumber } from './data.ts'
import {
  disciplePieceId,
  regionDisciplesPlace,
  karmaPieceId,
  seatKarmaPlace,
  discipleReservePlace,
  commonKarmaSupplyPlace,
} from './places.ts'
import { receivableKarmaCountOfColour, playerOf, reserveDiscipleCountOf } from './player-sheet.ts'
import type { GainSource, MokshaState, Player, MokshaEventSink } from './state.ts'

/**
 * Adds to the number of disciples that a player has in a region; a negative `count` removes some. Checks no limits and
 * reports no event.
 */
export function addDisciplesUnchecked({ disciples }: Player, region: RegionNumber, count: number): void {
  disciples[region - 1] = (disciples[region - 1] ?? 0) + count
}

/**
 * Places disciples of a seat from its reserve in a region. Places fewer if the reserve or the room in the region is too
 * small (MOK-34 to MOK-36).
 * @param wanted the number to place
 * @returns the number of disciples placed
 */
export function placeDisciplesUpTo(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  wanted: number,
  source: GainSource,
  emit: MokshaEventSink,
): number {
  const player = playerOf(state, seat)
  const count = Math.min(wanted, freeDiscipleSpaceCountIn(state, region), reserveDiscipleCountOf(player))
  if (count <= 0) return 0
  addDisciplesUnchecked(player, region, count)
  emit({
    kind: 'moved',
    piece: disciplePieceId(seat),
    from: discipleReservePlace(seat),
    to: regionDisciplesPlace(region),
    count,
  })
  emit({ kind: 'placed', seat, region, count, source })
  emit.checkpoint()
  return count
}

/**
 * Moves disciples (the pieces of a seat) from a region back to the reserve of the seat. The caller ensures that the
 * region has that many disciples of the seat.
 */
export function returnDisciples(
  state: MokshaState,
  seat: Seat,
  region: RegionNumber,
  count: number,
  emit: MokshaEventSink,
): void {
  addDisciplesUnchecked(playerOf(state, seat), region, -count)
  emit({
    kind: 'moved',
    piece: disciplePieceId(seat),
    from: regionDisciplesPlace(region),
    to: discipleReservePlace(seat),
    count,
  })
}

/**
 * Gives a seat karma tokens from the supply. Gives fewer if the supply or the number that the player can hold is too
 * small (MOK-37, MOK-39).
 * @param wanted the number to give
 * @returns the number of tokens received
 */
export function gainKarmaUpTo(
  state: MokshaState,
  seat: Seat,
  pillar: Pillar,
  wanted: number,
  source: GainSource,
  emit: MokshaEventSink,
): number {
  const player = playerOf(state, seat)
  const count = Math.min(wanted, receivableKarmaCountOfColour(state, player, pillar))
  if (count <= 0) return 0
  player.karma[pillar] += count
  emit({
    kind: 'moved',
    piece: karmaPieceId(pillar),
    from: commonKarmaSupplyPlace(pillar),
    to: seatKarmaPlace(seat),
    count,
  })
  emit({ kind: 'karma', seat, pillar, count, source })
  gainAuraForThreeColours(state, seat, emit)
  emit.checkpoint()
  return count
}

/** Returns karma tokens of a seat to the supply. The caller ensures that the player holds them. */
export function spendKarmaUnchecked(
  state: MokshaState,
  seat: Seat,
  pillar: Pillar,
  count: number,
  emit: MokshaEventSink,
): void {
  playerOf(state, seat).karma[pillar] -= count
  emit({
    kind: 'moved',
    piece: karmaPieceId(pillar),
    from: seatKarmaPlace(seat),
    to: commonKarmaSupplyPlace(pillar),
    count,
  })
}
