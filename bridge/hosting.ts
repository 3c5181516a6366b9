/** What the host of a table deals with: who comes in, and who holds which seat. The desk's alone. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import { idSchema, seatSchema, SeatRef, TableRef } from './refs.ts'

/** An address of this machine that others may type. */
export interface HostedTableAddress {
  /** `http://192.168.1.7:4712` or with brackets for IPv6. */
  readonly address: string
  /** The network as the system calls it: `eth0`, `Wi-Fi`. */
  readonly network: string
  readonly family: 4 | 6
  /** What a QR code of it holds for pages: address and the browsers' code in the fragment. */
  readonly page: string
  /** `samsara://` with the whole fingerprint and the code of desktop guests. */
  readonly link: string
}

export interface HostNetwork {
  readonly name: string
  readonly addresses: readonly string[]
  /** Tables are hosted there. */
  readonly chosen: boolean
}

/** How a table is hosted now; absent fields: it is not. */
export interface HostingStatus {
  readonly table: string
  readonly port: number
  /** The port that was wished for was taken. */
  readonly moved: boolean
  /** For desktop guests, in groups: `ABCDE-FGHJK`; proves both sides. */
  readonly code: string
  /** For pages in browsers: another one. */
  readonly pageCode: string
  /** Short form of the certificate's fingerprint. */
  readonly fingerprint: string
  readonly addresses: readonly HostedTableAddress[]
  readonly networks: readonly HostNetwork[]
  /** Who knows the code sits down without being asked about. */
  readonly byCode: boolean
  /** Whether the Sage may be asked at this table while guests may come. */
  readonly sage: boolean
  /** mDNS does not run: why, in words. */
  readonly silent?: Message
}

const HostTableInput = v.strictObject({
  table: idSchema,
  /** Names of networks; absent: all of them that are no loopback. */
  networks: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32))),
  byCode: v.exactOptional(v.boolean()),
  sage: v.exactOptional(v.boolean()),
  /** Seconds; 0: never. */
  clock: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))),
})
export type HostTableInput = v.InferOutput<typeof HostTableInput>

const PartyRef = v.strictObject({ table: idSchema, party: idSchema })
const partyIdSchema = idSchema

export const HOSTING_CALLS = {
  /** Begins to host a table, or changes how. `hosting.refused.port`, `.networks`, `.practice`. */
  host: defineCall(HostTableInput).gives<HostingStatus>(),
  /** Says goodbye to the guests; the table goes on here. */
  stopHosting: defineCall(TableRef).gives<null>(),
  /** How it is hosted; null: it is not. Changes follow as the event `hosting`. */
  hosting: defineCall(TableRef).gives<HostingStatus | null>(),
  /** Lets a party have the seats that it asks for, or not. */
  admit: defineCall(v.strictObject({ table: idSchema, party: partyIdSchema, yes: v.boolean() })).gives<null>(),
  /** Hands a person's seat to a party, whoever holds it now. */
  giveSeat: defineCall(v.strictObject({ table: idSchema, seat: seatSchema, party: partyIdSchema })).gives<null>(),
  /** Takes a seat to this screen. */
  takeSeat: defineCall(SeatRef).gives<null>(),
  /** A bot plays for the person on that seat, or does so no more. */
  standIn: defineCall(v.strictObject({ table: idSchema, seat: seatSchema, on: v.boolean() })).gives<null>(),
  /** Sends a party away: its token is good for nothing any more. */
  removeParty: defineCall(PartyRef).gives<null>(),
  /**
   * Wishes to hand the table to a guest's Samsara, which is the host from then on and has the file of the game: everybody who
   * sits on another device is asked, as the event `consent` tells. Refused where it cannot be: `hosting.refused.handBrowser`,
   * `.handWatcher`, `.handAway`, `table.undo.absent {seats}`, `table.refused.wish`: another wish waits.
   */
  handTable: defineCall(PartyRef).gives<null>(),
  /** Calls that off, as long as not everybody has agreed. `table.refused.stale`: it does not stand any more. */
  keepTable: defineCall(TableRef).gives<null>(),
  /** Nobody new comes in, or may again; until hosting is ended. `hosting.refused.handing`, as of `host` and `stopHosting`. */
  lock: defineCall(v.strictObject({ table: idSchema, locked: v.boolean() })).gives<null>(),
}
