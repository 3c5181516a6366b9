/**
 * One process writes one profile. The lock is a file that names its owner; the owner touches it now and then, so that
 * a lock whose owner is gone is recognised and taken over. What a clock, a host's name or a process number cannot tell
 * is found out by watching: a lock that nobody touches is nobody's. An owner that slept meanwhile learns it by its own
 * mark, which it looks for before every write.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { codeOf, PRIVATE_FILE, PRIVATE_FOLDER } from './atomic.ts'

export interface Lock {
  /** Whether this process may still write here. Once it may not, it never may again: another one has written since. */
  holds(): Promise<boolean>
  release(): Promise<void>
}

const Owner = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  host: v.string(),
  mark: v.string(),
  /** When the process began, in the system's own words: numbers are given out again. */
  born: v.exactOptional(v.string()),
})
type Owner = v.InferOutput<typeof Owner>

/** The marks of the locks that this process holds. */
const mine = new Set<string>()

const TOUCHED_EVERY = 2_000
/** Untouched for so many milliseconds: nobody holds it, whatever the process table says. */
const STALE_AFTER = 30_000
/** How long a lock is watched about which nothing else can be known. */
const WATCHED_FOR = 3 * TOUCHED_EVERY
const LOOK_EVERY = 250

/** How time passes while a lock is watched; tests let it pass at once. */
export type Wait = (ms: number) => Promise<unknown>

/**
 * Takes the lock of a profile folder.
 * @returns undefined when another process holds it
 * @throws the system's error when the folder cannot be written
 */
export async function lockProfile(profile: string, wait: Wait = pause): Promise<Lock | undefined> {
  await mkdir(profile, { recursive: true, mode: PRIVATE_FOLDER })
  const file = join(profile, 'samsara.lock')
  const born = await birthOf(process.pid)
  const me: Owner = { pid: process.pid, host: hostname(), mark: randomUUID(), ...defined({ born }) }
  mine.add(me.mark)
  try {
    if (await take(file, me, wait)) return held(file, me)
  } catch (error) {
    mine.delete(me.mark)
    throw error
  }
  mine.delete(me.mark)
  return undefined
}

function held(file: string, me: Owner): Lock {
  let lost = false
  async function holds(): Promise<boolean> {
    if (lost) return false
    const found = await seen(file)
    // Somebody has cleared the folder: it is as ours as before, unless another one is quicker.
    if (found === undefined) return claim(file, me).catch(() => true)
    if (found.owner === undefined) return false
    lost = found.owner.mark !== me.mark
    return !lost
  }
  const touching = setInterval(() => {
    const now = new Date()
    void holds().then((ours) => (ours ? utimes(file, now, now).catch(() => undefined) : undefined))
  }, TOUCHED_EVERY)
  touching.unref()
  return {
    holds,
    async release() {
      clearInterval(touching)
      mine.delete(me.mark)
      if ((await seen(file))?.owner?.mark === me.mark) await rm(file, { force: true })
    },
  }
}

async function take(file: string, me: Owner, wait: Wait): Promise<boolean> {
  // Whoever is refused by one that dies meanwhile looks again, but not for ever.
  for (let round = 0; round < 100; round++) {
    if (await claim(file, me)) return true
    const found = await seen(file)
    if (found === undefined) continue
    const state = await stateOf(found)
    if (state === 'held' || (state === 'unsure' && (await isTouched(file, found, wait)))) return false
    if (await replace(file, found, me)) return true
    await wait(LOOK_EVERY / 5)
  }
  return false
}

/** Puts a whole lock there, or none: its name is given to a file that is written already. */
async function claim(file: string, me: Owner): Promise<boolean> {
  const written = `${file}.${me.mark}`
  try {
    await writeFresh(written, JSON.stringify(me))
    await link(written, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some disks know no links.
    if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EINVAL'].includes(codeOf(error)))
      return await claimInPlace(file, me)
    throw error
  } finally {
    await rm(written, { force: true }).catch(() => undefined)
  }
}

async function claimInPlace(file: string, me: Owner): Promise<boolean> {
  try {
    await writeFresh(file, JSON.stringify(me))
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @throws the system's error, having left nothing */
async function writeFresh(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE_FILE)
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

/** Takes the place of a lock that nobody holds. Of many that try one at a time may; the others look again. */
async function replace(file: string, stale: Seen, me: Owner): Promise<boolean> {
  const turn = `${file}.taking`
  if (!(await claimInPlace(turn, me))) {
    const other = await seen(turn)
    // Its owner died in these few lines.
    if (other !== undefined && (await stateOf(other)) === 'free') await rm(turn, { force: true })
    return false
  }
  try {
    const now = await seen(file)
    if (now !== undefined && !isSame(now, stale)) return false
    await rm(file, { force: true })
    return await claim(file, me)
  } finally {
    await rm(turn, { force: true })
  }
}

interface Seen {
  /** Undefined: it cannot be read. */
  readonly owner: Owner | undefined
  readonly touchedAt: number
}

/** The lock as it stands; undefined when there is none. */
async function seen(file: string): Promise<Seen | undefined> {
  const touched = await stat(file).catch(() => undefined)
  if (touched === undefined) return undefined
  const owner = await readFile(file, 'utf8').then(parseOwner, () => undefined)
  return { owner, touchedAt: touched.mtimeMs }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const parsed = v.safeParse(Owner, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

function isSame(one: Seen, other: Seen): boolean {
  return one.owner?.mark === other.owner?.mark && one.touchedAt === other.touchedAt
}

/** What can be known at once. A clock that was set back, another machine or an empty file leave it open. */
async function stateOf({ owner, touchedAt }: Seen): Promise<'free' | 'held' | 'unsure'> {
  const age = Date.now() - touchedAt
  if (age > STALE_AFTER) return 'free'
  if (owner?.host !== hostname()) return 'unsure'
  // In a container every start may have the same number.
  if (owner.pid === process.pid) return mine.has(owner.mark) ? 'held' : 'free'
  if (!isAlive(owner.pid)) return 'free'
  if (owner.born !== undefined) return (await birthOf(owner.pid)) === owner.born ? 'held' : 'free'
  return age >= 0 && age <= WATCHED_FOR ? 'held' : 'unsure'
}

async function isTouched(file: string, before: Seen, wait: Wait): Promise<boolean> {
  for (let passed = 0; passed < WATCHED_FOR; passed += LOOK_EVERY) {
    await wait(LOOK_EVERY)
    const now = await seen(file)
    if (now === undefined) return false
    if (!isSame(now, before)) return true
  }
  return false
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) !== 'ESRCH'
  }
}

/** When a process began, where the system tells: on Linux the field after the 20th behind its name. */
async function birthOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
}
