/**
 * One table on its way to another machine, on the side of its host, step by step: offered, fetched part by part under a seal,
 * and, once the other has all of it on disk and listens, handed. `handed` on disk is the moment: before it the table is the
 * host's, come what may, and from it on the other's, which gets the key only then. The key is part of that record, so that
 * it can be told again after a crash. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import { PART, type Offer, type Place, type Verdict } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Clock } from '../../clock.ts'
import { done, reject } from '../../reply.ts'
import type { Handed, HandStore } from './record.ts'
import type { Sealed } from './sealed.ts'

/** Milliseconds without a word of the other, after which the table stays. */
export const PATIENCE = 30_000

export interface GivingStart extends Pick<Handed, 'hand' | 'to' | 'name'> {
  readonly own: NonNullable<Handed['own']>
  /** The table as text, its save and who sits there, under a seal. */
  readonly sealed: Sealed
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
  #deciding: Promise<Verdict> | undefined
  #fetched = -1
  #callOff: () => void = () => undefined

  constructor(start: GivingStart) {
    this.#at = start
  }

  /** It is offered, once that is on disk. */
  async begin(): Promise<void> {
    const { hand, to, sealed, store, offer } = this.#at
    this.#wait()
    try {
      await store.write({ stand: 'offered', hand, to })
    } catch {
      await this.#stay()
    }
    if (this.#stand !== 'offered') return
    offer({ hand, letters: sealed.text.length, digest: createHash('sha256').update(sealed.text).digest('hex') })
  }

  /** The next letters of the sealed parcel. */
  take(party: string, hand: string, from: number): Reply<string> {
    const { text } = this.#at.sealed
    if (!this.#isFor(party, hand) || this.#stand !== 'offered' || from >= text.length)
      return reject('hand.refused.none')
    // Who fetches on is waited for; who asks for the same again is not, beyond its time.
    if (from > this.#fetched) this.#wait()
    this.#fetched = Math.max(this.#fetched, from)
    return done(text.slice(from, from + PART))
  }

  /** The other could begin. @returns whether the table is its own, once that is on disk, and then the key */
  ready(party: string, hand: string, place: Place): Promise<Verdict> {
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

  async #commit(where: Place): Promise<Verdict> {
    const { hand, to, name, own, sealed, store, clock, handed } = this.#at
    const { key } = sealed
    this.#stand = 'handing'
    this.#callOff()
    const at = clock.now()
    const record: Handed = { stand: 'handed', hand, key, to, name, where, at, own, begun: false, told: [] }
    try {
      await store.write(record)
    } catch {
      await this.#stay()
      return 'never'
    }
    this.#stand = 'handed'
    handed(record)
    return { go: key }
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
