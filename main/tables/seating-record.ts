/**
 * The seating of a table with guests, stored in a sidecar file: the same people get the same seats back after a restart of the
 * host. It contains digests of tokens, never tokens, and is not part of the save.
 */
import * as v from 'valibot'
import { personNameSchema } from '../../bridge/presence.ts'
import { idSchema } from '../../bridge/refs.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import { parseBoundedJson, SMALL_JSON_LIMITS } from '../base/bounded-json.ts'
import type { SidecarFileHandle } from '../saves/sidecar-files.ts'
import { createInitialSeating, HOST_PARTY_ID, ownerPartyIdOf, type Guest, type Seating } from './seating.ts'

/** Size limit of a stored seating, in bytes; larger than any valid one. */
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

/**
 * Makes the text in which a seating is stored. It leaves out the names and settings of the seats, which are in the save.
 * @returns undefined if there is nothing to store: the initial seating without guests
 */
export function serializeSeatingUnlessInitial({ guests, holders, setups }: Seating): string | undefined {
  const first = JSON.stringify(createInitialSeating(setups).holders)
  return guests.length === 0 && JSON.stringify(holders) === first ? undefined : JSON.stringify({ guests, holders })
}

/**
 * Reads only the guests of a stored seating, without checking that the seating fits the seats of a save.
 * @returns undefined if the bytes are not a valid seating
 */
export function parseGuests(bytes: Uint8Array): readonly Guest[] | undefined {
  const parsed = v.safeParse(SeatingRecord, parseJsonBytes(bytes))
  return parsed.success ? parsed.output.guests : undefined
}

/**
 * Parses the stored seating of a table: its guests, and the party or bot that holds each seat. A party is either the
 * host's own screens or one guest's device.
 * @param setups the seats of the save
 * @returns the seating, or undefined if the bytes are not a valid seating or belong to another table
 */
export function parseSeating(bytes: Uint8Array, setups: readonly SeatSetup[]): Seating | undefined {
  const parsed = v.safeParse(SeatingRecord, parseJsonBytes(bytes))
  if (!parsed.success) return undefined
  const { guests, holders } = parsed.output
  const parties = [HOST_PARTY_ID, ...guests.map((guest) => guest.id)]
  const seated = holders.every((holder, seat) => {
    const owner = ownerPartyIdOf(holder)
    const isKnown = owner === undefined || parties.includes(owner)
    return isKnown && (holder.by === 'bot') === (setups[seat]?.kind === 'bot')
  })
  const fits = seated && holders.length === setups.length && new Set(parties).size === parties.length
  return fits ? { guests, holders, setups, asking: [] } : undefined
}

/**
 * Stores the text of a seating in the sidecar file of a save, and reads the file back to be sure. If the save does not
 * exist, nothing is written.
 * @param beside access to the sidecar file
 * @param text made by `serializeSeatingUnlessInitial`; undefined: there is nothing to store, and the file is removed
 * @returns whether the file on disk now agrees with `text`
 * @throws the system's error; the previous record stays
 */
export async function storeSeatingText(beside: SidecarFileHandle, text: string | undefined): Promise<boolean> {
  if (text === undefined) {
    await beside.remove()
    return true
  }
  await beside.write(text)
  const kept = await beside.read(MAX_SEATING_BYTES)
  return kept !== undefined && new TextDecoder().decode(kept) === text
}

function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseBoundedJson(new TextDecoder().decode(bytes), SMALL_JSON_LIMITS)
}
