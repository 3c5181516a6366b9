/** Electron's life cycle, and no more. There is no top-level await: Electron would never become ready. */
import { mkdirSync } from 'node:fs'
import path, { join } from 'node:path'
import { app, crashReporter, dialog, ipcMain, Menu, powerMonitor, protocol, session, shell } from 'electron'
import type { MenuCommand } from '../bridge/events.ts'
import { resolveLocaleSetting } from '../bridge/locales.ts'
import type { Settings } from '../bridge/settings.ts'
import { systemClock } from './base/clock.ts'
import { findSaveFilesInArguments } from './files/command-line-files.ts'
import { PendingFiles } from './files/pending-files.ts'
import { createDialogFolders } from './files/dialog-folders.ts'
import { createElectronDialogs } from './files/electron-dialogs.ts'
import { parseDesktopFlags, type DevelopmentFlags } from './command-line-flags.ts'
import { tryCreateServicesForProfile } from './system-services.ts'
import { createIpcServer } from './ipc-server.ts'
import { PendingJoinLink, findJoinLinksInArguments } from './lan/pending-links.ts'
import { JOIN_LINK_SCHEME } from './lan/join-link.ts'
import { createQuitGuard } from './quit-guard.ts'
import { createLog, type Log } from './log/log.ts'
import { createMenuTemplate } from './native-menu.ts'
import { setNativeLocale, nativeText } from './messages/index.ts'
import { ignoreOutputErrors } from './base/broken-pipe.ts'
import { isOwnPageUrl, registerAppScheme, serveAppPages, START_PAGE_URL } from './app-protocol.ts'
import { deleteOldCrashFiles } from './report/crash-files.ts'
import {
  confirmQuitAfterError,
  confirmLosingMoves,
  showRepeatedGpuFailureNotice,
} from './resilience/electron-message-boxes.ts'
import { isHardwareAccelerationDisabled, createGpuCrashHandler } from './resilience/graphics-fallback.ts'
import { renderErrorPage } from './resilience/error-page.ts'
import { listenForUncaughtErrors, createUncaughtErrorHandler } from './resilience/uncaught-errors.ts'
import type { Services } from './services.ts'
import { openElectronSettingsFile } from './settings/electron-settings-file.ts'
import { createUpdatePlatformIfSupported } from './updates/electron-update-platform.ts'
import { createElectronWindowControls } from './electron-app-window.ts'
import { restrictNavigation, denyPermissions, openWindow, type WindowWithSupervisor } from './open-window.ts'
import type { WindowControls } from './window-handlers.ts'

/** From the packages (electron-builder.yml): Windows groups windows, and their shortcut, by it. */
const APP_ID = 'io.github.samsara.table'
const development = !app.isPackaged
const devServer = development ? process.env['ELECTRON_RENDERER_URL'] : undefined
const isOwnAddress = (address: string): boolean => isOwnPageUrl(address, devServer)
const pendingFiles = new PendingFiles()
const pendingLinks = new PendingJoinLink()

ignoreOutputErrors()
const parsed = development ? parseDesktopFlags(process.argv.slice(1)) : { ok: true as const, flags: {} }
if (parsed.ok) start(parsed.flags)
else {
  process.stderr.write(`${parsed.why}\n`)
  app.exit(2)
}

