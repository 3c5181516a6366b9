/** Payload of a host transfer: the save, the seating (digests of tokens, never tokens), and the hosting terms. */
import * as v from 'valibot'
import { MAX_SAVE_BYTES } from '../../../engine/core/host/save.ts'
import { MAX_TRANSFER_PAYLOAD_LENGTH } from '../../../bridge/host-transfer.ts'
import type { SharedDeps } from '../../shared-deps.ts'
import { parseAndValidateImport } from '../../files/import-check.ts'
import { parseBoundedJsonAs, SMALL_JSON_LIMITS } from '../../base/bounded-json.ts'
import { MAX_SEATING_BYTES, parseSeating } from '../../tables/seating-record.ts'
import { HOSTING_TERMS_SCHEMA_ENTRIES } from '../hosting-terms.ts'

const TransferPayload = v.strictObject({
  save: v.pipe(v.string(), v.maxLength(MAX_SAVE_BYTES)),
  /** As stored in the sidecar file. */
  seating: v.pipe(v.string(), v.maxLength(MAX_SEATING_BYTES)),
  ...HOSTING_TERMS_SCHEMA_ENTRIES,
})
/**
 * The data that a host transfer sends to the new host: the save, the seating, and the hosting terms (the terms on
 * which guests may join the table).
 */
export type TransferPayload = v.InferOutput<typeof TransferPayload>

/**
 * Parses and validates the decrypted payload of a transfer of a table to another host. The payload has the save, the
 * seating (who holds which seat), and the hosting terms (the terms on which guests may join the table).
 * @returns the payload, or undefined if it is invalid
 */
export function parseTransferPayload(text: string): TransferPayload | undefined {
  return parseBoundedJsonAs(TransferPayload, text, { ...SMALL_JSON_LIMITS, length: MAX_TRANSFER_PAYLOAD_LENGTH })
}

/**
 * Checks whether this machine can play the table in the payload of a host transfer, by which another machine
 * transfers a table. It replays the save, and checks that the seating fits the seats of the save. A practice table is not
 * accepted, nor is a save whose check gives a note for the player.
 * @returns the id of the game, or undefined if the table cannot be played
 */
export async function findPlayablePayloadGameId(
  { save, seating }: TransferPayload,
  environment: Pick<SharedDeps, 'catalogue' | 'replayPool'>,
): Promise<string | undefined> {
  const checked = await parseAndValidateImport(save, environment)
  if (!checked.ok || checked.note !== undefined || checked.saved.practice) return undefined
  const fits = parseSeating(Buffer.from(seating), checked.header.seats) !== undefined
  return fits ? checked.saved.game : undefined
}
