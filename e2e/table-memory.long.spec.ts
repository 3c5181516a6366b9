/** Memory of closed tables is released: after fifty tables opened and left, the app uses as much memory as after five. */
import type { Page } from '@playwright/test'
import { expect, launchApp, test, type TestApp } from './fixture.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'] as const
const ROUNDS = 10
/** Megabytes that caches, compiled code and a list of fifty saves may add, in the page and in main: a table left behind holds more. */
const MAX_GROWTH_MB = { page: 6, main: 3 }
/** Elements of the page: fifty saves are not all shown at once. */
const MAX_NODE_GROWTH = 2000

interface Held {
  readonly page: number
  readonly nodes: number
  readonly main: number
}

test.setTimeout(600_000)

test('opening and closing fifty tables leaves as much memory in use as five', async () => {
  const app = await launchApp({ args: ['--seed', 'rest', '--pace', '0'] })
  const page = await app.firstWindow()
  const held: Held[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const game of GAMES) {
      await sitDown(page, { game, bots: 2 })
      await waitForPrompt(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Leave the table' }).click()
      await expect(page.getByRole('article')).not.toHaveCount(0)
    }
    held.push(await heldBy(app, page))
  }
  const [five, fifty] = [held[0], held.at(-1)]
  if (five === undefined || fifty === undefined) throw new Error('nothing was measured')
  expect(fifty.page).toBeLessThan(five.page + MAX_GROWTH_MB.page)
  expect(fifty.nodes).toBeLessThan(five.nodes + MAX_NODE_GROWTH)
  expect(fifty.main).toBeLessThan(five.main + MAX_GROWTH_MB.main)
  await app.close()
})

/** Megabytes that the page and main hold after garbage collection, and the page's elements. */
async function heldBy(app: TestApp, page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page)
  // A weak reference is kept until the task that read it is over, so that it goes with the second time only.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage')
  const { jsHeapSizeUsed, nodes } = await devtools.send('Memory.getDOMCounters').then(async (counters) => ({
    nodes: counters.nodes,
    jsHeapSizeUsed: (await devtools.send('Runtime.getHeapUsage')).usedSize,
  }))
  await devtools.detach()
  const main = await app.evaluate(() => {
    const v8 = process.getBuiltinModule('node:v8')
    const vm = process.getBuiltinModule('node:vm')
    v8.setFlagsFromString('--expose-gc')
    const collect = vm.runInNewContext('gc') as () => void
    for (let time = 0; time < 2; time++) collect()
    return process.memoryUsage().heapUsed
  })
  return { page: jsHeapSizeUsed / 1e6, nodes, main: main / 1e6 }
}
