/** Connects Electron's events about the window's page to its supervisor (renderer-supervisor.ts). */
import type { BrowserWindow } from 'electron'
import { systemClock } from '../base/clock.ts'
import { errorPageUrlOf } from '../app-protocol.ts'
import { confirmHungPageReload } from './electron-message-boxes.ts'
import { RendererSupervisor } from './renderer-supervisor.ts'

/**
 * Dependencies of `superviseWindow`, which watches the page of the app window: the window, the address of its start
 * page, a function that shows the window, and the log.
 */
export interface SuperviseWindowDeps {
  readonly window: BrowserWindow
  /** The start page. */
  readonly address: string
  /** Shows the window with its last size and position. */
  readonly show: () => void
  readonly log: (entry: string) => void
}

/** Creates the supervisor of the page in the app window, and passes Electron's events about the page to it. */
export function superviseWindow({ window, address, show, log }: SuperviseWindowDeps): RendererSupervisor {
  const { webContents } = window
  let shown = false
  const life = new RendererSupervisor({
    clock: systemClock,
    log,
    address,
    errorPageUrlOf,
    window: {
      show() {
        // Only once: the user may have minimised it since.
        if (!shown) show()
        shown = true
      },
      load(where) {
        // The events below report the result.
        void window.loadURL(where).catch(() => undefined)
      },
      killRenderer: () => webContents.forcefullyCrashRenderer(),
      confirmReload: confirmHungPageReload,
    },
  })
  window.once('ready-to-show', () => {
    life.onReadyToShow()
  })
  webContents.on('did-start-navigation', ({ url, isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) life.onNavigation(url)
  })
  webContents.on('did-fail-load', (_event, code, _words, _address, isMainFrame) => {
    if (isMainFrame) life.onLoadFailed(code)
  })
  webContents.on('preload-error', () => {
    life.onLoadFailed('preload')
  })
  webContents.on('render-process-gone', (_event, { reason }) => {
    life.onProcessGone(reason)
  })
  window.on('unresponsive', () => {
    life.onUnresponsive()
  })
  window.on('responsive', () => {
    life.onResponsive()
  })
  window.once('closed', () => {
    life.onClosed()
  })
  return life
}
