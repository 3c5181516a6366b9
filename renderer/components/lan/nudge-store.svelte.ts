/** Reminders that the table waits: sent to others, and received with a notice, a light, the page's title, and a bell. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Nudge } from '../../../bridge/presence.ts'
import { pageStorageFor } from '../../bridge/page-storage.ts'
import { appMessage } from '../../messages/index.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

const MUTED_KEY = 'samsara.nudges'
/** How long the page glows, and its title calls. */
const FLASH_MS = 4000

export class NudgeStore {
  /** The page glows now. */
  called = $state(false)
  muted = $state(readMuted())
  readonly #presence: PresenceStore
  readonly #notice: (message: Message) => void
  readonly #ring: () => void
  #count = 0

  constructor(company: PresenceStore, notice: (message: Message) => void, ring: () => void) {
    this.#presence = company
    this.#notice = notice
    this.#ring = ring
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#presence.bridge.on('nudged', (nudged) => {
      if (nudged.table === this.#presence.table && !this.muted) this.#receive(nudged)
    })
  }

  mute(muted: boolean): void {
    this.muted = muted
    pageStorageFor('local').setItem(MUTED_KEY, muted ? 'muted' : '')
  }

  #receive({ seat, by }: Nudge): void {
    const name = this.#presence.party(by)?.name ?? ''
    this.#notice(appMessage('waiting.got', { name, seat: { seat } }))
    this.#ring()
    this.#count += 1
    const count = this.#count
    this.called = true
    setTimeout(() => {
      if (this.#count === count) this.called = false
    }, FLASH_MS)
  }
}

function readMuted(): boolean {
  return pageStorageFor('local').getItem(MUTED_KEY) === 'muted'
}
