/** Renames a save whose table is not open. */
import { serializeSaveReplacingHeader } from '../../engine/core/host/save.ts'
import type { Result } from '../../bridge/result.ts'
import { ok } from '../base/result.ts'
import type { SaveLibrary } from './save-library.ts'

/**
 * Changes the table name in the header of a save whose table is not open. The save keeps its id and its file name.
 * @param name the new name; empty: removes the name
 * @throws the system's error if the disk refuses; the save is then unchanged
 */
export async function renameClosedTable(library: SaveLibrary, save: string, name: string): Promise<Result<null>> {
  const read = await library.loadForWriting(save)
  if (!read.ok) return read
  // A damaged file is overwritten with its backup: keep the damaged version, as on opening.
  if (read.note !== undefined) await library.keepOriginal(save)
  const { name: _, ...header } = read.header
  await library.write(save, serializeSaveReplacingHeader(read.saved, name === '' ? header : { ...header, name }))
  return ok(null)
}
