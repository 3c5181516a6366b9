/** Detects that the npm process running this script was killed: the shell between the two, and this script, would survive it. */
import { spawnSync } from 'node:child_process'

const CHECK_INTERVAL_MS = 1000

/** Calls back once npm has exited; never if npm cannot be found or on Windows. @param {() => void} then */
export function onNpmExit(then) {
  const npm = findNpmPid()
  if (npm === undefined) return
  const watching = setInterval(() => {
    if (isProcessAlive(npm)) return
    clearInterval(watching)
    then()
  }, CHECK_INTERVAL_MS)
  watching.unref()
}

/** Looks at the two nearest ancestors: possibly a shell, and npm. @returns {number | undefined} */
function findNpmPid() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined
  let pid = process.ppid
  for (let step = 0; step < 2; step++) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, program] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    if (program === undefined) return undefined
    if (/^(\S*\/)?(node \S*)?npm\b/.test(program)) return pid
    pid = Number(parent)
  }
  return undefined
}

/** @param {number} pid */
function isProcessAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH'
  }
}
