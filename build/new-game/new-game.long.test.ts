/** A new game opens in the app: its own end-to-end specs, and that of the first start, on a built copy of this checkout. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureChromium } from '../lib/browser.mjs'
import { tool } from '../lib/project.mjs'
import { copyCheckout, type Checkout } from './checkout.ts'

const ID = 'river-stones'
let checkout: Checkout

beforeAll(() => {
  checkout = copyCheckout()
}, 60_000)
afterAll(() => {
  checkout.remove()
})

test('what npm run new-game writes is listed, opened and played to its end in the built app', async () => {
  expect(await checkout.node('build/new-game.ts', '--id', ID)).toMatchObject({ code: 0 })
  expect(await checkout.node('build/build.mjs')).toMatchObject({ code: 0 })
  expect(await checkout.node('build/test.mjs', '--only', 'budget')).toMatchObject({ code: 0 })
  const specs = [`e2e/${ID}.spec.ts`, 'e2e/start.spec.ts']
  const chromium = (await ensureChromium()) ?? ''
  const command = [...tool('@playwright/test', 'playwright'), 'test', ...specs, '--reporter', 'line']
  const { code, output } = await checkout.run(command, { SAMSARA_CHROMIUM: chromium })
  expect([code, output]).toEqual([0, expect.stringMatching(/\d+ passed/)])
}, 600_000)
