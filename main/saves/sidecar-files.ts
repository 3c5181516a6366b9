/**
 * Small files beside a save: its picture in each light, its review, who sat there on other devices by which codes, and whose machine it was
 * handed to. A broken one is as good as none,
 * a save never needs one to open, and one whose save is gone is cleared. They go where their save goes; but a copy of
 * the save is another table, to which nobody comes back.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyFileAtomic,
  sha256Of,
  removeKnownFile,
  writeFileAtomic,
  type Disk,
  type ReplacedVersionOptions,
} from './atomic-write.ts'
import { statRegularFile, readRegularFile } from './file-utils.ts'

/** No save is called so: what is behind `.samsara` is no name of one. */
const SIDECAR_EXTENSIONS = {
  picture: '.picture',
  dawn: '.dawn.picture',
  review: '.review.json',
  guests: '.guests.json',
  hosting: '.hosting.json',
  hand: '.hand.json',
} as const
export type SidecarKind = keyof typeof SIDECAR_EXTENSIONS
const SIDECAR_KINDS: readonly SidecarKind[] = Object.keys(SIDECAR_EXTENSIONS) as SidecarKind[]
const COPIED_KINDS: readonly SidecarKind[] = ['picture', 'dawn', 'review']
const SIDECAR_NAME = /^([a-z0-9-]{1,64}\.samsara)\.(?:(?:dawn\.)?picture|(?:review|guests|hosting|hand)\.json)$/

export interface SidecarFile {
  /** @param most bytes; what has more is not read @returns undefined when there is none that can be read */
  read(most: number): Promise<Uint8Array | undefined>
  /** Nothing is kept where the save itself is gone by now. @throws the system's error; then the old one stands */
  write(what: string | Uint8Array): Promise<void>
  remove(): Promise<void>
}

export interface SidecarFileOptions {
  /** Of the save. */
  readonly file: string
  readonly kind: SidecarKind
  readonly disk: Disk
  /** By path: the hash of the version that this process read first or wrote last. */
  readonly known: Map<string, string>
  /** Keeps a version of the file that another program wrote. */
  readonly keep: (file: string, version: string) => Promise<void>
}

export function openSidecarFile({ file, kind, disk, known, keep }: SidecarFileOptions): SidecarFile {
  const own = `${file}${SIDECAR_EXTENSIONS[kind]}`
  const versions = (): ReplacedVersionOptions => ({ known: known.get(own), keep: (version) => keep(own, version) })
  const isCache = COPIED_KINDS.includes(kind)
  return {
    async read(most) {
      const bytes = await readRegularFile(own, most)
      if (bytes !== undefined && !isCache && !known.has(own)) known.set(own, sha256Of(bytes))
      return bytes
    },
    async write(what) {
      if ((await statRegularFile(file)) === undefined) return
      const { hash } = await writeFileAtomic(own, what, isCache ? undefined : versions(), disk)
      if (!isCache) known.set(own, hash)
    },
    async remove() {
      await (isCache ? rm(own, { force: true }) : removeKnownFile(own, versions(), disk))
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
export async function moveWithSidecars(file: string, to: string, disk: Disk, move: () => Promise<void>): Promise<void> {
  try {
    await linkSidecars(file, to, disk)
    await move()
  } catch (error) {
    if ((await statRegularFile(to)) === undefined) removeSidecars(to, disk)
    throw error
  }
}

async function linkSidecars(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of SIDECAR_KINDS) {
    const [old, next] = [from + SIDECAR_EXTENSIONS[kind], to + SIDECAR_EXTENSIONS[kind]]
    disk.remove(next)
    // A link in its place leads elsewhere.
    if ((await statRegularFile(old)) === undefined) continue
    try {
      await linkOrCopy(old, next, disk)
    } catch (error) {
      if (!COPIED_KINDS.includes(kind)) throw error
    }
  }
}

/** Gives a file a second name, which must be new; where a disk knows no links the second is a copy. @throws the system's error */
export async function linkOrCopy(file: string, name: string, disk: Disk): Promise<void> {
  try {
    disk.link(file, name)
  } catch {
    await copyFileAtomic(file, name, disk)
  }
}

/** Never throws. */
export async function copySidecars(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of COPIED_KINDS) {
    const [old, copy] = [from + SIDECAR_EXTENSIONS[kind], to + SIDECAR_EXTENSIONS[kind]]
    if ((await statRegularFile(old)) !== undefined) await copyFileAtomic(old, copy, disk).catch(() => undefined)
  }
}

/** Never throws. */
export function removeSidecars(file: string, disk: Disk): void {
  for (const kind of SIDECAR_KINDS)
    try {
      disk.remove(file + SIDECAR_EXTENSIONS[kind])
    } catch {
      // cleared at the next start
    }
}

/** The saves beside which that lies. @param names all that the folder holds */
export function savesWithSidecar(kind: SidecarKind, names: readonly string[]): readonly string[] {
  const ending = `.samsara${SIDECAR_EXTENSIONS[kind]}`
  return names
    .filter((name) => SIDECAR_NAME.test(name) && name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
}

/** Clears what lies beside no save any more. @param names all that the folder holds */
export async function removeOrphanSidecars(folder: string, names: readonly string[]): Promise<void> {
  const here = new Set(names)
  for (const name of names) {
    const save = SIDECAR_NAME.exec(name)?.[1]
    if (save !== undefined && !here.has(save)) await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}
