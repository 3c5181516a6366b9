/** The native menu. Its own items send a command to the page; the others are the system's. */
import type { MenuItemConstructorOptions } from 'electron'
import type { Command } from '../bridge/events.ts'
import { words, type WORDS } from './words.ts'

export interface MenuStart {
  readonly send: (command: Command) => void
  readonly mac: boolean
  readonly development: boolean
}

export function menuTemplate({ send, mac, development }: MenuStart): MenuItemConstructorOptions[] {
  const item = (id: keyof typeof WORDS, command: Command, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label: words(id),
    click: () => {
      send(command)
    },
    ...(accelerator === undefined ? {} : { accelerator }),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const settings = item('settings', 'settings', 'CmdOrCtrl+,')
  const appMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    submenu: [
      { role: 'about' },
      line,
      settings,
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      { role: 'quit' },
    ],
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
        ...(mac ? [{ role: 'close' as const }] : [settings, line, { role: 'quit' as const }]),
      ],
    },
    {
      label: words('edit'),
      submenu: [
        item('undo', 'undo', 'CmdOrCtrl+Z'),
        item('redo', 'redo', 'CmdOrCtrl+Shift+Z'),
        line,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    { label: words('table'), submenu: [item('skip', 'skip')] },
    {
      label: words('view'),
      submenu: [
        { role: 'togglefullscreen' },
        line,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        ...(development ? [line, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : []),
      ],
    },
    ...(mac ? [{ role: 'windowMenu' as const }] : []),
    { role: 'help', label: words('help'), submenu: [item('howToPlay', 'help', 'F1')] },
  ]
}
