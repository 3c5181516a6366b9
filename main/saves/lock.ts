/**
 * One process writes one profile. The lock is a file that names its owner; the owner touches it now and then, so that
 * a lock whose owner is gone (or whose number belongs to another program by now) is recognised and taken over.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

export interface Lock {
  release(): Promise<void>
}

const Owner = v.object({ pid: v.pipe(v.number(), v.integer(), v.minValue(1)), host: v.string(), mark: v.string() })
type Owner = v.InferOutput<typeof Owner>

/** The marks of the locks that this process holds. */
const mine = new Set<string>()

const TOUCHED_EVERY = 5_000
/** Untouched for so many milliseconds: nobody holds it, whatever the process table says. */
const STALE_AFTER = 30_000

/**
 * Takes the lock of a profile folder.
 * @returns undefined when another process holds it
 * @throws the system's error when the folder cannot be written
 */
export async function lockProfile(profile: string): Promise<Lock | undefined> {
  await mkdir(profile, { recursive: true })
  const file = join(profile, 'samsara.lock')
  const me: Owner = { pid: process.pid, host: hostname(), mark: randomUUID() }
  mine.add(me.mark)
  const claimed = (await claim(file, me)) || ((await takeAway(file, me)) && (await claim(file, me)))
  if (!claimed || (await ownerOf(file))?.mark !== me.mark) {
    mine.delete(me.mark)
    return undefined
  }
  const touching = setInterval(() => {
    const now = new Date()
    void utimes(file, now, now).catch(() => undefined)
  }, TOUCHED_EVERY)
  touching.unref()
  return {
    async release() {
      clearInterval(touching)
      mine.delete(me.mark)
      if ((await ownerOf(file))?.mark === me.mark) await rm(file, { force: true })
    },
  }
}

async function claim(file: string, me: Owner): Promise<boolean> {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(JSON.stringify(me))
    await handle.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a lock that nobody holds any more. */
async function takeAway(file: string, me: Owner): Promise<boolean> {
  const stale = await ownerOf(file)
  if (!(await isStale(file, stale))) return false
  const aside = `${file}.${me.mark}`
  await rename(file, aside).catch(() => undefined)
  // Another process may have taken over between the look and the renaming: then it gets its lock back.
  const removed = await ownerOf(aside)
  if (removed !== undefined && removed.mark !== stale?.mark) {
    await rename(aside, file).catch(() => undefined)
    return false
  }
  await rm(aside, { force: true })
  return true
}

async function isStale(file: string, owner: Owner | undefined): Promise<boolean> {
  const touched = await stat(file).catch(() => undefined)
  if (touched === undefined || Date.now() - touched.mtimeMs > STALE_AFTER) return true
  if (owner?.host !== hostname()) return false
  // In a container every start may have the same number.
  return owner.pid === process.pid ? !mine.has(owner.mark) : !isAlive(owner.pid)
}

async function ownerOf(file: string): Promise<Owner | undefined> {
  try {
    const parsed = v.safeParse(Owner, JSON.parse(await readFile(file, 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
