/**
 * The hash of the moves of many greedy games: whatever changes how the greedy bot thinks, or what its yardstick says,
 * changes it. It is committed for every game that has a yardstick as `greedy.hash.json`: other bots are measured against
 * this one, so it may play otherwise only where the rules do.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AnyGame, TableConfig } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { greedyBot } from '../host/bots/greedy.ts'
import { playToEnd } from '../host/playout.ts'
import { Table } from '../host/table.ts'
import { allTableConfigs } from './table-configs.ts'

/** What `greedy.hash.json` holds. */
export interface GreedyGamesHash {
  /** The rules version that the games were played with. */
  readonly rules: number
  /** Of the first few games, one for each kind of table: what `npm test` plays again. */
  readonly first: string
  /** Of all the games. */
  readonly hash: string
}

export const GREEDY_GAME_COUNT = 100

/**
 * Plays greedy games, by turns at every kind of table, and hashes their moves.
 * @param games how many; absent: one for each kind of table
 * @returns the hash of one game for each kind of table, and of all
 * @throws Error when a game does not end
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
  playToEnd(table, () => greedyBot, createRandomStream(seed, 'players'))
  const moves = table.log.map(({ seat, action }) => ({ seat, action }))
  return utf8ToBytes(canonicalJson({ config, seed, moves }))
}
