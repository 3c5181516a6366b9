/**
 * One table on its way to another machine, on the side of its host, step by step: offered, fetched part by part, and, once
 * the other has all of it on disk and listens, handed. `handed` on disk is the moment: before it the table is the host's, come
 * what may, and from it on the other's. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import { PART, type Offer, type Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Clock } from '../../clock.ts'
import { done, refuse } from '../../reply.ts'
import type { Handed, HandStore } from './record.ts'

/** Milliseconds without a word of the other, after which the table stays. */
export const PATIENCE = 30_000

export interface GivingStart extends Pick<Handed, 'hand' | 'to' | 'name'> {
  readonly own: NonNullable<Handed['own']>
  /** The table as text: its save and who sits there. */
  readonly parcel: string
  readonly store: HandStore
  readonly clock: Clock
  /** Says it to that guest, if its line stands. */
  readonly offer: (offer: Offer) => void
  /** It stays: the table goes on here. Called once, unless `handed` is. */
  readonly stays: () => void
  /** It is handed: called once, before the other hears it. */
  readonly handed: (record: Handed) => void
}

export class Giving {
  readonly #at: GivingStart
  #stand: 'offered' | 'handing' | 'handed' | 'stays' = 'offered'
  #deciding: Promise<'go' | 'never'> | undefined
  #fetched = -1
  #callOff: () => void = () => undefined

  constructor(start: GivingStart) {
    this.#at = start
  }

  /** It is offered, once that is on disk. */
  async begin(): Promise<void> {
    const { hand, to, parcel, store, offer } = this.#at
    this.#wait()
    try {
      await store.write({ stand: 'offered', hand, to })
    } catch {
      await this.#stay()
    }
    if (this.#stand !== 'offered') return
    offer({ hand, letters: parcel.length, digest: createHash('sha256').update(parcel).digest('hex') })
  }

  /** The next letters of the parcel. */
  take(party: string, hand: string, from: number): Reply<string> {
    const { parcel } = this.#at
    if (!this.#isFor(party, hand) || this.#stand !== 'offered' || from >= parcel.length)
      return refuse('hand.refused.none')
    // Who fetches on is waited for; who asks for the same again is not, beyond its time.
    if (from > this.#fetched) this.#wait()
    this.#fetched = Math.max(this.#fetched, from)
    return done(parcel.slice(from, from + PART))
  }

  /** The other could begin. @returns whether the table is its own, once that is on disk */
  ready(party: string, hand: string, place: Place): Promise<'go' | 'never'> {
    if (!this.#isFor(party, hand)) return Promise.resolve('never')
    if (this.#stand === 'offered') this.#deciding = this.#commit(place)
    return this.#deciding ?? Promise.resolve('never')
  }

  /** The other does not want it. */
  decline(party: string, hand: string): void {
    if (this.#isFor(party, hand) && this.#stand === 'offered') void this.#stay()
  }

  #isFor(party: string, hand: string): boolean {
    return party === this.#at.to && hand === this.#at.hand
  }

  async #commit(where: Place): Promise<'go' | 'never'> {
    const { hand, to, name, own, store, clock, handed } = this.#at
    this.#stand = 'handing'
    this.#callOff()
    const record: Handed = { stand: 'handed', hand, to, name, where, at: clock.now(), own, begun: false, told: [] }
    try {
      await store.write(record)
    } catch {
      await this.#stay()
      return 'never'
    }
    this.#stand = 'handed'
    handed(record)
    return 'go'
  }

  async #stay(): Promise<void> {
    this.#callOff()
    this.#stand = 'stays'
    await this.#at.store.remove()
    this.#at.stays()
  }

  #wait(): void {
    this.#callOff()
    this.#callOff = this.#at.clock.after(PATIENCE, () => void this.#stay())
  }
}
