/** What travels when a table is handed over: its save, who sits there (digests of tokens, never tokens), and how it is hosted. */
import * as v from 'valibot'
import { LARGEST_SAVE } from '../../../engine/core/host/save.ts'
import { LARGEST_PARCEL } from '../../../bridge/handing.ts'
import { LARGEST_SEATING } from '../../tables/kept-seating.ts'
import { TERMS } from '../terms.ts'

const Parcel = v.strictObject({
  save: v.pipe(v.string(), v.maxLength(LARGEST_SAVE)),
  /** As it is kept beside a save. */
  seating: v.pipe(v.string(), v.maxLength(LARGEST_SEATING)),
  ...TERMS,
})
export type Parcel = v.InferOutput<typeof Parcel>

/** @returns undefined where it is none */
export function readParcel(text: string): Parcel | undefined {
  if (text.length > LARGEST_PARCEL) return undefined
  try {
    return v.parse(Parcel, JSON.parse(text))
  } catch {
    return undefined
  }
}
