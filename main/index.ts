/** Electron's life cycle, and no more. Nothing is awaited at the top level: Electron would never become ready. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { app, dialog, ipcMain, Menu, protocol, session, type BrowserWindow } from 'electron'
import { openBotPool } from './bots/bot-pool.ts'
import { spawnBotWorker } from './bots/spawn.ts'
import { systemClock } from './clock.ts'
import { parseElectronFlags, type DevelopmentFlags } from './flags.ts'
import { openIpc } from './ipc.ts'
import { menuTemplate } from './menu.ts'
import { isOwnPage, registerScheme, servePages, START_PAGE } from './protocol.ts'
import { createServices, type Services } from './services.ts'
import { openElectronFile } from './settings/electron-file.ts'
import { confine, denyPermissions, openWindow } from './window.ts'
import { words } from './words.ts'

const development = !app.isPackaged
const devServer = development ? process.env['ELECTRON_RENDERER_URL'] : undefined
const isOurs = (address: string): boolean => isOwnPage(address, devServer)

const parsed = development ? parseElectronFlags(process.argv.slice(1)) : { ok: true as const, flags: {} }
if (parsed.ok) start(parsed.flags)
else {
  process.stderr.write(`${parsed.why}\n`)
  app.exit(2)
}

function start(flags: DevelopmentFlags): void {
  if (flags.profile !== undefined) app.setPath('userData', flags.profile)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  registerScheme(protocol)
  app.on('web-contents-created', (_event, contents) => {
    confine(contents, isOurs)
  })
  void app.whenReady().then(() => ready(flags))
}

async function ready(flags: DevelopmentFlags): Promise<void> {
  const services = await servicesFor(flags)
  if (services === undefined) return
  denyPermissions(session.defaultSession)
  servePages(protocol, join(import.meta.dirname, '../renderer'))
  const ipc = openIpc(ipcMain, services, isOurs)
  let window: BrowserWindow | undefined

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
    window.once('closed', () => {
      window = undefined
    })
  }

  const template = menuTemplate({
    send: (command) => {
      show()
      if (window !== undefined) ipc.command(window.webContents, command)
    },
    mac: process.platform === 'darwin',
    development,
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  app.on('second-instance', show)
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  quitAfter(services)
  show()
}

/** Says why and leaves when the profile cannot be used. */
async function servicesFor({ seed, pace }: DevelopmentFlags): Promise<Services | undefined> {
  const profile = app.getPath('userData')
  try {
    const services = await createServices({
      profile,
      file: () => openElectronFile(profile, log),
      clock: systemClock,
      randomBytes,
      pool: openBotPool({
        spawn: () => spawnBotWorker(join(import.meta.dirname, 'bot-worker.js')),
        clock: systemClock,
      }),
      log,
      ...(seed === undefined ? {} : { seed }),
      ...(pace === undefined ? {} : { pace }),
    })
    if (services === undefined) leave(words('inUse', { folder: profile }))
    return services
  } catch (error) {
    leave(words('noFolder', { folder: profile, code: (error as NodeJS.ErrnoException).code ?? 'unknown' }))
    return undefined
  }
}

function leave(why: string): void {
  process.stderr.write(`${why}\n`)
  dialog.showErrorBox(words('cannotStart'), why)
  app.exit(1)
}

/** Every accepted action is on disk already; what is being written just now is waited for. */
function quitAfter(services: Services): void {
  let disposed = false
  app.on('will-quit', (event) => {
    if (disposed) return
    event.preventDefault()
    void services.dispose().finally(() => {
      disposed = true
      app.quit()
    })
  })
}

function log(line: string): void {
  process.stderr.write(`samsara: ${line}\n`)
}
