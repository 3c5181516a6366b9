/** IPC handlers of a page for its window, if the host has one. */
import type { LocalAppApi } from '../bridge/calls.ts'
import type { WINDOW_CALLS } from '../bridge/window.ts'
import { ok, reject, hostMessage } from './base/result.ts'
import type { SettingsStore } from './settings/settings-store.ts'

/** The window that shows our page. Each function does nothing while there is none. */
export interface AppWindow {
  isFull(): boolean
  setFull(full: boolean): void
  /** Flashes, unless it is in front. */
  flash(on: boolean): void
  /** @returns whether the system could open it */
  openFolder(path: string): Promise<boolean>
}

export interface WindowHandlersDeps {
  /** Absent: the page is in a browser, perhaps on another machine. */
  readonly window: AppWindow | undefined
  /** The folder of the saves. */
  readonly savesFolder: string
  readonly settings: Pick<SettingsStore, 'takeDamage'>
}

export function createWindowHandlers({
  window,
  savesFolder,
  settings,
}: WindowHandlersDeps): Pick<LocalAppApi, keyof typeof WINDOW_CALLS> {
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
