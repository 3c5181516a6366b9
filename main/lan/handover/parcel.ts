/** What travels when a table is handed over: its save, who sits there (digests of tokens, never tokens), and how it is hosted. */
import * as v from 'valibot'
import { MAX_SAVE_BYTES } from '../../../engine/core/host/save.ts'
import { LARGEST_PARCEL } from '../../../bridge/handing.ts'
import type { Environment } from '../../environment.ts'
import { checkTable } from '../../files/check.ts'
import { readForm, SMALL_FILE } from '../../json.ts'
import { MAX_SEATING_BYTES, parseSeating } from '../../tables/seating-record.ts'
import { TERMS } from '../terms.ts'

const Parcel = v.strictObject({
  save: v.pipe(v.string(), v.maxLength(MAX_SAVE_BYTES)),
  /** As it is kept beside a save. */
  seating: v.pipe(v.string(), v.maxLength(MAX_SEATING_BYTES)),
  ...TERMS,
})
export type Parcel = v.InferOutput<typeof Parcel>

/** @returns undefined where it is none */
export function readParcel(text: string): Parcel | undefined {
  return readForm(Parcel, text, { ...SMALL_FILE, letters: LARGEST_PARCEL })
}

/** Whether a parcel can be played here, by the gate. @returns the game; undefined where it cannot */
export async function checkParcel(
  { save, seating }: Parcel,
  environment: Pick<Environment, 'catalogue' | 'replays'>,
): Promise<string | undefined> {
  const checked = await checkTable(save, environment)
  if (!checked.ok || checked.note !== undefined || checked.saved.practice) return undefined
  const fits = parseSeating(Buffer.from(seating), checked.header.seats) !== undefined
  return fits ? checked.saved.game : undefined
}
