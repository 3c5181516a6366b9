/** Handlers of a local page's calls about files. */
import { basename } from 'node:path'
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { ImportResult, IMPORT_EXPORT_CALLS } from '../../bridge/import-export.ts'
import { ok, reject } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import type { ConflictCopyFile } from '../saves/conflict-copies.ts'
import { ProfileLockLostError } from '../saves/save-folder.ts'
import type { PendingFiles } from './pending-files.ts'
import { exportSaves, exportSave, exportFileNameOfSave } from './save-export.ts'
import { SaveImporter, type SaveImporterDeps } from './save-importer.ts'
import type { NativeDialogsAndClipboard } from './native-dialogs.ts'
import { readImportFile } from './read-import-file.ts'

/** Dependencies of the handlers of one client's calls about files, such as imports and exports. */
export interface FileHandlersDeps extends SaveImporterDeps {
  /** The folder of the saves. */
  readonly savesFolder: string
  /**
   * The native dialogs and clipboard. Undefined: the client is a browser with its own; calls that need native ones are rejected.
   */
  readonly dialogs: NativeDialogsAndClipboard | undefined
  /** Files that the system passed to the app and that wait for import. */
  readonly pendingFiles: PendingFiles
}

/**
 * Creates the handlers of one client's calls about files: importing, exporting, and access to conflict copies. A
 * conflict copy is a save file that a person or a program that synchronises folders has made, under a name that
 * Samsara itself never gives to a save.
 */
export function createFileHandlers(start: FileHandlersDeps): Pick<LocalAppApi, keyof typeof IMPORT_EXPORT_CALLS> {
  const { library, savesFolder, dialogs, pendingFiles } = start
  const imports = new SaveImporter(start)

  const copyOf = async (copy: string): Promise<ConflictCopyFile | undefined> =>
    (await library.conflictCopies()).find((each) => each.copy === copy)

  async function bring(paths: readonly string[]): Promise<readonly ImportResult[]> {
    const brought: ImportResult[] = []
    for (const path of paths) {
      const file = basename(path)
      const read = await readImportFile(path)
      brought.push(read.ok ? await imports.importText(read.text, file) : { file, came: 'refused', reason: read.reason })
    }
    return brought
  }

  return {
    importText: async ({ text, file }) => ok(await imports.importText(text, file)),
    arrivals: async () => ok(await bring(pendingFiles.takeAll())),
    chooseFiles: async () =>
      dialogs === undefined ? reject('files.refused.dialog') : ok(await bring(await dialogs.chooseFiles())),
    keepArrival: ({ arrival, as }) => imports.resolveConflict(arrival, as),

    dropArrival({ arrival }) {
      imports.discard(arrival)
      return Promise.resolve(ok(null))
    },

    async otherCopies() {
      try {
        return ok((await library.conflictCopies()).map(({ path: _, text: __, ...shown }) => shown))
      } catch (error) {
        return reject('files.refused.disk', { code: errorCodeOf(error) })
      }
    },

    async takeCopy({ copy }) {
      try {
        const found = await copyOf(copy)
        if (found?.text === undefined) return reject('files.refused.gone')
        // If the copy cannot be moved, it is offered again.
        const kept = (): Promise<void> => library.archiveConflictCopy(found).catch(() => undefined)
        return ok(await imports.importText(found.text, found.file, kept))
      } catch (error) {
        return reject('files.refused.disk', { code: errorCodeOf(error) })
      }
    },

    async binCopy({ copy }) {
      try {
        const found = await copyOf(copy)
        return found === undefined ? reject('files.refused.gone') : ok({ save: await library.binConflictCopy(found) })
      } catch (error) {
        if (error instanceof ProfileLockLostError) return reject('table.notice.taken')
        return reject('files.refused.disk', { code: errorCodeOf(error) })
      }
    },

    async exportSaves({ saves }) {
      const [save] = saves
      if (dialogs === undefined || save === undefined) return reject('files.refused.dialog')
      return saves.length === 1
        ? exportSave(library, dialogs, savesFolder, save)
        : exportSaves(library, dialogs, savesFolder, saves)
    },

    async copySave({ save }) {
      if (dialogs === undefined) return reject('files.refused.dialog')
      const whole = await library.load(save)
      return whole.ok ? copyToClipboard(dialogs, whole.text) : whole
    },

    copyText: ({ text }) =>
      dialogs === undefined ? Promise.resolve(reject('files.refused.dialog')) : copyToClipboard(dialogs, text),

    async exportText({ save }) {
      // If main writes files, the client does not need the save text, which holds every hand.
      if (dialogs !== undefined) return reject('bridge.refused.unknown')
      const whole = await library.load(save)
      return whole.ok ? ok({ name: exportFileNameOfSave(save, whole), text: whole.text }) : whole
    },
  }
}

async function copyToClipboard(outside: NativeDialogsAndClipboard, text: string) {
  try {
    await outside.copyToClipboard(text)
    return ok(null)
  } catch (error) {
    return reject('files.refused.disk', { code: errorCodeOf(error) })
  }
}
