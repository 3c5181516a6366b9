/**
 * The parties at a table, and the owners of its seats. A party is one device with its users: the host's own screen, or a guest's.
 * Its id is public; its reconnect token is not part of this.
 */
import * as v from 'valibot'
import type { Seat } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import {
  defineTableDependentSchema,
  noResultSchemaFor,
  boundedListSchema,
  MAX_DURATION_MS,
  seatSchemaFor,
  distinctSeatsSchemaFor,
  tableIdTranslatingSchemaFor,
} from './table-schemas.ts'
import {
  cleanAndTruncateText,
  hasPersonNameCharacter,
  MAX_PERSON_NAME_LENGTH,
  UTF16_UNITS_PER_ALLOWED_GRAPHEME,
} from './names.ts'
import { idSchema, SeatRef, seatSchema, TableRef } from './refs.ts'

/**
 * The kinds of parties. A party is one device with its users: `host` is the host's own screen, `app` is the Samsara
 * app on another machine, and `browser` is a page in a browser.
 */
export const PARTY_KINDS = ['host', 'app', 'browser'] as const
/**
 * Kind of a party, which is one device with its users: the host's own screen, the Samsara app on another machine, or a
 * page in a browser.
 */
export type PartyClientKind = (typeof PARTY_KINDS)[number]

/** A participant of a table: one device with its users, with the seats that it owns. */
export interface Party {
  readonly id: string
  /** Of the host's own screens: the names of their players, separated by commas; empty if there are none. */
  readonly name: string
  readonly kind: PartyClientKind
  /** Its own seats, ascending, including those that a bot plays for it at present; empty: a spectator. */
  readonly seats: readonly Seat[]
  /** Milliseconds since its connection was lost, or since the host's own screens left the table. Absent: it is connected. */
  readonly away?: number
  /** Round trip in milliseconds. Absent: the host's own, or not measured yet. */
  readonly delay?: number
}

/**
 * The present holder of a seat: a party (one device with its users), a bot, a bot that replaces an absent party,
 * or none.
 */
export type SeatHolder =
  | { readonly by: 'party'; readonly party: string }
  | { readonly by: 'bot' }
  /** A bot plays it for the party that owns it, until that party is back. */
  | { readonly by: 'standIn'; readonly party: string }
  /** A person's seat without a party. */
  | { readonly by: 'nobody' }

/** A request of a party (one device with its users) for seats, which waits for the decision of the host. */
export interface PendingSeatRequest {
  readonly party: string
  readonly seats: readonly Seat[]
}

/**
 * The state of the participants of a table, as the host sends it to one party: the parties (devices with their users),
 * the holders of the seats, and the seats that the table waits for.
 */
export interface TablePresence {
  readonly table: string
  readonly parties: readonly Party[]
  /** By seat. */
  readonly holders: readonly SeatHolder[]
  /** The party that receives this. */
  readonly me: string
  /** The seats that the table waits for, and the milliseconds since. */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[]
  /** Guests may join. */
  readonly open: boolean
  /** Joining is locked; guests with a seat may reconnect. */
  readonly locked: boolean
  /** Open seat requests: the host gets all, a guest its own. */
  readonly asking: readonly PendingSeatRequest[]
  /** Seconds after which a bot is suggested for a seat that has not chosen. Absent: never. */
  readonly clock?: number
}

/**
 * Schema of a typed player name. It normalises the name (NFC), removes invisible characters and needless blanks, and
 * cuts the name to `MAX_PERSON_NAME_LENGTH` graphemes (visible characters). It rejects a name without a letter, digit
 * or symbol, and an input of more than 500 UTF-16 units.
 */
export const personNameSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => cleanAndTruncateText(name, MAX_PERSON_NAME_LENGTH)),
  v.check(hasPersonNameCharacter),
)

const RequestSeatsInput = v.strictObject({
  table: idSchema,
  /** All seats that it wants to hold from now on, its present ones included. Empty: it becomes a spectator. */
  seats: v.pipe(v.array(seatSchema), v.maxLength(8)),
  /** Names of the people there, in the order of the seats. Absent: the names of the seats. */
  names: v.exactOptional(v.pipe(v.array(personNameSchema), v.maxLength(8))),
})

