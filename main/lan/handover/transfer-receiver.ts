/**
 * One table on its way here, on the side of the guest that is to host it: fetched under its seal, kept on disk as not begun;
 * then its port is opened and the host is asked whose the table is, again and again until it answers. `go` brings the key, and
 * both are on disk before anything is opened or begun; nothing is begun without them. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import {
  MAX_ENCRYPTED_PAYLOAD_LENGTH,
  TransferDecision,
  type TransferCallName,
  type TransferOffer,
  type HostAddress,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import type { Clock } from '../../base/clock.ts'
import { isEncryptedPayload } from './payload-encryption.ts'

/** Milliseconds before the host is asked again. */
export const ASK_AGAIN_DELAY_MS = 2000

/** What is on disk of it, besides the sealed parcel. */
export interface ReceivedTransfer {
  readonly hand: string
  /** What the table is called here. */
  readonly save: string
  /** `go`: it is this machine's, and begins. */
  readonly stand: 'waits' | 'go'
  /** With `go`: what opens the seal. */
  readonly key?: string
}

export interface TransferReceiverDeps {
  readonly hand: string
  /** Kept by Samsara 1.0, without a seal: `go` comes without a key. */
  readonly isOpen: boolean
  /** Says something to the host. `lan.refused.unreachable`: it does not answer. Never rejects. */
  readonly call: (name: TransferCallName, arg: unknown) => Promise<Result<unknown>>
  /** What the table will be called here: a name that is free. Undefined: there is no such game here. */
  readonly name: () => Promise<string | undefined>
  /** On disk for good once it returns. @throws where it is not @param sealed absent: it is there already */
  readonly keep: (taken: ReceivedTransfer, sealed?: string) => Promise<void>
  /** It is not ours: nothing of it stays. Never throws. */
  readonly forget: () => Promise<void>
  /** Opens the port for its guests, who wait. @throws where there is none */
  readonly open: (save: string) => Promise<HostAddress>
  readonly shut: (save: string) => Promise<void>
  /**
   * Opens the seal, puts the table into the library, and goes on with it. Can be done again after a crash.
   * @returns false: it cannot be played, and never will be @throws where the disk refuses
   */
  readonly begin: (taken: ReceivedTransfer) => Promise<boolean>
  readonly clock: Clock
}

export class TransferReceiver {
  readonly #deps: TransferReceiverDeps
  #ownAddress: HostAddress | undefined
  #stopped = false
  #cancelRetry: () => void = () => undefined

  constructor(start: TransferReceiverDeps) {
    this.#deps = start
  }

  /** Fetches what is offered, keeps it, and asks on. Never rejects. */
  async take(offer: TransferOffer): Promise<void> {
    const { name, keep, forget, hand } = this.#deps
    const sealed = await this.#download(offer)
    const save = sealed === undefined ? undefined : await name()
    if (sealed === undefined || save === undefined) return this.#decline()
    const taken: ReceivedTransfer = { hand, save, stand: 'waits' }
    try {
      await keep(taken, sealed)
      this.#ownAddress = await this.#deps.open(save)
    } catch {
      await forget()
      return this.#decline()
    }
    await this.#askForDecision(taken)
  }

  /** Goes on after a restart. Never rejects. */
  async goOn(taken: ReceivedTransfer): Promise<void> {
    if (taken.stand === 'go') await this.#startTable(taken)
    else await this.#askForDecision(taken)
  }

  /** Asks no more, until Samsara is started again. */
  stop(): void {
    this.#stopped = true
    this.#cancelRetry()
  }

  /** @returns undefined where not all of it came, not as it was offered, or not under a seal */
  async #download({ hand, letters, digest }: TransferOffer): Promise<string | undefined> {
    if (letters > MAX_ENCRYPTED_PAYLOAD_LENGTH) return undefined
    let text = ''
    while (text.length < letters) {
      const reply = await this.#deps.call('hand.take', { hand, from: text.length })
      if (!reply.ok || typeof reply.value !== 'string' || reply.value === '') return undefined
      text += reply.value
    }
    return createHash('sha256').update(text).digest('hex') === digest && isEncryptedPayload(text) ? text : undefined
  }

  async #decline(): Promise<void> {
    await this.#deps.call('hand.decline', { hand: this.#deps.hand })
  }

  async #askForDecision(taken: ReceivedTransfer): Promise<void> {
    if (this.#isOver()) return
    const { call, forget, open, shut, hand, isOpen } = this.#deps
    try {
      this.#ownAddress ??= await open(taken.save)
    } catch {
      // It may have a port again later; until then nobody could come here.
      this.#retryLater(taken)
      return
    }
    const reply = await call('hand.ready', { hand, place: this.#ownAddress })
    if (this.#isOver()) return
    const said = reply.ok ? v.safeParse(TransferDecision, reply.value) : undefined
    const verdict = said?.success === true ? said.output : undefined
    if (verdict === 'never') {
      await forget()
      await shut(taken.save)
    } else if (verdict === 'go' && isOpen) await this.#startTable({ ...taken, stand: 'go' })
    else if (typeof verdict === 'object' && !isOpen) await this.#startTable({ ...taken, stand: 'go', key: verdict.go })
    else this.#retryLater(taken)
  }

  async #startTable(taken: ReceivedTransfer): Promise<void> {
    const { keep, begin, shut, call, hand } = this.#deps
    let isBegun: boolean
    try {
      await keep(taken)
      isBegun = await begin(taken)
    } catch {
      // The host has said it, and says it again; what is on disk by then is not written twice.
      this.#retryLater(taken)
      return
    }
    if (isBegun) await call('hand.begun', { hand })
    else await shut(taken.save)
  }

  #isOver(): boolean {
    return this.#stopped
  }

  #retryLater(taken: ReceivedTransfer): void {
    if (!this.#stopped) this.#cancelRetry = this.#deps.clock.after(ASK_AGAIN_DELAY_MS, () => void this.goOn(taken))
  }
}
