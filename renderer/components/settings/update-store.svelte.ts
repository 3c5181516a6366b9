/** State of app updates: for the settings, and as notices on other pages. */
import type { AppUpdateSupportAndProgress } from '../../../bridge/app-updates.ts'
import type { AppShell } from '../../app-shell.ts'
import { appMessage } from '../../messages/index.ts'

/**
 * Whether a newer version of the app is available, and how far an update of the app has progressed. It shows a notice when a
 * newer version is found.
 */
export class AppUpdateStore {
  /** Undefined until the first reply or event. */
  state = $state.raw<AppUpdateSupportAndProgress>()
  readonly #app: AppShell

  constructor(app: AppShell) {
    this.#app = app
  }

  /** Starts listening. @returns a function that stops it */
  start(): () => void {
    return this.#app.bridge.on('updates', (now) => {
      this.state = now
      const { overlay } = this.#app
      if (now.way !== 'itself' || now.stand !== 'newer' || overlay?.on === 'settings') return
      this.#app.showNotice(appMessage('updates.note', { version: now.newer.version }), {
        words: 'updates.show',
        run: () => {
          this.#app.openOverlay({ on: 'settings', section: 'updates' })
        },
      })
    })
  }

  async load(): Promise<void> {
    const reply = await this.#app.bridge.desk.updates()
    if (reply.ok) this.state = reply.value
  }
}
