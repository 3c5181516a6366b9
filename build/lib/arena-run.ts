/** Runs a whole arena, its games spread over worker threads. */
import type { ArenaOptions } from './arena-options.ts'
import { arenaSchedule, playerSummariesOf, type ArenaGame, type PlayerSummary } from './arena.ts'
import { openTaskPool } from './task-pool.ts'
import type { MatchResult } from './match.ts'

export interface ArenaResult {
  /** In the order of the schedule. */
  readonly played: readonly MatchResult[]
  /** By player. */
  readonly standings: readonly PlayerSummary[]
}

/**
 * @param games rounded up to whole seeds
 * @param each called for every newly played game, in schedule order, with the total number of games
 * @param known results of games played before: the first ones of the schedule, in order. They are not played again
 * @throws Error if a game failed
 */
export async function runArena(
  call: ArenaOptions,
  games: number,
  jobs: number,
  each?: (played: MatchResult, at: number, games: number) => void,
  known: readonly MatchResult[] = [],
): Promise<ArenaResult> {
  const bouts = arenaSchedule(call.seats.length, games)
  const first = known.slice(0, bouts.length)
  const workers = Math.min(jobs, bouts.length)
  const crew = openTaskPool<ArenaGame, MatchResult>(new URL('arena-worker.ts', import.meta.url), call, workers)
  try {
    const now = await crew.all(bouts.slice(first.length), (game, at) => {
      each?.(game, first.length + at, bouts.length)
    })
    const played = [...first, ...now]
    return { played, standings: playerSummariesOf(played, call.seats.length, call.seed) }
  } finally {
    await crew.close()
  }
}
