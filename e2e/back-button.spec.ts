/**
 * Back navigation, in a browser and in a window without one: the topmost overlay closes first, and no table is left by accident.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { openFakeHostGuestPage } from './fake-host.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { choiceButtons, offeredChoicesText, sitDown } from './table-actions.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const home = (page: Page) => page.getByRole('button', { name: 'Play Chakra' })
const board = (page: Page) => page.locator('section[aria-label="Board of Chakra"]')

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The ways to lay something over a table, and how it is seen that it is there. */
const ON_TOP = [
  {
    what: 'the menu',
    open: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    seen: (page: Page) => page.getByRole('menu'),
  },
  { what: 'the settings', open: (page: Page) => fromMenu(page, 'Settings'), seen: dialog },
  {
    what: 'the legend',
    open: (page: Page) => page.keyboard.press('i'),
    seen: (page: Page) => page.locator('[data-panel="legend"]'),
  },
  {
    what: 'what the decision is about',
    open: (page: Page) => page.keyboard.press('q'),
    seen: (page: Page) => page.locator('[data-panel="why"]'),
  },
  {
    what: 'the look back',
    open: (page: Page) => page.keyboard.press('p'),
    seen: (page: Page) => page.getByRole('slider'),
  },
]

test('public 33, AB9: on the own page Back closes the topmost overlay, then goes Home, and Forward returns to the table', async () => {
  const app = await launchHeadlessHost({ args: ['--seed', 'back', '--pace', '0'] })
  const page = await app.openPage()
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await expect(choiceButtons(page).first()).toBeVisible()
  const before = await offeredChoicesText(page)
  for (const { what, open, seen } of ON_TOP)
    await test.step(what, async () => {
      await open(page)
      await expect(seen(page)).toBeVisible()
      await page.goBack()
      await expect(seen(page)).toHaveCount(0)
      await expect(board(page)).toBeVisible()
    })
  // Two things at once: the upper one first.
  await page.keyboard.press('i')
  await fromMenu(page, 'Settings')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[data-panel="legend"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('[data-panel="legend"]')).toHaveCount(0)

  await page.goBack()
  await expect(home(page)).toBeVisible()
  await page.goForward()
  await expect(choiceButtons(page).first()).toBeVisible()
  // The board is painted once more, and offers nothing before that.
  await expect.poll(() => offeredChoicesText(page)).toBe(before)
  await app.stop()
})

test('public 33: at Home Back first closes a dialog, and then leaves the app', async () => {
  const app = await launchHeadlessHost()
  const page = await app.openPage()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(home(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await app.stop()
})

test('public 33: on a guest’s page Back closes the topmost overlay, and asks before leaving the table', async () => {
  const app = await launchHeadlessHost({ args: ['--seed', 'back', '--pace', '0'] })
  const own = await app.openPage()
  // A table as its own seat sees it.
  let current: unknown
  await own.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    const asked = new Set<number>()
    socket.onMessage((text) => {
      const { id, call } = JSON.parse(String(text)) as { id: number; call: string }
      if (call === 'table.current') asked.add(id)
      server.send(text)
    })
    server.onMessage((text) => {
      const said = JSON.parse(String(text)) as { id?: number; reply?: { value: unknown } }
      if (said.id !== undefined && asked.has(said.id)) current = said.reply?.value
      socket.send(text)
    })
  })
  await own.reload()
  await sitDown(own, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await expect(choiceButtons(own).first()).toBeVisible()
  // Told as a whole once more, now that something is asked.
  await own.reload()
  await expect(choiceButtons(own).first()).toBeVisible()
  const people = {
    table: 't1',
    me: 'p1',
    waiting: [],
    open: true,
    locked: false,
    asking: [],
    parties: [
      { id: 'host', name: 'Ana', kind: 'host', seats: [] },
      { id: 'p1', name: 'Ben', kind: 'browser', seats: [0] },
    ],
    holders: [{ by: 'party', party: 'p1' }, { by: 'bot' }],
  }
  const page = await own.context().newPage()
  await openFakeHostGuestPage(page, app.url, (call) =>
    call === 'table.current' ? current : call === 'table.people' ? people : null,
  )
  await expect(choiceButtons(page).first()).toBeVisible()
  await fromMenu(page, 'Settings')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(board(page)).toBeVisible()
  // The table itself is not left: it is asked.
  await page.goBack()
  await expect(dialog(page)).toContainText('Leave the table')
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(board(page)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(choiceButtons(page).first()).toBeVisible()
  await app.stop()
})

test('public 33: in a window of the app Alt and the arrow keys go back and forward', async ({ page }) => {
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await expect(choiceButtons(page).first()).toBeVisible()
  await fromMenu(page, 'Settings')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(dialog(page)).toHaveCount(0)
  await expect(board(page)).toBeVisible()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(home(page)).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(choiceButtons(page).first()).toBeVisible()
})
