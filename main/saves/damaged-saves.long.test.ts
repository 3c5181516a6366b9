/** As damaged-saves.test.ts, with whole games, and different damage in each run. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damageSave, isAccidentalDamage, DAMAGE_KINDS, loadRecordedSaves } from '../testing/damaged-saves.ts'
import { checkOpenedSave } from '../testing/check-opened-save.ts'

const RUNS = 2000

test('damaged or forged saves of whole games are rejected, or open as far as validation accepts their log', async () => {
  const saves = await loadRecordedSaves()
  let slowest = 0
  await fc.assert(
    fc.asyncProperty(
      fc.nat(saves.length - 1),
      fc.constantFrom(...DAMAGE_KINDS),
      fc.nat(),
      async (which, kind, seed) => {
        const saved = saves[which]
        if (saved === undefined) return
        const text = damageSave(saved, kind, seed)
        const begin = process.cpuUsage()
        await checkOpenedSave(text, isAccidentalDamage(kind) ? saved : undefined)
        const { user, system } = process.cpuUsage(begin)
        slowest = Math.max(slowest, (user + system) / 1000)
      },
    ),
    { numRuns: RUNS },
  )
  // Of the processor, which other programs on the machine make no slower.
  process.stdout.write(`the slowest of ${RUNS} took ${Math.round(slowest)} ms, its log played twice\n`)
  expect(slowest).toBeLessThan(1000)
  expect(saves.length).toBeGreaterThan(20)
}, 1_200_000)
