/**
 * Tables leave and enter the app: as files, through a dialog, by drag and drop, by pasting, or opened by the system. No save is
 * overwritten.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { expect, launchApp, launchOnFakeElectron, createProfile, runSecondInstance, test } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import {
  actAndWaitForPrompt,
  waitForPrompt,
  choiceButtons,
  offeredChoicesText,
  resultHeading,
  sitDown,
} from './table-actions.ts'
import {
  stubFileDialogs,
  dragFilesOver,
  readDialogCalls,
  dropFiles,
  readSingleSave,
  pasteText,
  recordedSaveText,
  readSaves,
} from './save-files.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-files-'))
  folders.push(folder)
  return folder
}
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Whose end stands: looking at it changes nothing. */
const FINISHED = recordedSaveText('chakra/end-harmony', (body) => {
  const last = (body['log'] as Record<string, unknown>[]).at(-1)
  if (last !== undefined) last['confirmed'] = true
})

async function start(userData = createProfile(), args: readonly string[] = [], cwd?: string) {
  const app = await launchApp({ userData, args: ['--seed', 'files', '--pace', '0', ...args], ...(cwd && { cwd }) })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('main')).toBeVisible()
  return { app, page, userData }
}

const dialog = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => dialog(page).getByRole('listitem')
const notice = (page: Page) => page.locator('.notices')

/** Sits down at Chakra and plays one decision. @returns what the file holds before it and after it, and what is offered then */
async function playOne({ page, userData }: { page: Page; userData: string }) {
  await sitDown(page)
  await waitForPrompt(page)
  const before = readSingleSave(userData)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
  return { before, after: readSingleSave(userData), offered: await offeredChoicesText(page) }
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function leave(page: Page): Promise<void> {
  await fromMenu(page, 'Leave the table')
  await expect(page.getByRole('button', { name: 'Play Chakra' })).toBeVisible()
}

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)
}

test('an exported table that is in the bin is restored by dropping its file on the window, and goes on', async () => {
  const { app, page, userData } = await start()
  const { after, offered } = await playOne({ page, userData })
  const file = join(newFolder(), 'mine.samsara')

  await fromMenu(page, 'Export …')
  await expect(dialog(page)).toContainText('Export Chakra')
  await stubFileDialogs(app)
  await dialog(page).getByRole('button', { name: 'Save as a file' }).click()
  // The player chose no place: the button can be pressed again.
  await expect.poll(() => readDialogCalls(app)).toHaveLength(1)
  await stubFileDialogs(app, file)
  await dialog(page).getByRole('button', { name: 'Save as a file' }).click()
  await expect(notice(page)).toContainText('saved as a file')
  const [first] = await readDialogCalls(app)
  expect(first?.kind).toBe('save')
  expect(first?.options.defaultPath).toMatch(/^Chakra \d{4}-\d\d-\d\d\.samsara$/)
  expect(first?.options.filters?.[0]?.extensions).toEqual(['samsara'])
  expect(first?.options.properties).toContain('showOverwriteConfirmation')
  expect(readFileSync(file, 'utf8')).toBe(after)

  await leave(page)
  await page.getByRole('button', { name: /^Move Chakra/ }).click()
  await expect(page.getByText('is in the bin.')).toBeVisible()

  await dropFiles(page, { name: 'mine.samsara', text: readFileSync(file, 'utf8') })
  await expect(dialog(page)).toContainText('It lies in your bin, exactly like this.')
  await dialog(page).getByRole('button', { name: 'Bring back' }).click()
  await waitForPrompt(page)
  await expect.poll(() => offeredChoicesText(page)).toBe(offered)
  await app.close()
})

