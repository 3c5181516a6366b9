/**
 * Transfers from other machines to this one: pending until their host confirms them (transfer-receiver.ts), then added to the
 * library, opened and hosted, with the same seats. Polling continues after a restart.
 */
import * as v from 'valibot'
import { TRANSFER_CALLS, type TransferCallName, type TransferPayloadOffer } from '../../../bridge/host-transfer.ts'
import { REMOTE_TABLE_ID_PREFIX } from '../../../bridge/remote-tables.ts'
import type { Result } from '../../../bridge/result.ts'
import type { SharedDeps } from '../../shared-deps.ts'
import { ok, reject, hostMessage } from '../../base/result.ts'
import type { SaveLibrary } from '../../saves/save-library.ts'
import type { OpenTables } from '../../tables/open-tables.ts'
import type { SendEvent } from '../../tables/table-client.ts'
import type {
  ReconnectingHostConnectionDeps,
  ReconnectingHostConnection,
} from '../guest/reconnecting-host-connection.ts'
import type { HostedTables } from '../hosted-tables.ts'
import type { JoinedTables } from '../joined-tables.ts'
import { writeTableHostingRecord, createInitialHostingRecord, type HostingRecord } from '../hosting-record.ts'
import type { RejoinRecord } from '../rejoin-records-file.ts'
import { rulesVersionsOf } from '../rules-versions.ts'
import { hostingTermsOf } from '../hosting-terms.ts'
import { findPlayablePayloadGameId, type TransferPayload } from './transfer-payload.ts'
import type { IncomingTransferRecord, IncomingTransferStore } from './incoming-transfer-files.ts'
import { TransferReceiver } from './transfer-receiver.ts'

/**
 * Dependencies of `IncomingTransfers`, which receives tables whose hosting moves from another machine to this one:
 * connections to the previous hosts, the stored transfers, and this machine's tables.
 */
export interface IncomingTransfersDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'replayPool' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<SaveLibrary, 'sidecar' | 'has' | 'write'>
  readonly tables: Pick<OpenTables, 'open' | 'freshId'>
  readonly hostedTables: () => Pick<HostedTables, 'openPort' | 'admitGuests' | 'closePort'>
  readonly joinedTables: () => Pick<JoinedTables, 'connectionOf' | 'seatRecordOf' | 'onTransferredHere' | 'endTable'>
  readonly dial: (start: ReconnectingHostConnectionDeps) => ReconnectingHostConnection
  readonly files: IncomingTransferStore
  readonly broadcast: SendEvent
}

/** Runs the transfers of tables from other machines to this one, and starts the received tables here. */
export class IncomingTransfers {
  readonly #deps: IncomingTransfersDeps
  readonly #receivers = new Map<string, TransferReceiver>()

  constructor(start: IncomingTransfersDeps) {
    this.#deps = start
  }

