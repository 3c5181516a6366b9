/** As damage.test.ts, with whole games, and other damages in each run. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damaged, KINDS, openedAs, recorded } from '../testing/damage.ts'

const RUNS = 2000

test('damaged and forged saves of whole games are refused, or open as far as the gate accepts their log', async () => {
  const saves = await recorded()
  let slowest = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(saves.length - 1), fc.nat(KINDS.length - 1), fc.nat(), async (which, kind, seed) => {
      const saved = saves[which]
      if (saved === undefined) return
      const text = damaged(saved, KINDS[kind] ?? '', seed)
      const begin = performance.now()
      await openedAs(text)
      slowest = Math.max(slowest, performance.now() - begin)
    }),
    { numRuns: RUNS },
  )
  process.stdout.write(`the slowest of ${RUNS} took ${Math.round(slowest)} ms, its log played twice\n`)
  expect(saves.length).toBeGreaterThan(20)
}, 1_200_000)
