/** As killed.test.ts, a hundred times, in each run at other moments. */
import { randomInt } from 'node:crypto'
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

test('a hundred times: only what was under way may be lost, no save is worse, and the list is right', async () => {
  let known: Knowledge = new Map()
  for (let round = 0; round < 100; round++) {
    const seed = `${round} ${randomInt(2 ** 32)}`
    expect(await killOnce(profile.path, seed, 1 + randomInt(60), known), `round ${seed}`).toEqual([])
    if (round % 10 !== 9) continue
    // A busy host ends by itself where there are too many.
    profile.remove()
    profile = temporaryFolder()
    known = new Map()
  }
}, 1_200_000)
