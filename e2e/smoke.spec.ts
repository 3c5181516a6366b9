/**
 * Smoke test of the whole app: starting, playing, opening a file. It is short and uses no development flags: `npm run
 * package:check` runs it on the packaged app.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectPath, readJson } from '../build/lib/project.mjs'
import { expect, launchApp, createProfile, test } from './fixture.ts'
import { writeRecordedSave } from './prepared-saves.ts'
import { resultHeading, reduceMotion } from './table-actions.ts'
import { recordedSaveText } from './save-files.ts'
import { playByKeys } from './keyboard-play.ts'

const home = { level: 1, name: 'Samsara' } as const

test('a game against a bot goes on to its end, and is among the saves after the next start @smoke', async () => {
  const userData = createProfile({ pace: 0, asks: false })
  const seats = [
    { kind: 'person', name: 'Ana', colour: 0 },
    { kind: 'bot', name: 'Moth', colour: 1, level: 'adept' },
  ]
  const header = { title: 'Chakra', seats, savedAt: 0, over: false }
  writeRecordedSave(userData, 'running', 'chakra/end-harmony', header, 12)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  await reduceMotion(page)
  await page.getByRole('button', { name: /^Continue Chakra/ }).click()
  await playByKeys(page)
  await expect(resultHeading(page)).toBeVisible()
  await app.close()
  const again = await launchApp({ userData })
  await expect((await again.firstWindow()).getByRole('button', { name: /^View Chakra/ })).toBeVisible()
  await again.close()
})

test('a start with a save file opens its table @smoke', async () => {
  const userData = createProfile()
  const file = join(createProfile(), 'given.samsara')
  writeFileSync(file, recordedSaveText('chakra/end-harmony'))
  const app = await launchApp({ userData, args: [file] })
  await expect(resultHeading(await app.firstWindow())).toBeVisible()
  await app.close()
})

test('all five games are listed, and About shows the licences of the included software', async ({ page }) => {
  await expect(page.getByRole('heading', home)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Play / })).toHaveCount(5)
  await page.getByRole('button', { name: 'About' }).click()
  const about = page.getByRole('dialog')
  await expect(
    about.getByText(`Version ${String(readJson(projectPath('package.json'))?.version)}`, { exact: true }),
  ).toBeVisible()
  await about.getByText('What others made and is inside').click()
  for (const part of ['Electron', 'game-icons.net', 'pixi.js', 'ws', '@fontsource-variable/figtree'])
    await expect(about.locator('summary').filter({ hasText: new RegExp(`^${part} `) })).toBeVisible()
  await about.getByText('svelte 5').click()
  await expect(about.getByText('Svelte Contributors')).toBeVisible()
})
