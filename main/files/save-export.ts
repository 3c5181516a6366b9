/**
 * Export of tables: a save's text as it was last written, without its sidecar files. The user chooses the target in a native
 * dialog. An existing file is replaced only if that dialog has asked about it.
 */
import { constants } from 'node:fs'
import { copyFile, lstat, realpath, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { BulkExportResult } from '../../bridge/import-export.ts'
import type { Result } from '../../bridge/result.ts'
import { isPathInFolder } from '../paths.ts'
import { ok, reject, type Rejection } from '../base/result.ts'
import {
  errorCodeOf,
  moveWithoutOverwriting,
  createTemporaryPathFor,
  replaceFileAtomic,
} from '../saves/atomic-write.ts'
import { saveListEntryOf } from '../saves/save-header.ts'
import type { LoadedSave } from '../saves/save-folder.ts'
import type { SaveLibrary } from '../saves/save-library.ts'
import { SAVE_EXTENSION } from './command-line-files.ts'
import { exportFileNameOfEntry, numberedExportFileName } from './save-file-name.ts'
import type { NativeDialogsAndClipboard } from './native-dialogs.ts'

const NOTHING_EXPORTED: Result<BulkExportResult> = ok({ written: 0, refused: 0 })

/**
 * Exports one save to a path that the user chooses in a dialog.
 * @param outside the native dialogs
 * @param own the folder of the saves: an export into it is refused
 * @param save id of the save
 * @returns `written`: 1 if the save was exported, 0 if the user cancels the dialog; `refused` is always 0. Or the
 *   reason of a failure
 */
export async function exportSave(
  library: SaveLibrary,
  outside: NativeDialogsAndClipboard,
  own: string,
  save: string,
): Promise<Result<BulkExportResult>> {
  const whole = await library.load(save)
  if (!whole.ok) return whole
  const chosen = await outside.chooseSavePath(exportFileNameOfSave(save, whole), 'table')
  if (chosen === undefined) return NOTHING_EXPORTED
  return (await writeToChosenPath(chosen, SAVE_EXTENSION, whole.text, own)) ?? ok({ written: 1, refused: 0 })
}

/**
 * Writes a text to a path that the user chose in a dialog. The dialog has already asked whether to replace an existing
 * file of that name. If the path lacks the file extension, the extension is added. The dialog has not asked about the
 * longer name, so a number is added if a file with that name exists.
 * @param ending the file extension, with its dot
 * @param own the folder of the saves: files in it are refused
 * @returns the reason of a failure, or undefined if the file was written
 */
export async function writeToChosenPath(
  chosen: string,
  ending: string,
  text: string,
  own: string,
): Promise<Rejection | undefined> {
  const refused = await folderRejection(dirname(chosen), own)
  if (refused !== undefined) return refused
  try {
    // The dialog has asked about the name as typed, and about no other.
    if (extname(chosen).toLowerCase() === ending) await replaceFile(chosen, text)
    else await writeUnderFreeName(dirname(chosen), `${basename(chosen)}${ending}`, text)
    return undefined
  } catch (error) {
    return reject('files.refused.disk', { code: errorCodeOf(error) })
  }
}

/**
 * Copies a file into the folder of another file. The copy has the other file's name, with its own extension. If that name is
 * taken, a number is added.
 * @param from path of the file to copy
 * @param chosen path of the other file, which the user chose
 * @param ending the file extension of the copy
 * @throws the system's error
 */
export async function copyFileBesideChosenFile(from: string, chosen: string, ending: string): Promise<void> {
  const name = basename(chosen, extname(chosen))
  for (let copy = 1; ; copy++)
    try {
      const number = copy === 1 ? '' : ` (${String(copy)})`
      await copyFile(from, join(dirname(chosen), `${name}${number}${ending}`), constants.COPYFILE_EXCL)
      return
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error
    }
}

/**
 * Exports several saves into a folder that the user chooses, each under a free name. A save that fails does not stop
 * the others.
 * @param outside the native dialogs
 * @param own the folder of the saves: exports into it are refused
 * @param saves ids of the saves
 * @returns the numbers of written and refused saves, and the reason of the first failure; both 0 if the user cancels
 *   the dialog;
 * a rejection if the chosen folder is refused
 */
export async function exportSaves(
  library: SaveLibrary,
  outside: NativeDialogsAndClipboard,
  own: string,
  saves: readonly string[],
): Promise<Result<BulkExportResult>> {
  const folder = await outside.chooseFolder()
  if (folder === undefined) return NOTHING_EXPORTED
  const bad = await folderRejection(folder, own)
  if (bad !== undefined) return bad
  let written = 0
  let first: Rejection | undefined
  for (const save of saves) {
    const refused = await exportInto(folder, save, await library.load(save))
    if (refused === undefined) written += 1
    else first ??= refused
  }
  const refused = saves.length - written
  return ok({ written, refused, ...(first === undefined ? {} : { reason: first.reason }) })
}

/** The suggested file name for the export of a loaded save. */
export function exportFileNameOfSave(save: string, { saved, header }: LoadedSave): string {
  return exportFileNameOfEntry(saveListEntryOf(save, saved, header), Date.now())
}

async function exportInto(folder: string, save: string, whole: LoadedSave | Rejection): Promise<Rejection | undefined> {
  if (!whole.ok) return whole
  try {
    await writeUnderFreeName(folder, exportFileNameOfSave(save, whole), whole.text)
    return undefined
  } catch (error) {
    return reject('files.refused.disk', { code: errorCodeOf(error) })
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const stat = await lstat(file).catch(() => undefined)
  if (stat?.isDirectory() === true) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  await replaceFileAtomic(file, text)
}

/** Writes a file under the first free name. A name that another process takes meanwhile is skipped. */
async function writeUnderFreeName(folder: string, name: string, text: string): Promise<void> {
  const temporary = createTemporaryPathFor(join(folder, name))
  await replaceFileAtomic(temporary, text)
  try {
    for (let copy = 1; ; copy++)
      try {
        await moveWithoutOverwriting(temporary, join(folder, numberedExportFileName(name, copy)))
        return
      } catch (error) {
        if (errorCodeOf(error) !== 'EEXIST') throw error
      }
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

async function folderRejection(folder: string, own: string): Promise<Rejection | undefined> {
  try {
    return isPathInFolder(await realpath(own), await realpath(folder)) ? reject('files.refused.inside') : undefined
  } catch (error) {
    return reject('files.refused.disk', { code: errorCodeOf(error) })
  }
}
