/** Checks that every bot level is stronger than the level below. */
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import type { BotName } from '../../engine/core/host/bots/levels.ts'
import { loadGame } from '../../engine/index.ts'
import { arenaSchedule, playArenaGame } from './arena.ts'
import { loadPlayerByName } from './bot-players.ts'

/** A match of two levels, in a game for two players. */
export interface LevelMatch {
  readonly game: string
  readonly above: BotName
  readonly below: BotName
  /** Rounded up to an even number: every seed is played from both seats. */
  readonly games: number
  /** Search iterations; absent: those of the level. */
  readonly iterations?: number
}

/** Deterministic. @returns for each game, the upper level's share of the win */
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
