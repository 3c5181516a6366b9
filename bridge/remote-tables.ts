/** Tables of other machines: discovery, joining, and the connection state for a guest's screen. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgumentSchema, defineCall } from './call-definition.ts'
import { personNameSchema } from './presence.ts'
import type { TableRef } from './refs.ts'
import { idSchema } from './refs.ts'

/** Prefix of the local ids of other machines' tables; no table of this machine has it. */
export const REMOTE_TABLE_ID_PREFIX = 'lan-'

/** Whether an id is that of a table of another machine. */
export function isRemoteTableId(table: string): boolean {
  return table.startsWith(REMOTE_TABLE_ID_PREFIX)
}

/**
 * Whether the reply to a call comes from another machine, so that it may be late or never come.
 * @param call full name of the call, such as `table.act`
 * @param arg argument of the call; its field `table`, if present, tells whether the table is on another machine
 */
export function isCallAnsweredRemotely(call: string, arg: unknown): boolean {
  if (call === 'desk.join' || call === 'desk.rejoin') return true
  const table = typeof arg === 'object' && arg !== null && 'table' in arg ? arg.table : undefined
  return call.startsWith('table.') && typeof table === 'string' && isRemoteTableId(table)
}

/** A table that another machine announces on the network. The announcement has neither a code nor names of people. */
export interface NearbyTable {
  /** Id of this announcement, while it is valid. */
  readonly nearby: string
  /** The host's name of its machine. */
  readonly host: string
  readonly game: string
  readonly seats: number
  /** Number of free seats. */
  readonly free: number
  /** `192.168.1.7:4712`, the best first. */
  readonly addresses: readonly string[]
  /** Of the host's certificate: shown, but not sufficient as a proof. */
  readonly fingerprint: string
  /** Present if it has another version: the program to update, as a message. */
  readonly other?: Message
}

/**
 * Maximum length of a join link, in characters. A join link (`samsara://…`) leads to a table of another machine; it is
 * longest with the greatest number of addresses.
 */
export const MAX_JOIN_LINK_LENGTH = 800

const JoinTableInput = v.strictObject({
  /** `samsara://…`, or an address `host:port`. */
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_JOIN_LINK_LENGTH)),
  /** The spoken code; a link has its own. */
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  name: personNameSchema,
})

/** The state of the connection to a joined table: connected, lost for now, or ended for good. */
export interface RemoteTableConnectionState {
  readonly table: string
  readonly state: 'there' | 'lost' | 'over'
  /** The reason of the loss or the end, if it is known: removed, the host said goodbye, another version. */
  readonly why?: Message
}

/**
 * The definitions of the calls about finding, joining and rejoining tables of other machines, by name. A call is a
 * request from a renderer to the Samsara process that the renderer is connected to (Electron's main process, or a host
 * without Electron), not to the machine of the other table.
 */
export const DISCOVERY_AND_JOIN_CALLS = {
  /** Starts discovery; changes are sent as the event `nearby`, until `stopLooking`. */
  look: defineCall(noArgumentSchema).gives<readonly NearbyTable[]>(),
  stopLooking: defineCall(noArgumentSchema).gives<null>(),
  /**
   * Joins another machine's table, which then answers `table` calls under the returned id. `lan.refused.unreachable`, `.code`,
   * `.busy {seconds}`, `.version {who}`, `.locked`, `.removed`, `.fingerprint`, `.address`.
   */
  join: defineCall(JoinTableInput).gives<TableRef>(),
  /** The `samsara://` link that the system has passed to the app since the last call; null: none. */
  invitation: defineCall(noArgumentSchema).gives<string | null>(),
  /** Tables of other machines at which this one still has a seat, to reconnect to. */
  seatsElsewhere: defineCall(noArgumentSchema).gives<readonly RejoinableTable[]>(),
  /** Reconnects by the stored token. */
  rejoin: defineCall(v.strictObject({ seat: idSchema })).gives<TableRef>(),
  /** Deletes the token. */
  forget: defineCall(v.strictObject({ seat: idSchema })).gives<null>(),
}

/**
 * A table of another machine to which this machine can reconnect by a stored token. `seat` is the id of the stored
 * token, not the number of a seat. `name` is the name with which this machine joined the table.
 */
export interface RejoinableTable {
  readonly seat: string
  readonly game: string
  readonly host: string
  readonly name: string
  readonly address: string
}
