/** Four Sages play whole games in the window within a time limit per turn. Needs an otherwise idle machine. */
import { expect, test } from './fixture.ts'
import { readSageTableLog, startSageTable } from './sage-tables.ts'
import { resultHeading } from './table-actions.ts'

/** Milliseconds that a turn may take, on two cores. */
const MAX_TURN_MS = 2000

for (const game of ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'])
  test(`four Sages play ${game} to its end, and no turn takes longer than two seconds`, async () => {
    test.setTimeout(600_000)
    const { app, page } = await startSageTable(game)
    await expect(resultHeading(page)).toBeVisible({ timeout: 580_000 })
    const { turns, notices } = await readSageTableLog(page)
    const sorted = turns.toSorted((a, b) => b - a).map(Math.round)
    test
      .info()
      .annotations.push({ type: 'turns', description: `${turns.length}, longest ${sorted.slice(0, 5).join(', ')} ms` })
    expect(turns.length).toBeGreaterThan(10)
    expect(sorted[0]).toBeLessThan(MAX_TURN_MS)
    expect(notices).toEqual([])
    await app.close()
  })
