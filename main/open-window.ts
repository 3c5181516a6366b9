/** Opens the window: sandboxed, confined to our own pages, with its last size and position. */
import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme, screen, shell, type Session, type WebContents } from 'electron'
import type { Settings } from '../bridge/settings.ts'
import { isAllowedExternalLink } from './external-links.ts'
import { superviseWindow } from './resilience/supervise-window.ts'
import type { RendererSupervisor } from './resilience/renderer-supervisor.ts'
import type { KeyValueFile } from './settings/settings-store.ts'
import {
  canReadWindowPosition,
  minWindowSizeOn,
  minWindowSizeOnAll,
  computeWindowPlacement,
  fitInsideArea,
  type SavedWindowState,
} from './window-bounds.ts'

/** The page of the app window, and the parts of the app that the window is connected to. */
export interface OpenWindowDeps {
  /** The start page. */
  readonly address: string
  /** The theme of the settings, for the window's background until the page is painted. */
  readonly theme: Settings['theme']
  /** The settings file, which stores the window's size and position. */
  readonly stateFile: KeyValueFile
  /** Connects the page to the services before it is loaded. @param heard to be called at each call of the page */
  readonly attach: (contents: WebContents, heard: () => void) => void
  readonly log: (entry: string) => void
}

/** The app window, and the supervisor of its page, which reloads the page after a crash. */
export interface WindowWithSupervisor {
  readonly window: BrowserWindow
  readonly supervisor: RendererSupervisor
}

const STATE_KEY = 'window'

/** The page's own background, so that the window does not start with a white flash. */
const BACKGROUND_COLOURS = { dusk: '#150d1a', dawn: '#e8d8bf', contrast: '#000000' } as const

/** Opens the app window and begins to load its page. The window is shown once the page can be painted. */
export function openWindow({ address, theme, stateFile, attach, log }: OpenWindowDeps): WindowWithSupervisor {
  const { maximized, ...place } = computeWindowPlacement(stateFile.get(STATE_KEY), workAreas())
  const window = new BrowserWindow({
    ...place,
    show: false,
    title: 'Samsara',
    autoHideMenuBar: true,
    backgroundColor: backgroundColourOf(theme),
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  })
  keepWindowOnDisplay(window)
  const show = (): void => {
    if (maximized) window.maximize()
    window.show()
  }
  const life = superviseWindow({ window, address, show, log })
  window.on('close', () => {
    saveWindowState(window, stateFile)
  })
  attach(window.webContents, () => {
    life.onCall()
  })
  void window.loadURL(address).catch(() => undefined)
  return { window, supervisor: life }
}

/**
 * Restricts the navigation of the pages in a window: every page may only load the app's own addresses. New windows and
 * embedded pages are forbidden. A link to an allowed external page opens in the system's browser.
 */
export function restrictNavigation(contents: WebContents, isOwnPage: (address: string) => boolean): void {
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    if (!isOwnPage(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
  })
  contents.setWindowOpenHandler(({ url }) => {
    if (isAllowedExternalLink(url)) void shell.openExternal(url).catch(() => undefined)
    return { action: 'deny' }
  })
}

/** Denies every permission that a page may ask for: a board game needs no camera, no location and no notifications. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => {
    decide(false)
  })
  session.setPermissionCheckHandler(() => false)
}

function backgroundColourOf(theme: Settings['theme']): string {
  if (theme !== 'system') return BACKGROUND_COLOURS[theme]
  return nativeTheme.shouldUseDarkColors ? BACKGROUND_COLOURS.dusk : BACKGROUND_COLOURS.dawn
}

function workAreas() {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}

/** Fits the minimum size of the window to its display; if a display becomes smaller, moves the window inside it. */
function keepWindowOnDisplay(window: BrowserWindow): void {
  const area = () => screen.getDisplayMatching(window.getBounds()).workArea
  const setMinimum = (): void => {
    const { width, height } = isPositionKnown() ? minWindowSizeOn(area()) : minWindowSizeOnAll(workAreas())
    const [before, high] = window.getMinimumSize()
    if (before !== width || high !== height) window.setMinimumSize(width, height)
  }
  const onDisplays = (): void => {
    setMinimum()
    if (!isPositionKnown() || window.isMaximized() || window.isFullScreen() || window.isMinimized()) return
    const now = window.getBounds()
    const { width, height } = area()
    if (now.width > width || now.height > height) window.setBounds(fitInsideArea(now, area()))
  }
  setMinimum()
  window.on('move', setMinimum)
  screen.on('display-metrics-changed', onDisplays)
  screen.on('display-added', onDisplays)
  screen.on('display-removed', onDisplays)
  window.once('closed', () => {
    screen.off('display-metrics-changed', onDisplays)
    screen.off('display-added', onDisplays)
    screen.off('display-removed', onDisplays)
  })
}

function isPositionKnown(): boolean {
  const ozone = app.commandLine.getSwitchValue('ozone-platform')
  return canReadWindowPosition({ platform: process.platform, ozone, env: process.env })
}

/** Saves the restored size of a maximised, minimised or full-screen window, and its position if the system gives it. */
function saveWindowState(window: BrowserWindow, file: KeyValueFile): void {
  const { x, y, ...size } = window.getNormalBounds()
  const state: SavedWindowState = {
    bounds: isPositionKnown() ? { x, y, ...size } : size,
    maximized: window.isMaximized(),
  }
  try {
    file.set(STATE_KEY, state)
  } catch {
    // then it opens where it was the time before
  }
}
