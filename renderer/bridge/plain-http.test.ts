/** Guest pages are served over plain http: checks that they use no API that browsers restrict to secure contexts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** The APIs that a page has only in a secure context. */
const SECURE_ONLY =
  /\bisSecureContext\b|\bcrypto\s*\.\s*(?:subtle|randomUUID)\b|\bnavigator\s*\.\s*(?:bluetooth|clipboard|credentials|geolocation|gpu|locks|mediaDevices|serviceWorker|share|storage|usb|wakeLock|xr)\b|\bcaches\s*\.|\bSharedArrayBuffer\b|\bNotification\b\s*[.(]|\bshowOpenFilePicker\b|\bcookieStore\b/

/** Where one is named, and why no guest misses it. */
const KNOWN = [
  // The desk's, which guests have not.
  'renderer/components/files/import-export-store.svelte.ts',
  // Looks whether it is there.
  'renderer/components/story/ShareGame.svelte',
]

test('L4: no file that a guest page may load uses an API of secure contexts, except in the known places', () => {
  const found = ['renderer', 'bridge', 'engine'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|svelte)$/.test(entry.name) && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => SECURE_ONLY.test(withoutComments(readFileSync(file, 'utf8')))),
  )
  expect(found.map((file) => relative(ROOT, file).replaceAll('\\', '/')).sort()).toEqual(KNOWN)
})

test('L4: the pattern matches APIs of secure contexts, and not crypto.getRandomValues', () => {
  for (const used of ['await crypto.subtle.digest(a, b)', 'navigator.clipboard?.write', 'if (isSecureContext) go()'])
    expect(used).toMatch(SECURE_ONLY)
  expect('crypto.getRandomValues(bytes)').not.toMatch(SECURE_ONLY)
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}
