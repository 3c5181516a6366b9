/**
 * What the browser keeps for this page. It may refuse that ("block all cookies", a full disk, a private window): then
 * asking for the storage, or using it, throws. This is the only file that asks; nothing here throws. What the browser does
 * not keep is kept in memory, as long as the page is open.
 */

/** `local` outlives the tab, `session` outlives a reload. */
export type StorageKind = 'local' | 'session'

/** As the browser's own, without the errors. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser did not keep, by page and kind. */
const memories = new WeakMap<Window, Record<StorageKind, Map<string, string>>>()

/** @param page handed in by tests */
export function pageStorageFor(kind: StorageKind, page: Window = window): PageStorage {
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

/** Whether what is stored now is there after the page was loaded again. */
export function isStoragePersistent(kind: StorageKind, page: Window = window): boolean {
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
