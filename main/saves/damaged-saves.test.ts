/** Damaged and forged saves of all games, with shorter logs. damaged-saves.long.test.ts has more of them, and whole games. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { damageSave, isAccidentalDamage, DAMAGE_KINDS, loadRecordedSaves } from '../testing/damaged-saves.ts'
import { checkOpenedSave } from '../testing/check-opened-save.ts'

const RUNS = 500
const saves = await loadRecordedSaves(40)

test('damaged or forged saves are rejected, or open as far as validation accepts their log', async () => {
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.nat(saves.length - 1),
      fc.constantFrom(...DAMAGE_KINDS),
      fc.nat(),
      async (which, kind, seed) => {
        const saved = saves[which]
        if (saved === undefined) return
        const end = await checkOpenedSave(damageSave(saved, kind, seed), isAccidentalDamage(kind) ? saved : undefined)
        ends.set(end, (ends.get(end) ?? 0) + 1)
      },
    ),
    { seed: 14, numRuns: RUNS },
  )
  // Each way to end is met, so that none of them goes untried.
  for (const end of ['refused', 'whole', 'noted']) expect(ends.get(end)).toBeGreaterThan(RUNS / 50)
})

test('undamaged saves open', async () => {
  for (const saved of saves.filter((_, nth) => nth % 4 === 0))
    expect(await checkOpenedSave(damageSave(saved, 'nothing', 0))).not.toBe('refused')
})
