/** What a page asks of its window, where the host has one. */
import type { DeskBridge } from '../bridge/calls.ts'
import type { WINDOW_CALLS } from '../bridge/window.ts'
import { done, reject, hostMessage } from './reply.ts'
import type { SettingsStore } from './settings/settings.ts'

/** The window that shows our page. Each does nothing while there is none. */
export interface OurWindow {
  isFull(): boolean
  setFull(full: boolean): void
  /** Flashes, unless it is in front. */
  flash(on: boolean): void
  /** @returns whether the system could open it */
  openFolder(path: string): Promise<boolean>
}

export interface WindowStart {
  /** Absent: the page is a browser's, perhaps on another machine. */
  readonly window: OurWindow | undefined
  /** The folder of the saves. */
  readonly saves: string
  readonly settings: Pick<SettingsStore, 'takeDamage'>
}

export function windowHandlers({ window, saves, settings }: WindowStart): Pick<DeskBridge, keyof typeof WINDOW_CALLS> {
  return {
    window: () => Promise.resolve(done(window === undefined ? null : { full: window.isFull(), saves })),

    fullScreen({ full }) {
      window?.setFull(full)
      return Promise.resolve(window === undefined ? reject('bridge.refused.unknown') : done(null))
    },

    async openSaves() {
      if (window === undefined) return reject('bridge.refused.unknown')
      return (await window.openFolder(saves)) ? done(null) : reject('settings.refused.folder')
    },

    flash({ on }) {
      window?.flash(on)
      return Promise.resolve(done(null))
    },

    settingsDamage() {
      const damage = settings.takeDamage()
      return Promise.resolve(done(damage === undefined ? null : hostMessage(`settings.note.${damage}`)))
    },
  }
}
