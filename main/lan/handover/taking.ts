/**
 * One table on its way here, on the side of the guest that is to host it: fetched under its seal, kept on disk as not begun;
 * then its port is opened and the host is asked whose the table is, again and again until it answers. `go` brings the key, and
 * both are on disk before anything is opened or begun; nothing is begun without them. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { LARGEST_SEALED, Verdict, type HandCall, type Offer, type Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import type { Clock } from '../../clock.ts'
import { isSealed } from './sealed.ts'

/** Milliseconds before the host is asked again. */
export const ASK_AGAIN = 2000

/** What is on disk of it, besides the sealed parcel. */
export interface Taken {
  readonly hand: string
  /** What the table is called here. */
  readonly save: string
  /** `go`: it is this machine's, and begins. */
  readonly stand: 'waits' | 'go'
  /** With `go`: what opens the seal. */
  readonly key?: string
}

export interface TakingStart {
  readonly hand: string
  /** Kept by Samsara 1.0, without a seal: `go` comes without a key. */
  readonly isOpen: boolean
  /** Says something to the host. `lan.refused.unreachable`: it does not answer. Never rejects. */
  readonly call: (name: HandCall, arg: unknown) => Promise<Reply<unknown>>
  /** What the table will be called here: a name that is free. Undefined: there is no such game here. */
  readonly name: () => Promise<string | undefined>
  /** On disk for good once it returns. @throws where it is not @param sealed absent: it is there already */
  readonly keep: (taken: Taken, sealed?: string) => Promise<void>
  /** It is not ours: nothing of it stays. Never throws. */
  readonly forget: () => Promise<void>
  /** Opens the port for its guests, who wait. @throws where there is none */
  readonly open: (save: string) => Promise<Place>
  readonly shut: (save: string) => Promise<void>
  /**
   * Opens the seal, puts the table into the library, and goes on with it. Can be done again after a crash.
   * @returns false: it cannot be played, and never will be @throws where the disk refuses
   */
  readonly begin: (taken: Taken) => Promise<boolean>
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
    const { name, keep, forget, hand } = this.#at
    const sealed = await this.#fetch(offer)
    const save = sealed === undefined ? undefined : await name()
    if (sealed === undefined || save === undefined) return this.#decline()
    const taken: Taken = { hand, save, stand: 'waits' }
    try {
      await keep(taken, sealed)
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

  /** @returns undefined where not all of it came, not as it was offered, or not under a seal */
  async #fetch({ hand, letters, digest }: Offer): Promise<string | undefined> {
    if (letters > LARGEST_SEALED) return undefined
    let text = ''
    while (text.length < letters) {
      const reply = await this.#at.call('hand.take', { hand, from: text.length })
      if (!reply.ok || typeof reply.value !== 'string' || reply.value === '') return undefined
      text += reply.value
    }
    return createHash('sha256').update(text).digest('hex') === digest && isSealed(text) ? text : undefined
  }

  async #decline(): Promise<void> {
    await this.#at.call('hand.decline', { hand: this.#at.hand })
  }

  async #ask(taken: Taken): Promise<void> {
    if (this.#isOver()) return
    const { call, forget, open, shut, hand, isOpen } = this.#at
    try {
      this.#place ??= await open(taken.save)
    } catch {
      // It may have a port again later; until then nobody could come here.
      this.#later(taken)
      return
    }
    const reply = await call('hand.ready', { hand, place: this.#place })
    if (this.#isOver()) return
    const said = reply.ok ? v.safeParse(Verdict, reply.value) : undefined
    const verdict = said?.success === true ? said.output : undefined
    if (verdict === 'never') {
      await forget()
      await shut(taken.save)
    } else if (verdict === 'go' && isOpen) await this.#begin({ ...taken, stand: 'go' })
    else if (typeof verdict === 'object' && !isOpen) await this.#begin({ ...taken, stand: 'go', key: verdict.go })
    else this.#later(taken)
  }

  async #begin(taken: Taken): Promise<void> {
    const { keep, begin, shut, call, hand } = this.#at
    let isBegun: boolean
    try {
      await keep(taken)
      isBegun = await begin(taken)
    } catch {
      // The host has said it, and says it again; what is on disk by then is not written twice.
      this.#later(taken)
      return
    }
    if (isBegun) await call('hand.begun', { hand })
    else await shut(taken.save)
  }

  #isOver(): boolean {
    return this.#stopped
  }

  #later(taken: Taken): void {
    if (!this.#stopped) this.#callOff = this.#at.clock.after(ASK_AGAIN, () => void this.goOn(taken))
  }
}
