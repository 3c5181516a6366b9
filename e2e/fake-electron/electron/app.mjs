/** `app`: the application's life cycle. */
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { appManifest as info, appFolder, hasSwitch, isPackaged, appPaths, switchValue } from './app-environment.mjs'
import { createInstanceLock } from './single-instance.mjs'
import { strictProxy, emitCancelable } from './strict.mjs'
import { onTestRequest, exitAfterSending } from './test-channel.mjs'

let ready = false
let quitting = false
let accelerated = true
let name = info.productName ?? info.name
/** Link schemes registered for this app. @type {Set<string>} */
const schemes = new Set()
/** @type {Map<number, any>} open windows by id; filled by window.mjs */
export const openWindows = new Map()

const events = new EventEmitter()
const whenReady = new Promise((done) => events.once('ready', () => done(undefined)))
const lock = createInstanceLock(
  () => appPaths['userData'] ?? '',
  (argv, folder, data) => events.emit('second-instance', {}, argv, folder, data),
)

/** @param {string} what @returns {void} throws as Electron does before 'ready' */
export function assertReady(what) {
  if (!ready) throw new Error(`${what} before the app is ready`)
}

/** @param {string} what @returns {void} throws as Electron does after 'ready' */
export function assertNotReady(what) {
  if (ready) throw new Error(`${what} must be called before the app is ready`)
}

export function emitReady() {
  ready = true
  events.emit('ready', {}, {})
}

/** Simulates macOS opening a file with the app: before 'ready' if that started the app. @param {string} path */
export function emitOpenFile(path) {
  // Without preventDefault macOS does not pass the file on.
  if (!emitCancelable(events, 'open-file', {}, path)) throw new Error(`electron double: nobody opens ${path}`)
}

/** Simulates macOS opening a link with the app. @param {string} address */
function emitOpenUrl(address) {
  if (!emitCancelable(events, 'open-url', {}, address)) throw new Error(`electron double: nobody opens ${address}`)
}

onTestRequest('open-url', ({ address }) => {
  emitOpenUrl(address)
})

onTestRequest('open-file', ({ path }) => {
  emitOpenFile(path)
})

/** Called when the last window was closed other than by quitting. */
export function onLastWindowClosed() {
  if (quitting) return
  if (events.listenerCount('window-all-closed') > 0) events.emit('window-all-closed')
  else quit()
}

function quit() {
  if (quitting || emitCancelable(events, 'before-quit')) return
  quitting = true
  for (const window of [...openWindows.values()]) window.close()
  // A window that refuses to close, or a listener that prevents 'will-quit', cancels quitting.
  if (openWindows.size > 0 || emitCancelable(events, 'will-quit')) {
    quitting = false
    return
  }
  exit(0)
}

function exit(code = 0) {
  quitting = true
  events.emit('quit', {}, code)
  lock.release()
  exitAfterSending(code)
}

onTestRequest('quit', () => {
  quit()
})

export const app = strictProxy(
  'app',
  Object.assign(events, {
    isPackaged,
    dock: undefined,
    commandLine: strictProxy('app.commandLine', {
      appendSwitch() {
        assertNotReady('app.commandLine.appendSwitch')
      },
      hasSwitch,
      getSwitchValue: (/** @type {string} */ flag) => switchValue(flag) ?? '',
    }),
    whenReady: () => whenReady,
    isReady: () => ready,
    quit,
    exit,
    focus() {},
    getName: () => name,
    setName(/** @type {string} */ value) {
      name = value
    },
    getVersion: () => info.version,
    getAppPath: () => appFolder,
    getLocale: () => 'en-US',
    getSystemLocale: () => 'en-US',
    getPreferredSystemLanguages: () => ['en-US'],
    getPath(/** @type {string} */ place) {
      const path = appPaths[place]
      if (path === undefined) throw new Error(`electron double: app.getPath('${place}') is not implemented`)
      return path
    },
    setPath(/** @type {string} */ place, /** @type {string} */ path) {
      if (!existsSync(path)) throw new Error(`Failed to set path: there is no ${path}`)
      appPaths[place] = path
    },
    enableSandbox() {
      assertNotReady('app.enableSandbox()')
    },
    disableHardwareAcceleration() {
      assertNotReady('app.disableHardwareAcceleration()')
      accelerated = false
    },
    isHardwareAccelerationEnabled: () => accelerated,
    setAsDefaultProtocolClient(/** @type {string} */ scheme) {
      schemes.add(scheme)
      return true
    },
    isDefaultProtocolClient: (/** @type {string} */ scheme) => schemes.has(scheme),
    setAppUserModelId() {},
    setAboutPanelOptions() {},
    requestSingleInstanceLock: lock.request,
    hasSingleInstanceLock: lock.has,
    releaseSingleInstanceLock: lock.release,
  }),
)
