/** Failures in the shell and their effect on the table: no moves are lost, and players are informed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, offeredChoicesText, sitDown } from './table-actions.ts'
import { stubFileDialogs, readDialogCalls, readSingleSave } from './save-files.ts'

interface Main {
  boxes: { readonly message: string; readonly detail: string }[]
  /** The buttons that are pressed, one after the other; the last again and again. */
  presses: number[]
  folders: string[]
}

const PLAIN = 'Samsara cannot show the game'

async function start(userData = createProfile()) {
  const app = await launchApp({ userData, args: ['--seed', 'resilience', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('main')).toBeVisible()
  return { app, page, userData }
}

async function playOne(page: Page): Promise<void> {
  await waitForPrompt(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
}

/** Runs words in the page as it is now: Playwright follows none whose process has died. Undefined: there is none yet. */
const inPage = <T>(app: TestApp, code: string): Promise<T | undefined> =>
  app
    .evaluate(({ BrowserWindow }, words) => {
      const [window] = BrowserWindow.getAllWindows()
      return window?.webContents.executeJavaScript(words) as Promise<T> | undefined
    }, code)
    .catch(() => undefined)

const offered = (app: TestApp) =>
  inPage<string>(app, `[...document.querySelectorAll('[data-choice]')].map((each) => each.textContent).join('|')`)
const title = (app: TestApp) => inPage<string>(app, 'document.title')

/** Waits for a page that has begun, and ends its process. */
async function crash(app: TestApp): Promise<void> {
  await expect.poll(() => inPage(app, `document.querySelector('main, section') !== null`)).toBe(true)
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // It is gone once this is heard: until then another look would find the old one.
    return new Promise<void>((resolve) => {
      window?.webContents.once('render-process-gone', () => {
        resolve()
      })
      window?.webContents.forcefullyCrashRenderer()
    })
  })
}

async function expectBoxes(app: TestApp, ...presses: number[]): Promise<void> {
  await app.evaluate(({ dialog, shell }, buttons) => {
    const main = globalThis as unknown as Main
    Object.assign(main, { boxes: [], folders: [], presses: buttons })
    dialog.showMessageBox = (...args: unknown[]) => {
      main.boxes.push(args.at(-1) as Main['boxes'][number])
      const response = main.presses.length > 1 ? main.presses.shift() : main.presses[0]
      return Promise.resolve({ response: response ?? 0, checkboxChecked: false })
    }
    shell.openPath = (path) => {
      main.folders.push(path)
      return Promise.resolve('')
    }
  }, presses)
}

const told = (app: TestApp) => app.evaluate(() => (globalThis as unknown as Main).boxes)

function failInMain(app: TestApp, words: string): Promise<void> {
  return app.evaluate((_electron, text) => {
    setImmediate(() => {
      throw new Error(text)
    })
  }, words)
}

const logOf = (userData: string): string => {
  const folder = join(userData, 'logs')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

test('a page whose process dies returns to its table, with the game as it was @smoke', async () => {
  const { app, page, userData } = await start()
  await sitDown(page)
  await playOne(page)
  await waitForPrompt(page)
  const [before, text] = [await offered(app), readSingleSave(userData)]
  expect(before).not.toBe('')
  await crash(app)
  await expect.poll(() => offered(app)).toBe(before)
  expect(readSingleSave(userData)).toBe(text)
  await inPage(app, `document.querySelector('[data-choice]').click()`)
  await expect.poll(() => readSingleSave(userData) === text).toBe(false)
  expect(logOf(userData)).toContain("the page's process is gone")
  await app.close()
})

test('after four crashes within a minute a plain page shows the folder of the saves, and offers to try again', async () => {
  const { app, page, userData } = await start()
  await sitDown(page)
  await waitForPrompt(page)
  const before = await offered(app)
  for (let n = 0; n < 3; n++) {
    await crash(app)
    await expect.poll(() => offered(app)).toBe(before)
  }
  await crash(app)
  await expect.poll(() => title(app)).toBe(PLAIN)
  const said = await inPage<string>(app, 'document.body.innerText')
  for (const part of [join(userData, 'saves'), join(userData, 'logs'), 'Try again']) expect(said).toContain(part)
  await inPage(app, `document.querySelector('a').click()`)
  await expect.poll(() => offered(app)).toBe(before)
  await app.close()
})

/** What that page says, and how one tries again. */
const FAILED = [
  { locale: 'en', said: 'The page could not be loaded.', again: 'Try again' },
  { locale: 'fr', said: 'La page n’a pas pu être chargée.', again: 'Réessayer' },
  { locale: 'de', said: 'Die Seite konnte nicht geladen werden.', again: 'Noch einmal versuchen' },
] as const

for (const { locale, said, again } of FAILED)
  test(`a page that cannot start says so, in every theme, accessibly, and without a script: ${locale}`, async () => {
    const { app, page } = await start()
    for (const theme of ['dusk', 'dawn', 'contrast'] as const) {
      await page.evaluate(
        (chosen) => {
          const { samsara } = window as unknown as { samsara: { call(name: string, arg: object): Promise<unknown> } }
          return samsara.call('desk.changeSettings', chosen)
        },
        { theme, locale },
      )
      await app.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        window?.webContents.emit('preload-error', {}, 'preload', new Error('x'))
      })
      await expect(page.getByRole('alert')).toHaveText(said)
      expect(await page.evaluate(() => [document.scripts.length, document.documentElement.lang])).toEqual([0, locale])
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      await page.getByRole('link', { name: again }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Samsara' })).toBeVisible()
    }
    await app.close()
  })

test('a page that does not respond is waited for or reloaded, as the player chooses', async () => {
  const { app, page } = await start()
  await sitDown(page)
  await waitForPrompt(page)
  const before = await offered(app)
  const hang = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('unresponsive'))
  await expectBoxes(app, 0)
  await hang()
  await expect.poll(async () => (await told(app)).length).toBe(1)
  await expect.poll(() => offeredChoicesText(page)).not.toBe('')
  await page.evaluate(() => {
    document.title = 'the old one'
  })
  await expectBoxes(app, 1)
  await hang()
  await expect
    .poll(async () => [await title(app), await offered(app)])
    .toEqual([expect.not.stringContaining('old'), before])
  expect((await told(app))[0]?.message).toBe('The page of Samsara does not answer.')
  await app.close()
})

