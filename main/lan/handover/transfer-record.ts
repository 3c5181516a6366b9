/**
 * Sidecar record of an outgoing transfer: first offered, then handed. With `handed` on disk the other machine owns the table for
 * good: this machine never plays or hosts it again.
 */
import * as v from 'valibot'
import {
  transferDecryptionKeySchema,
  HostedTableEndpoint,
  type HostTransferDecision,
} from '../../../bridge/host-transfer.ts'
import { idSchema } from '../../../bridge/refs.ts'
import { rejoinMessageSchema } from '../../../bridge/guest-protocol.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../../base/bounded-json.ts'
import type { SidecarFileHandle } from '../../saves/sidecar-files.ts'

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
export interface OutgoingTransferRecordWriter {
  /** Writes durably. @throws if it is not on disk */
  write(record: OutgoingTransferRecord): Promise<void>
  /** Never throws: an offer without a transfer in this process is void. */
  remove(): Promise<void>
}

/**
 * Creates the access to the record of an outgoing transfer: the handover of a table from this machine to a new host.
 * The record is in a sidecar file, a file beside the save. Creating the access writes nothing.
 */
export function createOutgoingTransferRecordWriter(beside: SidecarFileHandle): OutgoingTransferRecordWriter {
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
 * Reads the record beside a save that tells where the save's table is hosted after its transfer to another machine.
 * @param beside access to the sidecar file (a file beside the save) that holds the record
 * @returns `name`: the name of the people at the new host; `at`: the id under which this machine stores its own seat
 *   at the new host's table. Undefined if the table was not transferred, or the record is missing or unreadable
 */
export async function readTransferDestination(
  beside: SidecarFileHandle,
): Promise<{ readonly name: string; readonly at: string } | undefined> {
  const record = await readOutgoingTransferRecord(beside)
  return record?.stand === 'handed' ? { name: record.name, at: seatRecordIdOfTransfer(record.hand) } : undefined
}

/**
 * The reply of the previous host when the receiver of a table's transfer asks which of the two machines owns the
 * table. The reply always says that the receiver owns it.
 * @returns `{ go: key }` with the key that decrypts the payload, or `go` if the record has no key
 */
export function positiveTransferDecisionOf({ key }: HandedOverTableRecord): HostTransferDecision {
  return key === undefined ? 'go' : { go: key }
}

/**
 * Returns the id under which this machine stores its seat at a table that it has transferred to a new host: the first
 * 16 characters of the transfer's id. The players of this machine keep that seat at the new host's table.
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
  beside: SidecarFileHandle,
): Promise<OutgoingTransferRecord | undefined> {
  const bytes = await beside.read(MAX_RECORD_BYTES)
  return bytes && parseBoundedJsonAs(OutgoingTransferRecord, Buffer.from(bytes).toString('utf8'), SMALL_JSON_LIMITS)
}
