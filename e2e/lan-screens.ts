/**
 * All screens of a table with several devices, in the order in which players reach them; the caller decides what to do at each.
 */
import type { Page } from '@playwright/test'
import { openAppOn, withHostPanel, openBrowserOn, joinByPage, startHosting, createMachines } from './lan-devices.ts'
import { answerPrompt, requestUndoVote, answerVote, findAskedPage } from './lan-actions.ts'
import { expect } from './fixture.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'
import { PHONE } from './touch.ts'

/** Emulated media features of a screen. */
export type MediaEmulation = Parameters<Page['emulateMedia']>[0]

/**
 * Hosts a table for two, admits a guest on a phone, and interrupts the phone's connection.
 * @param at called at each screen, with its name
 */
export async function visitLanScreens(
  media: MediaEmulation,
  at: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const machines = createMachines('host', 'phone', 'desk')
  const lit = async (page: Page): Promise<Page> => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media })
    return page
  }
  const [host, desk] = await Promise.all([
    openAppOn(machines.host, '--seed', 'lan').then(lit),
    openAppOn(machines.desk).then(lit),
  ])
  const open = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

  // The host.
  await sitDown(host, { game: 'Moksha', people: ['Ana', 'Ben'], bots: 0 })
  await waitForPrompt(host)
  await withHostPanel(host, () => at(host, 'host-off'))
  const { page: address } = await startHosting(host)
  await withHostPanel(host, () => at(host, 'host'))

  // An app looks for tables.
  await open(desk, 'Join a table')
  await expect(desk.getByRole('heading', { name: 'Tables nearby' })).toBeVisible()
  await expect(desk.getByText('Moksha', { exact: false }).first()).toBeVisible({ timeout: 20_000 })
  await at(desk, 'join')

  // A guest joins with a phone.
  const seen = (await openBrowserOn(machines.phone)).context().browser()
  if (seen === null) throw new Error('there is no browser')
  const phone = await lit(
    await (await seen.newContext({ viewport: PHONE.viewport, hasTouch: true, isMobile: true })).newPage(),
  )
  await phone.goto(address)
  await expect(phone.getByLabel('Your name')).toBeVisible()
  await at(phone, 'door')
  await joinByPage(phone, address, 'Wilhelmina Featherstone')
  await expect(phone.getByRole('heading', { name: 'Take a seat' })).toBeVisible()
  await at(phone, 'lobby')

  // The guest asks for a seat.
  await withHostPanel(host, (panel) =>
    panel.getByRole('checkbox', { name: 'Whoever knows the code may sit down' }).uncheck({ force: true }),
  )
  await phone.getByRole('checkbox', { name: 'Ben' }).check({ force: true })
  await open(phone, 'Sit down')
  await expect(phone.getByText('The host is asked')).toBeVisible()
  await at(phone, 'lobby-asked')
  await expect(host.getByText('would like to sit down').first()).toBeVisible()
  await at(host, 'asked')
  await withHostPanel(host, async (panel) => {
    await at(host, 'host-asked')
    await panel.getByRole('button', { name: 'Let in' }).click()
  })
  await expect(phone.locator('section[aria-label^="Board of"]')).toBeVisible()
  await at(phone, 'table-waiting')

  // Chat.
  await open(host, 'Talk to the table')
  await at(host, 'talk')
  await open(host, 'Well played!')
  await expect(phone.getByText('Well played!')).toBeVisible()
  await at(phone, 'talk-heard')
  await host.keyboard.press('Escape')

  // A player requests an undo by vote.
  const mover = await findAskedPage([host, phone])
  const other = mover === host ? phone : host
  while ((await answerPrompt(mover)) !== 'endTurn') await waitForPrompt(mover)
  await waitForPrompt(other)
  await at(other, 'table')
  // No vote is needed until another player has acted since.
  await answerPrompt(other)
  await waitForPrompt(other)
  expect(await requestUndoVote(mover)).toBe(true)
  await expect(other.getByTestId('consent')).toBeVisible()
  await at(other, 'consent')
  await at(mover, 'consent-wished')
  await answerVote([other], 'Refuse')

  // The phone's connection breaks.
  machines.phone.cable(false)
  await expect(host.getByText('is lost').first()).toBeVisible({ timeout: 10_000 })
  await at(host, 'lost')
  await expect(phone.getByText('The line to the table is lost.').first()).toBeVisible({ timeout: 10_000 })
  await at(phone, 'lost-here')
  await withHostPanel(host, () => at(host, 'host-lost'))
}
