/**
 * One table on its way here, on the side of the guest that is to host it: fetched, looked at, kept on disk as not begun; then
 * its port is opened and the host is asked whose the table is, again and again until it answers. `go` is on disk before anything
 * is begun, and nothing is begun without it. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import { LARGEST_PARCEL, type HandCall, type Offer, type Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Clock } from '../../clock.ts'
import { readParcel, type Parcel } from './parcel.ts'

/** Milliseconds before the host is asked again. */
export const ASK_AGAIN = 2000

/** What is on disk of it, besides the parcel. */
export interface Taken {
  readonly hand: string
  /** What the table is called here. */
  readonly save: string
  /** `go`: it is this machine's, and begins. */
  readonly stand: 'waits' | 'go'
}

export interface TakingStart {
  readonly hand: string
  /** Says something to the host. `lan.refused.unreachable`: it does not answer. Never rejects. */
  readonly call: (name: HandCall, arg: unknown) => Promise<Reply<unknown>>
  /** Whether it could be played here, by the gate. @returns its name here */
  readonly check: (parcel: Parcel) => Promise<string | undefined>
  /** On disk for good once it returns. @throws where it is not @param parcel absent: it is there already */
  readonly keep: (taken: Taken, parcel?: Parcel) => Promise<void>
  /** It is not ours: nothing of it stays. Never throws. */
  readonly forget: () => Promise<void>
  /** Opens the port for its guests, who wait. @throws where there is none */
  readonly open: (save: string) => Promise<Place>
  readonly shut: (save: string) => Promise<void>
  /** Into the library, and on it goes. Done anew after a crash. @throws where the disk refuses */
  readonly begin: (save: string) => Promise<void>
  readonly clock: Clock
}

export class Taking {
  readonly #at: TakingStart
  #place: Place | undefined
  #stopped = false
  #callOff: () => void = () => undefined

  constructor(start: TakingStart) {
    this.#at = start
  }

  /** Fetches what is offered, keeps it, and asks on. Never rejects. */
  async take(offer: Offer): Promise<void> {
    const { check, keep, forget, hand } = this.#at
    const parcel = await this.#fetch(offer)
    const save = parcel && (await check(parcel))
    if (parcel === undefined || save === undefined) return this.#decline()
    const taken: Taken = { hand, save, stand: 'waits' }
    try {
      await keep(taken, parcel)
      this.#place = await this.#at.open(save)
    } catch {
      await forget()
      return this.#decline()
    }
    await this.#ask(taken)
  }

  /** Goes on after a restart. Never rejects. */
  async goOn(taken: Taken): Promise<void> {
    if (taken.stand === 'go') await this.#begin(taken)
    else await this.#ask(taken)
  }

  /** Asks no more, until Samsara is started again. */
  stop(): void {
    this.#stopped = true
    this.#callOff()
  }

  async #fetch({ hand, letters, digest }: Offer): Promise<Parcel | undefined> {
    if (letters > LARGEST_PARCEL) return undefined
    let text = ''
    while (text.length < letters) {
      const reply = await this.#at.call('hand.take', { hand, from: text.length })
      if (!reply.ok || typeof reply.value !== 'string' || reply.value === '') return undefined
      text += reply.value
    }
    return createHash('sha256').update(text).digest('hex') === digest ? readParcel(text) : undefined
  }

  async #decline(): Promise<void> {
    await this.#at.call('hand.decline', { hand: this.#at.hand })
  }

  async #ask(taken: Taken): Promise<void> {
    if (this.#isOver()) return
    const { call, forget, open, shut, hand } = this.#at
    try {
      this.#place ??= await open(taken.save)
    } catch {
      // It may have a port again later; until then nobody could come here.
      this.#later(taken)
      return
    }
    const reply = await call('hand.ready', { hand, place: this.#place })
    if (this.#isOver()) return
    if (reply.ok && reply.value === 'go') await this.#begin({ ...taken, stand: 'go' })
    else if (reply.ok && reply.value === 'never') {
      await forget()
      await shut(taken.save)
    } else this.#later(taken)
  }

  async #begin(taken: Taken): Promise<void> {
    const { keep, begin, call, hand } = this.#at
    try {
      await keep(taken)
      await begin(taken.save)
    } catch {
      // The host has said it, and says it again; what is on disk by then is not written twice.
      this.#later(taken)
      return
    }
    await call('hand.begun', { hand })
  }

  #isOver(): boolean {
    return this.#stopped
  }

  #later(taken: Taken): void {
    if (!this.#stopped) this.#callOff = this.#at.clock.after(ASK_AGAIN, () => void this.goOn(taken))
  }
}