test('after an error in main the table is saved, and the game goes on or ends as the player chooses', async () => {
  const { app, page, userData } = await start()
  await sitDown(page)
  await playOne(page)
  await waitForPrompt(page)
  const text = readSingleSave(userData)
  // The log is looked at, and then the game goes on.
  await expectBoxes(app, 1, 0)
  await failInMain(app, 'the raven is in the first hand')
  await expect.poll(async () => (await told(app)).length).toBe(2)
  const [box] = await told(app)
  expect(box?.message).toBe('Something in Samsara went wrong.')
  expect(box?.detail).toContain('Every open table is saved.')
  expect(await app.evaluate(() => (globalThis as unknown as Main).folders)).toEqual([join(userData, 'logs')])
  expect(readSingleSave(userData)).toBe(text)
  await playOne(page)
  expect(readSingleSave(userData)).not.toBe(text)
  await expect.poll(() => logOf(userData)).toContain('nobody caught: Error')
  expect(logOf(userData)).not.toContain('raven')

  await expectBoxes(app, 2)
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  await app.evaluate(() => {
    void Promise.reject(new RangeError('x'))
  })
  expect(await ended).toBe(0)
})

test('after two graphics crashes the app says so, and starts without hardware acceleration from then on', async () => {
  const { app, userData } = await start()
  const enabled = (one: TestApp) => one.evaluate(({ app: life }) => life.isHardwareAccelerationEnabled())
  expect(await enabled(app)).toBe(true)
  await expectBoxes(app, 0)
  for (let n = 0; n < 2; n++)
    await app.evaluate(({ app: life }) =>
      life.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 }),
    )
  await expect.poll(async () => (await told(app))[0]?.message).toBe('The graphics card has failed several times.')
  await app.close()
  const again = await start(userData)
  expect(await enabled(again.app)).toBe(false)
  await again.app.close()
})

