/** Electron's life cycle, and no more. Nothing is awaited at the top level: Electron would never become ready. */
import { mkdirSync } from 'node:fs'
import path, { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, powerMonitor, protocol, session } from 'electron'
import { spokenBy } from '../bridge/locales.ts'
import type { Settings } from '../bridge/settings.ts'
import { filesIn } from './files/arguments.ts'
import { Arrivals } from './files/arrivals.ts'
import { electronOutside } from './files/electron-outside.ts'
import { parseElectronFlags, type DevelopmentFlags } from './flags.ts'
import { openHost } from './host.ts'
import { openIpc } from './ipc.ts'
import { Invitations, invitationsIn } from './lan/invitations.ts'
import { SCHEME } from './lan/link.ts'
import { leaving } from './leaving.ts'
import { menuTemplate } from './menu.ts'
import { speak, words } from './messages/index.ts'
import { outliveOutput } from './output.ts'
import { isOwnPage, registerScheme, servePages, START_PAGE } from './protocol.ts'
import type { Services } from './services.ts'
import { openElectronFile } from './settings/electron-file.ts'
import type { Unsaved } from './tables/on-disk.ts'
import { electronWindow } from './electron-window.ts'
import { confine, denyPermissions, openWindow } from './window.ts'
import type { OurWindow } from './window-calls.ts'

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
  registerScheme(protocol)
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
  void app.whenReady().then(() => ready(flags))
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

async function ready(flags: DevelopmentFlags): Promise<void> {
  let window: BrowserWindow | undefined
  const services = await servicesFor(
    flags,
    electronWindow(() => window),
  )
  if (services === undefined) return
  denyPermissions(session.defaultSession)
  servePages(protocol, join(import.meta.dirname, '../renderer'))
  const ipc = openIpc(ipcMain, services, isOurs)
  const beforeEnd = leaving({
    mayLose: () => services.mayLose,
    saveAgain: () => services.saveAgain(),
    ask: askToLose,
  })
  const quit = (): void => {
    app.quit()
  }

  const show = (): void => {
    if (window !== undefined) {
      if (window.isMinimized()) window.restore()
      window.focus()
      return
    }
    window = openWindow({
      address: devServer ?? START_PAGE,
      theme: services.settings.current.theme,
      file: services.file,
      attach: (contents) => {
        ipc.attach(contents)
      },
    })
    const opened = window
    opened.once('closed', () => {
      window = undefined
    })
    // On a Mac tables outlive the window.
    if (process.platform !== 'darwin')
      opened.on('close', (event) => {
        beforeEnd(event, () => {
          opened.close()
        })
      })
    // Windows: somebody signs off or turns the machine off.
    opened.on('query-session-end', (event) => {
      beforeEnd(event, quit)
    })
  }

  const speakAs = ({ locale }: Settings): void => {
    speak(spokenBy(locale, app.getPreferredSystemLanguages()))
    const template = menuTemplate({
      send: (command) => {
        show()
        if (window !== undefined) ipc.command(window.webContents, command)
      },
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
    beforeEnd(event, quit)
  }) as () => void)
  quitAfter(services)
  show()
}

/** Says why and leaves when the profile cannot be used. */
async function servicesFor(flags: DevelopmentFlags, window: OurWindow): Promise<Services | undefined> {
  const profile = app.getPath('userData')
  try {
    const services = await openHost({
      flags,
      profile,
      folder: import.meta.dirname,
      openFile: openElectronFile,
      outside: electronOutside,
      window,
      arrivals,
      invitations,
    })
    if (services === undefined) leave(words('inUse', { folder: profile }))
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

/** @returns whether what is not saved may be lost */
async function askToLose(unsaved: readonly Unsaved[]): Promise<boolean> {
  const tables = unsaved.map(({ title, moves }) => words('unsavedTable', { title, moves: String(moves) })).join('\n')
  const box = {
    type: 'warning' as const,
    message: words('unsaved'),
    detail: tables,
    buttons: [words('stay'), words('lose')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  }
  const [window] = BrowserWindow.getAllWindows()
  const { response } = await (window === undefined ? dialog.showMessageBox(box) : dialog.showMessageBox(window, box))
  return response === 1
}

/** Every accepted action is on disk already; what is being written just now is waited for. */
function quitAfter(services: Services): void {
  let disposing = false
  let disposed = false
  app.on('will-quit', (event) => {
    if (disposed) return
    event.preventDefault()
    if (disposing) return
    disposing = true
    void services.dispose().finally(() => {
      disposed = true
      app.quit()
    })
  })
}
