/**
 * Sidecar record of an outgoing transfer: first offered, then handed. With `handed` on disk the other machine owns the table for
 * good: this machine never plays or hosts it again.
 */
import * as v from 'valibot'
import {
  transferDecryptionKeySchema,
  HostedTableEndpoint,
  type TransferReadyReply,
} from '../../../bridge/host-transfer.ts'
import { idSchema } from '../../../bridge/refs.ts'
import { rejoinMessageSchema } from '../../../bridge/guest-protocol.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../../base/bounded-json.ts'
import type { SidecarFileAccess } from '../../saves/sidecar-files.ts'

const MAX_RECORD_BYTES = 64 * 1024
const shortTextSchema = v.pipe(v.string(), v.maxLength(300))
const transferIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const OfferedTransferRecord = v.strictObject({ stand: v.literal('offered'), hand: transferIdSchema, to: idSchema })

const HandedOverTableRecord = v.strictObject({
  stand: v.literal('handed'),
  hand: transferIdSchema,
  /**
   * Key of the encrypted payload, until the receiver has begun. Also absent in a record of Samsara 1.0, which did not encrypt.
   */
  key: v.exactOptional(transferDecryptionKeySchema),
  /** The party of the receiver. */
  to: idSchema,
  /** Name of its people. */
  name: shortTextSchema,
  where: HostedTableEndpoint,
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Reconnect token of the local people at the new host; absent once it is stored with the other remote seats. */
  own: v.exactOptional(v.strictObject({ token: rejoinMessageSchema.entries.token, name: shortTextSchema })),
  /** Whether the receiver has reported that it continues the game. */
  begun: v.boolean(),
  /** Parties that were told where the table is. */
  told: v.pipe(v.array(idSchema), v.maxLength(100)),
})
/**
 * The record of a table that another machine owns now, stored beside the save: the new host, its address, and the
 * guests who have been told.
 */
export type HandedOverTableRecord = v.InferOutput<typeof HandedOverTableRecord>

const OutgoingTransferRecord = v.variant('stand', [OfferedTransferRecord, HandedOverTableRecord])
/** The record of a transfer from this machine, stored beside the save: offered, or handed to the other machine. */
export type OutgoingTransferRecord = v.InferOutput<typeof OutgoingTransferRecord>

/** The file with the record of a table's transfer from this machine to another host. Writes and removes the record. */
export interface OutgoingTransferRecordFile {
  /** Writes durably. @throws if it is not on disk */
  write(record: OutgoingTransferRecord): Promise<void>
  /** Never throws: an offer without a transfer in this process is void. */
  remove(): Promise<void>
}

/**
 * Creates the access to the record of an outgoing transfer: the handover of a table from this machine to a new host.
 * The record is in a sidecar file, a file beside the save. Creating the access writes nothing.
 */
export function createOutgoingTransferRecordWriter(beside: SidecarFileAccess): OutgoingTransferRecordFile {
  return {
    async write(record) {
      const text = JSON.stringify(record)
      await beside.write(text)
      // Without a save no sidecar file is written.
      const kept = await beside.read(MAX_RECORD_BYTES)
      if (kept === undefined || Buffer.from(kept).toString('utf8') !== text) throw new Error('not kept')
    },
    remove: () => beside.remove().catch(() => undefined),
  }
}

/**
 * Reads from the record beside a save where its transferred table is hosted now.
 * @returns `name`: the name of the people who host it now; `at`: the id of the seat that this machine keeps at the
 *   table there. Undefined if the table was not transferred
 */
export async function readNewHostAndOwnSeat(
  beside: SidecarFileAccess,
): Promise<{ readonly name: string; readonly at: string } | undefined> {
  const record = await readOutgoingTransferRecord(beside)
  return record?.stand === 'handed' ? { name: record.name, at: seatRecordIdOfTransfer(record.hand) } : undefined
}

/**
 * The host's answer when the receiver of a completed transfer asks whether it owns the table: `go`, with the key of
 * the payload if the record has one.
 */
export function positiveCommitDecisionOf({ key }: HandedOverTableRecord): TransferReadyReply {
  return key === undefined ? 'go' : { go: key }
}

/**
 * The id under which this machine stores a seat at another host's table: the seat that its own people keep after this
 * machine has transferred the table to that host. It is the beginning of the transfer's id.
 * @param hand the transfer's id
 */
export function seatRecordIdOfTransfer(hand: string): string {
  return hand.slice(0, 16)
}

/**
 * Reads the record of a table's transfer from this machine to another host. The record is a sidecar file, stored
 * beside the file of the save.
 * @param beside access to the sidecar file
 * @returns the record, or undefined if there is none or it is unreadable
 */
export async function readOutgoingTransferRecord(
  beside: SidecarFileAccess,
): Promise<OutgoingTransferRecord | undefined> {
  const bytes = await beside.read(MAX_RECORD_BYTES)
  return bytes && parseBoundedJsonAs(OutgoingTransferRecord, Buffer.from(bytes).toString('utf8'), SMALL_JSON_LIMITS)
}
