/**
 * Electron's executable. Since Electron 42 the package downloads it on demand. It is located through path.txt, never by
 * require('electron'), which would start a download and throw.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectPath, nodeBinary } from './project.mjs'
import { withProgress, UserFacingError } from './progress.mjs'
import { endProgram, runProgram } from './run-program.mjs'

const ELECTRON_FOLDER = projectPath('node_modules', 'electron')
/** A download without progress for this long is aborted. */
const DOWNLOAD_TIMEOUT_MS = 60_000

/** Path of Electron's executable, or undefined if it was not downloaded. */
export function electronBinary() {
  try {
    const path = join(ELECTRON_FOLDER, 'dist', readFileSync(join(ELECTRON_FOLDER, 'path.txt'), 'utf8').trim())
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Whether a window can be opened. */
export function hasDisplay() {
  if (process.platform !== 'linux') return true
  return Boolean(process.env.DISPLAY ?? '') || Boolean(process.env.WAYLAND_DISPLAY ?? '')
}

/**
 * Downloads Electron's executable.
 * @returns {Promise<{path: string} | {path: undefined, reason: string}>} the reason is a few words
 */
export async function downloadElectron() {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-electron-'))
  try {
    return await withProgress('Downloading Electron', async (note) => {
      const { code, output, timedOut } = await runProgram([nodeBinary(), join(ELECTRON_FOLDER, 'install.js')], {
        env: { TMPDIR: folder, TEMP: folder, TMP: folder },
        giveUp: (child) => watchDownload(child, folder, note),
      })
      const path = code === 0 ? electronBinary() : undefined
      if (path === undefined)
        throw new UserFacingError(timedOut ? `nothing came for ${DOWNLOAD_TIMEOUT_MS / 1000} s` : errorReasonIn(output))
      return { path }
    })
  } catch (error) {
    if (error instanceof UserFacingError) return { path: undefined, reason: error.message }
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends a download without progress. @type {(child: any, folder: string, note: (text: string) => void) => () => void} */
function watchDownload(child, folder, note) {
  let size = 0
  let since = Date.now()
  const timer = setInterval(() => {
    const now = bytesBelow(folder) + bytesBelow(join(ELECTRON_FOLDER, 'dist'))
    if (now !== size) {
      size = now
      since = Date.now()
      note(`${(size / 2 ** 20).toFixed(0)} MB`)
    } else if (Date.now() - since > DOWNLOAD_TIMEOUT_MS) endProgram(child, 'SIGKILL')
  }, 500)
  return () => {
    clearInterval(timer)
  }
}

/** @param {string} folder @returns {number} */
function bytesBelow(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0)
  } catch {
    return 0
  }
}

/** The first error message in a program's output. @param {string} output */
export function errorReasonIn(output) {
  const line = output.split('\n').find((text) => /error/i.test(text)) ?? output.trim().split('\n')[0] ?? ''
  return (
    line
      .replace(/^\s*(\w*Error):\s*/, '')
      .trim()
      .slice(0, 120) || 'the download failed'
  )
}
