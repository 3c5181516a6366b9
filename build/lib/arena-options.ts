/** Options of an arena as plain data: each worker loads the arena from them. */
import type { TableConfig } from '../../engine/core/contract/game.ts'
import { loadGame } from '../../engine/index.ts'
import type { Arena } from './arena.ts'
import { loadPlayerByName, type SearchLimits } from './bot-players.ts'

export interface ArenaOptions extends SearchLimits {
  readonly game: string
  readonly config: TableConfig
  /** Player names, by seat. */
  readonly seats: readonly string[]
  readonly seed: string
}

/** @throws Error with a one-line message if the game or a player is unknown */
export async function loadArena({ game: id, config, seats, seed, iterations, ms }: ArenaOptions): Promise<Arena> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const players = await Promise.all(
    seats.map((name) => loadPlayerByName(name, game, config.players, { iterations, ms })),
  )
  return { game, config, players, seed }
}
