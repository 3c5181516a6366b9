/** Received reminders that the table waits: with a notice, a flash, and a bell. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Nudge } from '../../../bridge/presence.ts'
import { pageStorageOfKind } from '../../bridge/page-storage.ts'
import { appMessage } from '../../messages/index.ts'
import type { PresenceStore } from './presence-store.svelte.ts'

const MUTED_KEY = 'samsara.nudges'
/** Duration of the flash and of the changed page title. */
const FLASH_MS = 4000

/**
 * The nudges that this screen receives: reminders by other players that the table waits for a player here. Unless the user has
 * muted them, each shows a notice, rings, and lets the page flash. `PresenceStore.nudge` sends one.
 */
export class ReceivedNudgeStore {
  /** The page is flashing. */
  isFlashing = $state(false)
  isMuted = $state(readMuted())
  readonly #presence: PresenceStore
  readonly #notice: (message: Message) => void
  readonly #ring: () => void
  #count = 0

  constructor(presence: PresenceStore, notice: (message: Message) => void, ring: () => void) {
    this.#presence = presence
    this.#notice = notice
    this.#ring = ring
  }

  /** Starts listening. @returns a function that stops it */
  start(): () => void {
    return this.#presence.bridge.on('nudged', (nudged) => {
      if (nudged.table === this.#presence.table && !this.isMuted) this.#receive(nudged)
    })
  }

  setMuted(muted: boolean): void {
    this.isMuted = muted
    pageStorageOfKind('local').setItem(MUTED_KEY, muted ? 'muted' : '')
  }

  #receive({ seat, by }: Nudge): void {
    const name = this.#presence.party(by)?.name ?? ''
    this.#notice(appMessage('waiting.got', { name, seat: { seat } }))
    this.#ring()
    this.#count += 1
    const count = this.#count
    this.isFlashing = true
    setTimeout(() => {
      if (this.#count === count) this.isFlashing = false
    }, FLASH_MS)
  }
}

function readMuted(): boolean {
  return pageStorageOfKind('local').getItem(MUTED_KEY) === 'muted'
}
