/** Several machines at one table: codes and links, kept seats, unplugged cables, a killed host. */
import { expect, createProfile, test } from './fixture.ts'
import {
  giveBackAllSeats,
  openAppOn,
  withHostPanel,
  openBrowserOn,
  joinByLink,
  joinByPage,
  hostSaveOn,
  createMachines,
  createPeopleSave,
  startHosting,
} from './lan-devices.ts'
import { PHONE_SIZE, takeLobbySeat, openThreeDeviceTable, skippedSuffix, LAN_SKIP_REASON } from './lan-devices.ts'
import {
  answerPrompt,
  requestUndoVote,
  answerVote,
  voteCard,
  readOpenedLog,
  playAnswers,
  expectSameLog,
  expectSamePublicLog,
  findAskedPage,
} from './lan-actions.ts'
import { offeredChoicesText, sitDown } from './table-actions.ts'

test.skip(LAN_SKIP_REASON !== undefined, LAN_SKIP_REASON ?? '')
test.setTimeout(150_000)

test(`a phone, a laptop and an app play; seats survive a reload, a pulled cable and a killed host${skippedSuffix}`, async () => {
  const userData = createProfile({ asks: false })
  const save = await createPeopleSave(userData, 'Karmaka', ['Ana', 'Ben', 'Cleo'])
  const machines = createMachines('host', 'phone', 'laptop', 'desk')
  const host = await hostSaveOn(machines.host, userData, save)
  const [phone, laptop, desk] = await Promise.all([
    openBrowserOn(machines.phone, PHONE_SIZE),
    openBrowserOn(machines.laptop),
    openAppOn(machines.desk, host.link),
  ])
  const pages = [phone, laptop, desk]

  await joinByPage(phone, host.page, 'Ana')
  expect(await phone.evaluate(() => [isSecureContext, location.hostname])).toEqual([false, machines.host.address])
  await takeLobbySeat(phone, 'Ana')
  await joinByPage(laptop, host.page, 'Ben')
  await takeLobbySeat(laptop, 'Ben')
  await joinByLink(desk, 'Cleo')
  await takeLobbySeat(desk, 'Cleo')
  await playAnswers(pages, 6)
  await expectSameLog({ Ana: phone, Ben: laptop, Cleo: desk })

  // A reload keeps the seat and what is asked there.
  const one = await findAskedPage(pages)
  const before = await offeredChoicesText(one)
  await one.reload()
  await expect.poll(() => offeredChoicesText(one)).toBe(before)

  // A pulled cable is seen by others, and plugged in again brings back the same decision.
  await phone.reload()
  machines.phone.cable(false)
  await expect(laptop.getByText('The line to Ana is lost.').first()).toBeVisible({ timeout: 5000 })
  machines.phone.cable(true)
  await expect(laptop.getByText('Ana is back.').first()).toBeVisible({ timeout: 20_000 })

  // A host that is killed and started again hosts under the same codes and address, and its guests come back by themselves.
  const [mover] = [await findAskedPage(pages)]
  const wanted = await offeredChoicesText(mover)
  await host.kill()
  for (const page of [phone, laptop])
    await expect(page.getByText('The line to the table is lost.').first()).toBeVisible()
  const again = await hostSaveOn(machines.host, userData, save)
  expect([again.code, again.pageCode, again.page]).toEqual([host.code, host.pageCode, host.page])
  for (const page of pages)
    await expect(page.getByText('The line to the table is lost.')).toHaveCount(0, { timeout: 20_000 })
  await expect.poll(() => offeredChoicesText(mover)).toBe(wanted)
  await playAnswers(pages, 4)
  await expectSameLog({ Ana: phone, Ben: laptop, Cleo: desk })
})

