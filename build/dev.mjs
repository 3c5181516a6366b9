/**
 * `npm run dev`: changes show at once. With Electron: electron-vite's own development mode. Without: a development
 * server for the renderer, in front of the host (out/main/headless.js), which is built and started again when main
 * or the rules change.
 */
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { build, buildIfStale } from './lib/built.mjs'
import { fail, passOn, portNumber, readFlags, RUN_FLAGS } from './lib/command.mjs'
import { electronBinary, hasDisplay } from './lib/electron.mjs'
import { startHeadless } from './lib/headless.mjs'
import { install } from './lib/install.mjs'
import { inProject, ROOT, tool } from './lib/project.mjs'
import { Trouble } from './lib/progress.mjs'
import { end, run } from './lib/run.mjs'

const HOST_SOURCES = ['engine', 'bridge', 'main', 'preload']
/** Editors write a file in several steps. */
const SETTLE = 300

const flags = readFlags({
  name: 'npm run dev',
  about: 'Samsara for those who work on it: changes show at once.',
  flags: {
    ...RUN_FLAGS,
    browser: { about: 'in the browser, even where there is Electron' },
    port: { value: 'N', about: 'the port of the development server (5173)', check: portNumber },
  },
})
const runFlags = passOn(flags, Object.keys(RUN_FLAGS))

try {
  await install()
  if (electronBinary() !== undefined && hasDisplay() && !flags.browser) {
    const sandbox = process.getuid?.() === 0 ? ['--noSandbox'] : []
    const { code } = await run([...tool('electron-vite'), 'dev', '--watch', ...sandbox, '--', ...runFlags], {
      show: true,
    })
    process.exitCode = code
  } else await inBrowser()
} catch (error) {
  if (error instanceof Trouble) fail(error.message)
  throw error
}

async function inBrowser() {
  await buildIfStale()
  const port = await freePort()
  const page = await serveRenderer(`http://127.0.0.1:${port}`)
  const hostFlags = ['--port', port, '--page', page, ...runFlags]
  let host = startHeadless(hostFlags)
  if ((await host.url) === undefined) fail('The host did not start.')

  onHostChange(async () => {
    try {
      await build()
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      console.error(error.message)
      return
    }
    end(host.child)
    await host.code
    host = startHeadless(['--no-open', ...hostFlags])
    await host.url
  })
}

/** A port that nobody listens on: the host keeps it through all its starts. @returns {Promise<string>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return String(port)
}

/**
 * @param {string} origin of the host, which gives tickets and sockets
 * @returns {Promise<string>} the origin of the pages
 */
async function serveRenderer(origin) {
  const [vite, { svelte }] = await Promise.all([import('vite'), import('@sveltejs/vite-plugin-svelte')])
  // These two only: renderer/bridge/ is a folder of sources.
  const host = { target: origin, ws: true, changeOrigin: true, headers: { origin } }
  const server = await vite.createServer({
    configFile: false,
    root: inProject('renderer'),
    plugins: [svelte({ configFile: inProject('svelte.config.js') })],
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
    fail(String(error.message))
  })
  return new URL(server.resolvedUrls?.local[0] ?? '').origin
}

/** Calls back after changes below the host's folders, one call at a time. @param {() => Promise<void>} changed */
function onHostChange(changed) {
  let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined)
  let working = Promise.resolve()
  for (const folder of HOST_SOURCES) {
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (file === null || file.endsWith('.test.ts') || !file.endsWith('.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => (working = working.then(changed)), SETTLE)
    })
  }
}
