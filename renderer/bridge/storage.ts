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
export function storageOf(kind: StorageKind, page: Window = window): PageStorage {
  const memory = memoryOf(page)[kind]
  return {
    getItem: (key) => memory.get(key) ?? tried(() => native(kind, page).getItem(key)) ?? null,
    setItem(key, value) {
      const isKept = tried(() => {
        native(kind, page).setItem(key, value)
        return true
      })
      if (isKept === true) memory.delete(key)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      tried(() => {
        native(kind, page).removeItem(key)
      })
    },
  }
}

const PROBE = 'samsara.probe'

/** Whether what is stored now is there after the page was loaded again. */
export function isStorageKept(kind: StorageKind, page: Window = window): boolean {
  const isKept = tried(() => {
    const storage = native(kind, page)
    storage.setItem(PROBE, PROBE)
    const read = storage.getItem(PROBE)
    storage.removeItem(PROBE)
    return read === PROBE
  })
  return isKept === true
}

function native(kind: StorageKind, page: Window): Storage {
  return kind === 'local' ? page.localStorage : page.sessionStorage
}

function memoryOf(page: Window): Record<StorageKind, Map<string, string>> {
  const known = memories.get(page)
  if (known !== undefined) return known
  const fresh = { local: new Map<string, string>(), session: new Map<string, string>() }
  memories.set(page, fresh)
  return fresh
}

function tried<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
