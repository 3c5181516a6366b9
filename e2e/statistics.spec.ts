/** Statistics: every finished game counts once, and they can be filtered, exported and reset. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { createSampleResults, writeGameResults } from './sample-results.ts'
import { waitUntilStill } from './pictures.ts'
import { writeRecordedSave } from './prepared-saves.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, endTurnButton } from './table-actions.ts'

const PEOPLE = [
  { kind: 'person', name: 'Ana', colour: 0 },
  { kind: 'person', name: 'Ben', colour: 1 },
]
const header = { title: 'Chakra', seats: PEOPLE, savedAt: 1_700_000_000_000, over: false }

/** Plays a table whose end is near to its end. */
async function finish(page: Page, nth: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Continue Chakra/ })
    .nth(nth)
    .click()
  for (let n = 0; n < 60; n++) {
    const now = await waitForPrompt(page)
    if (now === 'over') break
    // These games end as soon as nothing more comes about.
    const calm = choiceButtons(page).filter({ hasText: 'Meditate' })
    const choice = (await calm.count()) > 0 ? calm : choiceButtons(page)
    await actAndWaitForPrompt(page, () => (now === 'endTurn' ? endTurnButton(page).click() : choice.first().click()))
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Home', exact: true }).click()
}

const figure = (page: Page, name: string): ReturnType<Page['locator']> =>
  page.locator('dl[aria-label="Overview"] > div', { hasText: name }).locator('dd').first()

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused()
}

test('three games that are played to the end count once each, and a copy of a save does not count', async () => {
  const userData = createProfile({ asks: false })
  writeRecordedSave(userData, 'one', 'chakra/end-harmony', header, 4)
  writeRecordedSave(userData, 'two', 'chakra/end-standoff', header, 2)
  writeRecordedSave(userData, 'three', 'chakra/end-stall', header, 3)
  const first = await launchApp({ userData, args: ['--pace', '0'] })
  const page = await first.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await expect(page.getByRole('heading', { name: 'Nothing played to its end yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  for (let game = 1; game <= 3; game++) {
    await finish(page, 0)
    await open(page)
    await expect(figure(page, 'game')).toHaveText(String(game))
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await first.close()

  // The same game once more, under another name: nothing is won by a copy.
  const saves = join(userData, 'saves')
  copyFileSync(join(saves, 'one.samsara'), join(saves, 'copy.samsara'))
  const second = await launchApp({ userData })
  const again = await second.firstWindow()
  await open(again)
  await expect(figure(again, 'games')).toHaveText('3')
  await second.close()
})

test('the statistics can be filtered, exported and reset', async () => {
  const userData = createProfile()
  const results = createSampleResults(60, Date.UTC(2026, 10, 20, 12))
  writeGameResults(userData, results)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  await open(page)
  // Games with the Sage's advice are counted from the beginning.
  const usual = results.filter(({ practice, branched }) => !practice && !branched)
  const practice = results.filter((each) => each.practice && !each.branched)
  await expect(figure(page, 'games')).toHaveText(String(usual.length))

  await page.getByRole('checkbox', { name: /^Practice/ }).check()
  await expect(figure(page, 'games')).toHaveText(String(usual.length + practice.length))
  await page.getByRole('checkbox', { name: /^Practice/ }).uncheck()
  await page.getByLabel('Game', { exact: true }).selectOption('Moksha')
  const moksha = usual.filter(({ game }) => game === 'moksha')
  await expect(figure(page, moksha.length === 1 ? 'game' : 'games')).toHaveText(String(moksha.length))
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Count all' }).click()
  await expect(figure(page, 'games')).toHaveText(String(usual.length))

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await coming).path()
  const lines = readFileSync(file, 'utf8').trim().split('\r\n')
  expect(lines).toHaveLength(1 + results.flatMap(({ seats }) => seats).length)

  await page.getByRole('button', { name: 'Begin anew' }).click()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(figure(page, 'games')).toHaveText(String(usual.length))
  await page.getByRole('button', { name: 'Begin anew' }).click()
  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing played to its end yet' })).toBeVisible()
  expect(readdirSync(join(userData, 'kept'))).toEqual(['results.json'])
  await app.close()
})

/**
 * Texts in which a name from right to left moves what stands beside it. A name between isolates is one piece, and so is every other
 * character: on a line each piece lies to the right of the one before it.
 */
function outOfOrder(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (!/[\u0590-\u06FF]/.test(text)) continue
      let last: DOMRect | undefined
      for (const { 0: piece, index } of text.matchAll(/^[\u0590-\u06FF\u200C]+$|\u2068[^\u2069]*\u2069|\S/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + piece.length)
        const box = range.getBoundingClientRect()
        const isNewLine = last !== undefined && box.top >= last.bottom
        if (last !== undefined && !isNewLine && box.left < last.right - 1) found.push(text)
        last = box
      }
    }
    return [...new Set(found)]
  })
}

const DOORS = { en: 'Statistics', fr: 'Statistiques', de: 'Statistik' } as const

for (const [locale, door] of Object.entries(DOORS))
  test(`public 8: right-to-left names do not move the words and dates beside them, ${locale}`, async () => {
    const userData = createProfile()
    const names: Readonly<Record<string, string>> = { Ana: 'مريم', Ben: 'דוד', Io: 'علی\u200Cرضا' }
    const results = createSampleResults(90, Date.UTC(2026, 8, 20, 12)).map((result) => ({
      ...result,
      seats: result.seats.map((seat) => ({ ...seat, name: names[seat.name] ?? seat.name })),
    }))
    writeGameResults(userData, results)
    const app = await launchApp({ userData, args: ['--locale', locale] })
    const page = await app.firstWindow()
    await page.getByRole('button', { name: door, exact: true }).click()
    await expect(page.getByText('\u2068مريم\u2069, ').first()).toBeVisible()
    expect(await outOfOrder(page)).toEqual([])
    await app.close()
  })

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing in the statistics, and nothing overflows sideways, ${theme}`, async () => {
    const userData = createProfile()
    writeGameResults(userData, createSampleResults(90, Date.UTC(2026, 10, 20, 12)))
    const app = await launchApp({ userData })
    const page = await app.firstWindow()
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open(page)
    await expect(page.getByRole('heading', { name: 'Achievements' })).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await waitUntilStill(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
      // Nothing sticks out sideways, and the head stays where it is.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await app.close()
  })
