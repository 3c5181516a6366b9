/**
 * One instance per profile: a lock file under userData holds the id of the owning process. A second instance leaves a note beside
 * it, which the first one watches for. Both operations are synchronous, since Electron answers synchronously.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {() => string} userData returns the folder; called late, since an app may move it first
 * @param {(argv: string[], folder: string, data: unknown) => void} onSecond
 */
export function createInstanceLock(userData, onSecond) {
  /** @type {string | undefined} */
  let held
  /** @type {import('node:fs').FSWatcher | undefined} */
  let watching

  const folder = () => join(userData(), 'electron-double-instances')

  function take(/** @type {string} */ file) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch {
      return false
    }
  }

  function readNotes(/** @type {string} */ at) {
    for (const name of readdirSync(at).filter((name) => name.endsWith('.note'))) {
      const { argv, cwd, data } = JSON.parse(readFileSync(join(at, name), 'utf8'))
      rmSync(join(at, name))
      onSecond(argv, cwd, data)
    }
  }

  function request(/** @type {unknown} */ data) {
    if (held !== undefined) return true
    const at = folder()
    const file = join(at, 'lock')
    mkdirSync(at, { recursive: true })
    if (!take(file)) {
      if (isAlive(Number(readFileSync(file, 'utf8')))) {
        const note = join(at, `${process.pid}.note`)
        writeFileSync(`${note}.part`, JSON.stringify({ argv: process.argv, cwd: process.cwd(), data }))
        renameSync(`${note}.part`, note)
        return false
      }
      // The owning process was killed.
      rmSync(file)
      take(file)
    }
    held = file
    watching = watch(at, () => readNotes(at))
    watching.unref()
    return true
  }

  function release() {
    watching?.close()
    if (held !== undefined) rmSync(held, { force: true })
    held = undefined
  }

  return { request, release, has: () => held !== undefined }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
