/**
 * Hash of the moves of many greedy games: it changes with the greedy bot's search and with its baseline evaluation. It
 * is committed as `greedy.hash.json` for every game that has a baseline evaluation. Other bots are measured against
 * this bot, so its play may change only if the rules do.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame, TableConfig } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { greedyBot } from '../host/bots/greedy.ts'
import { letBotsFinishTable } from '../host/playout.ts'
import { Table } from '../host/table.ts'
import { allTableConfigs } from './table-configs.ts'

/** Content of `greedy.hash.json`. */
export interface GreedyGamesHash {
  /** The rules version of the games. */
  readonly rules: number
  /** Hash of the first games, one for each table configuration: `npm test` replays these. */
  readonly first: string
  /** Hash of all games. */
  readonly hash: string
}

export const GREEDY_GAME_COUNT = 100

/**
 * Plays greedy games, cycling through all table configurations, and hashes their moves.
 * @param games number of games. Absent: one for each table configuration
 * @returns the hash of one game for each table configuration, and of all games
 * @throws Error if a game does not end
 */
export function hashGreedyGames(game: AnyGame, games?: number): Omit<GreedyGamesHash, 'rules'> {
  const tables = allTableConfigs(game.info)
  const hash = sha256.create()
  const now = (): string => bytesToHex(hash.clone().digest())
  tables.forEach((config, number) => hash.update(greedyMovesBytes(game, config, number)))
  const first = now()
  for (let number = tables.length; number < (games ?? 0); number++) {
    const config = tables[number % tables.length]
    if (config !== undefined) hash.update(greedyMovesBytes(game, config, number))
  }
  return { first, hash: now() }
}

function greedyMovesBytes(game: AnyGame, config: TableConfig, number: number): Uint8Array {
  const seed = seedFromText(`greedy ${String(number)}`)
  const table = new Table({ game, config, seed })
  letBotsFinishTable(table, () => greedyBot, createRandomStream(seed, 'players'))
  const moves = table.log.map(({ seat, action }) => ({ seat, action }))
  return utf8ToBytes(canonicalJson({ config, seed, moves }))
}
