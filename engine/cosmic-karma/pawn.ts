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
 * Counts and reports a new life of the player whose turn it is, and resets the number of turns waited. The caller then
 * moves the pawn out of Future Life Planning (COS-138, COS-139).
 */
export function recordNewLife({ state, seat, emit }: TurnContext): void {
  const player = playerOf(state, seat)
  player.waits = 0
  player.lives++
  emit({ kind: 'reborn', seat, life: player.lives })
}
