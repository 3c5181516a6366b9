/**
 * Sender side of a host transfer: offer → chunked download of the encrypted payload → commit, once the receiver has all of it on
 * disk and listens. Writing `handed` to disk is the commit point: before it this machine owns the table, after it the other one
 * does and gets the key. The key is part of that record, so that it can be sent again after a crash. This module knows neither
 * sockets nor tables.
 */
import { createHash } from 'node:crypto'
import {
  TRANSFER_CHUNK_LENGTH,
  type TransferPayloadOffer,
  type HostedTableEndpoint,
  type HostTransferDecision,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import type { Clock } from '../../base/clock.ts'
import { ok, reject } from '../../base/result.ts'
import type { HandedOverTableRecord, OutgoingTransferRecordWriter } from './transfer-record.ts'
import type { EncryptedPayloadWithKey } from './payload-encryption.ts'

/** How long a transfer waits for progress of the receiver before it is aborted, in ms. */
export const TRANSFER_IDLE_TIMEOUT_MS = 30_000

/**
 * Dependencies of a `TransferSender`, which transfers a table to another machine that becomes its host: the ids and
 * names of the transfer, the encrypted table, the file that records the transfer, and the callbacks.
 */
export interface TransferSenderDeps extends Pick<HandedOverTableRecord, 'hand' | 'to' | 'name'> {
  readonly own: NonNullable<HandedOverTableRecord['own']>
  /** The encrypted table: its save and its seating. */
  readonly payload: EncryptedPayloadWithKey
  readonly record: OutgoingTransferRecordWriter
  readonly clock: Clock
  /** Sends the offer to that guest, if it is connected. */
  readonly offer: (offer: TransferPayloadOffer) => void
  /** The transfer is aborted and the table stays here. Called once, unless `handed` is. */
  readonly onKept: () => void
  /** The transfer is committed. Called once, before the receiver is told. */
  readonly onTransferred: (record: HandedOverTableRecord) => void
}

/**
 * Transfers one table to another machine, which then becomes its host. If the transfer is aborted, this machine keeps
 * the table.
 */
export class TransferSender {
  readonly #deps: TransferSenderDeps
  #state: 'offered' | 'handing' | 'handed' | 'stays' = 'offered'
  #decision: Promise<HostTransferDecision> | undefined
  #fetchedUpTo = -1
  #cancelTimeout: () => void = () => undefined

  constructor(start: TransferSenderDeps) {
    this.#deps = start
  }

  /** Sends the offer, once it is on disk. */
  async begin(): Promise<void> {
    const { hand, to, payload, record, offer } = this.#deps
    this.#restartTimeout()
    try {
      await record.write({ stand: 'offered', hand, to })
    } catch {
      await this.#keepTable()
    }
    if (this.#state !== 'offered') return
    offer({ hand, letters: payload.text.length, digest: createHash('sha256').update(payload.text).digest('hex') })
  }

  /** @returns the next characters of the encrypted payload */
  readChunk(party: string, hand: string, from: number): Result<string> {
    const { text } = this.#deps.payload
    if (!this.#isFor(party, hand) || this.#state !== 'offered' || from >= text.length)
      return reject('hand.refused.none')
    // Progress restarts the timeout; repeated requests do not.
    if (from > this.#fetchedUpTo) this.#restartTimeout()
    this.#fetchedUpTo = Math.max(this.#fetchedUpTo, from)
    return ok(text.slice(from, from + TRANSFER_CHUNK_LENGTH))
  }

  /** The receiver is ready. @returns whether it owns the table, once that is on disk, and then the key */
  decide(party: string, hand: string, place: HostedTableEndpoint): Promise<HostTransferDecision> {
    if (!this.#isFor(party, hand)) return Promise.resolve('never')
    if (this.#state === 'offered') this.#decision = this.#commit(place)
    return this.#decision ?? Promise.resolve('never')
  }

  /** The receiver declines the table. */
  decline(party: string, hand: string): void {
    if (this.#isFor(party, hand) && this.#state === 'offered') void this.#keepTable()
  }

  #isFor(party: string, hand: string): boolean {
    return party === this.#deps.to && hand === this.#deps.hand
  }

  async #commit(where: HostedTableEndpoint): Promise<HostTransferDecision> {
    const { hand, to, name, own, payload, record, clock, onTransferred } = this.#deps
    const { key } = payload
    this.#state = 'handing'
    this.#cancelTimeout()
    const at = clock.now()
    const transferred: HandedOverTableRecord = {
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
      await record.write(transferred)
    } catch {
      await this.#keepTable()
      return 'never'
    }
    this.#state = 'handed'
    onTransferred(transferred)
    return { go: key }
  }

  async #keepTable(): Promise<void> {
    this.#cancelTimeout()
    this.#state = 'stays'
    await this.#deps.record.remove()
    this.#deps.onKept()
  }

  #restartTimeout(): void {
    this.#cancelTimeout()
    this.#cancelTimeout = this.#deps.clock.after(TRANSFER_IDLE_TIMEOUT_MS, () => void this.#keepTable())
  }
}
