/** Whose turn, or part of something, a log says has begun: what is told with it comes after it. */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Seat } from '../../engine/core/contract/game.ts'
import type { TableHistory } from './table-feed.ts'

/** Where a turn, or somebody's part of something, begins. */
export interface TurnStart {
  readonly entry: number
  readonly seat: Seat
}

/** Whose facts say has begun last. */
export function turnOwnerIn(facts: readonly VisibleEvent[]): Seat | undefined {
  const begun = facts.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}

/** Whose a log says has begun last. */
export function turnOwnerOf(history: TableHistory): Seat | undefined {
  for (const facts of history.toReversed()) {
    const seat = turnOwnerIn(facts)
    if (seat !== undefined) return seat
  }
  return undefined
}

/** All of a log, in their order. */
export function turnStartsOf(history: TableHistory): readonly TurnStart[] {
  return history.flatMap((facts, entry) => {
    const seat = turnOwnerIn(facts)
    return seat === undefined ? [] : [{ entry, seat }]
  })
}
