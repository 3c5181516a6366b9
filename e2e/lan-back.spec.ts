/** A phone that has forgotten the way back to its seat comes in again under the same name, and the host gives it the seat. */
import { expect, test } from './fixture.ts'
import { appOn, atPanel, browserOn, enterByPage, hostHere, newMachines, takeSeat, unless, WHY_NOT } from './lan.ts'
import { playOn } from './lan-play.ts'
import { sitDown } from './table.ts'

test.skip(WHY_NOT !== undefined, WHY_NOT ?? '')
test.setTimeout(150_000)

test(`public 14: who has lost the way back reads what happens, and has the seat again by one click of the host${unless}`, async () => {
  const machines = newMachines('host', 'phone')
  const host = await appOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0 })
  const first = await browserOn(machines.phone)
  const entry = await hostHere(host)
  await enterByPage(first, entry.page, 'Ben')
  await takeSeat(first, 'Ben')
  await playOn([host, first], 2)

  // A private tab that is closed keeps nothing.
  const browser = first.context().browser()
  await first.context().close()
  await expect(host.getByText('The line to Ben is lost.').first()).toBeVisible({ timeout: 20_000 })
  const again = await (await browser?.newContext({ viewport: { width: 390, height: 844 } }))?.newPage()
  if (again === undefined) throw new Error('there is no browser')
  await enterByPage(again, entry.page, 'Ben')
  await expect(again.getByText('Ben has a seat here and is away.', { exact: false })).toBeVisible({ timeout: 20_000 })
  await expect(host.getByText('Ben is back?', { exact: false }).first()).toBeVisible()
  // @shots
  await host.getByRole('button', { name: 'Give Ben’s seat to this device' }).first().click()
  await expect(again.getByText('Ben has a seat here', { exact: false })).toHaveCount(0, { timeout: 20_000 })
  await expect(host.getByText('Ben is back?', { exact: false })).toHaveCount(0)
  await playOn([host, again], 3)
  await atPanel(host, (panel) => expect(panel.getByText('Ben 2')).toHaveCount(0))
})
