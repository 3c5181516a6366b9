/** The process is killed while it writes, at any moment: what people were told is done is there after the next start. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from './testing/host.ts'
import { killOnce, type Knowledge } from './testing/killed.ts'

let profile: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  profile = temporaryFolder()
})
afterEach(() => {
  profile.remove()
})

test('ten times: only what was under way may be lost, no save is worse, and the list is right', async () => {
  const known: Knowledge = new Map()
  for (let round = 0; round < 10; round++)
    expect(await killOnce(profile.path, `round ${round}`, 3 + ((round * 17) % 40), known), `round ${round}`).toEqual([])
  expect(known.size).toBeGreaterThan(6)
  // Ten times a process starts, which takes what the machine has left for it.
}, 180_000)
