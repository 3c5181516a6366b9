/** A name given to a save whose table is not open. */
import { replaceSaveHeader } from '../../engine/core/host/save.ts'
import type { Result } from '../../bridge/result.ts'
import { ok } from '../base/result.ts'
import type { SaveLibrary } from './save-library.ts'

/**
 * @param name empty: it has none any more
 * @throws the system's error when the disk refuses; the save then stands as it was
 */
export async function renameSave(library: SaveLibrary, save: string, name: string): Promise<Result<null>> {
  const read = await library.read(save)
  if (!read.ok) return read
  // What is written over a damaged file is the save before it: what was damaged is kept, as when it is opened.
  if (read.note !== undefined) await library.keepAside(save)
  const { name: _, ...header } = read.header
  await library.write(save, replaceSaveHeader(read.saved, name === '' ? header : { ...header, name }))
  return ok(null)
}
