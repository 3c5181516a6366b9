/** People's preferences: held in memory, kept in a file, checked when read. */
import {
  invalidSettingKeys,
  parseSettings,
  type Settings,
  type SettingsChange,
  type SettingsDamage,
} from '../../bridge/settings.ts'

/** A file of values by key: electron-store in Electron, its base library elsewhere. */
export interface KeyValueFile {
  get(key: string): unknown
  /**
   * Writes a value, together with what another program has changed in the file meanwhile.
   * @returns the value as it is in the file now; undefined: as it was given
   * @throws when the disk refuses
   */
  set(key: string, value: unknown): unknown
  /** What it could not be read for when it was opened; absent: it could. What was damaged is kept aside. */
  readonly damage?: 'copy' | 'defaults'
  /** Keeps a copy of it as it is now. */
  keepAside?(): void
}

export interface SettingsStore {
  readonly current: Settings
  change(change: SettingsChange): Settings
  /** Told after every change. */
  listen(listener: (settings: Settings) => void): void
  /** What was damaged when they were opened; told once. */
  takeDamage(): SettingsDamage | undefined
}

const PREFERENCES_KEY = 'preferences'

/**
 * Opens the preferences. A value that is not of its form counts as not there; the others still hold. Before the next
 * change would write over it, the file is kept aside as it was.
 */
export function createSettingsStore(file: KeyValueFile, log: (line: string) => void): SettingsStore {
  const listeners: ((settings: Settings) => void)[] = []
  const raw = file.get(PREFERENCES_KEY)
  let current = parseSettings(raw)
  let damage: SettingsDamage | undefined = file.damage
  function keep(): void {
    try {
      const written = file.set(PREFERENCES_KEY, current)
      if (written === undefined) return
      if (invalidSettingKeys(written).length > 0) file.keepAside?.()
      current = parseSettings(written)
    } catch {
      log('the settings could not be saved; they hold until Samsara is closed')
    }
  }
  const damaged = invalidSettingKeys(raw)
  if (damaged.length > 0) {
    damage ??= 'values'
    log(`settings that could not be understood are as at first: ${damaged.join(', ')}`)
    file.keepAside?.()
    // What has been told is not told at the next start again.
    keep()
  }
  return {
    get current() {
      return current
    },
    change(change) {
      current = parseSettings({ ...current, ...withoutUndefined(change) })
      keep()
      for (const listener of listeners) listener(current)
      return current
    },
    listen(listener) {
      listeners.push(listener)
    },
    takeDamage() {
      const taken = damage
      damage = undefined
      return taken
    },
  }
}

function withoutUndefined(change: SettingsChange): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}
