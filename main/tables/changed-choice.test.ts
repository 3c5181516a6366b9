/** A guest who changes a choice repeatedly: the data kept by the table does not grow. */
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CATALOGUE } from '../../engine/index.ts'
import { joinAsGuest, openToGuests } from '../testing/test-guest.ts'
import { openTestHost, personSeat, createTemporaryFolder, type TestHost } from '../testing/test-host.ts'
import { savePathOf } from '../testing/saved-files.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
beforeEach(async () => {
  profile = createTemporaryFolder()
  host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, seed: 'changed' })
})
afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

test('L7: a choice in Rauha changed 60 times is one entry, and other clients get no update', async () => {
  const screen = host.renderer()
  const { table } = (await screen.startTable('rauha', [personSeat('Ana'), personSeat('Ben')])).info
  const open = await openToGuests(host, table)
  await screen.get('table.sit', { table, seats: [0] })
  const guest = await joinAsGuest(open, 'Ben')
  await guest.requestSeats([1])
  const chooses = async (nth: number): Promise<void> => {
    const { decision } = (await guest.now(table)).status
    if (decision === undefined) throw new Error('nothing to choose')
    const action = decision.choices[nth % decision.choices.length]
    await guest.get('table.act', { table, seat: 1, decision: decision.id, action })
  }
  await chooses(0)
  await chooses(1)
  const { length } = (await screen.now(table)).status
  const size = (): number => readFileSync(savePathOf(profile.path, table)).byteLength
  const [before, heard] = [size(), screen.updates.length]
  for (let nth = 0; nth < 60; nth++) await chooses(nth)
  expect((await screen.now(table)).status.length).toBe(length)
  expect(screen.updates).toHaveLength(heard)
  expect(Math.abs(size() - before)).toBeLessThan(200)
})
