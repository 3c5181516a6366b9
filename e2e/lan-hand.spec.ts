/** The host hands the table to a guest's machine: everybody agrees and follows by themselves, and the old file plays no more. */
import { expect, test } from './fixture.ts'
import { appOn, atPanel, browserOn, enterByAddress, enterByPage, hostHere, newMachines, takeSeat } from './lan.ts'
import { unless, WHY_NOT } from './lan.ts'
import { handOver, playOn, sameLog, whoseTurn } from './lan-play.ts'
import { offer, sitDown } from './table.ts'

test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')
test.setTimeout(150_000)

test(`a table is handed to a guest’s machine: all go on there, at the same decision, and its old host is a guest${unless}`, async () => {
  const machines = newMachines('host', 'desk', 'laptop')
  const host = await appOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game: 'Karmaka', people: ['Ana', 'Ben', 'Cleo'], bots: 0 })
  const [desk, laptop] = await Promise.all([appOn(machines.desk), browserOn(machines.laptop)])
  const entry = await hostHere(host)
  await enterByAddress(desk, entry, 'Ben')
  await takeSeat(desk, 'Ben')
  await enterByPage(laptop, entry.page, 'Cleo')
  await takeSeat(laptop, 'Cleo')
  const pages = [host, desk, laptop]
  await playOn(pages, 5)
  const mover = await whoseTurn(pages)
  const before = await offer(mover)

  await handOver(host, 'Ben', pages)

  // Ben's machine has the panel from now on, and Ana is a guest there.
  await expect(desk.getByText('The table is yours now').first()).toBeVisible({ timeout: 20_000 })
  await expect(host.getByText('The table has moved').first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => new URL(laptop.url()).hostname, { timeout: 20_000 }).toBe(machines.desk.address)
  await expect.poll(() => offer(mover), { timeout: 20_000 }).toBe(before)
  await playOn(pages, 6)
  await sameLog({ Ana: host, Ben: desk, Cleo: laptop })
  await atPanel(desk, (panel) => expect(panel.getByRole('button', { name: /Ana/ }).first()).toBeVisible())

  // At home the old host's file says that it was handed over, and goes no further.
  await host.getByRole('button', { name: 'Menu', exact: true }).click()
  await host.getByRole('menuitem', { name: 'Leave the table' }).click()
  await host.getByRole('button', { name: 'Leave, and keep my seats' }).click()
  await expect(host.getByText('Handed over').first()).toBeVisible()
})
