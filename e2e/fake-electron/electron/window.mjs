/** `BrowserWindow`: a window with one page, which the test process shows as a Chromium page. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app, onLastWindowClosed, assertReady, openWindows } from './app.mjs'
import { appFolder } from './app-environment.mjs'
import { assertLoadable, session } from './protocol.mjs'
import { strictProxy, emitCancelable } from './strict.mjs'
import { screen } from './system.mjs'
import { onTestRequest, testChannel } from './test-channel.mjs'
import { createWebContents } from './web-contents.mjs'

let nextId = 1
/** @type {BrowserWindow | undefined} */
let focused

/** Throws for preferences that make a page less safe than the fake can model. @param {Record<string, unknown>} preferences */
function rejectUnsafePreferences(preferences) {
  const { nodeIntegration, contextIsolation, sandbox, webSecurity } = preferences
  if (nodeIntegration || contextIsolation === false || sandbox === false || webSecurity === false) {
    throw new Error('electron double: only sandboxed windows with context isolation and web security are implemented')
  }
}

/**
 * @typedef {{width: number, height: number}} Size
 * @param {Size} size @param {Size} minimum @returns {Size}
 */
const atLeast = ({ width, height }, minimum) => ({
  width: Math.max(width, minimum.width),
  height: Math.max(height, minimum.height),
})

export class BrowserWindow extends EventEmitter {
  static getAllWindows() {
    return [...openWindows.values()]
  }
  static getFocusedWindow() {
    return focused ?? null
  }
  /** @param {{id: number}} contents */
  static fromWebContents(contents) {
    return openWindows.get(contents.id) ?? null
  }
  /** @param {number} id */
  static fromId(id) {
    return openWindows.get(id) ?? null
  }

  /** @param {Record<string, any>} [options] */
  constructor(options = {}) {
    super()
    assertReady('Cannot create BrowserWindow')
    const { width = 800, height = 600, minWidth = 0, minHeight = 0, webPreferences = {} } = options
    rejectUnsafePreferences(webPreferences)
    this.id = nextId++
    this.minimum = { width: minWidth, height: minHeight }
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, ...atLeast({ width, height }, this.minimum) }
    this.normal = this.bounds
    this.state = {
      visible: options.show !== false,
      full: Boolean(options.fullscreen),
      maximized: false,
      minimized: false,
      flashing: false,
    }
    this.title = options.title ?? app.getName()
    this.closed = false
    this.webContents = createWebContents({
      id: this.id,
      session: () => session.defaultSession,
      isDestroyed: () => this.closed,
      window: () => openWindows.get(this.id) ?? null,
    })
    const self = strictProxy('BrowserWindow', this)
    openWindows.set(this.id, self)
    focused = self
    const preload = webPreferences.preload === undefined ? '' : readFileSync(webPreferences.preload, 'utf8')
    this.made = testChannel.ask('window', { window: this.id, ...this.bounds, preload })
    app.emit('web-contents-created', {}, this.webContents)
    queueMicrotask(() => app.emit('browser-window-created', {}, self))
    return self
  }

  /** @param {string} url */
  async loadURL(url) {
    await this.made
    assertLoadable(url)
    try {
      await testChannel.ask('goto', { window: this.id, url })
    } catch (error) {
      this.emitLoadFailure(error, url)
      throw error
    }
    if (this.closed) return
    this.emit('ready-to-show')
    this.webContents.emit('dom-ready', {})
    this.webContents.emit('did-finish-load', {})
  }
  /**
   * Emits load failures, except for a crashed page or a closed window, which have other events.
   * @param {unknown} error
   * @param {string} url
   */
  emitLoadFailure(error, url) {
    const words = String(error)
    if (this.closed || /crashed|closed/.test(words)) return
    const [code, name] = /ERR_ABORTED|interrupted/.test(words) ? [-3, 'ERR_ABORTED'] : [-2, 'ERR_FAILED']
    this.webContents.emit('did-fail-load', {}, code, name, url, true, 1, 1)
  }
  /** @param {string} path */
  loadFile(path) {
    return this.loadURL(pathToFileURL(resolve(appFolder, path)).href)
  }

  show() {
    this.state.visible = true
    this.focus()
    this.emit('show')
  }
  hide() {
    this.state.visible = false
    this.emit('hide')
  }
  focus() {
    focused = openWindows.get(this.id)
    this.emit('focus')
  }
  isVisible() {
    return this.state.visible
  }
  isFocused() {
    return focused?.id === this.id
  }
  isDestroyed() {
    return this.closed
  }

  getBounds() {
    return { ...this.bounds }
  }
  getNormalBounds() {
    return { ...this.normal }
  }
  getContentBounds() {
    return { ...this.bounds }
  }
  /** @param {Partial<{x: number, y: number, width: number, height: number}>} change */
  setBounds(change) {
    const wanted = { ...this.bounds, ...change }
    this.bounds = { ...wanted, ...atLeast(wanted, this.minimum) }
    if (!this.state.maximized && !this.state.full) this.normal = this.bounds
    testChannel.tell('resize', { window: this.id, ...this.bounds })
    this.emit('resize')
    this.emit('move')
  }
  getSize() {
    return [this.bounds.width, this.bounds.height]
  }
  getContentSize() {
    return this.getSize()
  }
  /** @param {number} width @param {number} height */
  setSize(width, height) {
    this.setBounds({ width, height })
  }
  /** @param {number} width @param {number} height */
  setContentSize(width, height) {
    this.setBounds({ width, height })
  }
  /** @param {number} width @param {number} height */
  setMinimumSize(width, height) {
    this.minimum = { width, height }
  }
  getMinimumSize() {
    return [this.minimum.width, this.minimum.height]
  }
  center() {}

  maximize() {
    this.state.maximized = true
    this.setBounds(screen.getPrimaryDisplay().workArea)
    this.emit('maximize')
  }
  unmaximize() {
    this.state.maximized = false
    this.setBounds(this.normal)
    this.emit('unmaximize')
  }
  isMaximized() {
    return this.state.maximized
  }
  minimize() {
    this.state.minimized = true
    this.emit('minimize')
  }
  restore() {
    this.state.minimized = false
    this.emit('restore')
  }
  isMinimized() {
    return this.state.minimized
  }
  /** @param {boolean} full */
  setFullScreen(full) {
    this.state.full = full
    this.setBounds(full ? screen.getPrimaryDisplay().bounds : this.normal)
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen')
  }
  isFullScreen() {
    return this.state.full
  }

  /** Records taskbar flashing. @param {boolean} on */
  flashFrame(on) {
    this.state.flashing = on
  }

  /** @param {string} title */
  setTitle(title) {
    this.title = title
  }
  getTitle() {
    return this.title
  }
  /** @param {string} _colour */
  setBackgroundColor(_colour) {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  setIcon() {}

  close() {
    if (!this.closed && !emitCancelable(this, 'close')) this.destroy()
  }
  destroy() {
    if (this.closed) return
    this.closed = true
    openWindows.delete(this.id)
    if (focused?.id === this.id) focused = [...openWindows.values()].at(-1)
    testChannel.tell('close-window', { window: this.id })
    this.webContents.emit('destroyed')
    this.emit('closed')
    if (openWindows.size === 0) setImmediate(onLastWindowClosed)
  }
}

// The test closed the page, as a user closes the window.
onTestRequest('close-window', ({ window }) => {
  openWindows.get(window)?.close()
})
