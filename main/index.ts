/** Electron's life cycle, and no more. Nothing is awaited at the top level: Electron would never become ready. */
import { mkdirSync } from 'node:fs'
import path, { join } from 'node:path'
import { app, crashReporter, dialog, ipcMain, Menu, powerMonitor, protocol, session, shell } from 'electron'
import type { Command } from '../bridge/events.ts'
import { spokenBy } from '../bridge/locales.ts'
import type { Settings } from '../bridge/settings.ts'
import { systemClock } from './clock.ts'
import { filesIn } from './files/arguments.ts'
import { Arrivals } from './files/arrivals.ts'
import { dialogFolders } from './files/dialog-folders.ts'
import { electronOutside } from './files/electron-outside.ts'
import { parseElectronFlags, type DevelopmentFlags } from './flags.ts'
import { openHost } from './host.ts'
import { openIpc } from './ipc.ts'
import { Invitations, invitationsIn } from './lan/invitations.ts'
import { SCHEME } from './lan/link.ts'
import { leaving } from './leaving.ts'
import { openLog, type Log } from './log/log.ts'
import { menuTemplate } from './menu.ts'
import { speak, words } from './messages/index.ts'
import { outliveOutput } from './output.ts'
import { isOwnPage, registerScheme, servePages, START_PAGE } from './protocol.ts'
import { tidyCrashFiles } from './report/crash-files.ts'
import { askToEnd, askToLose, tellOfCard } from './resilience/electron-boxes.ts'
import { drawsWithoutCard, graphicsLosses } from './resilience/graphics.ts'
import { troublePage } from './resilience/trouble-page.ts'
import { listenForUncaught, uncaught } from './resilience/uncaught.ts'
import type { Services } from './services.ts'
import { openElectronFile } from './settings/electron-file.ts'
import { newerVersions } from './updates/electron-parts.ts'
import { electronWindow } from './electron-window.ts'
import { confine, denyPermissions, openWindow, type Opened } from './window.ts'
import type { OurWindow } from './window-calls.ts'

/** Of the packages (electron-builder.yml): by it Windows groups windows, and their shortcut. */
const APP_ID = 'io.github.samsara.table'
const development = !app.isPackaged
const devServer = development ? process.env['ELECTRON_RENDERER_URL'] : undefined
const isOurs = (address: string): boolean => isOwnPage(address, devServer)
const arrivals = new Arrivals()
const invitations = new Invitations()

outliveOutput()
const parsed = development ? parseElectronFlags(process.argv.slice(1)) : { ok: true as const, flags: {} }
if (parsed.ok) start(parsed.flags)
else {
  process.stderr.write(`${parsed.why}\n`)
  app.exit(2)
}

function start(flags: DevelopmentFlags): void {
  // Until it is known what was chosen.
  speak(spokenBy('system', app.getPreferredSystemLanguages()))
  if (!useProfile(flags.profile)) return
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const profile = app.getPath('userData')
  const log = openLog(profile)
  catchAll(log)
  keepCrashes(profile, log)
  if (drawsWithoutCard(profile)) app.disableHardwareAcceleration()
  registerScheme(protocol)
  if (!development) app.setAppUserModelId(APP_ID)
  // A run for development leaves the links of this machine to the Samsara that is installed.
  if (!development) app.setAsDefaultProtocolClient(SCHEME.replace(':', ''))
  arrivals.add(filesIn(process.argv.slice(1), process.cwd(), path))
  invitations.add(invitationsIn(process.argv.slice(1)))
  // On a Mac files come this way only, and those that Samsara was started with before it is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    arrivals.add([file])
  })
  // Links too.
  app.on('open-url', (event, address) => {
    event.preventDefault()
    invitations.add([address])
  })
  app.on('web-contents-created', (_event, contents) => {
    confine(contents, isOurs)
  })
  // What fails on the way is nobody's to catch: catchAll says so.
  void app.whenReady().then(() => ready(flags, log))
}

/** The services as long as they are open, whether the window has been there, and whether the system ends us. */
const running: { services?: Services; begun: boolean; sessionEnds: boolean } = { begun: false, sessionEnds: false }

/** From now on a process that crashes leaves a file on this machine. Nothing is sent. */
function keepCrashes(profile: string, { line }: Log): void {
  const folder = join(profile, 'Crashpad')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    app.setPath('crashDumps', folder)
    crashReporter.start({ uploadToServer: false })
  } catch {
    line('crashes leave no files: the crash reporter did not start')
  }
  void tidyCrashFiles(folder, systemClock.now())
}

