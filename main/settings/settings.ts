/** People's preferences: held in memory, kept in a file, checked when read. */
import { readSettings, type Settings, type SettingsChange } from '../../bridge/settings.ts'

/** A file of values by key: electron-store in Electron, its base library elsewhere. */
export interface KeyedFile {
  get(key: string): unknown
  /** @throws when the disk refuses */
  set(key: string, value: unknown): void
}

export interface SettingsStore {
  readonly current: Settings
  change(change: SettingsChange): Settings
  /** Told after every change. */
  listen(listener: (settings: Settings) => void): void
}

const KEY = 'preferences'

/** Opens the preferences. A value that is not of its form counts as not there; the others still hold. */
export function openSettings(file: KeyedFile, log: (line: string) => void): SettingsStore {
  let current = readSettings(file.get(KEY))
  const listeners: ((settings: Settings) => void)[] = []
  return {
    get current() {
      return current
    },
    change(change) {
      current = readSettings({ ...current, ...defined(change) })
      try {
        file.set(KEY, current)
      } catch {
        log('the settings could not be saved; they hold until Samsara is closed')
      }
      for (const listener of listeners) listener(current)
      return current
    },
    listen(listener) {
      listeners.push(listener)
    },
  }
}

function defined(change: SettingsChange): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
