/** A small app that exercises the fake Electron (../fake-electron.spec.ts). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { app, BrowserWindow, ipcMain, Menu, nativeTheme, protocol } from 'electron'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; script-src 'self'",
}

const seen = {
  blocked: /** @type {string[]} */ ([]),
  windows: /** @type {string[]} */ ([]),
  second: /** @type {unknown[]} */ ([]),
}
globalThis.seen = seen

if (!app.requestSingleInstanceLock({ hello: 'first' })) app.quit()
app.on('second-instance', (_event, argv, _folder, data) => seen.second.push(argv.includes('--again'), data))

protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }])
app.on('window-all-closed', () => app.quit())

void app.whenReady().then(async () => {
  protocol.handle('app', async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/page.js')
      return new Response(await readFile(join(import.meta.dirname, 'page.js')), {
        headers: { 'content-type': 'text/javascript' },
      })
    return new Response(await readFile(join(import.meta.dirname, 'index.html')), { headers: HEADERS })
  })
  ipcMain.handle('double', (event, number) => {
    event.sender.send('told', `before ${number}`)
    return { twice: number * 2, from: event.senderFrame?.url }
  })
  ipcMain.handle('fail', () => {
    throw new Error('no luck')
  })
  ipcMain.handle(
    'think',
    () =>
      new Promise((done) => {
        const worker = new Worker('require("node:worker_threads").parentPort.postMessage(42)', { eval: true })
        worker.once('message', done)
      }),
  )
  ipcMain.handle('map', () => new Map())
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { role: 'appMenu' },
      { label: 'Game', submenu: [{ id: 'dark', label: 'Dark', click: () => (nativeTheme.themeSource = 'dark') }] },
    ]),
  )
  const window = new BrowserWindow({
    width: 900,
    height: 700,
    minWidth: 640,
    show: false,
    webPreferences: { preload: join(import.meta.dirname, 'preload.cjs'), sandbox: true, contextIsolation: true },
  })
  window.once('ready-to-show', () => window.show())
  window.webContents.on('will-navigate', (event, url) => {
    seen.blocked.push(url)
    event.preventDefault()
  })
  window.webContents.setWindowOpenHandler(({ url }) => {
    seen.windows.push(url)
    return { action: url.includes('allowed') ? 'allow' : 'deny' }
  })
  await window.loadURL('app://trial/index.html#start')
})
