/**
 * The native menu. Its own items send a command to the page; the others perform the system's function with our texts, since
 * Electron's are English. Electron matches accelerators itself, by the key codes of the layout. The page receives a key before
 * the menu does: at a table it handles Ctrl+Z and Ctrl+Shift+Z on every layout (renderer/keyboard/key-events.ts), and the menu
 * then does not act on them again.
 */
import { omitUndefined } from '../engine/core/contract/omit-undefined.ts'
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../bridge/events.ts'
import { nativeText, type NativeTextId } from './messages/index.ts'

/** The platform of the native menu, and the actions of its items. */
export interface NativeMenuOptions {
  /** Sends the command of an item to the page. */
  readonly send: (command: MenuCommand) => void
  /** Opens the folder of the saves in the system's file manager. */
  readonly showSaves: () => void
  /** Whether the system is macOS, which has an app menu. */
  readonly isMac: boolean
  /** Whether to add the developer's items. */
  readonly isDevelopment: boolean
}

/** Builds the template of the native menu in the current language, for Electron's `Menu.buildFromTemplate`. */
export function createMenuTemplate({
  send,
  showSaves,
  isMac,
  isDevelopment,
}: NativeMenuOptions): MenuItemConstructorOptions[] {
  const item = (id: NativeTextId, command: MenuCommand, accelerator?: string): MenuItemConstructorOptions => ({
    id: command,
    label: nativeText(id),
    click: () => {
      send(command)
    },
    ...omitUndefined({ accelerator }),
  })
  const does = (
    role: NonNullable<MenuItemConstructorOptions['role']>,
    id: NativeTextId,
  ): MenuItemConstructorOptions => ({
    role,
    label: nativeText(id),
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
    label: nativeText('window'),
    submenu: [does('minimize', 'minimize'), does('zoom', 'zoom'), line, does('front', 'front')],
  }
  return [
    ...(isMac ? [appMenu] : []),
    {
      label: nativeText('file'),
      submenu: [
        item('newTable', 'newTable', 'CmdOrCtrl+N'),
        item('home', 'home', 'CmdOrCtrl+Shift+H'),
        item('library', 'library', 'CmdOrCtrl+L'),
        line,
        item('import', 'import', 'CmdOrCtrl+O'),
        line,
        ...(isMac ? [does('close', 'close')] : [settings, line, quit]),
      ],
    },
    {
      label: nativeText('edit'),
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
    { label: nativeText('table'), submenu: [item('skip', 'skip')] },
    {
      label: nativeText('view'),
      submenu: [
        does('togglefullscreen', 'fullScreen'),
        line,
        does('resetZoom', 'actualSize'),
        does('zoomIn', 'zoomIn'),
        does('zoomOut', 'zoomOut'),
        ...(isDevelopment ? [line, { role: 'reload' as const }, { role: 'toggleDevTools' as const }] : []),
      ],
    },
    ...(isMac ? [windowMenu] : []),
    {
      role: 'help',
      label: nativeText('help'),
      submenu: [
        item('howToPlay', 'help', 'F1'),
        line,
        { id: 'showSaves', label: nativeText('showSaves'), click: showSaves },
        item('packReport', 'report'),
      ],
    },
  ]
}
