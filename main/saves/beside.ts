/**
 * Small files beside a save: its picture in each light, its review, who sat there on other devices by which codes, and whose machine it was
 * handed to. A broken one is as good as none,
 * a save never needs one to open, and one whose save is gone is cleared. They go where their save goes; but a copy of
 * the save is another table, to which nobody comes back.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyWhole, hashOf, removeKnown, writeAtomic, type Disk, type Versions } from './atomic.ts'
import { plainFile, readPlain } from './files.ts'

/** No save is called so: what is behind `.samsara` is no name of one. */
const ENDINGS = {
  picture: '.picture',
  dawn: '.dawn.picture',
  review: '.review.json',
  guests: '.guests.json',
  hosting: '.hosting.json',
  hand: '.hand.json',
} as const
export type BesideKind = keyof typeof ENDINGS
const KINDS: readonly BesideKind[] = Object.keys(ENDINGS) as BesideKind[]
const COPIED: readonly BesideKind[] = ['picture', 'dawn', 'review']
const NAME = /^([a-z0-9-]{1,64}\.samsara)\.(?:(?:dawn\.)?picture|(?:review|guests|hosting|hand)\.json)$/

export interface Beside {
  /** @param most bytes; what has more is not read @returns undefined when there is none that can be read */
  read(most: number): Promise<Uint8Array | undefined>
  /** Nothing is kept where the save itself is gone by now. @throws the system's error; then the old one stands */
  write(what: string | Uint8Array): Promise<void>
  remove(): Promise<void>
}

export interface BesideStart {
  /** Of the save. */
  readonly file: string
  readonly kind: BesideKind
  readonly disk: Disk
  /** By path: the hash of the version that this process read first or wrote last. */
  readonly known: Map<string, string>
  /** Keeps a version of the file that another program wrote. */
  readonly keep: (file: string, version: string) => Promise<void>
}

export function besideOf({ file, kind, disk, known, keep }: BesideStart): Beside {
  const own = `${file}${ENDINGS[kind]}`
  const versions = (): Versions => ({ known: known.get(own), keep: (version) => keep(own, version) })
  const isCache = COPIED.includes(kind)
  return {
    async read(most) {
      const bytes = await readPlain(own, most)
      if (bytes !== undefined && !isCache && !known.has(own)) known.set(own, hashOf(bytes))
      return bytes
    },
    async write(what) {
      if ((await plainFile(file)) === undefined) return
      const { hash } = await writeAtomic(own, what, isCache ? undefined : versions(), disk)
      if (!isCache) known.set(own, hash)
    },
    async remove() {
      await (isCache ? rm(own, { force: true }) : removeKnown(own, versions(), disk))
      known.delete(own)
    },
  }
}

/**
 * Moves a save with all that is beside it. That gets a second name beside the save's new one first, so that a move which is
 * broken off leaves some of it beside no save, at one of the two places, where it is cleared.
 * @param to where the save will be: no save is there
 * @param move moves the save itself
 * @throws the system's error; then all is where it was
 */
export async function moveTogether(file: string, to: string, disk: Disk, move: () => Promise<void>): Promise<void> {
  try {
    await linkBeside(file, to, disk)
    await move()
  } catch (error) {
    if ((await plainFile(to)) === undefined) removeBeside(to, disk)
    throw error
  }
}

async function linkBeside(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of KINDS) {
    const [old, next] = [from + ENDINGS[kind], to + ENDINGS[kind]]
    disk.remove(next)
    // A link in its place leads elsewhere.
    if ((await plainFile(old)) === undefined) continue
    try {
      await linkOrCopy(old, next, disk)
    } catch (error) {
      if (!COPIED.includes(kind)) throw error
    }
  }
}

/** Gives a file a second name, which must be new; where a disk knows no links the second is a copy. @throws the system's error */
export async function linkOrCopy(file: string, name: string, disk: Disk): Promise<void> {
  try {
    disk.link(file, name)
  } catch {
    await copyWhole(file, name, disk)
  }
}

/** Never throws. */
export async function copyBeside(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of COPIED) {
    const [old, copy] = [from + ENDINGS[kind], to + ENDINGS[kind]]
    if ((await plainFile(old)) !== undefined) await copyWhole(old, copy, disk).catch(() => undefined)
  }
}

/** Never throws. */
export function removeBeside(file: string, disk: Disk): void {
  for (const kind of KINDS)
    try {
      disk.remove(file + ENDINGS[kind])
    } catch {
      // cleared at the next start
    }
}

/** The saves beside which that lies. @param names all that the folder holds */
export function savesWith(kind: BesideKind, names: readonly string[]): readonly string[] {
  const ending = `.samsara${ENDINGS[kind]}`
  return names.filter((name) => NAME.test(name) && name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
}

/** Clears what lies beside no save any more. @param names all that the folder holds */
export async function clearBeside(folder: string, names: readonly string[]): Promise<void> {
  const here = new Set(names)
  for (const name of names) {
    const save = NAME.exec(name)?.[1]
    if (save !== undefined && !here.has(save)) await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}
