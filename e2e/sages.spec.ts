/** Sages play among themselves in the window; sages.long.spec.ts measures their thinking time over whole games. */
import { expect, test } from './fixture.ts'
import { readSageTableLog, startSageTable } from './sage-tables.ts'

test('four Sages take their turns one after another, without an error notice', async () => {
  const { app, page } = await startSageTable('Karmaka')
  await expect.poll(async () => (await readSageTableLog(page)).turns.length, { timeout: 40_000 }).toBeGreaterThan(8)
  expect((await readSageTableLog(page)).notices).toEqual([])
  await app.close()
})
