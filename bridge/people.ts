/**
 * Who is at a table, and who holds its seats. A party is one device with the people before it: the host's own screen, or a
 * guest's. A party has an id that everybody may know; what it comes back with (its token) is no part of this.
 */
import * as v from 'valibot'
import type { Seat } from '../engine/core/contract/game.ts'
import { takes } from './call.ts'
import { cleanText, isName, MAX_NAME_LENGTH } from './names.ts'
import { id, SeatRef, seat, TableRef } from './refs.ts'

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
  /** Milliseconds since its line was lost. Absent: it is there. */
  readonly away?: number
  /** Milliseconds there and back. Absent: the host's own, or not measured yet. */
  readonly delay?: number
}

/** Who plays a seat. */
export type Holder =
  | { readonly by: 'party'; readonly party: string }
  | { readonly by: 'bot' }
  /** A bot plays it for the party whose it is, until that says that it is back. */
  | { readonly by: 'standIn'; readonly party: string }
  /** A person's seat that nobody holds. */
  | { readonly by: 'nobody' }

/** A party that wishes to hold seats: the host says whether it may. */
export interface Asking {
  readonly party: string
  readonly seats: readonly Seat[]
}

export interface People {
  readonly table: string
  readonly parties: readonly Party[]
  /** By seat. */
  readonly holders: readonly Holder[]
  /** Which of the parties is told this. */
  readonly me: string
  /** Which seats the table waits for, and for how many milliseconds already. */
  readonly waiting: readonly { readonly seat: Seat; readonly since: number }[]
  /** Guests may come in. */
  readonly open: boolean
  /** Nobody new comes in; who has a seat may come back. */
  readonly locked: boolean
  /** Who wishes to sit: the host is told of all, a guest of its own wish. */
  readonly asking: readonly Asking[]
  /** Seconds after which a bot is suggested for a seat that has not chosen. Absent: never. */
  readonly clock?: number
}

/** A name as people type it: cleaned, cut where it is too long, and refused where nothing of it is seen. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(500),
  v.transform((name) => cleanText(name, MAX_NAME_LENGTH)),
  v.check(isName),
)

const SitCall = v.strictObject({
  table: id,
  /** Those that it wishes to hold from now on, with those it holds already. None: it only watches. */
  seats: v.pipe(v.array(seat), v.maxLength(8)),
  /** What the people there are called, by the order of the seats. Absent: as the seats are called. */
  names: v.exactOptional(v.pipe(v.array(personName), v.maxLength(8))),
})

export const PEOPLE_CALLS = {
  /** Who is there; what changes follows as the event `people`. */
  people: takes(TableRef).gives<People>(),
  /**
   * Wishes to hold these seats: at once where the host lets people in by the code alone, else once the host has said so;
   * `people` tells. `table.refused.seatTaken {seat}`, `.locked`, `.nameTwin {name}`.
   */
  sit: takes(SitCall).gives<null>(),
  /** Gives all its seats back, and leaves the table. */
  leave: takes(TableRef).gives<null>(),
  /** Reminds whoever holds that seat that the table waits for it; at most every few seconds. `table.refused.often`. */
  nudge: takes(SeatRef).gives<null>(),
  /** This party is back at its own seat, for which a bot has played. */
  sitAgain: takes(SeatRef).gives<null>(),
}

/** Somebody was reminded: told to the parties that hold the seat. */
export interface Nudged {
  readonly table: string
  readonly seat: Seat
  /** Whose party reminds. */
  readonly by: string
}
