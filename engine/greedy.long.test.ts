/**
 * Hash of a hundred greedy games of every game with a baseline evaluation. After an increase of the rules version,
 * `vitest -u` writes a new hash; under the same version the hash is never rewritten.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GREEDY_GAME_COUNT, hashGreedyGames, type GreedyGamesHash } from './core/invariants/greedy-games-hash.ts'
import { CATALOGUE } from './index.ts'

describe(`${String(GREEDY_GAME_COUNT)} games of the greedy bot have the committed hash`, () => {
  for (const { info, load } of CATALOGUE) {
    if (load === undefined) continue
    it(
      info.id,
      async () => {
        const game = await load()
        if (game.baselineEvaluate === undefined) return
        const file = fileURLToPath(new URL(`${info.id}/greedy.hash.json`, import.meta.url))
        const committed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GreedyGamesHash) : { rules: 0 }
        const now: GreedyGamesHash = { rules: info.rules, ...hashGreedyGames(game, GREEDY_GAME_COUNT) }
        if (committed.rules === info.rules)
          expect(now, 'greedy plays differently, under the same rules').toEqual(committed)
        else {
          expect(committed.rules, 'the rules version never falls').toBeLessThan(info.rules)
          await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(file)
        }
      },
      600_000,
    )
  }
})
