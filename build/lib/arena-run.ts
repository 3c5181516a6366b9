/** A whole arena, its games spread over worker threads. */
import type { ArenaCall } from './arena-call.ts'
import { boutsOf, standingsOf, type Bout, type Standing } from './arena.ts'
import { openCrew } from './crew.ts'
import type { Played } from './match.ts'

export interface ArenaResult {
  /** In the order of the bouts. */
  readonly played: readonly Played[]
  /** In the order of the players. */
  readonly standings: readonly Standing[]
}

/**
 * @param games rounded up to whole seeds
 * @param each told of every game, in their order, with how many there are in all
 * @throws Error when a game failed
 */
export async function playArena(
  call: ArenaCall,
  games: number,
  jobs: number,
  each?: (played: Played, at: number, games: number) => void,
): Promise<ArenaResult> {
  const bouts = boutsOf(call.seats.length, games)
  const workers = Math.min(jobs, bouts.length)
  const crew = openCrew<Bout, Played>(new URL('arena-worker.ts', import.meta.url), call, workers)
  try {
    const played = await crew.all(bouts, (game, at) => each?.(game, at, bouts.length))
    return { played, standings: standingsOf(played, call.seats.length, call.seed) }
  } finally {
    await crew.close()
  }
}
