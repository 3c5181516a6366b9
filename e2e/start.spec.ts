/** The first start: the screens of a new player, and the restrictions that the window imposes on a page. */
import type { Page } from '@playwright/test'
import { expect, launchApp, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'

const GAMES = ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma']

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Samsara' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(GAMES.length)
  for (const game of GAMES) await expect(page.getByRole('button', { name: `Play ${game}` })).toBeVisible()
  await expect(page.getByText('Coming', { exact: true })).toHaveCount(0)
}

test('the first start shows all games, each of them playable, and no table to continue', async ({ page }) => {
  await expectHome(page)
  await expect(page.getByRole('button', { name: /^Continue/ })).toHaveCount(0)
  await expect(page.getByText('No table is waiting for you')).toBeVisible()
})

test('there is one window, and it is shown @smoke', async ({ app, page }) => {
  await expectHome(page)
  const visible = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((it) => it.isVisible()))
  expect(visible).toEqual([true])
})

test('the page has no Node, and cannot change its bridge @smoke', async ({ page }) => {
  await expectHome(page)
  const found = await page.evaluate(() => ({
    globals: ['require', 'process', 'module', 'global', 'Buffer', 'electron', 'ipcRenderer'].filter(
      (it) => it in window,
    ),
    bridge: Object.keys((window as unknown as { samsara: object }).samsara).sort(),
    frozen: Object.isFrozen((window as unknown as { samsara: object }).samsara),
  }))
  expect(found).toEqual({ globals: [], bridge: ['call', 'on'], frozen: true })
})

test('the content security policy allows own files only, no inline script and no eval @smoke', async ({ page }) => {
  await expectHome(page)
  const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'))
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  const tried = await page.evaluate(async () => {
    // Out of the test's own evaluation, which policies do not hold back.
    await new Promise((later) => setTimeout(later))
    const script = document.createElement('script')
    script.textContent = 'window.inlineRan = true'
    document.head.append(script)
    let evaluated = true
    try {
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the policy must forbid
      new Function('return 1')()
    } catch {
      evaluated = false
    }
    return { inline: 'inlineRan' in window, evaluated }
  })
  expect(tried).toEqual({ inline: false, evaluated: false })
})

test('the page cannot navigate elsewhere or open windows @smoke', async ({ app, page }) => {
  await expectHome(page)
  const before = page.url()
  const opened = await page.evaluate(() => window.open('https://elsewhere.example/'))
  expect(opened).toBeNull()
  await page.evaluate(() => {
    location.href = 'https://elsewhere.example/'
  })
  // A call that is answered after the attempt shows that the page still stands.
  const stands = await page.evaluate(async () => {
    const { samsara } = window as unknown as { samsara: { call(name: string): Promise<{ ok: boolean }> } }
    return (await samsara.call('desk.games')).ok
  })
  expect(stands).toBe(true)
  expect(page.url()).toBe(before)
  expect(app.windows()).toHaveLength(1)
  await expectHome(page)
})

test('without Electron the headless host serves the same app to a browser', async () => {
  const host = await launchHeadlessHost()
  const page = await host.openPage()
  await expectHome(page)
  expect(new URL(page.url())).toMatchObject({ search: '', hash: '' })
  await host.stop()
})

test('F5: a window survives the loss of its terminal, whatever main writes there', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  await expectHome(page)
  app.process().stdout?.destroy()
  app.process().stderr?.destroy()
  for (let n = 0; n < 3; n++) {
    await app.evaluate(
      () =>
        new Promise<void>((resolve) =>
          process.stderr.write('into the void\n', () => process.stdout.write('\n', () => resolve())),
        ),
    )
  }
  await page.reload()
  await expectHome(page)
  await app.close()
})
