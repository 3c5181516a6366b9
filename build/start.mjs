/** `npm start`: installs packages and builds if necessary, and opens Samsara. */
import { buildIfStale } from './lib/app-build.mjs'
import { exitWithError, flagsToArguments, checkPortNumber, parseFlags, DEVELOPMENT_FLAGS } from './lib/command-line.mjs'
import { downloadElectron, electronBinary, hasDisplay } from './lib/electron.mjs'
import { startHeadless } from './lib/headless-process.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { ROOT } from './lib/project.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { runProgram } from './lib/run-program.mjs'

const flags = parseFlags({
  name: 'npm start',
  about: 'Opens Samsara in its own window, or in the browser if Electron cannot be downloaded.',
  flags: {
    ...DEVELOPMENT_FLAGS,
    browser: { about: 'opens it in the browser, without Electron' },
    port: { value: 'N', about: 'port for the browser (any free one)', check: checkPortNumber },
  },
})

try {
  await installPackages()
  await buildIfStale()
  process.exitCode = await open()
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}

/** @returns {Promise<number>} the exit code */
async function open() {
  // The port is used only with a browser, so the flag implies one.
  if (flags.browser || flags.port !== undefined) return inBrowser()
  const found = electronBinary()
  if (found !== undefined) return inWindow(found)
  const got = await downloadElectron()
  if (got.path !== undefined) return inWindow(got.path)
  console.log(`Electron cannot be downloaded here (${got.reason}): the same app opens in the browser.`)
  return inBrowser()
}

/** @param {string} electron path of the executable */
async function inWindow(electron) {
  if (!hasDisplay()) exitWithError('No display to open a window on (DISPLAY is empty). Try: npm start -- --browser')
  // Chromium's sandbox does not run as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const { code } = await runProgram(
    [electron, ...sandbox, ROOT, ...flagsToArguments(flags, Object.keys(DEVELOPMENT_FLAGS))],
    { show: true },
  )
  return code
}

/** The host opens the browser itself: only the host can pass the key without exposing it. */
function inBrowser() {
  return startHeadless(flagsToArguments(flags, [...Object.keys(DEVELOPMENT_FLAGS), 'port'])).code
}
