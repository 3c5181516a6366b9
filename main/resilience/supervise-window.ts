/** Connects Electron's events about the window's page to its supervisor (renderer-supervisor.ts). */
import type { BrowserWindow } from 'electron'
import { systemClock } from '../base/clock.ts'
import { errorPageUrl } from '../app-protocol.ts'
import { confirmReload } from './electron-message-boxes.ts'
import { RendererSupervisor } from './renderer-supervisor.ts'

/** The app window, and how to load and show it. */
export interface SuperviseWindowOptions {
  readonly window: BrowserWindow
  /** The start page. */
  readonly address: string
  /** Shows the window with its last size and position. */
  readonly show: () => void
  readonly log: (entry: string) => void
}

/** Creates the supervisor of the app window's page and reports Electron's events to it. */
export function superviseWindow({ window, address, show, log }: SuperviseWindowOptions): RendererSupervisor {
  const { webContents } = window
  let shown = false
  const life = new RendererSupervisor({
    clock: systemClock,
    log,
    address,
    troubleAt: errorPageUrl,
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
      end: () => webContents.forcefullyCrashRenderer(),
      asksToReload: confirmReload,
    },
  })
  window.once('ready-to-show', () => {
    life.ready()
  })
  webContents.on('did-start-navigation', ({ url, isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) life.began(url)
  })
  webContents.on('did-fail-load', (_event, code, _words, _address, isMainFrame) => {
    if (isMainFrame) life.failed(code)
  })
  webContents.on('preload-error', () => {
    life.failed('preload')
  })
  webContents.on('render-process-gone', (_event, { reason }) => {
    life.gone(reason)
  })
  window.on('unresponsive', () => {
    life.hangs()
  })
  window.on('responsive', () => {
    life.answersAgain()
  })
  window.once('closed', () => {
    life.closed()
  })
  return life
}