/** More than a table has room for, remembered ones included. */
const MAX_PARTIES = 200
/** Graphemes of the names of eight people, separated by commas. */
const MAX_PARTY_NAME_LENGTH = 8 * (MAX_PERSON_NAME_LENGTH + 2)

const durationSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_DURATION_MS))

const partySchemaFor = defineTableDependentSchema<Party>()((form) =>
  v.object({
    id: idSchema,
    name: v.pipe(
      v.string(),
      v.maxLength(UTF16_UNITS_PER_ALLOWED_GRAPHEME * MAX_PARTY_NAME_LENGTH),
      v.transform((name) => cleanAndTruncateText(name, MAX_PARTY_NAME_LENGTH)),
    ),
    kind: v.picklist(PARTY_KINDS),
    seats: distinctSeatsSchemaFor(form),
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

/**
 * Creates the schema that checks a `TablePresence` received from a host on another machine. A `TablePresence` lists
 * the parties at a table (a party is one device with its users) and the holders of the seats of the table. The schema
 * requires that each party is listed once, and that a party is listed if it holds a seat, requests seats, or is the
 * receiver (`me`).
 */
export const tablePresenceSchemaFor = defineTableDependentSchema<TablePresence>()((form) =>
  v.pipe(
    v.object({
      table: tableIdTranslatingSchemaFor(form),
      parties: boundedListSchema(partySchemaFor(form), MAX_PARTIES),
      holders: v.pipe(boundedListSchema(seatHolderSchema, form.seats), v.length(form.seats)),
      me: idSchema,
      waiting: boundedListSchema(v.object({ seat: seatSchemaFor(form), since: durationSchema }), form.seats),
      open: v.boolean(),
      locked: v.boolean(),
      asking: boundedListSchema(v.object({ party: idSchema, seats: distinctSeatsSchemaFor(form) }), MAX_PARTIES),
      clock: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400))),
    }),
    v.check(({ parties, holders, me, asking }) => {
      const known = new Set(parties.map((each) => each.id))
      const named = [...holders, ...asking].flatMap((each) => ('party' in each ? [each.party] : []))
      return known.size === parties.length && [me, ...named].every((each) => known.has(each))
    }),
  ),
)

/**
 * The definitions of the calls about the people at a table and their seats, by name. A call is a request from a client
 * to its host.
 */
export const PRESENCE_AND_SEAT_CALLS = {
  /** The people at a table; changes are sent as the event `people`. */
  people: defineCall(TableRef).gives(tablePresenceSchemaFor),
  /**
   * Requests these seats: granted at once if the host admits guests by the code alone, otherwise by the host's decision, as the
   * event `people` tells. `table.refused.seatTaken {seat}`, `.locked`, `.nameTwin {name}`.
   */
  sit: defineCall(RequestSeatsInput).gives(noResultSchemaFor),
  /** Releases all its seats, and leaves the table. */
  leave: defineCall(TableRef).gives(noResultSchemaFor),
  /** Reminds the owner of that seat that the table waits for it; at most every few seconds. `table.refused.often`. */
  nudge: defineCall(SeatRef).gives(noResultSchemaFor),
  /** This party is back at its own seat, for which a bot has played. */
  sitAgain: defineCall(SeatRef).gives(noResultSchemaFor),
}

/**
 * A reminder that the table waits for a choice of a seat. One party (one device with its users) sends it to the party
 * that holds the seat.
 */
export interface Nudge {
  readonly table: string
  readonly seat: Seat
  /** The party that reminds. */
  readonly by: string
}

/**
 * Creates the schema that checks a nudge received from a host on another machine. A nudge is a reminder to choose,
 * which one party (one device with its users) sends to the party that holds a seat.
 */
export const nudgeSchemaFor = defineTableDependentSchema<Nudge>()((form) =>
  v.object({ table: tableIdTranslatingSchemaFor(form), seat: seatSchemaFor(form), by: idSchema }),
)
