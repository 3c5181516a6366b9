/** What a save keeps beside its table, and how the library lists it. */
import * as v from 'valibot'
import type { Message } from '../../engine/core/game.ts'
import type { SavedTable } from '../../engine/core/save.ts'
import { SeatSetup, type SaveCard } from '../../preload/contract.ts'

export const SaveHeader = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(100)),
  seats: v.pipe(v.array(SeatSetup), v.minLength(1), v.maxLength(8)),
  /** Milliseconds since 1970; a clock that was set before it counts as 1970. */
  savedAt: v.pipe(
    v.number(),
    v.integer(),
    v.transform((at) => Math.max(0, at)),
  ),
  over: v.boolean(),
})
export type SaveHeader = v.InferOutput<typeof SaveHeader>

/** The header of a parsed save; undefined when it is none of ours, or does not fit the table. */
export function headerOf({ header, players }: SavedTable): SaveHeader | undefined {
  const parsed = v.safeParse(SaveHeader, header)
  return parsed.success && parsed.output.seats.length === players ? parsed.output : undefined
}

export function cardOf(save: string, game: string, { title, seats, savedAt, over }: SaveHeader): SaveCard {
  return { save, game, title, seats, savedAt, over }
}

/** A file that could not be read is listed all the same, by its id and its own time. */
export function brokenCard(save: string, changedAt: number, broken: Message): SaveCard {
  return { save, game: '', title: '', seats: [], savedAt: Math.max(0, Math.round(changedAt)), over: false, broken }
}
