/** While the disk rejects writes, players are asked before moves are lost: at the table, when closing the window, at the end. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, launchApp, createProfile, test, type TestApp } from './fixture.ts'
import { launchHeadlessHost } from './headless-host.ts'
import { actAndWaitForPrompt, waitForPrompt, choiceButtons, sitDown } from './table-actions.ts'

interface Main {
  /** The questions of the system's dialogs. */
  boxes: { readonly message: string; readonly detail: string }[]
  /** The button that they press. */
  press: number
}

/** A file stands where the folder of saves was. @returns how the disk takes saves again */
function refuse(userData: string): () => void {
  const saves = join(userData, 'saves')
  const away = join(userData, 'away')
  renameSync(saves, away)
  writeFileSync(saves, '')
  return () => {
    rmSync(saves)
    renameSync(away, saves)
  }
}

async function playOne(page: Page): Promise<void> {
  await waitForPrompt(page)
  await actAndWaitForPrompt(page, () => choiceButtons(page).first().click())
}

async function expectBoxes(app: TestApp, press: number): Promise<void> {
  await app.evaluate(({ dialog }, button) => {
    const main = globalThis as unknown as Main
    main.boxes = []
    main.press = button
    dialog.showMessageBox = (...args: unknown[]) => {
      main.boxes.push(args.at(-1) as Main['boxes'][number])
      return Promise.resolve({ response: main.press, checkboxChecked: false })
    }
  }, press)
}

const boxes = (app: TestApp) => app.evaluate(() => (globalThis as unknown as Main).boxes)
const cross = (app: TestApp) => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
}

test('F4: leaving the table, closing the window and quitting ask before moves are lost', async () => {
  const userData = createProfile()
  const app = await launchApp({ userData, args: ['--seed', 'unsaved', '--pace', '0'] })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  const recover = refuse(userData)
  await playOne(page)
  await expect(page.getByText('The disk refuses to save. You can play on')).toBeVisible()

  await leave(page)
  const question = page.getByRole('dialog', { name: 'Not everything is saved' })
  await expect(question).toContainText('would be lost')
  await question.getByRole('button', { name: 'Stay at the table' }).click()
  await expect(question).toHaveCount(0)

  await expectBoxes(app, 0)
  await cross(app)
  await expect.poll(async () => (await boxes(app)).length).toBe(1)
  await app.evaluate(({ app: life }) => {
    life.quit()
  })
  await expect.poll(async () => (await boxes(app)).length).toBe(2)
  const [box] = await boxes(app)
  expect(box?.detail).toMatch(/^Chakra \(moves: \d+\)$/)
  expect(app.windows()).toHaveLength(1)

  // The disk can be written again: no player is asked any more.
  recover()
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  await cross(app)
  expect(await ended).toBe(0)
})

test('F4: without Electron the host reports lost moves when it ends', async () => {
  const userData = createProfile()
  const host = await launchHeadlessHost({ userData, args: ['--seed', 'unsaved', '--pace', '0'] })
  const page = await host.openPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sitDown(page)
  const recover = refuse(userData)
  await playOne(page)
  await host.stop()
  expect(host.output()).toMatch(/^Not saved, and lost now: Chakra \(moves: \d+\)$/m)
  recover()
})
