/**
 * Only one process writes a profile. The lock is a file that names its owner and that the owner touches periodically, so that a
 * stale lock is recognised and replaced. If timestamp, host name and process id do not settle the state, the lock is watched: a
 * lock that is not touched is stale. An owner that was asleep meanwhile notices the loss by its mark, which it checks before
 * every write.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { errorCodeOf, PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from './atomic-write.ts'

/** The lock of a profile that this process has acquired, so that no other process writes the profile. */
export interface ProfileLock {
  /** Whether this process still has the lock and may write. Once false, it stays false: another process has written since. */
  isHeld(): Promise<boolean>
  release(): Promise<void>
}

const LockOwner = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  mark: v.string(),
  /** Start time of the process, as the system gives it: process ids are reused. */
  born: v.exactOptional(v.string()),
})
type LockOwner = v.InferOutput<typeof LockOwner>

/** Marks of the locks that this process holds. */
const ownMarks = new Set<string>()

const TOUCH_INTERVAL_MS = 2_000
/** A lock that was not touched for this long is stale, whatever the process table says. */
const STALE_AFTER_MS = 30_000
/** How long a lock of unknown state is watched. */
const WATCH_DURATION_MS = 3 * TOUCH_INTERVAL_MS
const WATCH_INTERVAL_MS = 250

/**
 * Function that waits for a number of milliseconds. A process waits with it while it watches the profile lock of
 * another process. In tests the function returns at once.
 */
export type WaitFunction = (ms: number) => Promise<unknown>

/**
 * Acquires the lock of a profile folder. A lock that another process has left behind is replaced, after a wait if necessary.
 * @returns the lock, or undefined if another process holds it
 * @throws the system's error if the folder cannot be written
 */
export async function acquireProfileLock(
  profile: string,
  wait: WaitFunction = pause,
): Promise<ProfileLock | undefined> {
  await mkdir(profile, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  const file = join(profile, 'samsara.lock')
  const born = await processStartTimeOf(process.pid)
  const me: LockOwner = { pid: process.pid, host: hostname(), mark: randomUUID(), ...omitUndefined({ born }) }
  ownMarks.add(me.mark)
  try {
    if (await tryAcquire(file, me, wait)) return createHeldLock(file, me)
  } catch (error) {
    ownMarks.delete(me.mark)
    throw error
  }
  ownMarks.delete(me.mark)
  return undefined
}

function createHeldLock(file: string, me: LockOwner): ProfileLock {
  let lost = false
  async function holds(): Promise<boolean> {
    if (lost) return false
    const found = await readLockFile(file)
    // The folder was cleared: the lock is still ours, unless another process is quicker.
    if (found === undefined) return createLockFile(file, me).catch(() => true)
    if (found.owner === undefined) return false
    lost = found.owner.mark !== me.mark
    return !lost
  }
  const touching = setInterval(() => {
    const now = new Date()
    void holds().then((ours) => (ours ? utimes(file, now, now).catch(() => undefined) : undefined))
  }, TOUCH_INTERVAL_MS)
  touching.unref()
  return {
    isHeld: holds,
    async release() {
      clearInterval(touching)
      ownMarks.delete(me.mark)
      if ((await readLockFile(file))?.owner?.mark === me.mark) await rm(file, { force: true })
    },
  }
}

async function tryAcquire(file: string, me: LockOwner, wait: WaitFunction): Promise<boolean> {
  // The process that refused this one may die meanwhile: try again, a limited number of times.
  for (let round = 0; round < 100; round++) {
    if (await createLockFile(file, me)) return true
    const found = await readLockFile(file)
    if (found === undefined) continue
    const state = await lockStateOf(found)
    if (state === 'held' || (state === 'unsure' && (await wasTouchedDuringWatch(file, found, wait)))) return false
    if (await replaceStaleLock(file, found, me)) return true
    await wait(WATCH_INTERVAL_MS / 5)
  }
  return false
}

/** Creates a complete lock file, or none: a file that is already written gets its name. */
async function createLockFile(file: string, me: LockOwner): Promise<boolean> {
  const written = `${file}.${me.mark}`
  try {
    await writeNewFile(written, JSON.stringify(me))
    await link(written, file)
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    // Some disks have no hard links.
    if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EINVAL'].includes(errorCodeOf(error)))
      return await createLockFileInPlace(file, me)
    throw error
  } finally {
    await rm(written, { force: true }).catch(() => undefined)
  }
}

async function createLockFileInPlace(file: string, me: LockOwner): Promise<boolean> {
  try {
    await writeNewFile(file, JSON.stringify(me))
    return true
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @throws the system's error; no file remains */
async function writeNewFile(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE_MODE)
  try {
    await handle.writeFile(text)
    if ((await handle.stat()).size !== text.length) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Replaces a stale lock. One process at a time may try; the others check again. */
async function replaceStaleLock(file: string, stale: LockFileContent, me: LockOwner): Promise<boolean> {
  const turn = `${file}.taking`
  if (!(await createLockFileInPlace(turn, me))) {
    const other = await readLockFile(turn)
    // Its owner died within these few lines.
    if (other !== undefined && (await lockStateOf(other)) === 'free') await rm(turn, { force: true })
    return false
  }
  try {
    const now = await readLockFile(file)
    if (now !== undefined && !isSameLock(now, stale)) return false
    await rm(file, { force: true })
    return await createLockFile(file, me)
  } finally {
    await rm(turn, { force: true })
  }
}

interface LockFileContent {
  /** Undefined if it cannot be read. */
  readonly owner: LockOwner | undefined
  readonly touchedAt: number
}

/** @returns the present lock, or undefined if there is none */
async function readLockFile(file: string): Promise<LockFileContent | undefined> {
  const touched = await stat(file).catch(() => undefined)
  if (touched === undefined) return undefined
  const owner = await readFile(file, 'utf8').then(parseOwner, () => undefined)
  return { owner, touchedAt: touched.mtimeMs }
}

function parseOwner(text: string): LockOwner | undefined {
  try {
    const parsed = v.safeParse(LockOwner, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

function isSameLock(one: LockFileContent, other: LockFileContent): boolean {
  return one.owner?.mark === other.owner?.mark && one.touchedAt === other.touchedAt
}

/** The state that can be determined at once. A clock that was set back, another host or an empty file leave it open. */
async function lockStateOf({ owner, touchedAt }: LockFileContent): Promise<'free' | 'held' | 'unsure'> {
  const age = Date.now() - touchedAt
  if (age > STALE_AFTER_MS) return 'free'
  if (owner?.host !== hostname()) return 'unsure'
  // In a container every start may have the same process id.
  if (owner.pid === process.pid) return ownMarks.has(owner.mark) ? 'held' : 'free'
  if (!isProcessAlive(owner.pid)) return 'free'
  if (owner.born !== undefined) return (await processStartTimeOf(owner.pid)) === owner.born ? 'held' : 'free'
  return age >= 0 && age <= WATCH_DURATION_MS ? 'held' : 'unsure'
}

async function wasTouchedDuringWatch(file: string, before: LockFileContent, wait: WaitFunction): Promise<boolean> {
  for (let passed = 0; passed < WATCH_DURATION_MS; passed += WATCH_INTERVAL_MS) {
    await wait(WATCH_INTERVAL_MS)
    const now = await readLockFile(file)
    if (now === undefined) return false
    if (!isSameLock(now, before)) return true
  }
  return false
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCodeOf(error) !== 'ESRCH'
  }
}

/** @returns the start time of a process, if the system gives it. On Linux: the 20th field after the process name */
async function processStartTimeOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
}
