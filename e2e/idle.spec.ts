/** An idle app does no work: no frame, no timer, no bot search; main only refreshes its lock file. */
import { expect, launchApp, test } from './fixture.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'
import { instrumentWakeups, measureWakeups } from './wakeups.ts'

/** Milliseconds. */
const OBSERVED_MS = 2500
/** Rounds of main's loop in that time: two touches of the lock, each a handful, and the question itself. */
const MAX_LOOP_ROUNDS = 30
/** A pool that is asked nothing looks seldom, if ever. */
const MAX_THREAD_WAKEUPS = 4

test.setTimeout(180_000)

test('without activity the page, main and the threads do no work, at Home and at a table of each game', async () => {
  const app = await launchApp({ args: ['--seed', 'rest', '--pace', '0'] })
  const page = await app.firstWindow()
  const home = page.getByRole('article')
  await expect(home).toHaveCount(5)
  await instrumentWakeups(page)
  await page.reload()
  await expect(home).toHaveCount(5)
  for (const game of [undefined, 'Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']) {
    if (game !== undefined) {
      await sitDown(page, { game, bots: 2 })
      await waitForPrompt(page)
    }
    await test.step(game ?? 'Home', async () => {
      // Work under way ends first: entrances, preparation in idle time, words that fade; in main
      // the save of the last choice, and bots that choose while a player is asked.
      const resting = async (): Promise<object> => {
        const { page: calls, main } = await measureWakeups(app, page, 2000)
        return { calls, main: main < MAX_LOOP_ROUNDS ? 'rests' : main }
      }
      await expect.poll(resting, { timeout: 60_000 }).toEqual({ calls: {}, main: 'rests' })
      const wakes = await measureWakeups(app, page, OBSERVED_MS)
      expect({ page: wakes.page, animations: wakes.animations }).toEqual({ page: {}, animations: [] })
      expect(wakes.main).toBeLessThan(MAX_LOOP_ROUNDS)
      expect(wakes.threads ?? 0).toBeLessThanOrEqual(MAX_THREAD_WAKEUPS)
    })
    if (game !== undefined) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Leave the table' }).click()
      await expect(home).toHaveCount(5)
    }
  }
  await app.close()
})
