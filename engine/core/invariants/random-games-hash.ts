/**
 * Hash of many seeded games: it changes with every change of a game's behaviour. It is committed for every game as
 * `games.hash.json`, and may change only if the rules version increases; otherwise old saves would replay differently.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { randomBot } from '../host/bots/random.ts'
import type { AnyGame } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { createTableConfig } from '../contract/table-config.ts'
import { letBotsFinishTable } from '../host/playout.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { Table } from '../host/table.ts'

/** Content of `games.hash.json`. */
export interface RandomGamesHash {
  /** The rules version of the games. */
  readonly rules: number
  readonly hash: string
}

const GAME_COUNT = 100

/**
 * Plays random games, cycling through all player counts, and hashes their seeds, logs and final states.
 * @throws Error if a game does not end, or an offered action fails validation
 */
export function hashRandomGames(game: AnyGame, games = GAME_COUNT): RandomGamesHash {
  const { min, max } = game.info.players
  const hash = sha256.create()
  for (let number = 0; number < games; number++) {
    const seed = seedFromText(`hash ${String(number)}`)
    const configured = createTableConfig(game.info, min + (number % (max - min + 1)), {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const table = new Table({ game, config: configured.config, seed })
    letBotsFinishTable(table, () => randomBot, createRandomStream(seed, 'players'))
    hash.update(utf8ToBytes(canonicalJson({ seed, log: table.log, state: table.state })))
  }
  return { rules: game.info.rules, hash: bytesToHex(hash.digest()) }
}

/**
 * Defines the test that compares a game with its committed hash. `vitest -u` rewrites the file only if the rules
 * version has increased.
 * @param file path of `games.hash.json` relative to the test
 * @param committed its content
 */
export function defineGamesHashTest(game: AnyGame, committed: RandomGamesHash, file: string): void {
  const { id, rules } = game.info
  describe(`${String(GAME_COUNT)} seeded games of ${id}`, () => {
    it('have the hash that is committed for this rules version', async () => {
      const now = hashRandomGames(game)
      if (committed.rules === rules) {
        expect(now, 'the games play differently: raise info.rules').toEqual(committed)
      } else {
        expect(committed.rules, 'the rules version never falls').toBeLessThan(rules)
        await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(file)
      }
    }, 60_000)
  })
}