function start(flags: DevelopmentFlags): void {
  // Until the chosen language is known.
  setNativeLocale(resolveLocaleSetting('system', app.getPreferredSystemLanguages()))
  if (!useProfile(flags.profile)) return
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const profile = app.getPath('userData')
  const log = createLog(profile)
  handleUncaughtErrors(log)
  startCrashReporter(profile, log)
  if (isHardwareAccelerationDisabled(profile)) app.disableHardwareAcceleration()
  registerAppScheme(protocol)
  if (!development) app.setAppUserModelId(APP_ID)
  // A development run leaves the links of this machine to the installed Samsara.
  if (!development) app.setAsDefaultProtocolClient(JOIN_LINK_SCHEME.replace(':', ''))
  pendingFiles.add(findSaveFilesInArguments(process.argv.slice(1), process.cwd(), path))
  pendingLinks.add(findJoinLinksInArguments(process.argv.slice(1)))
  // A Mac passes files only this way, including those that Samsara was started with, before it is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    pendingFiles.add([file])
  })
  // Links too.
  app.on('open-url', (event, address) => {
    event.preventDefault()
    pendingLinks.add([address])
  })
  app.on('web-contents-created', (_event, contents) => {
    restrictNavigation(contents, isOwnAddress)
  })
  // handleUncaughtErrors reports errors on the way.
  void app.whenReady().then(() => ready(flags, log))
}

/** The services while they are open, whether the window has existed, and whether the system is ending the session. */
const running: { services?: Services; begun: boolean; sessionEnds: boolean } = { begun: false, sessionEnds: false }

/** From now on a process that crashes leaves a file on this machine. Nothing is sent. */
function startCrashReporter(profile: string, { write }: Log): void {
  const folder = join(profile, 'Crashpad')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    app.setPath('crashDumps', folder)
    crashReporter.start({ uploadToServer: false })
  } catch {
    write('crashes leave no files: the crash reporter did not start')
  }
  void deleteOldCrashFiles(folder, systemClock.now())
}

/** From now on uncaught errors are logged and shown; before the first window they end the process. */
function handleUncaughtErrors({ file, write }: Log): void {
  const handle = createUncaughtErrorHandler({
    clock: systemClock,
    log: write,
    retrySave: () => running.services?.retrySave() ?? Promise.resolve([]),
    async confirmQuit(saved) {
      if (running.begun) return confirmQuitAfterError(saved, file.folder)
      file.flushSync()
      dialog.showErrorBox(nativeText('cannotStart'), nativeText('startFailed', { folder: file.folder }))
      return true
    },
    quit() {
      if (running.begun) app.quit()
      else app.exit(1)
    },
  })
  listenForUncaughtErrors(handle)
}

/**
 * Uses a separate profile folder, which must exist for Electron.
 * @returns false, after printing the reason, if it cannot be created
 */
function useProfile(profile: string | undefined): boolean {
  if (profile === undefined) return true
  try {
    mkdirSync(profile, { recursive: true })
    app.setPath('userData', profile)
    return true
  } catch (error) {
    exitWithError(folderErrorText(profile, error))
    return false
  }
}

