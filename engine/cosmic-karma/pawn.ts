/** Pawn placement. */
import { playerOf } from './account.ts'
import type { SpaceId } from './data.ts'
import { pawnPieceId, spacePlace } from './places.ts'
import type { TurnContext } from './turn-context.ts'

/** Puts the pawn of the seat whose turn it is on a space, and reports the movement. */
export function placePawn({ state, seat, emit }: TurnContext, to: SpaceId): void {
  const player = playerOf(state, seat)
  emit({ kind: 'moved', piece: pawnPieceId(seat), from: spacePlace(player.space), to: spacePlace(to), count: 1 })
  player.space = to
}

/**
 * Adds one to the number of lives of the player whose turn it is, sets the number of turns waited to 0, and reports
 * the new life by a `reborn` event. A new life begins in Future Life Planning, the last space of the Spirit Realm; the
 * caller then moves the pawn from there (COS-138, COS-139).
 */
export function recordNewLife({ state, seat, emit }: TurnContext): void {
  const player = playerOf(state, seat)
  player.waits = 0
  player.lives++
  emit({ kind: 'reborn', seat, life: player.lives })
}
