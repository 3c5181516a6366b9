/** `webContents`: the page of a window, as main sees it. */
import { EventEmitter } from 'node:events'
import { openWindows } from './app.mjs'
import { cloneMessage, strictProxy, emitCancelable } from './strict.mjs'
import { onTestRequest, testChannel } from './test-channel.mjs'

/** @typedef {(details: object) => {action: 'deny' | 'allow'}} OpenHandler */

/** By window id. @type {Map<number, OpenHandler>} */
const openHandlers = new Map()

/**
 * Creates the webContents of a window.
 * @param {{id: number, session: () => object, isDestroyed: () => boolean, window: () => unknown}} owner
 */
export function createWebContents({ id, session, isDestroyed, window }) {
  const frame = {
    url: '',
    routingId: 1,
    processId: id,
    parent: null,
    get origin() {
      const { protocol, host } = new URL(frame.url)
      return `${protocol}//${host}`
    },
  }
  let zoom = 1
  const contents = Object.assign(new EventEmitter(), {
    id,
    mainFrame: strictProxy('mainFrame', frame),
    getURL: () => frame.url,
    isDestroyed,
    getOwnerBrowserWindow: window,
    /** @param {string} channel @param {unknown[]} args */
    send(channel, ...args) {
      if (isDestroyed()) throw new TypeError('Object has been destroyed')
      testChannel.tell('push', { window: id, channel, args: cloneMessage(args) })
    },
    /** @param {OpenHandler} handler */
    setWindowOpenHandler(handler) {
      openHandlers.set(id, handler)
    },
    reload: () => void testChannel.ask('reload', { window: id }).catch(() => undefined),
    forcefullyCrashRenderer: () => void testChannel.ask('crash', { window: id }).catch(() => undefined),
    executeJavaScript: (/** @type {string} */ code) => testChannel.ask('execute', { window: id, code }),
    focus() {},
    openDevTools() {},
    closeDevTools() {},
    isDevToolsOpened: () => false,
    isLoading: () => false,
    setZoomFactor(/** @type {number} */ factor) {
      zoom = factor
    },
    getZoomFactor: () => zoom,
  })
  Object.defineProperty(contents, 'session', { get: session })
  return strictProxy('webContents', contents)
}

/** @param {{window: number}} message */
const contentsOf = ({ window }) => {
  const contents = openWindows.get(window)?.webContents
  if (contents === undefined) throw new Error('electron double: a message from a closed window')
  return contents
}

// The page starts a navigation by itself, by a link or location.href. Main may prevent it.
onTestRequest('will-navigate', (message) => {
  const details = { url: message.url, isMainFrame: true, isSameDocument: false }
  return { prevented: emitCancelable(contentsOf(message), 'will-navigate', details, message.url) }
})

onTestRequest('did-start-navigation', (message) => {
  const details = { url: message.url, isMainFrame: true, isSameDocument: false }
  contentsOf(message).emit('did-start-navigation', details, message.url, false, true)
})

onTestRequest('did-navigate', (message) => {
  const contents = contentsOf(message)
  contents.mainFrame.url = message.url
  contents.emit('did-navigate', {}, message.url)
})

// The page opens another window. Only denial is implemented.
onTestRequest('open-window', ({ window, url, frameName }) => {
  const details = { url, frameName, disposition: 'new-window', features: '', referrer: { url: '', policy: 'default' } }
  const answered = openHandlers.get(window)?.(details)
  if (answered?.action !== 'deny') throw new Error(`electron double: a window for ${url} was not denied`)
})

onTestRequest('page-crashed', (message) => {
  contentsOf(message).emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
})
