/**
 * The seating of a table with guests, stored in a sidecar file: the same people get the same seats back after a restart of the
 * host. It contains digests of tokens, never tokens, and is not part of the save.
 */
import * as v from 'valibot'
import { personNameSchema } from '../../bridge/presence.ts'
import { idSchema } from '../../bridge/refs.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { parseBoundedJson, SMALL_FILE_LIMITS } from '../base/bounded-json.ts'
import type { SidecarFile } from '../saves/sidecar-files.ts'
import { initialSeating, HOST_PARTY, ownerOf, type Guest, type Seating } from './seating.ts'

/** Size limit; larger than any valid record. */
export const MAX_SEATING_BYTES = 64 * 1024

const SeatingRecord = v.strictObject({
  guests: v.pipe(
    v.array(
      v.strictObject({
        id: idSchema,
        name: personNameSchema,
        kind: v.picklist(['app', 'browser']),
        digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
    v.maxLength(100),
  ),
  holders: v.array(
    v.variant('by', [
      v.strictObject({ by: v.literal('party'), party: idSchema }),
      v.strictObject({ by: v.literal('standIn'), party: idSchema }),
      v.strictObject({ by: v.literal('bot') }),
      v.strictObject({ by: v.literal('nobody') }),
    ]),
  ),
})

/** @returns the text, or undefined if there is nothing to store: the initial seating without guests */
export function serializeSeating({ guests, holders, setups }: Seating): string | undefined {
  const first = JSON.stringify(initialSeating(setups).holders)
  return guests.length === 0 && JSON.stringify(holders) === first ? undefined : JSON.stringify({ guests, holders })
}

/** @returns the guests of a record, for any table, or undefined if it is broken */
export function parseGuests(bytes: Uint8Array): readonly Guest[] | undefined {
  const parsed = v.safeParse(SeatingRecord, parseJsonBytes(bytes))
  return parsed.success ? parsed.output.guests : undefined
}

/** @returns the seating, or undefined if it is broken or belongs to another table */
export function parseSeating(bytes: Uint8Array, setups: readonly SeatSetup[]): Seating | undefined {
  const parsed = v.safeParse(SeatingRecord, parseJsonBytes(bytes))
  if (!parsed.success) return undefined
  const { guests, holders } = parsed.output
  const parties = [HOST_PARTY, ...guests.map((guest) => guest.id)]
  const seated = holders.every((holder, seat) => {
    const owner = ownerOf(holder)
    const isKnown = owner === undefined || parties.includes(owner)
    return isKnown && (holder.by === 'bot') === (setups[seat]?.kind === 'bot')
  })
  const fits = seated && holders.length === setups.length && new Set(parties).size === parties.length
  return fits ? { guests, holders, setups, asking: [] } : undefined
}

/**
 * @param text undefined: there is nothing to store
 * @returns whether it is on disk now; without a save nothing is written
 * @throws the system's error; the previous record stays
 */
export async function writeSeating(beside: SidecarFile, text: string | undefined): Promise<boolean> {
  if (text === undefined) {
    await beside.remove()
    return true
  }
  await beside.write(text)
  const kept = await beside.read(MAX_SEATING_BYTES)
  return kept !== undefined && new TextDecoder().decode(kept) === text
}

function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseBoundedJson(new TextDecoder().decode(bytes), SMALL_FILE_LIMITS)
}
