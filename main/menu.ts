/**
 * The native menu. Its own items send a command to the page; the others do what the system does, in our words: Electron has English
 * ones. Electron matches accelerators itself, by the key codes of the layout. The page hears a key before the menu does: at a table
 * it takes Ctrl+Z and Ctrl+Shift+Z on every layout (renderer/keyboard/key-events.ts), and the menu then does not act on them again.
 */
import { defined } from '../engine/core/contract/defined.ts'
import type { MenuItemConstructorOptions } from 'electron'
import type { Command } from '../bridge/events.ts'
import { words, type WordId } from './messages/index.ts'

export interface MenuStart {
  readonly send: (command: Command) => void
  readonly showSaves: () => void
  readonly mac: boolean
  readonly development: boolean
}

export function menuTemplate({ send, showSaves, mac, development }: MenuStart): MenuItemConstructorOptions[] {
  const item = (id: WordId, command: Command, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label: words(id),
    click: () => {
      send(command)
    },
    ...defined({ accelerator }),
  })
  const does = (role: NonNullable<MenuItemConstructorOptions['role']>, id: WordId): MenuItemConstructorOptions => ({
    role,
    label: words(id),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const quit = does('quit', 'quit')
  const settings = item('settings', 'settings', 'CmdOrCtrl+,')
  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      does('about', 'about'),
      line,
      settings,
      line,
      does('services', 'services'),
      line,
      does('hide', 'hide'),
      does('hideOthers', 'hideOthers'),
      does('unhide', 'unhide'),
      line,
      quit,
    ],
  }
  const windowMenu: MenuItemConstructorOptions = {
    role: 'windowMenu',
    label: words('window'),
    submenu: [does('minimize', 'minimize'), does('zoom', 'zoom'), line, does('front', 'front')],
  }
  return [
    ...(mac ? [appMenu] : []),
    {
      label: words('file'),
      submenu: [
        item('newTable', 'newTable', 'CmdOrCtrl+N'),
        item('home', 'home', 'CmdOrCtrl+Shift+H'),
        item('library', 'library', 'CmdOrCtrl+L'),
        line,
        item('import', 'import', 'CmdOrCtrl+O'),
        line,
        ...(mac ? [does('close', 'close')] : [settings, line, quit]),
      ],
    },
    {
      label: words('edit'),
      submenu: [
        item('undo', 'undo', 'CmdOrCtrl+Z'),
        item('redo', 'redo', 'CmdOrCtrl+Shift+Z'),
        line,
        does('cut', 'cut'),
        does('copy', 'copy'),
        does('paste', 'paste'),
        does('selectAll', 'selectAll'),
      ],
    },
    { label: words('table'), submenu: [item('skip', 'skip')] },
    {
      label: words('view'),
      submenu: [
        does('togglefullscreen', 'fullScreen'),
        line,
        does('resetZoom', 'actualSize'),
        does('zoomIn', 'zoomIn'),
        does('zoomOut', 'zoomOut'),
        ...(development ? [line, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : []),
      ],
    },
    ...(mac ? [windowMenu] : []),
    {
      role: 'help',
      label: words('help'),
      submenu: [
        item('howToPlay', 'help', 'F1'),
        line,
        { id: 'showSaves', label: words('showSaves'), click: showSaves },
        item('packReport', 'report'),
      ],
    },
  ]
}
