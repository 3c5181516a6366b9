/** The process is killed at any moment of a write: every operation reported as done is complete after the next start. */
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

test('in ten crashes only unfinished operations are lost, no save gets worse, and the list of saves is right', async () => {
  const known: ReportedSaves = new Map()
  for (let round = 0; round < 10; round++)
    expect(
      await killBusyHost(profile.path, `round ${round}`, 3 + ((round * 17) % 40), known),
      `round ${round}`,
    ).toEqual([])
  expect(known.size).toBeGreaterThan(6)
  // Ten times a process starts, which takes what the machine has left for it.
}, 180_000)
