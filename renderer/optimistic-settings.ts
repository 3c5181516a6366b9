/**
 * The settings that a page shows: those that the host told last, with the changes on top that it has not answered yet. Of
 * two changes in a row the answer to the first must not put back what the second has set.
 */
import type { Settings, SettingsChange } from '../bridge/settings.ts'

export class OptimisticSettings {
  #confirmed: Settings
  #pending: readonly SettingsChange[] = []

  constructor(told: Settings) {
    this.#confirmed = told
  }

  get now(): Settings {
    return Object.assign({}, this.#confirmed, ...this.#pending) as Settings
  }

  /** The host tells the settings. */
  tell(settings: Settings): void {
    this.#confirmed = settings
  }

  /** A change is sent to the host. */
  send(change: SettingsChange): void {
    this.#pending = [...this.#pending, change]
  }

  /** The host has answered a change. @param settings absent: it has refused */
  answer(change: SettingsChange, settings?: Settings): void {
    this.#pending = this.#pending.filter((each) => each !== change)
    if (settings !== undefined) this.#confirmed = settings
  }
}
