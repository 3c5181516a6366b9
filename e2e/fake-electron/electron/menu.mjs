/** `Menu`: templates that a test can read and choose from. Nothing is drawn. */
import { openWindows } from './app.mjs'
import { strictProxy } from './strict.mjs'
import { BrowserWindow } from './window.mjs'

/** Electron's roles that are useful to an app with one window. */
const ROLES = new Set(
  `about appMenu close copy cut delete editMenu fileMenu forceReload front help hide hideOthers minimize paste
  pasteAndMatchStyle quit redo reload resetZoom selectAll services startSpeaking stopSpeaking toggleDevTools
  togglefullscreen undo unhide viewMenu window windowMenu zoom zoomIn zoomOut`
    .split(/\s+/)
    .map((role) => role.toLowerCase()),
)

/** @typedef {Record<string, any>} Template */

/** Default properties of an item. */
const BLANK = {
  id: undefined,
  role: undefined,
  accelerator: undefined,
  sublabel: undefined,
  submenu: undefined,
  enabled: true,
  visible: true,
  checked: false,
}

export class MenuItem {
  /** @param {Template} template */
  constructor(template) {
    const { label, role, type = template['submenu'] ? 'submenu' : 'normal', click, submenu } = template
    if (label === undefined && role === undefined && type !== 'separator') {
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type')
    }
    if (role !== undefined && !ROLES.has(String(role).toLowerCase())) {
      throw new Error(`electron double: the menu role '${role}' is not implemented`)
    }
    Object.assign(this, BLANK, template, {
      type,
      label: label ?? role ?? '',
    })
    if (submenu) this.submenu = submenu instanceof Menu ? submenu : Menu.buildFromTemplate(submenu)
    /** Chooses the item, as a user does. */
    this.click = () => {
      const window = BrowserWindow.getFocusedWindow() ?? undefined
      if (this['enabled'] && click) click(this, window, {})
      else if (String(role).toLowerCase() === 'close') window?.close()
    }
    return strictProxy('MenuItem', this)
  }
}

export class Menu {
  /** @type {Menu | null} */
  static application = null

  /** @param {Template[]} template */
  static buildFromTemplate(template) {
    const menu = new Menu()
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item))
    return menu
  }
  /** @param {Menu | null} menu */
  static setApplicationMenu(menu) {
    Menu.application = menu
  }
  static getApplicationMenu() {
    return Menu.application
  }

  constructor() {
    /** @type {any[]} */
    this.items = []
  }
  /** @param {MenuItem} item */
  append(item) {
    this.items.push(item)
  }
  /** @param {string} id @returns {MenuItem | null} */
  getMenuItemById(id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }
  popup() {
    if (openWindows.size === 0) throw new Error('electron double: a menu without a window')
  }
}
