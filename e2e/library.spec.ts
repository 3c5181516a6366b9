/** The library of all tables: search, names, copies, bin and restore, and pictures. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE } from './pictures.ts'
import { writeRecordedSave } from './prepared-saves.ts'
import { waitForPrompt, choiceButtons, actAndWaitForPrompt, resultHeading, sitDown } from './table-actions.ts'
import { writeSampleLibrary } from './sample-library.ts'

async function library(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All tables/ }).click()
  await expect(page.getByRole('heading', { name: 'All tables' })).toBeVisible()
}

/** The cards of the list: what is told of a table beside it has lists of its own. */
const rows = (page: Page) => page.locator('[role="listitem"]')
const search = (page: Page) => page.getByRole('textbox', { name: /^Search/ })

/** The files of pictures on disk: a table has one in each light. */
const pictureFiles = (userData: string): readonly string[] =>
  readdirSync(join(userData, 'saves')).filter((name) => name.endsWith('.picture'))

/** How many tables have a picture on disk. */
const pictures = (userData: string): number =>
  new Set(pictureFiles(userData).map((name) => name.replace(/\.samsara.*$/, ''))).size

async function launch(userData: string) {
  const app = await launchApp({ userData, args: ['--seed', 'shelf', '--pace', '0'], viewport: DESKTOP_SIZE })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return { app, page }
}

test('X8: a player finds one of many tables, renames, copies, bins, restores and opens it', async () => {
  const userData = createProfile()
  writeSampleLibrary(userData, 60)
  const people = ['Ana', 'Zoë'].map((name, colour) => ({ kind: 'person', name, colour }))
  const result = [
    { seats: [0], place: 1, score: 146 },
    { seats: [1], place: 2, score: 84 },
  ]
  const header = { title: 'Rauha', seats: people, savedAt: 1, over: true, stand: { turn: [], result } }
  writeRecordedSave(userData, 'finished', 'rauha/end-energy-2', header)
  const { app, page } = await launch(userData)
  await library(page)
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '62')

  // Found by words in any order, without the accent.
  await page.keyboard.press('/')
  await page.keyboard.type('won zoe rauha')
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-row="finished"]')).toBeFocused()

  await page.keyboard.press('F2')
  await page.keyboard.type('The old one')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row="finished"]')).toHaveText('The old one')
  await expect(page.locator('[data-row="finished"]')).toBeFocused()

  await page.locator('[data-row="finished"]').click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(rows(page)).toHaveCount(2)

  // Both are moved to the bin, and one way back brings them both.
  await page.locator('[data-row="finished"]').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByText('2 tables are in the bin.')).toBeVisible()
  await expect(page.getByText('No table is like that')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(rows(page)).toHaveCount(2)

  // A name outlives the app, and comes first among all.
  await app.close()
  const again = await launch(userData)
  await library(again.page)
  await search(again.page).fill('the old one')
  await expect(rows(again.page)).toHaveCount(2)
  await again.page.locator('[data-row="finished"]').focus()
  await again.page.keyboard.press('Enter')
  await expect(resultHeading(again.page)).toBeVisible()
  await again.app.close()
})

test('the player restores a table from the bin, and emptying the bin asks for confirmation', async () => {
  const userData = createProfile()
  writeSampleLibrary(userData, 8)
  const { app, page } = await launch(userData)
  await library(page)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const n of [0, 2, 4]) await rows(page).nth(n).getByRole('button').click()
  await page.getByRole('button', { name: 'To the bin' }).click()
  await expect(page.getByText('3 tables are in the bin.')).toBeVisible()
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '6')
  await page.getByRole('button', { name: 'Bin (3)' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Empty the bin' }).click()
  await page.getByRole('button', { name: 'Remove 2 tables' }).click()
  await expect(page.getByText('The bin is empty')).toBeVisible()
  await page.getByRole('button', { name: 'All tables', exact: true }).click()
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '7')
  await app.close()
})

