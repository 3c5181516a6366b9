/** The greedy bot is frozen: one game at every kind of table here, a hundred games in greedy.long.test.ts. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hashGreedyGames, type GreedyGamesHash } from './core/invariants/greedy-games-hash.ts'
import { CATALOGUE } from './index.ts'

const TO_RECORD = 'npx vitest run engine/greedy.long.test.ts -u'

describe('the first games of the greedy bot have the committed hash, with every table config', () => {
  for (const { info, load } of CATALOGUE) {
    if (load === undefined) continue
    it(info.id, async () => {
      const file = new URL(`${info.id}/greedy.hash.json`, import.meta.url)
      const game = await load()
      expect(existsSync(file), `a yardstick and its hash belong together: ${TO_RECORD}`).toBe(
        game.baselineEvaluate !== undefined,
      )
      if (game.baselineEvaluate === undefined) return
      const committed = JSON.parse(readFileSync(file, 'utf8')) as GreedyGamesHash
      expect(committed.rules, `for the new rules: ${TO_RECORD}`).toBe(info.rules)
      expect(hashGreedyGames(game).first, 'greedy plays differently, under the same rules').toBe(committed.first)
    })
  }
})
