/** A phone that has lost its token rejoins under the same name, and the host gives it its seat again. */
import { expect, test } from './fixture.ts'
import {
  openAppOn,
  withHostPanel,
  openBrowserOn,
  joinByPage,
  startHosting,
  createMachines,
  takeLobbySeat,
  skippedSuffix,
  LAN_SKIP_REASON,
} from './lan-devices.ts'
import { playAnswers } from './lan-actions.ts'
import { sitDown } from './table-actions.ts'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
test.setTimeout(150_000)

test(`public 14: a guest without a token reads that the seat is kept, and regains it with one click of the host${skippedSuffix}`, async () => {
  const machines = createMachines('host', 'phone')
  const host = await openAppOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0 })
  const first = await openBrowserOn(machines.phone)
  const entry = await startHosting(host)
  await joinByPage(first, entry.page, 'Ben')
  await takeLobbySeat(first, 'Ben')
  await playAnswers([host, first], 2)

  // A private tab that is closed keeps nothing.
  const browser = first.context().browser()
  await first.context().close()
  await expect(host.getByText('The line to Ben is lost.').first()).toBeVisible({ timeout: 20_000 })
  const again = await (await browser?.newContext({ viewport: { width: 390, height: 844 } }))?.newPage()
  if (again === undefined) throw new Error('there is no browser')
  await joinByPage(again, entry.page, 'Ben')
  await expect(again.getByText('Ben has a seat here and is away.', { exact: false })).toBeVisible({ timeout: 20_000 })
  await expect(host.getByText('Ben is back?', { exact: false }).first()).toBeVisible()
  // @shots
  await host.getByRole('button', { name: 'Give Ben’s seat to this device' }).first().click()
  await expect(again.getByText('Ben has a seat here', { exact: false })).toHaveCount(0, { timeout: 20_000 })
  await expect(host.getByText('Ben is back?', { exact: false })).toHaveCount(0)
  await playAnswers([host, again], 3)
  await withHostPanel(host, (panel) => expect(panel.getByText('Ben 2')).toHaveCount(0))
})
