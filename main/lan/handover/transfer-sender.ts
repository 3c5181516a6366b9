/**
 * One table on its way to another machine, on the side of its host, step by step: offered, fetched part by part under a seal,
 * and, once the other has all of it on disk and listens, handed. `handed` on disk is the moment: before it the table is the
 * host's, come what may, and from it on the other's, which gets the key only then. The key is part of that record, so that
 * it can be told again after a crash. It knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import {
  TRANSFER_CHUNK_LENGTH,
  type TransferOffer,
  type HostAddress,
  type TransferDecision,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import type { Clock } from '../../base/clock.ts'
import { ok, reject } from '../../base/result.ts'
import type { CompletedTransferRecord, TransferRecordFile } from './transfer-record.ts'
import type { EncryptedPayload } from './payload-encryption.ts'

/** Milliseconds without a word of the other, after which the table stays. */
export const TRANSFER_TIMEOUT_MS = 30_000

export interface TransferSenderDeps extends Pick<CompletedTransferRecord, 'hand' | 'to' | 'name'> {
  readonly own: NonNullable<CompletedTransferRecord['own']>
  /** The table as text, its save and who sits there, under a seal. */
  readonly sealed: EncryptedPayload
  readonly store: TransferRecordFile
  readonly clock: Clock
  /** Says it to that guest, if its line stands. */
  readonly offer: (offer: TransferOffer) => void
  /** It stays: the table goes on here. Called once, unless `handed` is. */
  readonly stays: () => void
  /** It is handed: called once, before the other hears it. */
  readonly handed: (record: CompletedTransferRecord) => void
}

export class TransferSender {
  readonly #deps: TransferSenderDeps
  #state: 'offered' | 'handing' | 'handed' | 'stays' = 'offered'
  #decision: Promise<TransferDecision> | undefined
  #fetchedUpTo = -1
  #cancelTimeout: () => void = () => undefined

  constructor(start: TransferSenderDeps) {
    this.#deps = start
  }

  /** It is offered, once that is on disk. */
  async begin(): Promise<void> {
    const { hand, to, sealed, store, offer } = this.#deps
    this.#restartTimeout()
    try {
      await store.write({ stand: 'offered', hand, to })
    } catch {
      await this.#keepTable()
    }
    if (this.#state !== 'offered') return
    offer({ hand, letters: sealed.text.length, digest: createHash('sha256').update(sealed.text).digest('hex') })
  }

  /** The next letters of the sealed parcel. */
  take(party: string, hand: string, from: number): Result<string> {
    const { text } = this.#deps.sealed
    if (!this.#isFor(party, hand) || this.#state !== 'offered' || from >= text.length)
      return reject('hand.refused.none')
    // Who fetches on is waited for; who asks for the same again is not, beyond its time.
    if (from > this.#fetchedUpTo) this.#restartTimeout()
    this.#fetchedUpTo = Math.max(this.#fetchedUpTo, from)
    return ok(text.slice(from, from + TRANSFER_CHUNK_LENGTH))
  }

  /** The other could begin. @returns whether the table is its own, once that is on disk, and then the key */
  ready(party: string, hand: string, place: HostAddress): Promise<TransferDecision> {
    if (!this.#isFor(party, hand)) return Promise.resolve('never')
    if (this.#state === 'offered') this.#decision = this.#commit(place)
    return this.#decision ?? Promise.resolve('never')
  }

  /** The other does not want it. */
  decline(party: string, hand: string): void {
    if (this.#isFor(party, hand) && this.#state === 'offered') void this.#keepTable()
  }

  #isFor(party: string, hand: string): boolean {
    return party === this.#deps.to && hand === this.#deps.hand
  }

  async #commit(where: HostAddress): Promise<TransferDecision> {
    const { hand, to, name, own, sealed, store, clock, handed } = this.#deps
    const { key } = sealed
    this.#state = 'handing'
    this.#cancelTimeout()
    const at = clock.now()
    const record: CompletedTransferRecord = {
      stand: 'handed',
      hand,
      key,
      to,
      name,
      where,
      at,
      own,
      begun: false,
      told: [],
    }
    try {
      await store.write(record)
    } catch {
      await this.#keepTable()
      return 'never'
    }
    this.#state = 'handed'
    handed(record)
    return { go: key }
  }

  async #keepTable(): Promise<void> {
    this.#cancelTimeout()
    this.#state = 'stays'
    await this.#deps.store.remove()
    this.#deps.stays()
  }

  #restartTimeout(): void {
    this.#cancelTimeout()
    this.#cancelTimeout = this.#deps.clock.after(TRANSFER_TIMEOUT_MS, () => void this.#keepTable())
  }
}
