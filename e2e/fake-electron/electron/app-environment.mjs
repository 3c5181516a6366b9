/** The app's location and command line. */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

export const appFolder = resolve(process.env['DOUBLE_APP'] ?? process.cwd())

/** Whether the app is at the path of a packaged app: in a real package that is an archive, here a folder of the same name. */
export const isPackaged = basename(appFolder) === 'app.asar'

/** The app's package.json. @type {{name: string, productName?: string, version: string, main: string}} */
export const appManifest = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8'))

export const mainEntry = resolve(appFolder, appManifest.main)

/** The value of a switch on the command line. @param {string} name */
export const switchValue = (name) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + '--='.length)

/** @param {string} name */
export const hasSwitch = (name) => process.argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))

const userData = resolve(switchValue('user-data-dir') ?? mkdtempSync(join(tmpdir(), 'electron-double-')))
mkdirSync(userData, { recursive: true })

/** Paths returned by app.getPath. @type {Record<string, string>} */
export const appPaths = {
  userData,
  sessionData: userData,
  appData: resolve(userData, '..'),
  temp: tmpdir(),
  home: homedir(),
  documents: join(homedir(), 'Documents'),
  downloads: join(homedir(), 'Downloads'),
  desktop: join(homedir(), 'Desktop'),
  logs: join(userData, 'logs'),
  crashDumps: join(userData, 'Crashpad'),
  exe: process.execPath,
}
