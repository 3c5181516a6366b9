/** What travels when a table is handed over: its save, who sits there (digests of tokens, never tokens), and how it is hosted. */
import * as v from 'valibot'
import { MAX_SAVE_BYTES } from '../../../engine/core/host/save.ts'
import { MAX_TRANSFER_PAYLOAD_LENGTH } from '../../../bridge/host-transfer.ts'
import type { RuntimeEnvironment } from '../../runtime-environment.ts'
import { checkImport } from '../../files/import-check.ts'
import { parseBoundedJsonAs, SMALL_FILE_LIMITS } from '../../base/bounded-json.ts'
import { MAX_SEATING_BYTES, parseSeating } from '../../tables/seating-record.ts'
import { HOSTING_TERMS_ENTRIES } from '../hosting-terms.ts'

const TransferPayload = v.strictObject({
  save: v.pipe(v.string(), v.maxLength(MAX_SAVE_BYTES)),
  /** As it is kept beside a save. */
  seating: v.pipe(v.string(), v.maxLength(MAX_SEATING_BYTES)),
  ...HOSTING_TERMS_ENTRIES,
})
export type TransferPayload = v.InferOutput<typeof TransferPayload>

/** @returns undefined where it is none */
export function parseTransferPayload(text: string): TransferPayload | undefined {
  return parseBoundedJsonAs(TransferPayload, text, { ...SMALL_FILE_LIMITS, letters: MAX_TRANSFER_PAYLOAD_LENGTH })
}

/** Whether a parcel can be played here, by the gate. @returns the game; undefined where it cannot */
export async function checkTransferPayload(
  { save, seating }: TransferPayload,
  environment: Pick<RuntimeEnvironment, 'catalogue' | 'replays'>,
): Promise<string | undefined> {
  const checked = await checkImport(save, environment)
  if (!checked.ok || checked.note !== undefined || checked.saved.practice) return undefined
  const fits = parseSeating(Buffer.from(seating), checked.header.seats) !== undefined
  return fits ? checked.saved.game : undefined
}
