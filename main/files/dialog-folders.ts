/**
 * Start folders of the native dialogs: each kind of dialog starts where the last one of its kind ended. Electron starts every
 * dialog in Downloads.
 */
import { stat } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import * as v from 'valibot'
import type { KeyValueFile } from '../settings/settings-store.ts'

/**
 * The kind of a file dialog. All dialogs of one kind share a start folder. `open`: dialogs that open files. `save`:
 * dialogs that save a table, a report or a folder of tables.
 */
export type DialogKind = 'open' | 'save'

const KEY = 'folders'
const folder = v.exactOptional(v.pipe(v.string(), v.maxLength(4096), v.check(isAbsolute)))
const DialogFoldersSchema = v.object({ open: folder, save: folder })

/** Store that remembers, for each kind of file dialog, the folder that the user last chose in a dialog of that kind. */
export interface DialogFolders {
  /**
   * @param name the suggested file name
   * @returns the `defaultPath` for the dialog, or undefined if neither a folder nor a name is known
   */
  defaultPathFor(kind: DialogKind, name?: string): Promise<string | undefined>
  /** Remembers where a dialog ended. @param chosen an absolute path */
  remember(kind: DialogKind, chosen: { readonly file: string } | { readonly folder: string }): void
}

/**
 * Creates the store that remembers, for each kind of file dialog, the folder of the last dialog of that kind. The
 * folders are stored in the settings file.
 * @param file gives the settings file; undefined until it is available
 */
export function createDialogFolders(file: () => Pick<KeyValueFile, 'get' | 'set'> | undefined): DialogFolders {
  const known = (): v.InferOutput<typeof DialogFoldersSchema> => {
    const parsed = v.safeParse(DialogFoldersSchema, file()?.get(KEY))
    return parsed.success ? parsed.output : {}
  }
  return {
    async defaultPathFor(kind, name) {
      const last = known()[kind]
      if (last === undefined || !(await isFolder(last))) return name
      return name === undefined ? last : join(last, name)
    },
    remember(kind, chosen) {
      const last = 'folder' in chosen ? chosen.folder : dirname(chosen.file)
      if (!isAbsolute(last) || known()[kind] === last) return
      try {
        file()?.set(KEY, { ...known(), [kind]: last })
      } catch {
        // The next dialog starts where this one did.
      }
    },
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
