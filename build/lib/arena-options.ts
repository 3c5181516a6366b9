/** What an arena is called with, as plain data: every worker opens it for itself. */
import type { TableConfig } from '../../engine/core/contract/game.ts'
import { loadGame } from '../../engine/index.ts'
import type { Arena } from './arena.ts'
import { loadPlayerByName, type SearchLimits } from './bot-players.ts'

export interface ArenaOptions extends SearchLimits {
  readonly game: string
  readonly config: TableConfig
  /** Names of players, one for each seat. */
  readonly seats: readonly string[]
  readonly seed: string
}

/** @throws Error that says in one line who or what is missing */
export async function loadArena({ game: id, config, seats, seed, iterations, ms }: ArenaOptions): Promise<Arena> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const players = await Promise.all(
    seats.map((name) => loadPlayerByName(name, game, config.players, { iterations, ms })),
  )
  return { game, config, players, seed }
}
