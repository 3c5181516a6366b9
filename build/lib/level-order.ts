/** Whether every level of the bots stands above the one beneath it. */
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import type { BotLevelName } from '../../engine/core/host/bots/levels.ts'
import { loadGame } from '../../engine/index.ts'
import { arenaSchedule, playArenaGame } from './arena.ts'
import { loadPlayerByName } from './bot-players.ts'

/** Two levels against each other, in a game for two. */
export interface LevelMatch {
  readonly game: string
  readonly above: BotLevelName
  readonly below: BotLevelName
  /** Rounded up to an even number: every seed is played from both seats. */
  readonly games: number
  /** Of a search; absent: as many as its level has. */
  readonly iterations?: number
}

/** @returns by game, the share of the win of the upper level; the same whenever it is asked */
export async function playLevelMatch({ game: id, above, below, games, iterations }: LevelMatch): Promise<number[]> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  const configured = createTableConfig(game.info, 2, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const { config } = configured
  const players = await Promise.all([above, below].map((level) => loadPlayerByName(level, game, 2, { iterations })))
  return arenaSchedule(2, games).map(
    (bout) => playArenaGame({ game, config, players, seed: 'ladder' }, bout).returns[0] ?? 0,
  )
}

export function meanOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