test('a pasted table is imported, opens where it was, and is recognized when it is pasted again', async () => {
  const elsewhere = await start()
  const { after, offered } = await playOne(elsewhere)
  await elsewhere.app.close()

  const { app, page, userData } = await start()
  await pasteText(page, after)
  await expect(notice(page)).toContainText('Chakra is among your tables now.')
  expect(readSingleSave(userData)).toBe(after)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await waitForPrompt(page)
  await expect.poll(() => offeredChoicesText(page)).toBe(offered)
  await leave(page)
  await pasteText(page, after)
  await expect(notice(page)).toContainText('already, exactly like this')
  // Any other text opens no dialog.
  await pasteText(page, 'Dear Ana')
  await expect(dialog(page)).toHaveCount(0)
  readSingleSave(userData)
  await app.close()
})

test('exporting a running table with hidden hands warns about its contents, and main copies it to the clipboard', async () => {
  const { app, page, userData } = await start()
  await sitDown(page, { game: 'Karmaka' })
  await waitForPrompt(page)
  await fromMenu(page, 'Export …')
  await expect(dialog(page).getByRole('note')).toContainText('still in play, and its file shows everything')
  expect(await serious(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Copy as text' }).click()
  await expect(notice(page)).toContainText('in the clipboard')
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe(readSingleSave(userData))
  await app.close()
})

test('exporting a finished game does not warn, since it hides nothing', async () => {
  const { app, page } = await start()
  await dropFiles(page, { name: 'a.samsara', text: FINISHED })
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(resultHeading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await fromMenu(page, 'Export …')
  await expect(dialog(page).getByRole('button', { name: 'Save as a file' })).toBeVisible()
  await expect(dialog(page).getByRole('note')).toHaveCount(0)
  await app.close()
})

test.describe('importing another state of an existing table', () => {
  async function twice() {
    const elsewhere = await start()
    const { before, after } = await playOne(elsewhere)
    await elsewhere.app.close()
    const { app, page, userData } = await start()
    await dropFiles(page, { name: 'first.samsara', text: before })
    await expect(notice(page)).toContainText('among your tables now')
    await dropFiles(page, { name: 'second.samsara', text: after })
    await expect(dialog(page)).toContainText('You have this table already')
    expect(readSingleSave(userData)).toBe(before)
    return { app, page, userData, before, after }
  }
  const under = (userData: string, folder: string) =>
    Object.entries(readSaves(userData)).flatMap(([way, text]) => (dirname(way) === folder ? text : []))

  test('keeps both', async () => {
    const { app, page, userData, before, after } = await twice()
    expect(await serious(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Keep both' }).click()
    await expect(rows(page)).toContainText('It is among your tables now.')
    expect(under(userData, '.').toSorted()).toEqual([before, after].toSorted())
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Continue Chakra/ })).toHaveCount(2)
    await app.close()
  })

  test('replaces the existing table, which moves to the bin', async () => {
    const { app, page, userData, before, after } = await twice()
    await dialog(page).getByRole('button', { name: 'Replace mine' }).click()
    await expect(rows(page)).toContainText('It is among your tables now.')
    expect(under(userData, '.')).toEqual([after])
    expect(under(userData, 'trash')).toEqual([before])
    await app.close()
  })

  test('leaves the existing table unchanged', async () => {
    const { app, page, userData, before } = await twice()
    await dialog(page).getByRole('button', { name: 'Leave it' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(readSingleSave(userData)).toBe(before)
    await app.close()
  })

  test('replaces nothing while the table is open', async () => {
    const { app, page, userData, before, after } = await twice()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Continue Chakra/ }).click()
    await waitForPrompt(page)
    await dropFiles(page, { name: 'second.samsara', text: after })
    await dialog(page).getByRole('button', { name: 'Replace mine' }).click()
    await expect(notice(page)).toContainText('This table is open. Leave it first.')
    expect(readSingleSave(userData)).toBe(before)
    await app.close()
  })
})

test('the library exports several tables into a folder, each under a name of its own', async () => {
  const { app, page, userData } = await start()
  await dropFiles(
    page,
    { name: 'a.samsara', text: FINISHED },
    { name: 'b.samsara', text: recordedSaveText('chakra/end-stall') },
  )
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: /^All tables/ }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all 2 found' }).click()
  await page.getByRole('button', { name: 'Export …' }).click()
  const folder = newFolder()
  await stubFileDialogs(app, folder)
  await dialog(page).getByRole('button', { name: 'Save as files' }).click()
  await expect(notice(page)).toContainText('2 tables are saved as files.')
  const [first] = await readDialogCalls(app)
  expect(first?.options.properties).toContain('openDirectory')
  const written = readdirSync(folder).toSorted()
  expect(written).toEqual([expect.stringMatching(/ \(2\)\.samsara$/), expect.stringMatching(/\d\.samsara$/)])
  const texts = written.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.toSorted()).toEqual(Object.values(readSaves(userData)).toSorted())
  await app.close()
})

