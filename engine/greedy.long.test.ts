/**
 * A hundred greedy games of every game with a yardstick. When the rules version has risen, `vitest -u` writes the hash
 * anew; as long as it is the same, nothing does.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GREEDY_GAMES, hashGreedy, type GreedyHash } from './core/laws/greedy.ts'
import { CATALOGUE } from './index.ts'

describe(`${String(GREEDY_GAMES)} greedy games play as committed`, () => {
  for (const { info, load } of CATALOGUE) {
    if (load === undefined) continue
    it(
      info.id,
      async () => {
        const game = await load()
        if (game.yardstick === undefined) return
        const file = fileURLToPath(new URL(`${info.id}/greedy.hash.json`, import.meta.url))
        const committed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GreedyHash) : { rules: 0 }
        const now: GreedyHash = { rules: info.rules, ...hashGreedy(game, GREEDY_GAMES) }
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
