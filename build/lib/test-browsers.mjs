/** Finds or installs the browsers of the tests: Chromium, and for guest pages Firefox and WebKit. */
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectPath } from './project.mjs'
import { withProgress } from './progress.mjs'
import { runProgram } from './run-program.mjs'

const CHROMIUM_PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge']

/** A program on the path, or undefined. @param {string} name */
function findOnPath(name) {
  const endings = process.platform === 'win32' ? ['.exe'] : ['']
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const ending of endings) {
      const path = join(folder, name + ending)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        continue
      }
    }
  }
  return undefined
}

/** The Chromium downloaded by Playwright, or undefined. */
async function findPlaywrightChromium() {
  try {
    const entry = projectPath('node_modules', '@playwright', 'test', 'index.mjs')
    const { chromium } = await import(pathToFileURL(entry).href)
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/**
 * The Chromium that runs the tests: the one named in SAMSARA_CHROMIUM, otherwise Playwright's, otherwise the system's.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env.SAMSARA_CHROMIUM
  if (named !== undefined && existsSync(named)) return named
  const own = await findPlaywrightChromium()
  if (own !== undefined) return own
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  return CHROMIUM_PROGRAMS.map(findOnPath).find((path) => path !== undefined)
}

/** Whether packages can be installed: on Debian or a derivative, with the rights to install. */
function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8')) && findOnPath('apt-get') !== undefined
  } catch {
    return false
  }
}

/** @param {readonly string[]} packages Debian package names */
async function installDebianPackages(packages) {
  await withProgress(`Installing ${packages.join(', ')} (apt-get)`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram(['apt-get', 'update', '-qq'], { env })
    await runProgram(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  })
}

/** Finds a Chromium, or installs one if that is possible without a prompt. @returns {Promise<string | undefined>} */
export async function ensureChromium() {
  const found = await findChromium()
  if (found !== undefined || !canInstall()) return found
  await installDebianPackages(['chromium'])
  return findChromium()
}

/** The system's Firefox, which supports WebDriver BiDi, or undefined. @returns {string | undefined} */
export function findFirefox() {
  return findOnPath('firefox-esr')
}

/**
 * The WebDriver of WebKitGTK and the browser that it starts, or undefined if one of them, or the virtual display or D-Bus they
 * need, is missing.
 * @returns {{driver: string, browser: string} | undefined}
 */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver')
  if (driver === undefined || ['xvfb-run', 'dbus-run-session'].some((name) => findOnPath(name) === undefined))
    return undefined
  const browser = findMiniBrowser()
  return browser === undefined ? undefined : { driver, browser }
}

/** The MiniBrowser of the WebKitGTK with the newest API version. @returns {string | undefined} */
function findMiniBrowser() {
  const lib = '/usr/lib'
  const folders = existsSync(lib) ? readdirSync(lib).filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((folder) =>
      readdirSync(join(lib, folder))
        .filter((name) => name.startsWith('webkit2gtk-4'))
        .map((name) => join(lib, folder, name, 'MiniBrowser')),
    )
    .filter((path) => existsSync(path))
    .sort()
    .at(-1)
}

/** Installs Firefox and WebKitGTK for the long tests if they are missing and that is possible without a prompt. */
export async function ensureOtherEngines() {
  if (!canInstall()) return
  const missing = [
    ...(findFirefox() === undefined ? ['firefox-esr'] : []),
    ...(findWebKit() === undefined ? ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'] : []),
  ]
  if (missing.length > 0) await installDebianPackages(missing)
}

export const CHROMIUM_MISSING_MESSAGE =
  "No browser for the end-to-end tests. Install one: npx playwright install chromium (or your system's chromium)."
