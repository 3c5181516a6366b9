/** The full number of wrong codes over real sockets; the short test uses some hundreds. */
import { expect, test } from 'vitest'
import { openHostedTable, tryWrongCodes } from '../testing/hosted-table.ts'
import { MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE } from './host/join-attempt-limiter.ts'

test('L3: of 10,000 wrong codes from as many addresses few are checked, and the game continues', async () => {
  const one = await openHostedTable()
  await one.playRound()
  const { length } = (await one.benView()).status
  const counts = await tryWrongCodes(one, 10_000, 2000)
  expect([...counts.keys()].sort()).toEqual(['lan.refused.busy', 'lan.refused.code'])
  expect(counts.get('lan.refused.code')).toBeLessThanOrEqual(5 * MAX_TOTAL_CODE_ATTEMPTS_PER_MINUTE)
  expect((await one.benView()).status.length).toBe(length)
  expect(await one.playRound()).toBeGreaterThan(0)
  await one.close()
}, 600_000)
