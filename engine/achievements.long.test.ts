/**
 * Achievements are worth something: each of them is earned now and then, and none by nearly everybody. Measured over
 * games of bots at every number of players.
 */
import { describe, expect, it } from 'vitest'
import { earnedIn } from './core/contract/achievements.ts'
import { seedFromText, streamOf } from './core/contract/random.ts'
import { greedyBot } from './core/host/bots/greedy.ts'
import { playToEnd } from './core/host/playout.ts'
import { openly } from './core/host/timeline.ts'
import { tableOf } from './core/laws/testing.ts'
import { CATALOGUE } from './index.ts'

const GAMES = Number(process.env['GAMES'] ?? 160)
/** How often a seat at the table earns it, at least and at most. */
const LEAST = 0.001
const MOST = 0.6

describe(`achievements in ${String(GAMES)} games of bots`, () => {
  for (const { info, load } of CATALOGUE)
    it(
      info.id,
      async () => {
        const game = (await load?.()) ?? undefined
        const achievements = game?.achievements ?? []
        const times = new Map(achievements.map(({ id }) => [id, 0]))
        const first = new Map<string, string>()
        let seats = 0
        for (let number = 0; number < GAMES && game !== undefined; number++) {
          const { min, max } = info.players
          const players = min + (number % (max - min + 1))
          const seed = `achievement ${String(number)}`
          const table = tableOf(game, { players, seed })
          playToEnd(table, () => greedyBot, streamOf(seedFromText(seed), 'players'))
          const { outcome } = table
          if (outcome === null) continue
          const facts = openly([...table.opening, ...table.log.flatMap((_, entry) => table.factsOf(entry))])
          seats += players
          for (const { id, seats: own } of earnedIn(achievements, { facts, outcome, players })) {
            times.set(id, (times.get(id) ?? 0) + own.length)
            if (!first.has(id)) first.set(id, `${players} ${number}`)
          }
        }
        const rates = Object.fromEntries([...times].map(([id, count]) => [id, count / seats]))
        console.info(
          info.id,
          Object.entries(rates)
            .map(([id, r]) => `${id} ${(100 * r).toFixed(2)}% [${first.get(id) ?? '-'}]`)
            .join('\n'),
        )
        expect(Object.entries(rates).filter(([, rate]) => rate < LEAST || rate > MOST)).toEqual([])
      },
      900_000,
    )
})
