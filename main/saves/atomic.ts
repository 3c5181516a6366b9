/** Writing a file so that a crash at any moment leaves either the old text or the new one, whole. */
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/**
 * A temporary file beside it, fsync, rename, and fsync of the folder where the system has such a thing.
 * @throws the system's error when the disk refuses; the old file then stands untouched
 */
export async function writeAtomic(file: string, text: string): Promise<void> {
  await writeFileAtomic(file, text, { encoding: 'utf8', fsync: true })
  await syncFolder(dirname(file))
}

/** The names that writeAtomic gives to its temporary files: what a crash may leave behind. */
export function isTemporary(name: string): boolean {
  return /\.samsara\.\d+$/.test(name)
}

/** Makes a rename last through a power cut. Windows has no such call, and some network drives refuse it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // the file itself is safe; only the moment of its renaming is not
  }
}