async function ready(flags: DevelopmentFlags, log: Log): Promise<void> {
  let opened: WindowWithSupervisor | undefined
  const services = await servicesFor(
    flags,
    createElectronWindowControls(() => opened?.window),
    log,
  )
  if (services === undefined) return
  running.services = services
  denyPermissions(session.defaultSession)
  const saves = join(app.getPath('userData'), 'saves')
  serveAppPages(protocol, join(import.meta.dirname, '../renderer'), (trouble) => {
    const { theme, textScale } = services.settings.current
    return renderErrorPage({
      failure: trouble,
      theme,
      textScale,
      savesFolder: saves,
      logFolder: log.file.folder,
      retryUrl: devServer ?? '/index.html',
    })
  })
  const ipc = createIpcServer(ipcMain, services, isOwnAddress, log.write)
  const beforeEnd = createQuitGuard({
    mayBeUnsaved: () => services.mayBeUnsaved,
    retrySave: () => services.retrySave(),
    confirmLoss: confirmLosingMoves,
  })
  const quit = (): void => {
    app.quit()
  }

  const show = (): void => {
    if (opened !== undefined) {
      if (opened.window.isMinimized()) opened.window.restore()
      opened.window.focus()
      return
    }
    opened = openWindow({
      address: devServer ?? START_PAGE_URL,
      theme: services.settings.current.theme,
      stateFile: services.settingsFile,
      log: log.write,
      attach: (contents, heard) => {
        ipc.attach(contents, heard)
      },
    })
    const { window } = opened
    window.once('closed', () => {
      opened = undefined
    })
    // On a Mac tables outlive the window.
    if (process.platform !== 'darwin')
      window.on('close', (event) => {
        beforeEnd(event, () => {
          window.close()
        })
      })
    // Windows: the user signs out or turns the machine off.
    window.on('query-session-end', (event) => {
      running.sessionEnds = true
      beforeEnd(event, quit)
    })
  }

  const send = (command: MenuCommand): void => {
    show()
    // A page that has failed cannot ask.
    if (command === 'report' && opened?.supervisor.isAlive === false) void services.saveBugReport()
    else if (opened !== undefined) ipc.sendCommand(opened.window.webContents, command)
  }

  const speakAs = ({ locale }: Settings): void => {
    setNativeLocale(resolveLocaleSetting(locale, app.getPreferredSystemLanguages()))
    const template = createMenuTemplate({
      send,
      showSaves: () => void shell.openPath(saves),
      isMac: process.platform === 'darwin',
      isDevelopment: development,
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  let spoken = services.settings.current.locale
  speakAs(services.settings.current)
  services.settings.onChange((settings) => {
    if (settings.locale !== spoken) speakAs(settings)
    spoken = settings.locale
  })
  app.on('second-instance', (_event, argv, folder) => {
    pendingFiles.add(findSaveFilesInArguments(argv.slice(1), folder, path))
    pendingLinks.add(findJoinLinksInArguments(argv.slice(1)))
    show()
  })
  app.on('open-file', show)
  app.on('open-url', show)
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('before-quit', (event) => {
    beforeEnd(event, quit)
  })
  // Linux and macOS: the machine is being turned off.
  powerMonitor.on('shutdown', ((event: Electron.Event) => {
    running.sessionEnds = true
    beforeEnd(event, quit)
  }) as () => void)
  const lost = createGpuCrashHandler({
    clock: systemClock,
    log: log.write,
    file: services.settingsFile,
    onDisabled: () => void showRepeatedGpuFailureNotice(),
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    lost(type, reason)
  })
  quitAfter(services, log)
  show()
  running.begun = true
}

/** Prints the reason and exits if the profile cannot be used. */
async function servicesFor(flags: DevelopmentFlags, window: WindowControls, log: Log): Promise<Services | undefined> {
  const profile = app.getPath('userData')
  try {
    const services = await tryCreateServicesForProfile({
      flags,
      profile,
      folder: import.meta.dirname,
      openFile: openElectronSettingsFile,
      log: log.write,
      logFile: log.file,
      crashFolder: app.getPath('crashDumps'),
      dialogs: createElectronDialogs(createDialogFolders(() => running.services?.settingsFile)),
      window,
      pendingFiles,
      pendingLinks,
      ...(development ? {} : createUpdatePlatformIfSupported()),
    })
    if (services === undefined) exitWithError(nativeText('inUse', { folder: profile }))
    else log.file.open()
    return services
  } catch (error) {
    exitWithError(folderErrorText(profile, error))
    return undefined
  }
}

function folderErrorText(folder: string, error: unknown): string {
  return nativeText('noFolder', { folder, code: (error as NodeJS.ErrnoException).code ?? 'unknown' })
}

function exitWithError(why: string): void {
  process.stderr.write(`${why}\n`)
  dialog.showErrorBox(nativeText('cannotStart'), why)
  app.exit(1)
}

/** Every accepted action is on disk already; waits for writes in progress. */
function quitAfter(services: Services, { file }: Log): void {
  let disposing = false
  let disposed = false
  app.on('will-quit', (event) => {
    if (disposed) return
    event.preventDefault()
    if (disposing) return
    disposing = true
    void services
      .dispose()
      // An installer that the end of the session interrupts would leave half a program.
      .then(() => (running.sessionEnds ? undefined : services.installUpdate()))
      .then(() => file.flush())
      .finally(() => {
        disposed = true
        app.quit()
      })
  })
}