test('a table that the player left shows its picture, and opens where it was', async () => {
  const userData = createProfile()
  const { app, page } = await launch(userData)
  await sitDown(page, { game: 'Chakra' })
  await waitForPrompt(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  // A player that leaves does not wait for a slow machine: the picture is begun before.
  await expect.poll(() => pictures(userData)).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await library(page)
  const picture = rows(page).first().locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/webp;base64,/)
  // It is a board, and no empty canvas: many colours lie in it.
  const colours = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode()
    const canvas = document.createElement('canvas')
    canvas.width = img.naturalWidth
    canvas.height = img.naturalHeight
    const brush = canvas.getContext('2d')
    brush?.drawImage(img, 0, 0)
    const { data = [] } = brush?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return new Set(Array.from({ length: data.length / 4 }, (_, i) => `${data[4 * i]} ${data[4 * i + 1]}`)).size
  })
  expect(colours).toBeGreaterThan(500)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Continue/ })
    .click()
  await waitForPrompt(page)
  await app.close()
})

test('2,000 tables: the list opens at once, and the page holds only the rows near the viewport', async () => {
  const userData = createProfile()
  writeSampleLibrary(userData, 1999)
  const { app, page } = await launch(userData)
  await library(page)
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '2000')
  const busy = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('search input')
    const began = performance.now()
    if (field !== null) field.value = 'moksha siddhartha'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((next) => requestAnimationFrame(next))
    return performance.now() - began
  })
  test.info().annotations.push({ type: 'search among 2,000', description: `${busy.toFixed(0)} ms to the next frame` })
  await expect(rows(page).first()).toContainText('Moksha')
  await search(page).fill('')
  expect(await rows(page).count()).toBeLessThan(150)
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-row]:focus').locator('xpath=ancestor::*[@role="listitem"]')).toHaveAttribute(
    'aria-posinset',
    '2000',
  )
  expect(await rows(page).count()).toBeLessThan(150)
  await app.close()
})

test('the picture of a table is stored beside its save, and is smaller than 64 KiB', async () => {
  const userData = createProfile()
  const { app, page } = await launch(userData)
  for (const [n, game] of ['Chakra', 'Karmaka', 'Rauha', 'Moksha', 'Cosmic Karma'].entries()) {
    await sitDown(page, { game, bots: game === 'Chakra' ? 1 : 2 })
    await waitForPrompt(page)
    await expect.poll(() => pictures(userData), { timeout: 30_000 }).toBe(n + 1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
  }
  await library(page)
  await expect(rows(page).locator('img')).toHaveCount(5)
  expect(pictures(userData)).toBe(5)
  for (const name of pictureFiles(userData))
    expect(readFileSync(join(userData, 'saves', name)).length).toBeLessThan(64 * 1024)
  await app.close()
})

test('public 17: the library offers a conflict copy in the folder as a table, and keeps its file aside', async () => {
  const userData = createProfile()
  const people = ['Ana', 'Ben'].map((name, colour) => ({ kind: 'person', name, colour }))
  const header = (title: string) => ({ title, seats: people, savedAt: 1, over: true })
  writeRecordedSave(userData, 'one', 'rauha/end-energy-2', header('Rauha'))
  const folder = join(userData, 'saves')
  const text = readFileSync(join(folder, 'one.samsara'), 'utf8')
  writeRecordedSave(userData, 'two', 'chakra/end-harmony', header('Chakra'))
  const conflict = "two (Ana's conflicted copy 2026-01-01).samsara"
  renameSync(join(folder, 'two.samsara'), join(folder, conflict))
  writeFileSync(join(folder, 'one (1).samsara'), text)
  const { app, page } = await launch(userData)
  await library(page)
  const copies = page.getByRole('region', { name: '2 copies under other names' })
  await expect(copies).toBeVisible()
  await expect(rows(page)).toHaveCount(1)

  // Its table is here byte for byte: only the file goes.
  await copies.getByRole('button', { name: 'Make it a table: one (1).samsara' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'A copy under another name' })).toBeVisible()
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: `Make it a table: ${conflict}` }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('region', { name: /under (?:another name|other names)/ })).toHaveCount(0)
  expect(readdirSync(join(folder, 'kept')).sort()).toEqual(['one (1).samsara', conflict].sort())
  await app.close()
})
