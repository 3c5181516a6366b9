/**
 * Runs on a built copy of this checkout with a new game: fresh-seed games with every invariant, the new game's end-to-end specs,
 * and the specs of the first start.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureChromium } from '../lib/test-browsers.mjs'
import { toolCommand } from '../lib/project.mjs'
import { copyCheckout, type CheckoutCopy } from './checkout.ts'

const ID = 'river-stones'
let checkout: CheckoutCopy

beforeAll(() => {
  checkout = copyCheckout()
}, 60_000)
afterAll(() => {
  checkout.remove()
})

/** Fresh games of it, by every invariant. */
const INVARIANT_TESTS = ['engine/invariants.long.test.ts', 'renderer/games/ui-invariants.long.test.ts']

test('a generated game keeps the invariants with fresh seeds, and its end-to-end specs pass in the built app', async () => {
  expect(await checkout.node('build/new-game.ts', '--id', ID)).toMatchObject({ code: 0 })
  const invariants = await checkout.run([...toolCommand('vitest'), 'run', ...INVARIANT_TESTS, '-t', `games of ${ID}`], {
    SAMSARA_GAMES: '20',
  })
  expect([invariants.code, invariants.output]).toEqual([0, expect.stringMatching(/Tests +40 passed/)])
  expect(await checkout.node('build/build.mjs')).toMatchObject({ code: 0 })
  expect(await checkout.node('build/test.mjs', '--only', 'budget')).toMatchObject({ code: 0 })
  const specs = [`e2e/${ID}.spec.ts`, 'e2e/start.spec.ts']
  const chromium = (await ensureChromium()) ?? ''
  const command = [...toolCommand('@playwright/test', 'playwright'), 'test', ...specs, '--reporter', 'line']
  const { code, output } = await checkout.run(command, { SAMSARA_CHROMIUM: chromium })
  expect([code, output]).toEqual([0, expect.stringMatching(/\d+ passed/)])
}, 600_000)