/** From now on an error that nobody catches is logged and told; before the first window it is the end. */
function catchAll({ file, line }: Log): void {
  const handle = uncaught({
    clock: systemClock,
    log: line,
    save: () => running.services?.saveAgain() ?? Promise.resolve([]),
    async ends(saved) {
      if (running.begun) return askToEnd(saved, file.folder)
      file.writeNow()
      dialog.showErrorBox(words('cannotStart'), words('startFailed', { folder: file.folder }))
      return true
    },
    end() {
      if (running.begun) app.quit()
      else app.exit(1)
    },
  })
  listenForUncaught(handle)
}

/** Keeps everything in a folder of its own, which Electron wants to be there. @returns false, having said why, if it cannot */
function useProfile(profile: string | undefined): boolean {
  if (profile === undefined) return true
  try {
    mkdirSync(profile, { recursive: true })
    app.setPath('userData', profile)
    return true
  } catch (error) {
    leave(noFolder(profile, error))
    return false
  }
}

async function ready(flags: DevelopmentFlags, log: Log): Promise<void> {
  let opened: Opened | undefined
  const services = await servicesFor(
    flags,
    electronWindow(() => opened?.window),
    log,
  )
  if (services === undefined) return
  running.services = services
  denyPermissions(session.defaultSession)
  const saves = join(app.getPath('userData'), 'saves')
  servePages(protocol, join(import.meta.dirname, '../renderer'), (trouble) => {
    const { theme, textScale } = services.settings.current
    return troublePage({ trouble, theme, textScale, saves, logs: log.file.folder, again: devServer ?? '/index.html' })
  })
  const ipc = openIpc(ipcMain, services, isOurs, log.line)
  const beforeEnd = leaving({
    mayLose: () => services.mayLose,
    saveAgain: () => services.saveAgain(),
    ask: askToLose,
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
      address: devServer ?? START_PAGE,
      theme: services.settings.current.theme,
      file: services.file,
      log: log.line,
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
    // Windows: somebody signs off or turns the machine off.
    window.on('query-session-end', (event) => {
      running.sessionEnds = true
      beforeEnd(event, quit)
    })
  }

  const send = (command: Command): void => {
    show()
    // A page that is none any more cannot ask.
    if (command === 'report' && opened?.life.lives === false) void services.packReport()
    else if (opened !== undefined) ipc.command(opened.window.webContents, command)
  }

  const speakAs = ({ locale }: Settings): void => {
    speak(spokenBy(locale, app.getPreferredSystemLanguages()))
    const template = menuTemplate({
      send,
      showSaves: () => void shell.openPath(saves),
      mac: process.platform === 'darwin',
      development,
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  let spoken = services.settings.current.locale
  speakAs(services.settings.current)
  services.settings.listen((settings) => {
    if (settings.locale !== spoken) speakAs(settings)
    spoken = settings.locale
  })
  app.on('second-instance', (_event, argv, folder) => {
    arrivals.add(filesIn(argv.slice(1), folder, path))
    invitations.add(invitationsIn(argv.slice(1)))
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
  // Linux and macOS: the machine is turned off.
  powerMonitor.on('shutdown', ((event: Electron.Event) => {
    running.sessionEnds = true
    beforeEnd(event, quit)
  }) as () => void)
  const lost = graphicsLosses({
    clock: systemClock,
    log: log.line,
    file: services.file,
    tell: () => void tellOfCard(),
  })
  app.on('child-process-gone', (_event, { type, reason }) => {
    lost(type, reason)
  })
  quitAfter(services, log)
  show()
  running.begun = true
}

/** Says why and leaves when the profile cannot be used. */
async function servicesFor(flags: DevelopmentFlags, window: OurWindow, log: Log): Promise<Services | undefined> {
  const profile = app.getPath('userData')
  try {
    const services = await openHost({
      flags,
      profile,
      folder: import.meta.dirname,
      openFile: openElectronFile,
      log: log.line,
      logFile: log.file,
      crashes: app.getPath('crashDumps'),
      outside: electronOutside(dialogFolders(() => running.services?.file)),
      window,
      arrivals,
      invitations,
      ...(development ? {} : newerVersions()),
    })
    if (services === undefined) leave(words('inUse', { folder: profile }))
    else log.file.open()
    return services
  } catch (error) {
    leave(noFolder(profile, error))
    return undefined
  }
}

function noFolder(folder: string, error: unknown): string {
  return words('noFolder', { folder, code: (error as NodeJS.ErrnoException).code ?? 'unknown' })
}

function leave(why: string): void {
  process.stderr.write(`${why}\n`)
  dialog.showErrorBox(words('cannotStart'), why)
  app.exit(1)
}

/** Every accepted action is on disk already; what is being written just now is waited for. */
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
      // An installer that the end of the system cuts off would leave half a program.
      .then(() => (running.sessionEnds ? undefined : services.update()))
      .then(() => file.settle())
      .finally(() => {
        disposed = true
        app.quit()
      })
  })
}
