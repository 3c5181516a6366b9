/** The settings: held in memory, stored in a file, validated when read. */
import {
  invalidSettingKeysOf,
  parseSettingsWithDefaults,
  type Settings,
  type SettingsChange,
  type AppliedSettingsRemedy,
} from '../../bridge/settings.ts'

/** A settings file with values by key: written by electron-store in Electron, by its base library conf elsewhere. */
export interface KeyValueFile {
  get(key: string): unknown
  /**
   * Writes a value, merged with changes of another program in the file.
   * @returns the value now in the file; undefined: as given
   * @throws if the disk refuses
   */
  set(key: string, value: unknown): unknown
  /** Present if the file was damaged when it was opened: replaced by its copy, or by the defaults. The damaged file is kept. */
  readonly damage?: 'copy' | 'defaults'
  /** Keeps a copy of the file as it is now. */
  keepAside?(): void
}

/** The settings of the profile, with every change written to the file. */
export interface SettingsStore {
  readonly current: Settings
  /**
   * Changes some settings. A disk that refuses is only logged; the change then holds until the process ends. @returns all
   * settings
   */
  change(change: SettingsChange): Settings
  /** Calls a listener after every change. */
  onChange(listener: (settings: Settings) => void): void
  /** Returns the damage found when the settings were opened, once; undefined afterwards, or if there was none. */
  takeDamage(): AppliedSettingsRemedy | undefined
}

const PREFERENCES_KEY = 'preferences'

/**
 * Creates the store of the settings: it reads them from a file, keeps them in memory, and writes each change to the
 * file. An invalid value counts as missing and gets its default; the other values remain. A file with an invalid value
 * is copied before it is written again.
 * @param log takes a line for the log
 */
export function createSettingsStore(file: KeyValueFile, log: (line: string) => void): SettingsStore {
  const listeners: ((settings: Settings) => void)[] = []
  const raw = file.get(PREFERENCES_KEY)
  let current = parseSettingsWithDefaults(raw)
  let damage: AppliedSettingsRemedy | undefined = file.damage
  function keep(): void {
    try {
      const written = file.set(PREFERENCES_KEY, current)
      if (written === undefined) return
      if (invalidSettingKeysOf(written).length > 0) file.keepAside?.()
      current = parseSettingsWithDefaults(written)
    } catch {
      log('the settings could not be saved; they hold until Samsara is closed')
    }
  }
  const damaged = invalidSettingKeysOf(raw)
  if (damaged.length > 0) {
    damage ??= 'values'
    log(`settings that could not be understood are as at first: ${damaged.join(', ')}`)
    file.keepAside?.()
    // A notice that was shown is not shown at the next start again.
    keep()
  }
  return {
    get current() {
      return current
    },
    change(change) {
      current = parseSettingsWithDefaults({ ...current, ...withoutUndefined(change) })
      keep()
      for (const listener of listeners) listener(current)
      return current
    },
    onChange(listener) {
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
