/** Calls of the host of a table about admission and seat ownership. Part of `desk` only. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { defineCall } from './call-definition.ts'
import { idSchema, seatSchema, SeatRef, TableRef } from './refs.ts'

/** An address of this machine at which guests can reach a hosted table, with the links to it. */
export interface HostedTableAddress {
  /** `http://192.168.1.7:4712` or with brackets for IPv6. */
  readonly address: string
  /** The network as the system calls it: `eth0`, `Wi-Fi`. */
  readonly network: string
  readonly family: 4 | 6
  /** Content of its QR code for pages: the address, with the browsers' code in the fragment. */
  readonly page: string
  /** `samsara://` with the whole fingerprint and the code of desktop guests. */
  readonly link: string
}

/** A network of the hosting machine, and whether the host has chosen it for the table. */
export interface SelectableHostNetwork {
  readonly name: string
  readonly addresses: readonly string[]
  /** Whether tables are hosted there. */
  readonly chosen: boolean
}

/**
 * How a table is hosted at present, that is, open to guests on other devices. It contains the port, the join codes,
 * the certificate's fingerprint, the addresses and networks, and the rules for guests. The window of the host shows
 * it.
 */
export interface HostingStatus {
  readonly table: string
  readonly port: number
  /** The requested port was taken. */
  readonly moved: boolean
  /** For desktop guests, in groups: `ABCDE-FGHJK`; proves both sides. */
  readonly code: string
  /** For pages in browsers: a different code. */
  readonly pageCode: string
  /** Short form of the certificate's fingerprint. */
  readonly fingerprint: string
  readonly addresses: readonly HostedTableAddress[]
  readonly networks: readonly SelectableHostNetwork[]
  /** Guests with the code get a seat without a question to the host. */
  readonly byCode: boolean
  /** Whether advice is allowed at this table while guests may join. */
  readonly sage: boolean
  /** The reason why mDNS does not run. */
  readonly silent?: Message
}

const TableHostingInput = v.strictObject({
  table: idSchema,
  /** Names of networks; absent: all except loopback. */
  networks: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32))),
  byCode: v.exactOptional(v.boolean()),
  sage: v.exactOptional(v.boolean()),
  /** Seconds; 0: never. */
  clock: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600))),
})
/**
 * The argument of the call `host`, which starts to host a table or changes its hosting. It holds the table id, the
 * names of the networks, whether guests with the code get a seat without a question to the host (`byCode`), whether
 * advice is allowed (`sage`), and the seconds after which a bot is suggested for a seat that has not chosen (`clock`,
 * 0: never). A setting that is absent keeps its present value.
 */
export type TableHostingInput = v.InferOutput<typeof TableHostingInput>

const PartyRef = v.strictObject({ table: idSchema, party: idSchema })
const partyIdSchema = idSchema

/**
 * The definitions of the calls about hosting, guests and seat owners, by name. The host's own window makes these
 * calls.
 */
export const HOSTING_CALL_DEFINITIONS = {
  /** Starts to host a table, or changes its hosting. `hosting.refused.port`, `.networks`, `.practice`. */
  host: defineCall(TableHostingInput).gives<HostingStatus>(),
  /** Says goodbye to the guests; the table continues here. */
  stopHosting: defineCall(TableRef).gives<null>(),
  /** The present hosting; null: none. Changes are sent as the event `hosting`. */
  hosting: defineCall(TableRef).gives<HostingStatus | null>(),
  /** Grants or denies a party the seats that it requests. */
  admit: defineCall(v.strictObject({ table: idSchema, party: partyIdSchema, yes: v.boolean() })).gives<null>(),
  /** Gives a person's seat to a party, whatever party holds it now. */
  giveSeat: defineCall(v.strictObject({ table: idSchema, seat: seatSchema, party: partyIdSchema })).gives<null>(),
  /** Takes a seat to this screen. */
  takeSeat: defineCall(SeatRef).gives<null>(),
  /** Starts or ends a bot's play for the person at that seat. */
  standIn: defineCall(v.strictObject({ table: idSchema, seat: seatSchema, on: v.boolean() })).gives<null>(),
  /** Removes a party: its token becomes invalid. */
  removeParty: defineCall(PartyRef).gives<null>(),
  /**
   * Proposes a host transfer to a guest's Samsara, which then becomes the host and gets the file of the game. Every person on
   * another device is asked, by the event `consent`. Rejected if it is impossible: `hosting.refused.handBrowser`, `.handWatcher`,
   * `.handAway`, `table.undo.absent {seats}`, `table.refused.wish`: another vote is open.
   */
  handTable: defineCall(PartyRef).gives<null>(),
  /** Cancels the proposal, until all have agreed. `table.refused.stale`: it is not open any more. */
  keepTable: defineCall(TableRef).gives<null>(),
  /**
   * Locks or unlocks joining for people without a seat, until hosting stops. `hosting.refused.handing`, as of `host` and
   * `stopHosting`.
   */
  lock: defineCall(v.strictObject({ table: idSchema, locked: v.boolean() })).gives<null>(),
}
