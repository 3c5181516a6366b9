/** Rarity of achievements: bots earn each one in some games, and none in nearly all games. */
import { describe, expect, it } from 'vitest'
import { playAndListAchievements } from './core/invariants/achievement-playthrough.ts'
import { CATALOGUE, loadGame } from './index.ts'

const GAMES = 160
/** How often a seat at the table earns it, at least and at most. */
const MIN_RATE = 0.001
const MAX_RATE = 0.6

describe(`no achievement is too rare or too common in ${String(GAMES)} games of bots`, () => {
  for (const { info } of CATALOGUE)
    it(
      info.id,
      async () => {
        const game = await loadGame(info.id)
        if (game === undefined) return
        const times = new Map((game.achievements ?? []).map(({ id }) => [id, 0]))
        let seats = 0
        for (let number = 0; number < GAMES; number++) {
          const { players, earned } = playAndListAchievements(game, number)
          seats += players
          for (const { id, seats: own } of earned) times.set(id, (times.get(id) ?? 0) + own.length)
        }
        const rates = [...times].map(([id, count]) => [id, count / seats] as const)
        expect(rates.filter(([, rate]) => rate < MIN_RATE || rate > MAX_RATE)).toEqual([])
      },
      900_000,
    )
})
