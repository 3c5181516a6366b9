/**
 * Axe finds no violations on the pages around a table and their overlays, in every language and theme. Interactions use the
 * English UI.
 */
import type { Page } from '@playwright/test'
import { createAccessibilityScan } from './accessibility-variants.ts'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { DESKTOP_SIZE } from './pictures.ts'
import { waitForPrompt, sitDown, reduceMotion } from './table-actions.ts'
import { dragFilesOver, dropFiles, recordedSaveText } from './save-files.ts'
import { writeSampleLibrary } from './sample-library.ts'

test.setTimeout(400_000)

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function open(userData = createProfile()) {
  const app = await launchApp({ userData, args: ['--seed', 'pages', '--pace', '0'], viewport: DESKTOP_SIZE })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await expect(page.getByRole('button', { name: 'Play Moksha' })).toBeVisible()
  return { page, ...createAccessibilityScan(page) }
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('axe finds nothing on Home with many tables and on its overlays', async () => {
  const userData = createProfile()
  writeSampleLibrary(userData, 20)
  const { page, look, found } = await open(userData)
  await expect(page.getByRole('button', { name: /^Continue/ }).first()).toBeVisible()
  await look('Home')
  await press(page, 'Settings')
  await expect(dialog(page, 'Settings')).toBeVisible()
  await look('settings')
  await press(page, /^Reset “/)
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await look('a subject of the settings is reset')
  await page.keyboard.press('Escape')
  await close(page)
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keys')).toBeVisible()
  await look('keys')
  await press(page, 'Pack a bug report …')
  await expect(page.getByRole('button', { name: 'Save the report …' })).toBeVisible()
  await look('bug report')
  await close(page)
  await press(page, 'About')
  await page.getByText('What others made and is inside').click()
  await page.getByText('pixi.js 8').click()
  await look('about')
  expect(found).toEqual([])
})

test('axe finds nothing on a new table, its bot settings, its colours, and its errors', async () => {
  const { page, look, found } = await open()
  await press(page, 'Play Karmaka')
  await page.getByText('Advanced').click()
  await look('new table')
  await press(page, /^How .* plays: /)
  await expect(page.getByRole('radio', { name: /^Novice/ })).toBeVisible()
  await look('how a bot plays')
  await page.keyboard.press('Escape')
  await press(page, /^Colour of /)
  await expect(page.getByRole('group', { name: 'Colour and shape' })).toBeVisible()
  await look('colours')
  await page.keyboard.press('Escape')
  // Two seats of one name: the page points out the error once the player tries to start.
  await press(page, 'Add a person')
  for (const seat of ['1', '3']) await page.getByRole('textbox', { name: `Name on seat ${seat}` }).fill('Ana')
  await press(page, 'Sit down')
  await look('what is wrong with a table')
  expect(found).toEqual([])
})

test('axe finds nothing in the library, without results, with details, branches and a selection, and in the bin', async () => {
  const userData = createProfile()
  writeSampleLibrary(userData, 40)
  const { page, look, found } = await open(userData)
  await press(page, /^All tables/)
  await expect(heading(page, 'All tables')).toBeVisible()
  await look('library')
  await page.getByRole('textbox').fill('nobody at all')
  await expect(heading(page, 'No table is like that')).toBeVisible()
  await look('nothing found')
  await page.getByRole('textbox').fill('')
  await press(page, /^Details of Evenings/)
  await page.keyboard.press('F2')
  await look('a table is named')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox').fill('branch rauha')
  await press(page, /^Details of Rauha/)
  await look('branches')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox').fill('')
  await press(page, 'Select')
  for (const n of [1, 2, 4]) await page.locator('[role="listitem"]').nth(n).getByRole('button').click()
  await look('several picked')
  await press(page, 'To the bin')
  await press(page, /^Bin/)
  await expect(heading(page, 'Bin')).toBeVisible()
  await look('bin')
  await press(page, 'Empty the bin')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the bin is emptied')
  expect(found).toEqual([])
})

test('axe finds nothing in the import and the export of tables', async () => {
  const { page, look, found } = await open()
  const chakra = recordedSaveText('chakra/end-harmony')
  await press(page, 'Import …')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('import')
  await close(page)
  await dragFilesOver(page, { name: 'a.samsara', text: '' })
  await expect(page.getByText('Drop tables here')).toBeVisible()
  await look('drop')
  await dropFiles(page, { name: 'a.samsara', text: chakra })
  await expect(page.locator('.notices')).toContainText('among your tables')
  const again = recordedSaveText(
    'chakra/end-harmony',
    (body) => (body['header'] = { ...Object(body['header']), savedAt: 1 }),
  )
  await dropFiles(page, { name: 'again.samsara', text: again })
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the same table again')
  await close(page)
  await dropFiles(
    page,
    { name: 'again.samsara', text: again },
    { name: 'equal.samsara', text: chakra },
    { name: 'new.samsara', text: recordedSaveText('karmaka/end-wolf') },
    { name: 'newer.samsara', text: recordedSaveText('karmaka/end-wolf', (body) => (body['version'] = 9)) },
    { name: 'cut.samsara', text: chakra.slice(0, 2000) },
  )
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(5)
  await look('what came')
  await close(page)
  await sitDown(page, { game: 'Karmaka', people: ['Ana'], bots: 2 })
  await waitForPrompt(page)
  await press(page, 'Menu')
  await look('menu of a table')
  await page.getByRole('menuitem', { name: 'Export …' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('export')
  expect(found).toEqual([])
})
