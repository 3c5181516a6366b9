/** A host that is silent or sends invalid messages: the page reports it, and a way out always exists. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { openFakeHostGuestPage } from './fake-host.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { choiceButtons, sitDown } from './table-actions.ts'

/** The parts of a host's answer to `table.current` that these tests corrupt. */
interface Told {
  info: Record<string, unknown> & { game: Record<string, unknown> }
  moment: { view: unknown }
  status: Record<string, unknown>
  history: unknown[]
}

const SPOILT: Readonly<Record<string, (told: Told) => unknown>> = {
  'without a status': (told) => ({ ...told, status: null }),
  'without info': (told) => ({ ...told, info: null }),
  'the board of another game': (told) => ({
    ...told,
    info: { ...told.info, game: { ...told.info.game, id: 'karmaka' } },
  }),
  'without a view': (told) => ({ ...told, moment: { ...told.moment, view: null } }),
  'with an empty view': (told) => ({ ...told, moment: { ...told.moment, view: {} } }),
  'with a result for a seat that does not exist': (told) => ({
    ...told,
    status: {
      ...told.status,
      deciders: [],
      decision: undefined,
      outcome: { ranking: [{ rank: 1, seats: [99] }], reason: { id: 'chakra.end' } },
    },
  }),
  'with choices of a wrong form': (told) => ({
    ...told,
    status: { ...told.status, decision: { seat: 0, id: 1, choices: [null, 5, { kind: {} }] } },
  }),
  'with nothing in its history': (told) => ({ ...told, history: [[null]] }),
}

/** The uncaught errors of a page. */
function uncaught(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Stands between a page and its host: each answer to `table.current` is what `spoil` makes of it; undefined: none comes. */
async function between(page: Page, spoil: () => (told: Told) => unknown): Promise<void> {
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    const asked = new Set<number>()
    socket.onMessage((text) => {
      const { id, call } = JSON.parse(String(text)) as { id: number; call: string }
      if (call === 'table.current') asked.add(id)
      server.send(text)
    })
    server.onMessage((text) => {
      const said = JSON.parse(String(text)) as { id?: number; reply?: { ok: boolean; value: Told } }
      if (said.id === undefined || !asked.has(said.id) || said.reply?.ok !== true) {
        socket.send(text)
        return
      }
      const value = spoil()(said.reply.value)
      if (value !== undefined) socket.send(JSON.stringify({ id: said.id, reply: { ok: true, value } }))
    })
  })
}

const home = (page: Page) => page.getByRole('button', { name: 'Play Chakra' })

test('S2: an invalid table is shown as a failed table, with a button to Home', async () => {
  const app = await launchHeadlessHost({ args: ['--seed', 'broken', '--pace', '0'] })
  const page = await app.openPage()
  const errors = uncaught(page)
  let spoil = (told: Told): unknown => told
  await between(page, () => spoil)
  await page.reload()
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  await expect(choiceButtons(page).first()).toBeVisible()

  for (const [how, spoiling] of Object.entries(SPOILT)) {
    await test.step(how, async () => {
      spoil = spoiling
      await page.reload()
      await expect(page.getByRole('alert').getByText('cannot be shown')).toBeVisible()
      await page.getByRole('button', { name: 'Back home' }).click()
      await expect(home(page)).toBeVisible()
      // Nothing of it is lost: told as it is, it goes on.
      spoil = (told) => told
      await page.getByRole('button', { name: /^Continue Chakra/ }).click()
      await expect(choiceButtons(page).first()).toBeVisible()
    })
  }
  expect(errors).toEqual([])
  await app.stop()
})

test('S2: a player leaves the table of a silent host, by button and by Escape', async () => {
  const app = await launchHeadlessHost({ args: ['--seed', 'broken', '--pace', '0'] })
  const page = await app.openPage()
  const errors = uncaught(page)
  let spoil = (told: Told): unknown => told
  await between(page, () => spoil)
  await page.reload()
  await sitDown(page, { game: 'Chakra', people: ['Ana'], bots: 1 })
  for (const out of [
    () => page.getByRole('button', { name: 'Back home' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await expect(choiceButtons(page).first()).toBeVisible()
    spoil = () => undefined
    await page.reload()
    await expect(page.getByText('Setting up the table')).toBeVisible()
    await out()
    await expect(home(page)).toBeVisible()
    spoil = (told) => told
    await page.getByRole('button', { name: /^Continue Chakra/ }).click()
  }
  expect(errors).toEqual([])
  await app.stop()
})

test('S2: a guest’s page returns to its entrance from a silent host, and from one that sends an invalid table', async () => {
  const app = await launchHeadlessHost()
  const page = await app.openPage()
  const errors = uncaught(page)
  let answer = (_call: string): unknown => undefined
  await openFakeHostGuestPage(page, app.url, (call) => answer(call))
  const door = page.getByRole('heading', { name: 'Join the table' })
  await expect(page.getByText('Setting up the table')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the entrance' }).click()
  await expect(door).toBeVisible()
  // The seat is kept.
  answer = (call) => (call === 'table.current' ? { info: null } : undefined)
  await page.getByRole('button', { name: 'Come in again' }).click()
  await expect(page.getByRole('alert').getByText('cannot be shown')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(door).toBeVisible()
  expect(errors).toEqual([])
  await app.stop()
})
