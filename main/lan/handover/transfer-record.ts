/**
 * What a host keeps beside the save of a table that it hands over: first that it is offered, then that it is handed. With
 * `handed` on disk the table is the other machine's, whatever happens: this one never plays or hosts it again.
 */
import * as v from 'valibot'
import { TransferKey, HostAddress, type TransferDecision } from '../../../bridge/host-transfer.ts'
import { idSchema } from '../../../bridge/refs.ts'
import { RejoinMessage } from '../../../bridge/guest-protocol.ts'
import { parseBoundedJsonAs, SMALL_FILE_LIMITS } from '../../base/bounded-json.ts'
import type { SidecarFile } from '../../saves/sidecar-files.ts'

const MAX_RECORD_BYTES = 64 * 1024
const shortTextSchema = v.pipe(v.string(), v.maxLength(300))
const transferIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const OfferedTransferRecord = v.strictObject({ stand: v.literal('offered'), hand: transferIdSchema, to: idSchema })

const CompletedTransferRecord = v.strictObject({
  stand: v.literal('handed'),
  hand: transferIdSchema,
  /** Of the sealed parcel, until that machine has begun. Absent too in a record of Samsara 1.0, which used no seal. */
  key: v.exactOptional(TransferKey),
  /** The party whose machine it is at. */
  to: idSchema,
  /** What its people are called. */
  name: shortTextSchema,
  where: HostAddress,
  /** Milliseconds since 1970. */
  at: v.number(),
  /** By which this machine's own people come back there; absent once it is kept with the other seats elsewhere. */
  own: v.exactOptional(v.strictObject({ token: RejoinMessage.entries.token, name: shortTextSchema })),
  /** That machine has said that it plays on. */
  begun: v.boolean(),
  /** The parties that have been told where the table is. */
  told: v.pipe(v.array(idSchema), v.maxLength(100)),
})
export type CompletedTransferRecord = v.InferOutput<typeof CompletedTransferRecord>

const TransferRecord = v.variant('stand', [OfferedTransferRecord, CompletedTransferRecord])
export type TransferRecord = v.InferOutput<typeof TransferRecord>

/** Where it is kept. */
export interface TransferRecordFile {
  /** On disk for good once it returns. @throws where it is not */
  write(record: TransferRecord): Promise<void>
  /** Never throws: an offer that is known no more is none. */
  remove(): Promise<void>
}

export function createTransferRecordFile(beside: SidecarFile): TransferRecordFile {
  return {
    async write(record) {
      const text = JSON.stringify(record)
      await beside.write(text)
      // Beside a save that is gone nothing is written.
      const kept = await beside.read(MAX_RECORD_BYTES)
      if (kept === undefined || Buffer.from(kept).toString('utf8') !== text) throw new Error('not kept')
    },
    remove: () => beside.remove().catch(() => undefined),
  }
}

/** Whose machine a save was handed to, and the seat that its people have there; undefined: it is this machine's. */
export async function readTransferTarget(
  beside: SidecarFile,
): Promise<{ readonly name: string; readonly at: string } | undefined> {
  const record = await readTransferRecord(beside)
  return record?.stand === 'handed' ? { name: record.name, at: seatIdOfTransfer(record.hand) } : undefined
}

/** What that machine hears when it asks whose the table is. */
export function transferDecisionOf({ key }: CompletedTransferRecord): TransferDecision {
  return key === undefined ? 'go' : { go: key }
}

/** The seat that this machine's own people have where the table was handed to. */
export function seatIdOfTransfer(hand: string): string {
  return hand.slice(0, 16)
}

/** @returns undefined where nothing is kept, or nothing that can be read */
export async function readTransferRecord(beside: SidecarFile): Promise<TransferRecord | undefined> {
  const bytes = await beside.read(MAX_RECORD_BYTES)
  return bytes && parseBoundedJsonAs(TransferRecord, Buffer.from(bytes).toString('utf8'), SMALL_FILE_LIMITS)
}
