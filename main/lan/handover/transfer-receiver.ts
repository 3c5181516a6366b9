/**
 * Receiver side of a host transfer: download the encrypted payload and store it as pending, then listen on the port and poll the
 * host until it confirms the transfer. `go` brings the key. Payload and key are on disk before the table is opened or begun. This
 * module knows neither sockets nor tables.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import {
  MAX_ENCRYPTED_TRANSFER_PAYLOAD_LENGTH,
  HostTransferDecision,
  type TransferCallName,
  type TransferPayloadOffer,
  type HostedTableEndpoint,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import type { Clock } from '../../base/clock.ts'
import { isEncryptedPayload } from './payload-encryption.ts'

/** Interval, in ms, at which the receiver of a table asks the host whether the receiver owns the table now. */
export const COMMIT_POLL_INTERVAL_MS = 2000

/**
 * The state of a host transfer (the handover of a table to a new host) that the receiving machine stores, without the
 * encrypted payload. `hand` is the id of the transfer. With the state `waits`, this machine polls the previous host
 * until it confirms the transfer; with `go`, this machine owns the table and begins it.
 */
export interface TransferReceiverRecord {
  readonly hand: string
  /** Local id of the table. */
  readonly save: string
  /** `go`: this machine owns the table and begins it. */
  readonly stand: 'waits' | 'go'
  /** With `go`: the key of the payload. */
  readonly key?: string
}

/**
 * Dependencies of `TransferReceiver`, the new host's side of one handover of a table: the id of the transfer, the
 * calls to the present host, the storage, and the callbacks that open the port and start the table.
 */
export interface TransferReceiverDeps {
  readonly hand: string
  /** Stored by Samsara 1.0, which did not encrypt: `go` comes without a key. */
  readonly isUnencrypted: boolean
  /** Calls the host. `lan.refused.unreachable`: it does not answer. Never rejects. */
  readonly call: (name: TransferCallName, arg: unknown) => Promise<Result<unknown>>
  /** @returns a free local id for the table, or undefined if this machine does not have the game */
  readonly newSaveId: () => Promise<string | undefined>
  /** Stores the record durably. @throws if it is not on disk @param sealed absent: it is on disk already */
  readonly save: (taken: TransferReceiverRecord, sealed?: string) => Promise<void>
  /** Deletes everything of a transfer that was not confirmed. Never throws. */
  readonly discard: () => Promise<void>
  /** Opens the port for waiting guests. @throws if there is none */
  readonly openPort: (save: string) => Promise<HostedTableEndpoint>
  readonly closePort: (save: string) => Promise<void>
  /**
   * Decrypts the payload, adds the table to the library, and continues the game. Safe to repeat after a crash.
   * @returns false if the table can never be played @throws if the disk refuses
   */
  readonly startTable: (taken: TransferReceiverRecord) => Promise<boolean>
  readonly clock: Clock
}

/**
 * Receives one table of another machine: downloads and stores it, then asks the host repeatedly whether this machine
 * owns the table now. If it does, the receiver starts the table here, otherwise it discards the table.
 */
export class TransferReceiver {
  readonly #deps: TransferReceiverDeps
  #ownAddress: HostedTableEndpoint | undefined
  #stopped = false
  #cancelRetry: () => void = () => undefined

  constructor(start: TransferReceiverDeps) {
    this.#deps = start
  }

  /** Downloads and stores an offered table, then polls the host. Never rejects. */
  async receive(offer: TransferPayloadOffer): Promise<void> {
    const { newSaveId, save: saveTransfer, discard, hand } = this.#deps
    const sealed = await this.#download(offer)
    const save = sealed === undefined ? undefined : await newSaveId()
    if (sealed === undefined || save === undefined) return this.#decline()
    const taken: TransferReceiverRecord = { hand, save, stand: 'waits' }
    try {
      await saveTransfer(taken, sealed)
      this.#ownAddress = await this.#deps.openPort(save)
    } catch {
      await discard()
      return this.#decline()
    }
    await this.#askForDecision(taken)
  }

  /** Resumes after a restart. Never rejects. */
  async resume(taken: TransferReceiverRecord): Promise<void> {
    if (taken.stand === 'go') await this.#startTable(taken)
    else await this.#askForDecision(taken)
  }

  /** Stops polling until Samsara restarts. */
  stop(): void {
    this.#stopped = true
    this.#cancelRetry()
  }

  /** @returns the payload, or undefined if it is incomplete, different from the offer, or not encrypted */
  async #download({ hand, letters, digest }: TransferPayloadOffer): Promise<string | undefined> {
    if (letters > MAX_ENCRYPTED_TRANSFER_PAYLOAD_LENGTH) return undefined
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

  async #askForDecision(taken: TransferReceiverRecord): Promise<void> {
    if (this.#isOver()) return
    const { call, discard, openPort, closePort, hand, isUnencrypted } = this.#deps
    try {
      this.#ownAddress ??= await openPort(taken.save)
    } catch {
      // A port may become available later; until then guests could not connect.
      this.#retryLater(taken)
      return
    }
    const reply = await call('hand.ready', { hand, place: this.#ownAddress })
    if (this.#isOver()) return
    const said = reply.ok ? v.safeParse(HostTransferDecision, reply.value) : undefined
    const verdict = said?.success === true ? said.output : undefined
    if (verdict === 'never') {
      await discard()
      await closePort(taken.save)
    } else if (verdict === 'go' && isUnencrypted) await this.#startTable({ ...taken, stand: 'go' })
    else if (typeof verdict === 'object' && !isUnencrypted)
      await this.#startTable({ ...taken, stand: 'go', key: verdict.go })
    else this.#retryLater(taken)
  }

  async #startTable(taken: TransferReceiverRecord): Promise<void> {
    const { save, startTable, closePort, call, hand } = this.#deps
    let isBegun: boolean
    try {
      await save(taken)
      isBegun = await startTable(taken)
    } catch {
      // The host repeats its answer; data on disk is not written again.
      this.#retryLater(taken)
      return
    }
    if (isBegun) await call('hand.begun', { hand })
    else await closePort(taken.save)
  }

  #isOver(): boolean {
    return this.#stopped
  }

  #retryLater(taken: TransferReceiverRecord): void {
    if (!this.#stopped)
      this.#cancelRetry = this.#deps.clock.after(COMMIT_POLL_INTERVAL_MS, () => void this.resume(taken))
  }
}
