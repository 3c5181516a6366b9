/** Tables of other machines: finding them, joining, and what a guest's screen goes by. */
import * as v from 'valibot'
import type { Message } from '../engine/core/contract/game.ts'
import { noArgument, defineCall } from './call-definition.ts'
import { personNameSchema } from './presence.ts'
import type { TableRef } from './refs.ts'
import { idSchema } from './refs.ts'

/** How ids of other machines' tables begin: here, no table of this machine is called so. */
export const REMOTE_TABLE_ID_PREFIX = 'lan-'

/** Whether a table is another machine's. */
export function isRemoteTable(table: string): boolean {
  return table.startsWith(REMOTE_TABLE_ID_PREFIX)
}

/** Whether the answer to a call waits for another machine, which may never give it. */
export function isRemoteCall(call: string, arg: unknown): boolean {
  if (call === 'desk.join' || call === 'desk.rejoin') return true
  const table = typeof arg === 'object' && arg !== null && 'table' in arg ? arg.table : undefined
  return call.startsWith('table.') && typeof table === 'string' && isRemoteTable(table)
}

/** A table that announces itself on the network. The record has neither a code nor names of people. */
export interface NearbyTable {
  /** Of this announcement, while it stands. */
  readonly nearby: string
  /** What the host calls its machine. */
  readonly host: string
  readonly game: string
  readonly seats: number
  /** Free ones. */
  readonly free: number
  /** `192.168.1.7:4712`, the best first. */
  readonly addresses: readonly string[]
  /** Of the host's certificate: shown, and never believed alone. */
  readonly fingerprint: string
  /** It speaks another version: what to update, in words. */
  readonly other?: Message
}

/** Letters of a link with as many addresses as it may have. */
export const MAX_JOIN_LINK_LENGTH = 800

const JoinTableInput = v.strictObject({
  /** `samsara://…`, or an address `host:port`. */
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_JOIN_LINK_LENGTH)),
  /** The spoken code; a link has its own. */
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  name: personNameSchema,
})

/** How the line of a joined table is. */
export interface RemoteTableState {
  readonly table: string
  readonly state: 'there' | 'lost' | 'over'
  /** Why it is over: removed, the host said goodbye, another version. */
  readonly why?: Message
}

export const LAN_CALLS = {
  /** Looks around; what changes follows as the event `nearby`, until `stopLooking`. */
  look: defineCall(noArgument).gives<readonly NearbyTable[]>(),
  stopLooking: defineCall(noArgument).gives<null>(),
  /**
   * Comes in at another machine's table, which from then on answers `table` calls under the id that is given.
   * `lan.refused.unreachable`, `.code`, `.busy {seconds}`, `.version {who}`, `.locked`, `.removed`, `.fingerprint`, `.address`.
   */
  join: defineCall(JoinTableInput).gives<TableRef>(),
  /** The `samsara://` link that the system has handed over since this was asked last; null: none. */
  invitation: defineCall(noArgument).gives<string | null>(),
  /** Tables of other machines at which this one has a seat still, to come back to. */
  seatsElsewhere: defineCall(noArgument).gives<readonly RemoteSeat[]>(),
  /** Comes back, by the token that is kept. */
  rejoin: defineCall(v.strictObject({ seat: idSchema })).gives<TableRef>(),
  /** Forgets the token. */
  forget: defineCall(v.strictObject({ seat: idSchema })).gives<null>(),
}

export interface RemoteSeat {
  readonly seat: string
  readonly game: string
  readonly host: string
  readonly name: string
  readonly address: string
}
