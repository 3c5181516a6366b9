import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOwnPageUrl, respondToAppRequest, START_PAGE_URL, errorPageUrlOf } from './app-protocol.ts'
import { createTemporaryFolder } from './testing/test-host.ts'

const folder = createTemporaryFolder()
const root = join(folder.path, 'renderer')

beforeAll(() => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), 'home')
  writeFileSync(join(root, 'assets', 'font.woff2'), 'font')
  writeFileSync(join(root, 'notes.exe'), 'no type of ours')
  writeFileSync(join(folder.path, 'secret.html'), 'secret')
})

afterAll(() => {
  folder.remove()
})

function get(url: string, method = 'GET'): Promise<Response> {
  return respondToAppRequest(root, { url, method }, (trouble) => `plain: ${trouble}`)
}

test('serves the start page and its files with content types and a content security policy', async () => {
  for (const url of [START_PAGE_URL, 'app://samsara/', 'app://samsara/index.html?x=1#y']) {
    const page = await get(url)
    expect(page.status).toBe(200)
    expect(await page.text()).toBe('home')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await get('app://samsara/assets/font.woff2')).headers.get('content-type')).toBe('font/woff2')
})

test.each([
  'app://samsara/../secret.html',
  'app://samsara/%2e%2e/secret.html',
  'app://samsara/..%2fsecret.html',
  'app://samsara/assets/..%2f..%2fsecret.html',
  'app://samsara/..%5csecret.html',
  'app://samsara//etc/passwd',
  'app://samsara/notes.exe',
  'app://samsara/assets',
  'app://samsara/%00',
  'app://samsara/%zz',
  'app://elsewhere/index.html',
])('%s is answered with 404 and an empty body', async (url) => {
  const page = await get(url)
  expect(page.status).toBe(404)
  expect(await page.text()).toBe('')
})

test('answers a POST request with 404', async () => {
  expect((await get(START_PAGE_URL, 'POST')).status).toBe(404)
})

test('serves the error page without a file, under a policy that blocks scripts and loading', async () => {
  const page = await get(errorPageUrlOf('crashed'))
  expect(await page.text()).toBe('plain: crashed')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; base-uri/,
  )
  expect(isOwnPageUrl(errorPageUrlOf('crashed'), undefined)).toBe(true)
  expect((await get('app://samsara/trouble/other')).status).toBe(404)
  expect((await get(errorPageUrlOf('crashed'), 'POST')).status).toBe(404)
})

test('isOwnPageUrl accepts the app’s own pages, and in development those of the development server', () => {
  const server = 'http://localhost:5173/'
  expect(isOwnPageUrl(START_PAGE_URL, undefined)).toBe(true)
  expect(isOwnPageUrl('http://localhost:5173/index.html', server)).toBe(true)
  expect(isOwnPageUrl('http://localhost:5173/', undefined)).toBe(false)
  for (const address of [
    'app://elsewhere/',
    'apps://samsara/',
    'http://localhost:5174/',
    'file:///index.html',
    'about:blank',
    '',
  ])
    expect(isOwnPageUrl(address, server)).toBe(false)
})
