/**
 * Who is at a table, and who holds its seats. A party is one device with the people before it: the host's own screen, or a
 * guest's. A party has an id that everybody may know; what it comes back with (its token) is no part of this.
 */
import * as v from 'valibot'
import type { Seat } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import {
  defineTableSchema,
  nullSchema,
  boundedListSchema,
  MAX_DURATION_MS,
  seatSchemaFor,
  seatsSchemaFor,
  tableIdSchemaFor,
} from './table-schemas.ts'
import { cleanAndTruncate, isValidName, MAX_NAME_LENGTH, MAX_UNITS_PER_GRAPHEME } from './names.ts'
import { idSchema, SeatRef, seatSchema, TableRef } from './refs.ts'

export const PARTY_KINDS = ['host', 'app', 'browser'] as const
/** The host's own screen, another Samsara, or a page in a browser. */
export type PartyKind = (typeof PARTY_KINDS)[number]

export interface Party {
  readonly id: string
  /** Of the host's own screens: those who play there, with commas between them; empty where nobody does. */
  readonly name: string
  readonly kind: PartyKind
  /** Those that are its own, ascending, also where a bot plays for it just now; none: it watches. */
  readonly seats: readonly Seat[]
  /** Milliseconds since its line was lost, or since the host's own screens left the table. Absent: it is there. */
  readonly away?: number
  /** Milliseconds there and back. Absent: the host's own, or not measured yet. */
  readonly delay?: number
}

/** Who plays a seat. */
export type SeatHolder =
  | { readonly by: 'party'; readonly party: string }
  | { readonly by: 'bot' }
  /** A bot plays it for the party whose it is, until that says that it is back. */
  | { readonly by: 'standIn'; readonly party: string }
  /** A person's seat that nobody holds. */
  | { readonly by: 'nobody' }

/** A party that wishes to hold seats: the host says whether it may. */
export interface PendingSeatRequest {
  readonly party: string
  readonly seats: readonly Seat[]
}

export interface TablePresence {
  readonly table: string
  readonly parties: readonly Party[]
  /** By seat. */
  readonly holders: readonly SeatHolder[]
  /** Which of the parties is told this. */
  readonly me: string
  /** Which seats the table waits for, and for how many milliseconds already. */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[]
  /** Guests may come in. */
  readonly open: boolean
  /** Nobody new comes in; who has a seat may come back. */
  readonly locked: boolean
  /** Who wishes to sit: the host is told of all, a guest of its own wish. */
  readonly asking: readonly PendingSeatRequest[]
  /** Seconds after which a bot is suggested for a seat that has not chosen. Absent: never. */
  readonly clock?: number
}

/** A name as people type it: cleaned, cut where it is too long, and refused where nothing of it is seen. */
export const personNameSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => cleanAndTruncate(name, MAX_NAME_LENGTH)),
  v.check(isValidName),
)

const RequestSeatsInput = v.strictObject({
  table: idSchema,
  /** Those that it wishes to hold from now on, with those it holds already. None: it only watches. */
  seats: v.pipe(v.array(seatSchema), v.maxLength(8)),
  /** What the people there are called, by the order of the seats. Absent: as the seats are called. */
  names: v.exactOptional(v.pipe(v.array(personNameSchema), v.maxLength(8))),
})

/** More than a table has room for, with all that it remembers. */
const MAX_PARTIES = 200
/** Letters of the names of eight people, with commas between them. */
const MAX_PARTY_NAME_LENGTH = 8 * (MAX_NAME_LENGTH + 2)

const durationSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DURATION_MS))

const partySchema = defineTableSchema<Party>()((form) =>
  v.object({
    id: idSchema,
    name: v.pipe(
      v.string(),
      v.maxLength(MAX_UNITS_PER_GRAPHEME * MAX_PARTY_NAME_LENGTH),
      v.transform((name) => cleanAndTruncate(name, MAX_PARTY_NAME_LENGTH)),
    ),
    kind: v.picklist(PARTY_KINDS),
    seats: seatsSchemaFor(form),
    away: v.exactOptional(durationSchema),
    delay: v.exactOptional(durationSchema),
  }),
)

const seatHolderSchema = v.variant('by', [
  v.object({ by: v.literal('party'), party: idSchema }),
  v.object({ by: v.literal('bot') }),
  v.object({ by: v.literal('standIn'), party: idSchema }),
  v.object({ by: v.literal('nobody') }),
])

/** The schema of `TablePresence`: each party is listed once, and all that are named are listed. */
export const tablePresenceSchema = defineTableSchema<TablePresence>()((form) =>
  v.pipe(
    v.object({
      table: tableIdSchemaFor(form),
      parties: boundedListSchema(partySchema(form), MAX_PARTIES),
      holders: v.pipe(boundedListSchema(seatHolderSchema, form.seats), v.length(form.seats)),
      me: idSchema,
      waiting: boundedListSchema(v.object({ seat: seatSchemaFor(form), since: durationSchema }), form.seats),
      open: v.boolean(),
      locked: v.boolean(),
      asking: boundedListSchema(v.object({ party: idSchema, seats: seatsSchemaFor(form) }), MAX_PARTIES),
      clock: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
    }),
    v.check(({ parties, holders, me, asking }) => {
      const known = new Set(parties.map((each) => each.id))
      const named = [...holders, ...asking].flatMap((each) => ('party' in each ? [each.party] : []))
      return known.size === parties.length && [me, ...named].every((each) => known.has(each))
    }),
  ),
)

export const PRESENCE_CALLS = {
  /** Who is there; what changes follows as the event `people`. */
  people: defineCall(TableRef).gives(tablePresenceSchema),
  /**
   * Wishes to hold these seats: at once where the host lets people in by the code alone, else once the host has said so;
   * `people` tells. `table.refused.seatTaken {seat}`, `.locked`, `.nameTwin {name}`.
   */
  sit: defineCall(RequestSeatsInput).gives(nullSchema),
  /** Gives all its seats back, and leaves the table. */
  leave: defineCall(TableRef).gives(nullSchema),
  /** Reminds whoever holds that seat that the table waits for it; at most every few seconds. `table.refused.often`. */
  nudge: defineCall(SeatRef).gives(nullSchema),
  /** This party is back at its own seat, for which a bot has played. */
  sitAgain: defineCall(SeatRef).gives(nullSchema),
}

/** Somebody was reminded: told to the parties that hold the seat. */
export interface Nudge {
  readonly table: string
  readonly seat: Seat
  /** Whose party reminds. */
  readonly by: string
}

export const nudgeSchema = defineTableSchema<Nudge>()((form) =>
  v.object({ table: tableIdSchemaFor(form), seat: seatSchemaFor(form), by: idSchema }),
)
