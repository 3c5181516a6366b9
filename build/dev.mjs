/**
 * `npm run dev`: shows changes immediately. With Electron it runs electron-vite's development mode. Without Electron it runs a
 * development server for the renderer in front of the host (out/main/headless.js), which is rebuilt and restarted when main or
 * the rules change.
 */
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { buildApp, buildIfStale } from './lib/app-build.mjs'
import { exitWithError, flagsToArguments, checkPortNumber, parseFlags, DEVELOPMENT_FLAGS } from './lib/command-line.mjs'
import { electronBinary, hasDisplay } from './lib/electron.mjs'
import { startHeadless } from './lib/headless-process.mjs'
import { installPackages } from './lib/install-packages.mjs'
import { projectPath, ROOT, toolCommand } from './lib/project.mjs'
import { UserFacingError } from './lib/progress.mjs'
import { endProgram, runProgram } from './lib/run-program.mjs'

const HOST_SOURCES = ['engine', 'bridge', 'main', 'preload']
/** Editors write a file in several steps. */
const SETTLE_DELAY_MS = 300

const flags = parseFlags({
  name: 'npm run dev',
  about: 'Runs Samsara for development: changes are shown immediately.',
  flags: {
    ...DEVELOPMENT_FLAGS,
    browser: { about: 'uses the browser even if Electron is installed' },
    port: { value: 'N', about: 'port of the development server (5173)', check: checkPortNumber },
  },
})
const runFlags = flagsToArguments(flags, Object.keys(DEVELOPMENT_FLAGS))

try {
  await installPackages()
  if (electronBinary() !== undefined && hasDisplay() && !flags.browser) {
    const sandbox = process.getuid?.() === 0 ? ['--noSandbox'] : []
    const { code } = await runProgram(
      [...toolCommand('electron-vite'), 'dev', '--watch', ...sandbox, '--', ...runFlags],
      {
        show: true,
      },
    )
    process.exitCode = code
  } else await inBrowser()
} catch (error) {
  if (error instanceof UserFacingError) exitWithError(error.message)
  throw error
}

async function inBrowser() {
  await buildIfStale()
  const port = await freePort()
  const page = await serveRenderer(`http://127.0.0.1:${port}`)
  const hostFlags = ['--port', port, '--page', page, ...runFlags]
  let host = startHeadless(hostFlags)
  if ((await host.url) === undefined) exitWithError('The host did not start.')

  onHostChange(async () => {
    try {
      await buildApp()
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error
      console.error(error.message)
      return
    }
    endProgram(host.child)
    await host.code
    host = startHeadless(['--no-open', ...hostFlags])
    await host.url
  })
}

/** Finds an unused port: the host keeps it over all restarts. @returns {Promise<string>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return String(port)
}

/**
 * @param {string} origin of the host, which serves tickets and sockets
 * @returns {Promise<string>} the origin of the pages
 */
async function serveRenderer(origin) {
  const [vite, { svelte }] = await Promise.all([import('vite'), import('@sveltejs/vite-plugin-svelte')])
  // Only these two paths: renderer/bridge/ is a source folder.
  const host = { target: origin, ws: true, changeOrigin: true, headers: { origin } }
  const server = await vite.createServer({
    configFile: false,
    root: projectPath('renderer'),
    plugins: [svelte({ configFile: projectPath('svelte.config.js') })],
    server: {
      host: '127.0.0.1',
      port: Number(flags.port ?? 5173),
      strictPort: true,
      fs: { allow: [ROOT] },
      proxy: { '^/(ticket|bridge)$': host },
    },
    logLevel: 'warn',
  })
  await server.listen().catch((error) => {
    exitWithError(String(error.message))
  })
  return new URL(server.resolvedUrls?.local[0] ?? '').origin
}

/** Calls back after changes below the host's folders, one call at a time. @param {() => Promise<void>} changed */
function onHostChange(changed) {
  let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined)
  let working = Promise.resolve()
  for (const folder of HOST_SOURCES) {
    watch(projectPath(folder), { recursive: true }, (_event, file) => {
      if (file === null || file.endsWith('.test.ts') || !file.endsWith('.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(changed)), SETTLE_DELAY_MS)
    })
  }
}
