/** The settings file in Electron's main: the same `settings.json`, in the app's own data folder. */
import Store from 'electron-store'
import { repairAndOpenSettingsFile, SETTINGS_FILE_STEM, SETTINGS_FILE_MODE_OPTIONS } from './settings-file.ts'
import type { KeyValueFile } from './settings-store.ts'

/**
 * Opens the settings file of a profile in Electron's main process, with the library electron-store. A damaged file is
 * repaired first.
 * @param profile path of the profile's folder, which contains the file
 * @param log writes a line to the log
 */
export function openElectronSettingsFile(profile: string, log: (line: string) => void): KeyValueFile {
  return repairAndOpenSettingsFile(
    profile,
    log,
    () => new Store({ cwd: profile, name: SETTINGS_FILE_STEM, ...SETTINGS_FILE_MODE_OPTIONS }),
  )
}
