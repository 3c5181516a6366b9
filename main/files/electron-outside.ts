/** The dialogs of the system, over our window, and its clipboard. */
import { BrowserWindow, clipboard, dialog, type OpenDialogOptions } from 'electron'
import { words } from '../messages/index.ts'
import type { DialogFolders } from './dialog-folders.ts'
import type { Outside } from './outside.ts'

/** @param folders in which folder each dialog starts */
export function electronOutside(folders: DialogFolders): Outside {
  return {
    async chooseFiles() {
      const files = await choose(await folders.startOf('open'), {
        title: words('importTitle'),
        filters: filters(),
        properties: ['openFile', 'multiSelections'],
      })
      const [file] = files
      if (file !== undefined) folders.ended('open', { file })
      return files
    },

    async chooseTarget(name, what) {
      const options = {
        ...(what === 'table'
          ? { title: words('export'), filters: [tables()] }
          : { title: words('reportTitle'), filters: [{ name: words('textFiles'), extensions: ['txt'] }] }),
        defaultPath: (await folders.startOf('save', name)) ?? name,
        // Elsewhere the dialogs ask by themselves.
        properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
      }
      const window = over()
      const { canceled, filePath } = await (window === undefined
        ? dialog.showSaveDialog(options)
        : dialog.showSaveDialog(window, options))
      if (canceled || filePath === '') return undefined
      folders.ended('save', { file: filePath })
      return filePath
    },

    async chooseFolder() {
      const [folder] = await choose(await folders.startOf('save'), {
        title: words('exportFolder'),
        buttonLabel: words('exportHere'),
        properties: ['openDirectory', 'createDirectory'],
      })
      if (folder !== undefined) folders.ended('save', { folder })
      return folder
    },

    copy: (text) => clipboard.writeText(text),
  }
}

async function choose(start: string | undefined, options: OpenDialogOptions): Promise<readonly string[]> {
  const window = over()
  const all = start === undefined ? options : { ...options, defaultPath: start }
  const { canceled, filePaths } = await (window === undefined
    ? dialog.showOpenDialog(all)
    : dialog.showOpenDialog(window, all))
  return canceled ? [] : filePaths
}

function over(): BrowserWindow | undefined {
  return BrowserWindow.getAllWindows()[0]
}

function tables() {
  return { name: words('tables'), extensions: ['samsara'] }
}

/** Mail and chat programs rename what they do not know. */
function filters() {
  return [tables(), { name: words('allFiles'), extensions: ['*'] }]
}
