/** Host transfer to a guest's machine: all players agree and reconnect automatically, and the old file is no longer playable. */
import { expect, test } from './fixture.ts'
import {
  openAppOn,
  withHostPanel,
  openBrowserOn,
  joinByAddress,
  joinByPage,
  startHosting,
  createMachines,
  takeLobbySeat,
} from './lan-devices.ts'
import { skippedSuffix, LAN_SKIP_REASON } from './lan-devices.ts'
import { transferHost, playAnswers, expectSameLog, findAskedPage } from './lan-actions.ts'
import { offeredChoicesText, sitDown } from './table-actions.ts'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
test.setTimeout(150_000)

test(`after a host transfer to a guest’s machine all go on at the same decision, and the old host is a guest${skippedSuffix}`, async () => {
  const machines = createMachines('host', 'desk', 'laptop')
  const host = await openAppOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game: 'Karmaka', people: ['Ana', 'Ben', 'Cleo'], bots: 0 })
  const [desk, laptop] = await Promise.all([openAppOn(machines.desk), openBrowserOn(machines.laptop)])
  const entry = await startHosting(host)
  await joinByAddress(desk, entry, 'Ben')
  await takeLobbySeat(desk, 'Ben')
  await joinByPage(laptop, entry.page, 'Cleo')
  await takeLobbySeat(laptop, 'Cleo')
  const pages = [host, desk, laptop]
  await playAnswers(pages, 5)
  const mover = await findAskedPage(pages)
  const before = await offeredChoicesText(mover)

  await transferHost(host, 'Ben', pages)

  // Ben's machine has the panel from now on, and Ana is a guest there.
  await expect(desk.getByText('The table is yours now').first()).toBeVisible({ timeout: 20_000 })
  await expect(host.getByText('The table has moved').first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => new URL(laptop.url()).hostname, { timeout: 20_000 }).toBe(machines.desk.address)
  await expect.poll(() => offeredChoicesText(mover), { timeout: 20_000 }).toBe(before)
  await playAnswers(pages, 6)
  await expectSameLog({ Ana: host, Ben: desk, Cleo: laptop })
  await withHostPanel(desk, (panel) => expect(panel.getByRole('button', { name: /Ana/ }).first()).toBeVisible())

  // At home the old host's file says that it was transferred, and cannot be played on.
  await host.getByRole('button', { name: 'Menu', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Leave the table' }).click()
  await host.getByRole('button', { name: 'Leave, and keep my seats' }).click()
  await expect(host.getByText('Handed over').first()).toBeVisible()
})
