/** Screens of a table between two apps after a guest has joined: watching, being offered the table, leaving and coming back. */
import type { Page } from '@playwright/test'
import { openAppOn, withHostPanel, joinByAddress, startHosting, createMachines } from './lan-devices.ts'
import { answerVote } from './lan-actions.ts'
import { expect } from './fixture.ts'
import type { MediaEmulation } from './lan-screens.ts'
import { waitForPrompt, sitDown } from './table-actions.ts'

const clickButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/**
 * Hosts a table for two, which a guest joins with another app.
 * @param at called at each screen, with its name
 */
export async function visitGuestScreens(
  media: MediaEmulation,
  at: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const machines = createMachines('host', 'desk')
  const [host, desk] = await Promise.all([openAppOn(machines.host, '--seed', 'lan'), openAppOn(machines.desk)])
  for (const page of [host, desk]) await page.emulateMedia(media ?? {})
  await sitDown(host, { game: 'Moksha', people: ['Ana', 'Ben'], bots: 0 })
  await waitForPrompt(host)
  const entry = await startHosting(host)

  // The guest watches, then takes a seat.
  await joinByAddress(desk, entry, 'Wilhelmina Featherstone')
  await expect(desk.getByTestId('lobby')).toBeVisible()
  await at(desk, 'lobby-app')
  await clickButton(desk, 'Only watch')
  await expect(desk.getByText('You watch.')).toBeVisible()
  await at(desk, 'watching')
  await fromMenu(desk, 'Seats and people')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await at(desk, 'people')
  await desk.getByRole('checkbox', { name: 'Ben' }).check({ force: true })
  await clickButton(desk, 'Sit down')
  await expect(desk.getByText('You watch.')).toHaveCount(0)
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toHaveCount(0)

  // The host's actions on the guest, with their confirmations.
  const name = 'Wilhelmina Featherstone'
  await withHostPanel(host, async (panel) => {
    await panel.getByRole('button', { name: 'Give this seat to …' }).first().click()
    await expect(host.getByRole('menuitem', { name })).toBeVisible()
    await at(host, 'host-give')
    await host.getByRole('menuitem', { name }).click()
    await expect(host.getByRole('dialog')).toHaveCount(2)
    await at(host, 'host-give-ask')
    await host.keyboard.press('Escape')
    await clickButton(host, `Send away: ${name}`)
    await expect(host.getByRole('dialog')).toHaveCount(2)
    await at(host, 'host-remove-ask')
    await host.keyboard.press('Escape')
    await expect(host.getByRole('dialog')).toHaveCount(1)
  })

  // The guest is asked to become the host, and refuses.
  await fromMenu(host, 'Play with other devices')
  await clickButton(host, `Hand over the table to ${name}`)
  await expect(host.getByRole('dialog')).toHaveCount(2)
  await at(host, 'hand-ask')
  await clickButton(host, 'Ask everybody')
  await expect(desk.getByTestId('consent')).toBeVisible()
  await at(desk, 'hand')
  await at(host, 'hand-wished')
  await answerVote([desk], 'Refuse')

  // The guest leaves and comes back.
  await fromMenu(desk, 'Leave the table')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await at(desk, 'leave')
  await clickButton(desk, 'Leave, and keep my seats')
  await clickButton(desk, 'Join a table')
  await expect(desk.getByRole('heading', { name: 'Your seats elsewhere' })).toBeVisible()
  await at(desk, 'join-back')
  await clickButton(desk, /^Come back to /)
  await expect(desk.locator('section[aria-label^="Board of"]')).toBeVisible()

  // The host closes the table.
  await fromMenu(host, 'Play with other devices')
  await clickButton(host, 'Stop hosting')
  await expect(host.getByRole('dialog')).toHaveCount(2)
  await at(host, 'host-stop')
  await host.getByRole('dialog').last().getByRole('button', { name: 'Stop hosting' }).click()
  await expect(desk.getByText('The host has closed this table for now.').first()).toBeVisible()
  await at(desk, 'closed')
}
