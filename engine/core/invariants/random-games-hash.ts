/**
 * The hash of many seeded games: whatever changes how a game plays changes it. It is committed for every game as
 * `games.hash.json`, and may change only when the rules version rises; otherwise old saves would replay differently.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { randomBot } from '../host/bots/random.ts'
import type { AnyGame } from '../contract/game.ts'
import { canonicalJson } from '../contract/json.ts'
import { createTableConfig } from '../contract/table-config.ts'
import { playToEnd } from '../host/playout.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { Table } from '../host/table.ts'

/** What `games.hash.json` holds. */
export interface RandomGamesHash {
  /** The rules version that the games were played with. */
  readonly rules: number
  readonly hash: string
}

const GAME_COUNT = 100

/**
 * Plays games at random, by turns with every number of players, and hashes their seeds, logs and final states.
 * @throws Error when a game does not end, or the gate refuses what it offers
 */
export function hashRandomGames(game: AnyGame, games = GAME_COUNT): RandomGamesHash {
  const { min, max } = game.info.players
  const hash = sha256.create()
  for (let number = 0; number < games; number++) {
    const seed = seedFromText(`hash ${String(number)}`)
    const configured = createTableConfig(game.info, min + (number % (max - min + 1)), {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const table = new Table({ game, config: configured.config, seed })
    playToEnd(table, () => randomBot, createRandomStream(seed, 'players'))
    hash.update(utf8ToBytes(canonicalJson({ seed, log: table.log, state: table.state })))
  }
  return { rules: game.info.rules, hash: bytesToHex(hash.digest()) }
}

/**
 * Makes the test that compares a game with what is committed. When the rules version has risen, `vitest -u` writes the
 * file anew; as long as it is the same, nothing does.
 * @param file the path of `games.hash.json` from the test
 * @param committed what it holds
 */
export function defineGamesHashTest(game: AnyGame, committed: RandomGamesHash, file: string): void {
  const { id, rules } = game.info
  describe(`${String(GAME_COUNT)} seeded games of ${id}`, () => {
    it('play as committed for this rules version', async () => {
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
