/** IPC handlers of a page for its window, if the host has one. */
import type { LocalAppApi } from '../bridge/calls.ts'
import type { WINDOW_AND_SYSTEM_CALLS } from '../bridge/window.ts'
import { ok, reject, hostMessage } from './base/result.ts'
import type { SettingsStore } from './settings/settings-store.ts'

/**
 * The functions of the app window that its page may use: full screen, flashing in the task bar, and opening a folder.
 * The functions for the window itself do nothing while there is no window.
 */
export interface WindowControls {
  /** Whether the window fills the screen. */
  isFull(): boolean
  setFull(full: boolean): void
  /** Starts or stops flashing the window in the system's task bar; a window in front does not flash. */
  flash(on: boolean): void
  /** Opens a folder in the system's file manager. @returns whether the system could open it */
  openFolder(path: string): Promise<boolean>
}

/** Dependencies of the handlers that answer a page's calls about its window. */
export interface WindowHandlersDeps {
  /** Undefined: the page is in a browser; its window is not controlled from here. */
  readonly window: WindowControls | undefined
  /** The folder of the saves. */
  readonly savesFolder: string
  readonly settings: Pick<SettingsStore, 'takeDamage'>
}

/**
 * Creates the handlers for the calls of one page about its window: its state, full screen, flashing in the task bar,
 * and opening the folder of the saves. A further handler reports damage that was found when the settings were opened,
 * to the first caller only.
 * If there is no window (the page is in a browser), the state is null, flashing does nothing, and the other window
 * calls are rejected with `bridge.refused.unknown`.
 */
export function createWindowHandlers({
  window,
  savesFolder,
  settings,
}: WindowHandlersDeps): Pick<LocalAppApi, keyof typeof WINDOW_AND_SYSTEM_CALLS> {
  return {
    window: () => Promise.resolve(ok(window === undefined ? null : { full: window.isFull(), saves: savesFolder })),

    fullScreen({ full }) {
      window?.setFull(full)
      return Promise.resolve(window === undefined ? reject('bridge.refused.unknown') : ok(null))
    },

    async openSaves() {
      if (window === undefined) return reject('bridge.refused.unknown')
      return (await window.openFolder(savesFolder)) ? ok(null) : reject('settings.refused.folder')
    },

    flash({ on }) {
      window?.flash(on)
      return Promise.resolve(ok(null))
    },

    settingsDamage() {
      const damage = settings.takeDamage()
      return Promise.resolve(ok(damage === undefined ? null : hostMessage(`settings.note.${damage}`)))
    },
  }
}
