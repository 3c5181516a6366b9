/** Tables as files and text, and dropping and pasting them as a user does. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { canonicalJson } from './prepared-saves.ts'
import type { TestApp } from './fixture.ts'

export interface DroppedFile {
  readonly name: string
  readonly text: string
}

type SaveBody = Record<string, unknown>

/** A recorded game (`chakra/end-harmony`) as a file from another user, with optional changes; its checksum is valid. */
export function recordedSaveText(fixture: string, change: (body: SaveBody) => void = () => undefined): string {
  const body = JSON.parse(readFileSync(join(ROOT, 'engine/fixtures', `${fixture}.samsara`), 'utf8')) as SaveBody
  const [game = ''] = fixture.split('/')
  const title = game.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']
  const seats = names.slice(0, body['players'] as number).map((name, colour) => ({ kind: 'person', name, colour }))
  body['header'] = { title, seats, savedAt: Date.UTC(2026, 0, 5), over: true }
  change(body)
  return sealSave(body)
}

function sealSave({ checksum: _, ...body }: SaveBody): string {
  const checksum = createHash('sha256').update(canonicalJson(body)).digest('hex')
  return `${JSON.stringify({ ...body, checksum })}\n`
}

/** All files in the saves of a profile, by relative path; cache files are left out. */
export function readSaves(userData: string): Readonly<Record<string, string>> {
  const folder = join(userData, 'saves')
  const names = readdirSync(folder, { recursive: true }).map(String)
  const saves = names.filter((name) => name.endsWith('.samsara')).toSorted()
  return Object.fromEntries(saves.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** The only save of a profile. */
export function readSingleSave(userData: string): string {
  const [text, ...more] = Object.values(readSaves(userData))
  if (text === undefined || more.length > 0) throw new Error('not one save')
  return text
}

const createDataTransfer = (page: Page, files: readonly DroppedFile[]) =>
  page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, text } of dropped) transfer.items.add(new File([text], name))
    return transfer
  }, files)

/** Drags files over the window without dropping them. */
export async function dragFilesOver(page: Page, ...files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await createDataTransfer(page, files)
  for (const type of ['dragenter', 'dragover']) await page.dispatchEvent('body', type, { dataTransfer })
}

export async function dropFiles(page: Page, ...files: readonly DroppedFile[]): Promise<void> {
  await dragFilesOver(page, ...files)
  await page.dispatchEvent('body', 'drop', { dataTransfer: await createDataTransfer(page, files) })
}

export async function pasteText(page: Page, text: string, into = 'body'): Promise<void> {
  await page.locator(into).evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Records the calls of system dialogs and their answers. */
interface DialogStubState {
  asked: { readonly kind: string; readonly options: Electron.SaveDialogOptions & Electron.OpenDialogOptions }[]
  paths: readonly string[]
}

/** Answers all further file dialogs with these paths; none: cancels them. */
export async function stubFileDialogs(app: TestApp, ...paths: readonly string[]): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    const main = globalThis as unknown as DialogStubState
    main.asked = []
    main.paths = chosen
    const canceled = (): boolean => main.paths.length === 0
    dialog.showSaveDialog = (...args: unknown[]) => {
      main.asked.push({ kind: 'save', options: args.at(-1) as DialogStubState['asked'][number]['options'] })
      return Promise.resolve({ canceled: canceled(), filePath: main.paths[0] ?? '' })
    }
    dialog.showOpenDialog = (...args: unknown[]) => {
      main.asked.push({ kind: 'open', options: args.at(-1) as DialogStubState['asked'][number]['options'] })
      return Promise.resolve({ canceled: canceled(), filePaths: [...main.paths] })
    }
  }, paths)
}

export const readDialogCalls = (app: TestApp) => app.evaluate(() => (globalThis as unknown as DialogStubState).asked)
