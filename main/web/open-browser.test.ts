import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/test-host.ts'
import { deleteRedirectPage, openBrowser, type BrowserSystemAccess } from './open-browser.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const ADDRESS = `http://127.0.0.1:4000/#key=${KEY}`
let profile: ReturnType<typeof createTemporaryFolder>
let started: string[][]

beforeEach(() => {
  profile = createTemporaryFolder()
  started = []
})
afterEach(() => {
  profile.remove()
})

function machine({
  browser = 'firefox.desktop',
  ...change
}: Partial<BrowserSystemAccess> & { readonly browser?: string } = {}): BrowserSystemAccess {
  return {
    platform: 'linux',
    env: { DISPLAY: ':0' },
    readOutput: () => Promise.resolve(`${browser}\n`),
    start: (program, args) => {
      started.push([program, ...args])
      return Promise.resolve()
    },
    ...change,
  }
}

const folder = (): string => join(profile.path, 'opening')

test.each([
  ['linux', ['xdg-open']],
  ['darwin', ['open']],
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler']],
] as const)('F6: on %s the browser is called with a file and never with the key', async (platform, program) => {
  expect(await openBrowser(ADDRESS, profile.path, machine({ platform }))).toBe(true)
  const [call = []] = started
  expect(call.slice(0, -1)).toEqual(program)
  expect(call.join(' ')).not.toContain(KEY)
  const file = fileURLToPath(call.at(-1) ?? '')
  expect(readFileSync(file, 'utf8')).toContain(`content="0; url=${ADDRESS}"`)
  await deleteRedirectPage(profile.path)
  expect(existsSync(dirname(file))).toBe(false)
})

test.runIf(process.platform !== 'win32')('F6: only this user can read the redirect file', async () => {
  await openBrowser(ADDRESS, profile.path, machine())
  expect(statSync(folder()).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder(), 'samsara.html')).mode & 0o777).toBe(0o600)
})

test('F6: a redirect file left by a killed host is replaced', async () => {
  mkdirSync(folder())
  writeFileSync(join(folder(), 'samsara.html'), 'an address of before')
  await openBrowser(ADDRESS, profile.path, machine())
  expect(readFileSync(join(folder(), 'samsara.html'), 'utf8')).toContain(ADDRESS)
})

test.each([
  ['there is no screen', { env: {} }],
  ['the browser comes from snap and sees no hidden folder', { browser: 'firefox_firefox.desktop' }],
  ['there is no browser', { start: () => Promise.reject(new Error('ENOENT')) }],
] as const)('F6: opens nothing and leaves no file when %s', async (_what, change) => {
  expect(await openBrowser(ADDRESS, profile.path, machine(change))).toBe(false)
  expect(started).toEqual([])
  expect(existsSync(folder())).toBe(false)
})

test('F6: opens nothing when the redirect file cannot be written', async () => {
  const file = join(profile.path, 'file')
  writeFileSync(file, '')
  expect(await openBrowser(ADDRESS, file, machine())).toBe(false)
  expect(started).toEqual([])
})

test('opens the browser also when its name cannot be found out', async () => {
  const ask = (): Promise<string> => Promise.reject(new Error('no xdg-mime'))
  expect(await openBrowser(ADDRESS, profile.path, machine({ readOutput: ask }))).toBe(true)
})
