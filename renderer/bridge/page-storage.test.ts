import { expect, test } from 'vitest'
import { isBrowserStorageAvailable, pageStorageOfKind } from './page-storage.ts'

/** As Chromium's page with site data blocked: asking for the storage throws. */
const blocked = (): Window =>
  Object.defineProperties(
    {},
    {
      localStorage: { get: () => refuse() },
      sessionStorage: { get: () => refuse() },
    },
  ) as Window
/** As a private window of old Safari, or a full disk: reading works, writing throws. */
const full = (): Window => {
  const storage = { getItem: () => null, setItem: () => refuse(), removeItem: () => undefined }
  return { localStorage: storage, sessionStorage: storage } as unknown as Window
}
/** As a web view without storage. */
const none = (): Window => ({ localStorage: null, sessionStorage: null }) as unknown as Window

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

test.each([
  ['blocked', blocked],
  ['full', full],
  ['missing', none],
])('public 4: replaces %s storage by memory that the whole page shares', (_what, make) => {
  const page = make()
  for (const kind of ['local', 'session'] as const) {
    expect(pageStorageOfKind(kind, page).getItem('a')).toBeNull()
    pageStorageOfKind(kind, page).setItem('a', kind)
    expect(pageStorageOfKind(kind, page).getItem('a')).toBe(kind)
    expect(isBrowserStorageAvailable(kind, page)).toBe(false)
    expect(pageStorageOfKind(kind, make()).getItem('a')).toBeNull()
  }
  pageStorageOfKind('local', page).removeItem('a')
  expect(pageStorageOfKind('local', page).getItem('a')).toBeNull()
  expect(pageStorageOfKind('session', page).getItem('a')).toBe('session')
})

test('public 4: uses the browser’s storage where it works', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  const page = { localStorage: storage, sessionStorage: storage } as unknown as Window
  pageStorageOfKind('session', page).setItem('a', 'b')
  expect([...kept]).toEqual([['a', 'b']])
  expect(isBrowserStorageAvailable('session', page)).toBe(true)
  expect([...kept]).toEqual([['a', 'b']])
  pageStorageOfKind('session', page).removeItem('a')
  expect(kept.size).toBe(0)
})

test('public 4: keeps in memory what the storage refuses, and writes to the storage again once it accepts', () => {
  let isFull = true
  const kept = new Map([['a', 'old']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? refuse() : kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  }
  const page = { localStorage: storage } as unknown as Window
  pageStorageOfKind('local', page).setItem('a', 'new')
  expect(pageStorageOfKind('local', page).getItem('a')).toBe('new')
  isFull = false
  pageStorageOfKind('local', page).setItem('a', 'newer')
  expect(kept.get('a')).toBe('newer')
  expect(pageStorageOfKind('local', page).getItem('a')).toBe('newer')
})
