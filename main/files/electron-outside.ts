/** The dialogs of the system, over our window, and its clipboard. */
import { BrowserWindow, clipboard, dialog, type OpenDialogOptions } from 'electron'
import { words } from '../messages/index.ts'
import type { Outside } from './outside.ts'

export const electronOutside: Outside = {
  chooseFiles: () =>
    choose({ title: words('importTitle'), filters: filters(), properties: ['openFile', 'multiSelections'] }),

  async chooseTarget(name, what) {
    const options = {
      ...(what === 'table'
        ? { title: words('export'), filters: [tables()] }
        : { title: words('reportTitle'), filters: [{ name: words('textFiles'), extensions: ['txt'] }] }),
      defaultPath: name,
      // Elsewhere the dialogs ask by themselves.
      properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
    }
    const window = over()
    const { canceled, filePath } = await (window === undefined
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(window, options))
    return canceled || filePath === '' ? undefined : filePath
  },

  async chooseFolder() {
    const [folder] = await choose({
      ...{ title: words('exportFolder'), buttonLabel: words('exportHere') },
      properties: ['openDirectory', 'createDirectory'],
    })
    return folder
  },

  copy: (text) => clipboard.writeText(text),
}

async function choose(options: OpenDialogOptions): Promise<readonly string[]> {
  const window = over()
  const { canceled, filePaths } = await (window === undefined
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options))
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
