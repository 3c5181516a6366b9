/** Reminders that the table waits: sent to others, and received with a notice, a light, the page's title, and a bell. */
import type { Message } from '../../../engine/core/contract/game.ts'
import type { Nudged } from '../../../bridge/people.ts'
import { storageOf } from '../../bridge/storage.ts'
import { appMessage } from '../../messages/index.ts'
import type { Company } from './company.svelte.ts'

const MUTED = 'samsara.nudges'
/** How long the page glows, and its title calls. */
const CALLS = 4000

export class Nudges {
  /** The page glows now. */
  called = $state(false)
  muted = $state(readMuted())
  readonly #company: Company
  readonly #notice: (message: Message) => void
  readonly #ring: () => void
  #count = 0

  constructor(company: Company, notice: (message: Message) => void, ring: () => void) {
    this.#company = company
    this.#notice = notice
    this.#ring = ring
  }

  /** Begins to listen. @returns how to stop */
  start(): () => void {
    return this.#company.bridge.on('nudged', (nudged) => {
      if (nudged.table === this.#company.table && !this.muted) this.#call(nudged)
    })
  }

  mute(muted: boolean): void {
    this.muted = muted
    storageOf('local').setItem(MUTED, muted ? 'muted' : '')
  }

  #call({ seat, by }: Nudged): void {
    const name = this.#company.party(by)?.name ?? ''
    this.#notice(appMessage('waiting.got', { name, seat: { seat } }))
    this.#ring()
    this.#count += 1
    const count = this.#count
    this.called = true
    setTimeout(() => {
      if (this.#count === count) this.called = false
    }, CALLS)
  }
}

function readMuted(): boolean {
  return storageOf('local').getItem(MUTED) === 'muted'
}