test('the import reports each file that is no valid table, and changes no existing table', async () => {
  const { app, page, userData } = await start()
  await dropFiles(page, { name: 'good.samsara', text: FINISHED })
  await expect(notice(page)).toContainText('among your tables now')
  const before = readSaves(userData)

  const files = {
    'newer.samsara': recordedSaveText('karmaka/end-wolf', (body) => (body['version'] = 9)),
    'rules.samsara': recordedSaveText('karmaka/end-wolf', (body) => (body['rules'] = 99)),
    'chess.samsara': recordedSaveText('karmaka/end-wolf', (body) => (body['game'] = 'chess')),
    'damaged.samsara': recordedSaveText('karmaka/end-wolf').replace('Ana', 'Ina'),
    'cut.samsara': recordedSaveText('karmaka/end-wolf').slice(0, 5000),
    'picture.png': '\u0089PNG\r\n\u001a\n',
    'package.json': '{"name":"something"}',
    'empty.samsara': '',
    'huge.samsara': 'x'.repeat(1024 * 1024 + 1),
    'position.samsara': recordedSaveText('karmaka/end-wolf', (body) => (body['base'] = { state: {}, events: 1 })),
  }
  await dragFilesOver(page, { name: 'a.samsara', text: '' })
  await expect(page.getByText('Drop tables here')).toBeVisible()
  await dropFiles(page, ...Object.entries(files).map(([name, text]) => ({ name, text })))
  await expect(page.getByText('Drop tables here')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(Object.keys(files).length)
  const said = await rows(page).allTextContents()
  const words = [
    'comes from a newer Samsara',
    'newer rules of Karmaka',
    'game is not known here',
    'changed or damaged',
    'part of it is missing',
    'no table of Samsara',
    'no table of Samsara',
    'nothing in it',
    'too large',
    'breaks the rules of Karmaka',
  ]
  for (const [n, name] of Object.keys(files).entries()) {
    expect(said[n]).toContain(name)
    expect(said[n]).toContain(words[n])
  }
  expect(await serious(page)).toEqual([])
  expect(readSaves(userData)).toEqual(before)
  await app.close()
})

test('a forged log opens at the last move that the rules allow, and says so', async () => {
  const { app, page } = await start()
  const forged = recordedSaveText('chakra/end-harmony', (body) => {
    const log = body['log'] as unknown[]
    log.splice(40, 1, { seat: 0, action: { kind: 'win' } })
  })
  await dropFiles(page, { name: 'forged.samsara', text: forged })
  await expect(rows(page)).toContainText('could be followed for 40 of')
  await rows(page).getByRole('button', { name: 'Open' }).click()
  await waitForPrompt(page)
  await app.close()
})

test.describe('files opened by the system', () => {
  /** A file whose name has what names may have. */
  function fileIn(folder = newFolder(), name = 'Ana’s game, 2.samsara'): string {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, name)
    writeFileSync(file, FINISHED)
    return file
  }

  test('a start with a file opens its table', async () => {
    const file = fileIn()
    const { app, page, userData } = await start(createProfile(), [basename(file)], dirname(file))
    await expect(resultHeading(page)).toBeVisible()
    expect(readSingleSave(userData)).toBe(FINISHED)
    await app.close()
  })

  test('a second start with a relative path opens the file in the first instance @smoke', async () => {
    const file = fileIn()
    const { app, page, userData } = await start()
    await runSecondInstance(userData, [join('..', basename(dirname(file)), basename(file))], dirname(file))
    await expect(resultHeading(page)).toBeVisible()
    expect(readSingleSave(userData)).toBe(FINISHED)
    await app.close()
  })

  test('a player at a table gets a notice, and opens the new table on request', async () => {
    const file = fileIn()
    const { app, page, userData } = await start()
    await sitDown(page)
    await waitForPrompt(page)
    await runSecondInstance(userData, [file], dirname(file))
    await expect(notice(page)).toContainText('Chakra is among your tables now.')
    await expect(resultHeading(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(resultHeading(page)).toBeVisible()
    await app.close()
  })

  test('macOS opens a file while Samsara runs', async () => {
    const file = fileIn()
    const { app, page } = await start()
    await app.openFile(file)
    await expect(resultHeading(page)).toBeVisible()
    await app.close()
  })

  test('macOS starts Samsara with a file before the app is ready', async () => {
    const userData = createProfile()
    const args = ['--profile', userData, '--seed', 'files', '--pace', '0']
    const app = await launchOnFakeElectron({ folder: ROOT, args, userData, openFiles: [fileIn()] })
    await expect(resultHeading(await app.firstWindow())).toBeVisible()
    await app.close()
  })

  test('the import lists several files, each with its result', async () => {
    const folder = newFolder()
    const notes = join(folder, 'notes.samsara')
    writeFileSync(notes, 'Dear Ana')
    mkdirSync(join(folder, 'all.samsara'))
    const { app, page } = await start(createProfile(), [fileIn(folder), notes, join(folder, 'all.samsara')])
    await expect(rows(page)).toHaveCount(3)
    const said = await rows(page).allTextContents()
    expect(said[0]).toContain('among your tables now')
    expect(said[1]).toContain('no table of Samsara')
    expect(said[2]).toContain('It is a folder')
    await app.close()
  })

  test('the menu asks for files to import', async () => {
    const { app, page } = await start()
    await stubFileDialogs(app, fileIn())
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('import')?.click())
    await expect(notice(page)).toContainText('among your tables now')
    const [first] = await readDialogCalls(app)
    expect(first?.options.properties).toEqual(['openFile', 'multiSelections'])
    await app.close()
  })
})

test('without Electron the browser asks for files, offers a download, and copies', async () => {
  const userData = createProfile()
  const host = await launchHeadlessHost({ userData, args: ['--seed', 'files', '--pace', '0'] })
  const page = await host.openPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Import …' }).click()
  expect(await serious(page)).toEqual([])
  const folder = newFolder()
  const file = join(folder, 'a.samsara')
  writeFileSync(file, FINISHED)
  const choosing = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles(file)
  await expect(notice(page)).toContainText('among your tables now')
  expect(readSingleSave(userData)).toBe(FINISHED)

  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Look at the board' }).click()
  await fromMenu(page, 'Export …')
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Chakra .*\.samsara$/)
  expect(readFileSync(await download.path(), 'utf8')).toBe(FINISHED)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fromMenu(page, 'Export …')
  await dialog(page).getByRole('button', { name: 'Copy as text' }).click()
  await expect(notice(page)).toContainText('clipboard')
  await leave(page)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(notice(page)).toContainText('exactly like this')

  // And into the field that is there for it.
  await page.getByRole('button', { name: 'Import …' }).click()
  await page.getByRole('textbox', { name: /paste/ }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(dialog(page)).toHaveCount(0)
  expect(readdirSync(join(userData, 'saves')).filter((name) => name.endsWith('.samsara'))).toHaveLength(1)
  await host.stop()
})
