/**
 * Sidecar files of a save: its thumbnails by theme, its review, its guests with digests of their reconnect tokens, how it was
 * hosted, and the machine it was transferred to. They are optional: an unreadable one is ignored, an orphaned one is deleted, and
 * no save needs one to open. They are moved and deleted with their save. A copy of a save is another table, to which no guest can
 * reconnect.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  copyFileWithoutOverwriting,
  sha256Of,
  removeKeepingVersionOfOtherProgram,
  replaceFileAtomic,
  type Disk,
  type VersionConflictPolicy,
} from './atomic-write.ts'
import { statRegularFile, readRegularFile } from './file-utils.ts'

/** No save has these extensions: a save's name ends in `.samsara`. */
const SIDECAR_EXTENSIONS = {
  picture: '.picture',
  dawn: '.dawn.picture',
  review: '.review.json',
  guests: '.guests.json',
  hosting: '.hosting.json',
  hand: '.hand.json',
} as const

/**
 * The kinds of sidecar files, which are stored beside the file of a save: `picture` and `dawn` (thumbnails by theme),
 * `review` (the review of the game), `guests` (the guests with digests of their tokens), `hosting` (how the table was
 * hosted), and `hand` (the machine that the table was transferred to).
 */
export type SidecarKind = keyof typeof SIDECAR_EXTENSIONS
const SIDECAR_KINDS: readonly SidecarKind[] = Object.keys(SIDECAR_EXTENSIONS) as SidecarKind[]
const COPIED_KINDS: readonly SidecarKind[] = ['picture', 'dawn', 'review']
const SIDECAR_NAME = /^([a-z0-9-]{1,64}\.samsara)\.(?:(?:dawn\.)?picture|(?:review|guests|hosting|hand)\.json)$/

/** Access to one sidecar file of a save: reads, writes and removes it. The file may be missing. */
export interface SidecarFileHandle {
  /** @param most size limit in bytes; larger files are not read @returns the bytes, or undefined if there is no readable file */
  read(most: number): Promise<Uint8Array | undefined>
  /** Writes nothing if the save itself is gone by now. @throws the system's error; the old file then remains */
  write(what: string | Uint8Array): Promise<void>
  remove(): Promise<void>
}

/**
 * Dependencies of the access to one sidecar file, a file with additional data that is stored beside the file of a
 * save. They say where it is, and how versions that other programs wrote are recognised and kept.
 */
export interface SidecarFileDeps {
  /** Path of the save's file. */
  readonly file: string
  readonly kind: SidecarKind
  readonly disk: Disk
  /** By path: hash of the version that this process first read or last wrote. */
  readonly knownHashes: Map<string, string>
  /** Keeps a version of the file that another program wrote. */
  readonly keepForeignVersion: (file: string, version: string) => Promise<void>
}

/**
 * Creates the access to one sidecar file: a file beside a save, with data that the save can do without (as its
 * thumbnail or its review). Nothing is read or written yet.
 */
export function createSidecarFileAccess({
  file,
  kind,
  disk,
  knownHashes,
  keepForeignVersion,
}: SidecarFileDeps): SidecarFileHandle {
  const own = `${file}${SIDECAR_EXTENSIONS[kind]}`
  const versions = (): VersionConflictPolicy => ({
    knownHash: knownHashes.get(own),
    keepForeignVersion: (version) => keepForeignVersion(own, version),
  })
  const isCache = COPIED_KINDS.includes(kind)
  return {
    async read(most) {
      const bytes = await readRegularFile(own, most)
      if (bytes !== undefined && !isCache && !knownHashes.has(own)) knownHashes.set(own, sha256Of(bytes))
      return bytes
    },
    async write(what) {
      if ((await statRegularFile(file)) === undefined) return
      const { hash } = await replaceFileAtomic(own, what, isCache ? undefined : versions(), disk)
      if (!isCache) knownHashes.set(own, hash)
    },
    async remove() {
      await (isCache ? rm(own, { force: true }) : removeKeepingVersionOfOtherProgram(own, versions(), disk))
      knownHashes.delete(own)
    },
  }
}

/**
 * Moves a save together with its sidecar files. It first gives each sidecar file a second name beside the new path,
 * and then moves the save. If the move is interrupted, one of the two places has sidecar files without a save; the
 * next start deletes these files.
 * @param file path of the save
 * @param to the new path of the save, which must not exist
 * @param move moves the save itself
 * @throws the system's error; all files are then in their old places
 */
export async function moveSaveWithSidecars(
  file: string,
  to: string,
  disk: Disk,
  move: () => Promise<void>,
): Promise<void> {
  try {
    await linkSidecars(file, to, disk)
    await move()
  } catch (error) {
    if ((await statRegularFile(to)) === undefined) removeSidecarsOfSaveFile(to, disk)
    throw error
  }
}

async function linkSidecars(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of SIDECAR_KINDS) {
    const [old, next] = [from + SIDECAR_EXTENSIONS[kind], to + SIDECAR_EXTENSIONS[kind]]
    disk.remove(next)
    // A link in its place points elsewhere.
    if ((await statRegularFile(old)) === undefined) continue
    try {
      await linkOrCopy(old, next, disk)
    } catch (error) {
      if (!COPIED_KINDS.includes(kind)) throw error
    }
  }
}

/**
 * Gives a file a second path: a hard link, or a copy on a disk without hard links.
 * @param name the second path, which must not exist
 * @throws the system's error
 */
export async function linkOrCopy(file: string, name: string, disk: Disk): Promise<void> {
  try {
    disk.link(file, name)
  } catch {
    await copyFileWithoutOverwriting(file, name, disk)
  }
}

/**
 * Copies those sidecar files of a save that are valid for its copy too: thumbnails and review. Never throws; a failed copy is
 * left out.
 * @param from path of the save's file
 * @param to path of the copy
 */
export async function copyCacheSidecars(from: string, to: string, disk: Disk): Promise<void> {
  for (const kind of COPIED_KINDS) {
    const [old, copy] = [from + SIDECAR_EXTENSIONS[kind], to + SIDECAR_EXTENSIONS[kind]]
    if ((await statRegularFile(old)) !== undefined)
      await copyFileWithoutOverwriting(old, copy, disk).catch(() => undefined)
  }
}

/**
 * Removes all sidecar files of a save. Never throws: one that remains is removed at the next start.
 * @param file path of the save's file
 */
export function removeSidecarsOfSaveFile(file: string, disk: Disk): void {
  for (const kind of SIDECAR_KINDS)
    try {
      disk.remove(file + SIDECAR_EXTENSIONS[kind])
    } catch {
      // cleared at the next start
    }
}

/**
 * The ids of the saves that have a sidecar file of this kind; a sidecar is a file beside a save, with additional data.
 * It works on a list of names and reads no folder.
 * @param names the names of all files in the folder of the saves
 */
export function saveIdsOfSidecarNames(kind: SidecarKind, names: readonly string[]): readonly string[] {
  const ending = `.samsara${SIDECAR_EXTENSIONS[kind]}`
  return names
    .filter((name) => SIDECAR_NAME.test(name) && name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
}

/** Removes the sidecar files whose save does not exist. @param names all names in the folder */
export async function removeOrphanSidecars(folder: string, names: readonly string[]): Promise<void> {
  const here = new Set(names)
  for (const name of names) {
    const save = SIDECAR_NAME.exec(name)?.[1]
    if (save !== undefined && !here.has(save)) await rm(join(folder, name), { force: true }).catch(() => undefined)
  }
}
