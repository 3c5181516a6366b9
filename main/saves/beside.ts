/**
 * Small files beside a save: its picture, its review, who sat there on other devices by which codes, and whose machine it was
 * handed to. A broken one is as good as none,
 * a save never needs one to open, and one whose save is gone is cleared. They go where their save goes; but a copy of
 * the save is another table, to which nobody comes back.
 */
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyWhole, writeAtomic, type Disk } from './atomic.ts'
import { plainFile } from './files.ts'

/** No save is called so: what is behind `.samsara` is no name of one. */
const ENDINGS = {
  picture: '.picture',
  review: '.review.json',
  guests: '.guests.json',
  hosting: '.hosting.json',
  hand: '.hand.json',
} as const
export type BesideKind = keyof typeof ENDINGS
const KINDS: readonly BesideKind[] = Object.keys(ENDINGS) as BesideKind[]
const COPIED: readonly BesideKind[] = ['picture', 'review']
const NAME = /^([a-z0-9-]{1,64}\.samsara)\.(?:picture|(?:review|guests|hosting|hand)\.json)$/

export interface Beside {
  /** @param most bytes; what has more is not read @returns undefined when there is none that can be read */
  read(most: number): Promise<Uint8Array | undefined>
  /** Nothing is kept where the save itself is gone by now. @throws the system's error; then the old one stands */
  write(what: string | Uint8Array): Promise<void>
  remove(): Promise<void>
}

/** @param file of the save */
export function besideOf(file: string, kind: BesideKind, disk: Disk): Beside {
  const own = `${file}${ENDINGS[kind]}`
  return {
    async read(most) {
      const stat = await plainFile(own)
      if (stat === undefined || stat.size > most) return undefined
      const bytes = await readFile(own).catch(() => undefined)
      return bytes !== undefined && bytes.length <= most ? bytes : undefined
    },
    async write(what) {
      if ((await plainFile(file)) !== undefined) await writeAtomic(own, what, false, disk)
    },
    remove: () => rm(own, { force: true }),
  }
}

/** What lay beside one save lies beside another; what cannot be moved is gone. Never throws. */
export async function moveBeside(from: string, to: string): Promise<void> {
  await each(async (ending) => {
    // A link that somebody put there leads nowhere of ours.
    if ((await plainFile(from + ending)) !== undefined) await rename(from + ending, to + ending)
  })
  await removeBeside(from)
}

/** Never throws. */
export async function copyBeside(from: string, to: string, disk: Disk): Promise<void> {
  await each(async (ending) => {
    if ((await plainFile(from + ending)) !== undefined) await copyWhole(from + ending, to + ending, disk)
  }, COPIED)
}

/** Never throws. */
export async function removeBeside(file: string): Promise<void> {
  await each((ending) => rm(file + ending, { force: true }))
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

async function each(step: (ending: string) => Promise<void>, kinds = KINDS): Promise<void> {
  for (const kind of kinds) await step(ENDINGS[kind]).catch(() => undefined)
}
