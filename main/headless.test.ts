/** The host as a separate process: its parent may exit, and close the terminal. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from './testing/test-host.ts'

let profile: ReturnType<typeof createTemporaryFolder>
let child: ChildProcess | undefined

beforeEach(() => {
  profile = createTemporaryFolder()
})
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  child = undefined
  profile.remove()
})

const PIPES = ['pipe', 'pipe', 'pipe'] as const
const lock = (): string => join(profile.path, 'samsara.lock')

function start({ stdio = [...PIPES] as StdioOptions, flags = ['--no-open'], env = {} } = {}): ChildProcess {
  const program = join(import.meta.dirname, 'headless.ts')
  child = spawn(process.execPath, [program, '--port', '0', '--profile', profile.path, ...flags], {
    stdio,
    env: { ...process.env, ...env },
  })
  return child
}

/** The next address that the host prints. */
function address(host: ChildProcess): Promise<URL> {
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      said += data.toString()
      const found = /^Samsara is at (\S+)\n/m.exec(said)?.[1]
      if (found === undefined) return
      host.stdout?.off('data', hear)
      resolve(new URL(found))
    }
    host.stdout?.on('data', hear)
    host.once('close', () => reject(new Error(`the host ended:\n${said}`)))
  })
}

const exchange = async ({ origin, hash }: URL): Promise<number> => {
  const key = hash.replace('#key=', '')
  return (await fetch(`${origin}/ticket`, { method: 'POST', body: key, headers: { origin } })).status
}

test('F5: a headless host continues when its output streams are closed, whatever it prints', async () => {
  writeFileSync(join(profile.path, 'settings.json'), 'no settings')
  const host = start()
  // Closed before the first log line: that the settings could not be read.
  host.stderr?.destroy()
  const { origin } = await address(host)
  expect(existsSync(join(profile.path, 'settings.json.broken'))).toBe(true)
  host.stdout?.destroy()
  // Each line asks for an address, which is printed into the void.
  host.stdin?.write('\n\n\n')
  for (let n = 0; n < 3; n++) expect((await fetch(`${origin}/`)).status).toBe(200)
  host.kill('SIGTERM')
  expect(await once(host, 'exit')).toEqual([0, null])
  expect(existsSync(lock())).toBe(false)
})

test('F6: a line typed on stdin prints a new address, and each address works for one page only', async () => {
  const host = start()
  const first = await address(host)
  const next = address(host)
  host.stdin?.write('\n')
  const second = await next
  expect(second.origin).toBe(first.origin)
  expect(second.hash).not.toBe(first.hash)
  expect([await exchange(second), await exchange(second), await exchange(first)]).toEqual([200, 403, 200])
  host.stdin?.end()
  expect((await fetch(first)).status).toBe(200)
})

test.runIf(process.platform === 'linux')(
  'F6: the browser is called with a file that redirects to the address and is removed once the page is there',
  async () => {
    const programs = join(profile.path, 'bin')
    const said = join(profile.path, 'called')
    mkdirSync(programs)
    // The last word of the call is a file: its text is kept, as a browser would read it.
    const browser = `#!/bin/sh\ncat "\${1#file://}" > '${said}.html' && echo "$@" > '${said}.new' && mv '${said}.new' '${said}'\n`
    writeFileSync(join(programs, 'xdg-open'), browser)
    writeFileSync(join(programs, 'xdg-mime'), '#!/bin/sh\necho firefox.desktop\n')
    for (const program of ['xdg-open', 'xdg-mime']) chmodSync(join(programs, program), 0o755)
    const path = `${programs}${delimiter}${process.env['PATH'] ?? ''}`
    const host = start({ flags: [], env: { PATH: path, DISPLAY: ':0' } })
    const printed = await address(host)
    await expect.poll(() => existsSync(said), { timeout: 20_000 }).toBe(true)
    const opening = join(profile.path, 'opening')
    expect(readFileSync(said, 'utf8')).toBe(`file://${opening}/samsara.html\n`)
    expect(readFileSync(`${said}.html`, 'utf8')).toContain(`url=${printed.href}`)
    expect(await exchange(printed)).toBe(200)
    await expect.poll(() => existsSync(opening)).toBe(false)
  },
)

test('F7: a host whose parent process disconnects exits and releases its lock', async () => {
  const host = start({ stdio: [...PIPES, 'ipc'] })
  await address(host)
  expect(existsSync(lock())).toBe(true)
  // The host sees the same when its parent is killed.
  host.disconnect()
  expect(await once(host, 'exit')).toEqual([0, null])
  expect(existsSync(lock())).toBe(false)
})

test('F7: a host with invalid flags exits at once and does not wait for its parent process', async () => {
  const host = start({ stdio: [...PIPES, 'ipc'], flags: ['--pace', 'fast'] })
  expect(await once(host, 'exit')).toEqual([2, null])
})
