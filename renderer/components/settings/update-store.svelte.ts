/** How it stands with a newer version of Samsara: for the settings, and told in passing to whoever is elsewhere. */
import type { AppUpdateStatus } from '../../../bridge/app-updates.ts'
import type { AppState } from '../../app-state.svelte.ts'
import { appMessage } from '../../messages/index.ts'

export class UpdateStore {
  /** Undefined until it is asked for or told. */
  now = $state.raw<AppUpdateStatus>()
  readonly #app: AppState

  constructor(app: AppState) {
    this.#app = app
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#app.bridge.on('updates', (now) => {
      this.now = now
      const { overlay } = this.#app
      if (now.way !== 'itself' || now.stand !== 'newer' || overlay?.on === 'settings') return
      this.#app.notice(appMessage('updates.note', { version: now.newer.version }), {
        words: 'updates.show',
        run: () => {
          this.#app.open({ on: 'settings', section: 'updates' })
        },
      })
    })
  }

  async ask(): Promise<void> {
    const reply = await this.#app.bridge.desk.updates()
    if (reply.ok) this.now = reply.value
  }
}
