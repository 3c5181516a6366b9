/**
 * The settings shown by a page: the last ones from the host, plus pending changes. Of two changes in a row, the reply to the
 * first must not revert the second.
 */
import type { Settings, SettingsChange } from '../bridge/settings.ts'

export class OptimisticSettings {
  #confirmed: Settings
  #pending: readonly SettingsChange[] = []

  constructor(told: Settings) {
    this.#confirmed = told
  }

  get current(): Settings {
    return Object.assign({}, this.#confirmed, ...this.#pending) as Settings
  }

  /** The host sends the settings. */
  setConfirmed(settings: Settings): void {
    this.#confirmed = settings
  }

  /** A change is sent to the host. */
  addPending(change: SettingsChange): void {
    this.#pending = [...this.#pending, change]
  }

  /** The host has answered a change. @param settings absent if it was rejected */
  settlePending(change: SettingsChange, settings?: Settings): void {
    this.#pending = this.#pending.filter((each) => each !== change)
    if (settings !== undefined) this.#confirmed = settings
  }
}
