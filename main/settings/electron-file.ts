/** The settings file in Electron's main: the same `settings.json`, in the app's own data folder. */
import Store from 'electron-store'
import { openChecked, SETTINGS_NAME, SETTINGS_OPTIONS } from './keyed-file.ts'
import type { KeyedFile } from './settings.ts'

export function openElectronFile(profile: string, log: (line: string) => void): KeyedFile {
  return openChecked(profile, log, () => new Store({ cwd: profile, name: SETTINGS_NAME, ...SETTINGS_OPTIONS }))
}
