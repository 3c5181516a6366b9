/**
 * Browser storage for this page. The browser may refuse it ("block all cookies", a full disk, a private window): accessing
 * the storage, or using it, then throws. Only this file accesses it, and its functions never throw. Values that the browser
 * does not store are kept in memory while the page is open.
 */

/** Which storage of the browser: `local` survives closing the tab, `session` only a reload. */
export type StorageKind = 'local' | 'session'

/** A browser's storage of texts by key (a part of `Storage`). Its methods never throw. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Values that the browser did not store, by page and kind. */
const memories = new WeakMap<Window, Record<StorageKind, Map<string, string>>>()

/**
 * Gives access to a storage of the browser. Values that the browser refuses to store are kept in memory while the page is open.
 * @param page injected by tests
 */
export function pageStorageOfKind(kind: StorageKind, page: Window = window): PageStorage {
  const memory = memoryOf(page)[kind]
  return {
    getItem: (key) => memory.get(key) ?? tryOrUndefined(() => browserStorage(kind, page).getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = tryOrUndefined(() => {
        browserStorage(kind, page).setItem(key, value)
        return true
      })
      if (isKept === true) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      tryOrUndefined(() => {
        browserStorage(kind, page).removeItem(key)
      })
    },
  }
}

const PROBE_KEY = 'samsara.probe'

/** Whether the browser really stores values, so that they survive a reload of the page. */
export function isBrowserStorageAvailable(kind: StorageKind, page: Window = window): boolean {
  const isKept = tryOrUndefined(() => {
    const storage = browserStorage(kind, page)
    storage.setItem(PROBE_KEY, PROBE_KEY)
    const read = storage.getItem(PROBE_KEY)
    storage.removeItem(PROBE_KEY)
    return read === PROBE_KEY
  })
  return isKept === true
}

function browserStorage(kind: StorageKind, page: Window): Storage {
  return kind === 'local' ? page.localStorage : page.sessionStorage
}

function memoryOf(page: Window): Record<StorageKind, Map<string, string>> {
  const known = memories.get(page)
  if (known !== undefined) return known
  const fresh = { local: new Map<string, string>(), session: new Map<string, string>() }
  memories.set(page, fresh)
  return fresh
}

function tryOrUndefined<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