  /** Handles an offer from the host of a joined table, after unanimous consent, including that of the local people. */
  async accept(seat: string, offer: TransferPayloadOffer): Promise<void> {
    const from = await this.#deps.joinedTables().seatRecordOf(seat)
    if (from === undefined || this.#receivers.has(offer.hand)) return
    await this.#createReceiver(offer.hand, from).receive(offer)
  }

  /** At start: begins confirmed transfers before their tables can be opened, and polls for the others. */
  async resume(): Promise<void> {
    for (const kept of await this.#deps.files.all()) {
      const going = this.#createReceiver(kept.hand, kept.from, kept).resume(kept)
      if (kept.stand === 'go') await going
    }
  }

  close(): void {
    for (const taking of this.#receivers.values()) taking.stop()
  }

  #createReceiver(hand: string, from: RejoinRecord, before?: IncomingTransferRecord): TransferReceiver {
    const { environment, tables, files, hostedTables } = this.#deps
    let kept = before
    let hosting: HostingRecord | undefined
    // The hosting terms are encrypted. Until the table is begun no guest can join.
    const howHosted = (): HostingRecord =>
      (hosting ??= { ...createInitialHostingRecord(environment.randomBytes), hosted: true })
    const taking = new TransferReceiver({
      hand,
      clock: environment.clock,
      isUnencrypted: before !== undefined && !('sealed' in before),
      call: async (name, arg) => {
        const reply = await this.#callHost(from, name, arg)
        if (name === 'hand.begun') await this.#deps.joinedTables().onTransferredHere(from.seat)
        return reply
      },
      newSaveId: async () => {
        const isKnown = environment.catalogue.some(({ info }) => info.id === from.game)
        return isKnown ? tables.freshId(from.game) : undefined
      },
      save: async (taken, sealed) => {
        kept = kept === undefined ? { ...taken, from, sealed: true } : { ...kept, ...taken }
        await files.save(kept, sealed)
      },
      discard: async () => {
        this.#receivers.delete(hand)
        if (kept !== undefined) await files.remove(kept)
      },
      openPort: (save) => hostedTables().openPort(save, howHosted()),
      closePort: (save) => hostedTables().closePort(save),
      startTable: async ({ save }) => {
        if (kept === undefined) throw new Error('nothing is kept')
        const parcel = await files.readPayload(kept)
        const isSound = parcel !== undefined && (await findPlayablePayloadGameId(parcel, environment)) !== undefined
        if (!isSound) {
          this.#onDamaged(from)
          return false
        }
        await this.#startTable(kept, parcel, { ...howHosted(), ...hostingTermsOf(parcel) })
        this.#receivers.delete(hand)
        this.#deps.broadcast('led', { table: `${REMOTE_TABLE_ID_PREFIX}${from.seat}`, to: save })
        return true
      },
    })
    this.#receivers.set(hand, taking)
    return taking
  }

  /** Adds a table to the library and opens it to its guests. After a crash, files that exist already are not written again. */
  async #startTable(kept: IncomingTransferRecord, parcel: TransferPayload, hosting: HostingRecord): Promise<void> {
    const { library, files, tables, hostedTables, environment } = this.#deps
    const { save } = kept
    if (!(await library.has(save))) await library.write(save, parcel.save)
    await library.sidecar(save, 'guests').write(parcel.seating)
    // Without a network the table is played locally, and hosted once there is one.
    await hostedTables()
      .openPort(save, hosting)
      .catch(() => environment.log('a table that was handed to this machine is not hosted yet: there is no network'))
    await writeTableHostingRecord(library.sidecar(save, 'hosting'), hosting)
    await files.remove(kept)
    const opened = await tables.open(save)
    if (opened.ok) await hostedTables().admitGuests(save, hostingTermsOf(parcel))
    else environment.log(`a table that was handed to this machine could not be opened (${opened.reason.id})`)
  }

  /**
   * The received table cannot be played. The previous host still has it on disk and can continue with a copy; the received files
   * stay.
   */
  #onDamaged(from: RejoinRecord): void {
    this.#deps.environment.log('a table that was handed to this machine is damaged: it is not begun')
    this.#deps.joinedTables().endTable(from.seat, hostMessage('hand.refused.broken'))
  }

  /** Uses the open connection to that table, else a new one. */
  async #callHost(from: RejoinRecord, name: TransferCallName, arg: unknown): Promise<Result<unknown>> {
    const { environment, joinedTables, dial } = this.#deps
    const { catalogue, clock, randomBytes, log } = environment
    const standing = await joinedTables().connectionOf(from.seat)?.call(name, arg)
    if (standing !== undefined) return validateAnswer(name, standing)
    const { addresses, token, fingerprint } = from
    const by = { token, fingerprint }
    const line = dial({ addresses, credentials: by, rules: rulesVersionsOf(catalogue), clock, randomBytes, log })
    const entered = await line.joined
    const reply = entered.ok ? validateAnswer(name, await line.call(name, arg)) : entered
    line.close()
    // A host that does not know this party has transferred nothing to it.
    const isUnknown = !reply.ok && reply.reason.id === 'lan.refused.removed'
    if (isUnknown) return name === 'hand.ready' ? ok('never') : reject('hand.refused.none')
    return reply
  }
}

/** Treats an invalid answer as no answer. */
function validateAnswer(name: TransferCallName, reply: Result<unknown>): Result<unknown> {
  if (!reply.ok) return reply
  const schema: v.GenericSchema = TRANSFER_CALLS[name].gives
  const parsed = v.safeParse(schema, reply.value)
  return parsed.success ? ok(parsed.output) : reject('lan.refused.form')
}
