/** Native file dialogs over the app window, and the clipboard. */
import { BrowserWindow, clipboard, dialog, type OpenDialogOptions } from 'electron'
import { nativeText } from '../messages/index.ts'
import type { DialogFolders } from './dialog-folders.ts'
import type { NativeDialogsAndClipboard } from './native-dialogs.ts'

/**
 * Creates the native file dialogs and clipboard access with Electron.
 * @param folders the start folder of each dialog
 */
export function createElectronDialogs(folders: DialogFolders): NativeDialogsAndClipboard {
  return {
    async chooseFiles() {
      const files = await showOpenDialog(await folders.defaultPathFor('open'), {
        title: nativeText('importTitle'),
        filters: importFileFilters(),
        properties: ['openFile', 'multiSelections'],
      })
      const [file] = files
      if (file !== undefined) folders.remember('open', { file })
      return files
    },

    async chooseSavePath(name, what) {
      const options = {
        ...(what === 'table'
          ? { title: nativeText('export'), filters: [saveFileFilter()] }
          : { title: nativeText('reportTitle'), filters: [{ name: nativeText('textFiles'), extensions: ['txt'] }] }),
        defaultPath: (await folders.defaultPathFor('save', name)) ?? name,
        // Other systems ask about overwriting by themselves.
        properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
      }
      const window = parentWindow()
      const { canceled, filePath } = await (window === undefined
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options))
      if (canceled || filePath === '') return undefined
      folders.remember('save', { file: filePath })
      return filePath
    },

    async chooseFolder() {
      const [folder] = await showOpenDialog(await folders.defaultPathFor('save'), {
        title: nativeText('exportFolder'),
        buttonLabel: nativeText('exportHere'),
        properties: ['openDirectory', 'createDirectory'],
      })
      if (folder !== undefined) folders.remember('save', { folder })
      return folder
    },

    copyToClipboard: (text) => clipboard.writeText(text),
  }
}

async function showOpenDialog(start: string | undefined, options: OpenDialogOptions): Promise<readonly string[]> {
  const window = parentWindow()
  const all = start === undefined ? options : { ...options, defaultPath: start }
  const { canceled, filePaths } = await (window === undefined
    ? dialog.showOpenDialog(all)
    : dialog.showOpenDialog(window, all))
  return canceled ? [] : filePaths
}

function parentWindow(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows()[0]
}

function saveFileFilter() {
  return { name: nativeText('tables'), extensions: ['samsara'] }
}

/** All files as well: mail and chat programs rename files of unknown types. */
function importFileFilters() {
  return [saveFileFilter(), { name: nativeText('allFiles'), extensions: ['*'] }]
}
