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
 * @param each told of every game that is played now, in their order, with how many there are in all
 * @param known games that were played before: the first of the bouts, in their order. They are not played again
 * @throws Error when a game failed
 */
export async function playArena(
  call: ArenaCall,
  games: number,
  jobs: number,
  each?: (played: Played, at: number, games: number) => void,
  known: readonly Played[] = [],
): Promise<ArenaResult> {
  const bouts = boutsOf(call.seats.length, games)
  const first = known.slice(0, bouts.length)
  const workers = Math.min(jobs, bouts.length)
  const crew = openCrew<Bout, Played>(new URL('arena-worker.ts', import.meta.url), call, workers)
  try {
    const now = await crew.all(bouts.slice(first.length), (game, at) => {
      each?.(game, first.length + at, bouts.length)
    })
    const played = [...first, ...now]
    return { played, standings: standingsOf(played, call.seats.length, call.seed) }
  } finally {
    await crew.close()
  }
}
