/**
 * The settings that a page shows: those that the host told last, with the changes on top that it has not answered yet. Of
 * two changes in a row the answer to the first must not put back what the second has set.
 */
import type { Settings, SettingsChange } from '../bridge/settings.ts'

export class ShownSettings {
  #told: Settings
  #unanswered: readonly SettingsChange[] = []

  constructor(told: Settings) {
    this.#told = told
  }

  get now(): Settings {
    return Object.assign({}, this.#told, ...this.#unanswered) as Settings
  }

  /** The host tells the settings. */
  tell(settings: Settings): void {
    this.#told = settings
  }

  /** A change is sent to the host. */
  send(change: SettingsChange): void {
    this.#unanswered = [...this.#unanswered, change]
  }

  /** The host has answered a change. @param settings absent: it has refused */
  answer(change: SettingsChange, settings?: Settings): void {
    this.#unanswered = this.#unanswered.filter((each) => each !== change)
    if (settings !== undefined) this.#told = settings
  }
}
