/** As crash-recovery.test.ts, a hundred times, at different moments in each run. */
import { randomInt } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from './testing/test-host.ts'
import { killBusyHost, type ReportedSaves } from './testing/kill-busy-host.ts'

let profile: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  profile = createTemporaryFolder()
})
afterEach(() => {
  profile.remove()
})

test('in 100 crashes only unfinished operations are lost, no save gets worse, and the list of saves is right', async () => {
  let known: ReportedSaves = new Map()
  for (let round = 0; round < 100; round++) {
    const seed = `${round} ${randomInt(2 ** 32)}`
    expect(await killBusyHost(profile.path, seed, 1 + randomInt(60), known), `round ${seed}`).toEqual([])
    if (round % 10 !== 9) continue
    // A busy host ends by itself where there are too many.
    profile.remove()
    profile = createTemporaryFolder()
    known = new Map()
  }
}, 1_200_000)