test(`a bot plays for an absent guest until the guest is back${skippedSuffix}`, async () => {
  const { machines, host, phone, laptop, pages, sides } = await openThreeDeviceTable('Rauha')
  await playAnswers(pages, 8)

  // Who is away is played for once the host says so, and goes on where the bot has come to.
  machines.phone.cable(false)
  await expect(host.getByText('The line to Ben is lost.').first()).toBeVisible({ timeout: 5000 })
  await withHostPanel(host, (panel) => panel.getByRole('button', { name: /^Bot takes over: Ben/ }).click())
  await playAnswers([host, laptop], 6)
  machines.phone.cable(true)
  await phone.getByRole('button', { name: 'I am back' }).click({ timeout: 20_000 })
  await expect(phone.getByRole('button', { name: 'I am back' })).toHaveCount(0)
  await playAnswers(pages, 6)
  await expectSameLog(sides)
})

test(`B4-6: a phone shows the whole prompt that it waits for, and its own seat in front before the guest is back${skippedSuffix}`, async () => {
  const machines = createMachines('host', 'phone')
  const host = await openAppOn(machines.host, '--seed', 'lan')
  await sitDown(host, { game: 'Karmaka', people: ['Ana', 'Ben'], bots: 0 })
  const phone = await openBrowserOn(machines.phone, PHONE_SIZE)
  const { page: address } = await startHosting(host)
  await joinByPage(phone, address, 'Ben')
  await takeLobbySeat(phone, 'Ben')

  while ((await findAskedPage([host, phone])) === phone) await answerPrompt(phone)
  const awaited = phone.getByTestId('waiting').locator('.who')
  await expect(awaited).toHaveText('Ana, use a card for its points, its ability or your next life, or pass.')
  const { missing, lines } = await awaited.evaluate((prompt) => ({
    missing: prompt.scrollWidth - prompt.clientWidth,
    lines: prompt.clientHeight / parseFloat(getComputedStyle(prompt).lineHeight),
  }))
  expect(missing).toBeLessThanOrEqual(0)
  expect(lines).toBeGreaterThan(1.5)

  // The page has no seat while a bot plays Ben, and is opened again.
  machines.phone.cable(false)
  await expect(host.getByText('The line to Ben is lost.').first()).toBeVisible({ timeout: 20_000 })
  await withHostPanel(host, (panel) => panel.getByRole('button', { name: /^Bot takes over: Ben/ }).click())
  machines.phone.cable(true)
  await phone.reload()
  const back = phone.getByRole('button', { name: 'I am back' })
  await expect(back).toBeVisible({ timeout: 20_000 })
  const figures = phone.locator('[data-panel="figures"] h2')
  await expect(figures).toContainText('Ben')
  await back.click()
  await expect(back).toHaveCount(0)
  await expect(figures).toContainText('Ben')
})

test(`a unanimous undo vote removes a choice, and a refused vote keeps it${skippedSuffix}`, async () => {
  const { host, phone, laptop, pages, sides } = await openThreeDeviceTable('Rauha')
  // Every player keeps a card in secret; then Ben plays his.
  for (const page of pages) await answerPrompt(page)
  const kept = await readOpenedLog(host)
  await playAnswers(pages, 2)

  expect(await requestUndoVote(laptop)).toBe(true)
  await expect(voteCard(host)).toBeVisible()
  const played = await readOpenedLog(host)
  expect(played.length).toBeGreaterThan(kept.length)
  await answerVote([phone], 'Refuse')
  await expect(laptop.getByText('Ben would rather not take it back.').first()).toBeVisible()
  expect(await readOpenedLog(host)).toEqual([...played, 'Ben would rather not take it back.'])

  expect(await requestUndoVote(host)).toBe(true)
  await answerVote(pages, 'Agree')
  for (const page of pages) {
    await expect(page.getByText('Everybody agreed: the choice was taken back.').first()).toBeVisible()
    const last = async (): Promise<string | undefined> => (await readOpenedLog(page)).at(-1)
    await expect.poll(last).toMatch(/^Ana took back 1 move of Ana, .* Ben and Cleo agreed\.$/)
    expect(await readOpenedLog(page)).not.toContain(played.at(-1))
  }
  await expectSameLog(sides)
  for (const page of pages) await answerPrompt(page)
  await playAnswers(pages, 3)
  await expectSameLog(sides)
  await giveBackAllSeats(host, [phone, laptop])
  await expectSamePublicLog(pages)
})
