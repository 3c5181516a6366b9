/** A name given to a save whose table is not open. */
import { replaceSaveHeader } from '../../engine/core/host/save.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done } from '../reply.ts'
import type { Library } from './library.ts'

/**
 * @param name empty: it has none any more
 * @throws the system's error when the disk refuses; the save then stands as it was
 */
export async function renameSave(library: Library, save: string, name: string): Promise<Reply<null>> {
  const read = await library.read(save)
  if (!read.ok) return read
  // What is written over a damaged file is the save before it: what was damaged is kept, as when it is opened.
  if (read.note !== undefined) await library.keepAside(save)
  const { name: _, ...header } = read.header
  await library.write(save, replaceSaveHeader(read.saved, name === '' ? header : { ...header, name }))
  return done(null)
}
