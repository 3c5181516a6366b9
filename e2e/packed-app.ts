/**
 * Drives the packed program through its pages. Playwright's Electron support needs Node's inspector, which a fuse of the package
 * disables. This uses Chromium's debugging port, which a command-line switch opens, and has access to pages only.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Page } from '@playwright/test'
import { ROOT } from '../build/lib/project.mjs'
import { onCleanup } from './cleanup.ts'

/** electron-builder's output folders, by system and architecture. */
const PACKED_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'linux-x64': ['linux-unpacked'],
  'linux-arm64': ['linux-arm64-unpacked'],
  'win32-x64': ['win-unpacked'],
  'win32-arm64': ['win-arm64-unpacked'],
  'darwin-x64': ['mac-universal', 'mac'],
  'darwin-arm64': ['mac-universal', 'mac-arm64'],
}
const PROGRAM_FILES: Readonly<Record<string, string>> = {
  linux: 'samsara',
  win32: 'Samsara.exe',
  darwin: 'Samsara.app/Contents/MacOS/Samsara',
}

/**
 * The packed program for this machine: SAMSARA_PACKED, otherwise the output of `npm run package`.
 * @throws Error if there is none
 */
export function findPackedProgram(): string {
  const named = process.env['SAMSARA_PACKED']
  const folders = PACKED_FOLDERS[`${process.platform}-${process.arch}`] ?? []
  const program = PROGRAM_FILES[process.platform] ?? ''
  const found = named ?? folders.map((folder) => join(ROOT, 'dist', folder, program)).find((path) => existsSync(path))
  if (found === undefined) throw new Error('Nothing is packed for this machine: npm run package')
  return found
}

/** A program with pages. */
export interface DrivenProgram {
  readonly process: ChildProcess
  readonly page: Page
  /** The lines printed so far. */
  readonly lines: readonly string[]
}

/** Starts a Chromium-based program and waits for its first page. It ends with the test. */
export async function driveProgram(program: string, args: readonly string[]): Promise<DrivenProgram> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(program, ['--remote-debugging-port=0', ...sandbox, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const driven: { browser?: Browser } = {}
  onCleanup(async () => {
    await driven.browser?.close()
    await killAndWait(child)
  })
  const lines: string[] = []
  const address = await new Promise<string>((found, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      reject(new Error(`it ended with code ${String(code)} before it opened a port:\n${lines.join('\n')}`))
    })
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      const [, port] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
      if (port !== undefined) found(port)
    })
  })
  driven.browser = await chromium.connectOverCDP(address)
  const [context] = driven.browser.contexts()
  if (context === undefined) throw new Error('it has no pages')
  return { process: child, page: context.pages()[0] ?? (await context.waitForEvent('page')), lines }
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
