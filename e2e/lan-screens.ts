/** Every screen of a table between several devices, in the order in which people come to them; what is done at each, its caller says. */
import type { Page } from '@playwright/test'
import { openAppOn, withHostPanel, openBrowserOn, joinByPage, startHosting, createMachines } from './lan-devices.ts'
import { answerPrompt, requestUndoVote, answerVote, findAskedPage } from './lan-actions.ts'
import { expect } from './fixture.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'
import { PHONE } from './touch.ts'

/** How a screen looks, as a page is told. */
export type MediaEmulation = Parameters<Page['emulateMedia']>[0]

/**
 * Hosts a table of two, lets somebody in with a phone, and lets the line break.
 * @param at is called at each screen, by its name
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

  // Who hosts.
  await sitDown(host, { game: 'Moksha', people: ['Ana', 'Ben'], bots: 0 })
  await waitForPrompt(host)
  await withHostPanel(host, () => at(host, 'host-off'))
  const { page: address } = await startHosting(host)
  await withHostPanel(host, () => at(host, 'host'))

  // Who looks for it.
  await open(desk, 'Join a table')
  await expect(desk.getByRole('heading', { name: 'Tables nearby' })).toBeVisible()
  await expect(desk.getByText('Moksha', { exact: false }).first()).toBeVisible({ timeout: 20_000 })
  await at(desk, 'join')

  // Who comes in by a phone.
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

  // Whoever wants to sit down asks.
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

  // Who talks.
  await open(host, 'Talk to the table')
  await at(host, 'talk')
  await open(host, 'Well played!')
  await expect(phone.getByText('Well played!')).toBeVisible()
  await at(phone, 'talk-heard')
  await host.keyboard.press('Escape')

  // Who would like to take something back.
  const mover = await findAskedPage([host, phone])
  const other = mover === host ? phone : host
  while ((await answerPrompt(mover)) !== 'endTurn') await waitForPrompt(mover)
  await waitForPrompt(other)
  await at(other, 'table')
  // Where nobody would lose anything nobody is asked.
  await answerPrompt(other)
  await waitForPrompt(other)
  expect(await requestUndoVote(mover)).toBe(true)
  await expect(other.getByTestId('consent')).toBeVisible()
  await at(other, 'consent')
  await at(mover, 'consent-wished')
  await answerVote([other], 'Refuse')

  // Whose line breaks.
  machines.phone.cable(false)
  await expect(host.getByText('is lost').first()).toBeVisible({ timeout: 10_000 })
  await at(host, 'lost')
  await expect(phone.getByText('The line to the table is lost.').first()).toBeVisible({ timeout: 10_000 })
  await at(phone, 'lost-here')
  await withHostPanel(host, () => at(host, 'host-lost'))
}