test('a bug report is saved where the player chooses, and contains the table only if the player agrees', async () => {
  const { app, page, userData } = await start()
  await sitDown(page, { people: ['Anastasia'] })
  await waitForPrompt(page)
  const file = join(userData, 'report.txt')
  const pack = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Save the report …' }).click()
    await expect(page.getByText('The report is saved. Nothing was sent.')).toBeVisible()
    return readFileSync(file, 'utf8')
  }
  const open = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('report')?.click())

  await open()
  await expect(page.getByRole('dialog')).toContainText('Nothing is sent')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  )
  await stubFileDialogs(app, file)
  const report = await pack()
  expect((await readDialogCalls(app))[0]?.options.defaultPath).toMatch(/^samsara-report-.*\.txt$/)
  for (const part of ['== Versions ==', 'Electron ', '== Settings ==', '== Log ==']) expect(report).toContain(part)
  const save = readSingleSave(userData)
  const seed = /"seed":"([^"]+)"/.exec(save)?.[1] ?? 'no seed'
  for (const secret of ['Anastasia', seed, userData]) expect(report).not.toContain(secret)

  await page.getByRole('button', { name: 'Dismiss' }).click()
  await open()
  const agree = page.getByRole('checkbox', { name: /Put this table in/ })
  await expect(agree).not.toBeChecked()
  await agree.check()
  expect(await pack()).toContain(save)
  await app.close()
})

test('Electron: the crash file is saved beside a report only if the player agrees', async () => {
  const { app, page, userData } = await start()
  mkdirSync(join(userData, 'Crashpad', 'pending'), { recursive: true })
  writeFileSync(join(userData, 'Crashpad', 'pending', 'one.dmp'), 'MDMP')
  mkdirSync(join(userData, 'out'))
  await stubFileDialogs(app, join(userData, 'out', 'report.txt'))
  const open = () => app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('report')?.click())
  const save = page.getByRole('button', { name: 'Save the report …' })
  await open()
  const agree = page.getByRole('checkbox', { name: /last crash file/ })
  await expect(agree).not.toBeChecked()
  await expect(page.getByRole('dialog')).toContainText('perhaps hidden cards, names')
  await save.click()
  await expect(page.getByText('The report is saved. Nothing was sent.')).toBeVisible()
  expect(readdirSync(join(userData, 'out'))).toEqual(['report.txt'])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await open()
  await agree.check()
  await save.click()
  await expect(page.getByText('The report is saved. Nothing was sent.')).toBeVisible()
  expect(readdirSync(join(userData, 'out')).sort()).toEqual(['report.dmp', 'report.txt'])
  // The second dialog starts where the first one ended.
  expect((await readDialogCalls(app))[1]?.options.defaultPath).toMatch(/[\\/]out[\\/]samsara-report-.*\.txt$/)
  await app.close()
})

test('public 6: the minimum window size follows the screen, and the window is never larger than the screen', async () => {
  const { app, page } = await start()
  const least = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getMinimumSize())
  const size = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getSize())
  const show = (width: number, height: number): Promise<void> =>
    app.evaluate(
      ({ screen }, workArea) => {
        const display = { ...screen.getPrimaryDisplay(), workArea }
        Object.assign(screen, { getDisplayMatching: () => display, getAllDisplays: () => [display] })
        ;(screen as unknown as { emit(event: string): void }).emit('display-metrics-changed')
      },
      { x: 0, y: 0, width, height },
    )
  expect(await least()).toEqual([1024, 640])
  await show(911, 472)
  expect(await least()).toEqual([911, 472])
  expect(await size()).toEqual([911, 472])
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([911, 472])
  // A table needs no scrolling there, beside the title bar too, and what steers it is on the screen.
  await page.setViewportSize({ width: 911, height: 440 })
  await sitDown(page, { game: 'Moksha', people: ['Ana'] })
  await waitForPrompt(page)
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([911, 440])
  for (const button of [page.getByRole('button', { name: 'Menu' }).first(), choiceButtons(page).first()])
    await expect(button).toBeInViewport({ ratio: 1 })
  await show(1920, 1040)
  expect(await least()).toEqual([1024, 640])
  // Moved to a smaller screen.
  await app.evaluate(({ BrowserWindow, screen }) => {
    const display = { ...screen.getPrimaryDisplay(), workArea: { x: 0, y: 0, width: 960, height: 500 } }
    Object.assign(screen, { getDisplayMatching: () => display })
    BrowserWindow.getAllWindows()[0]?.emit('move')
  })
  expect(await least()).toEqual([960, 500])
  await app.close()
})

test('without Electron a report is downloaded from the settings, and does not contain the key', async () => {
  const userData = createProfile()
  const host = await launchHeadlessHost({ userData })
  const page = await host.openPage({ url: host.url })
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await page.getByRole('button', { name: 'Pack a bug report …' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^samsara-report-.*\.txt$/)
  const report = readFileSync(await download.path(), 'utf8')
  expect(report).toContain('Electron none')
  expect(report).not.toContain(new URL(host.url).hash.slice(1))
  await host.stop()
})
