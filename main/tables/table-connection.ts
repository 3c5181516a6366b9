/**
 * Tables as clients connect to them, wherever a table is: an `OpenTable` on this host, or a `RemoteTable` on another host. A
 * client makes the same calls at both.
 */
import { BRIDGE_CALLS, type TableApi } from '../../bridge/calls.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import type { SendEvent, ClientTableSubscriptions } from './table-client.ts'

/** The connection of one client to one table that it watches: its calls there, and the two ways in which it ends. */
export interface ClientTableConnection {
  /** The calls of this client at this table; the table's id in their arguments is ignored. */
  readonly calls: TableApi
  /** The client leaves the table. */
  leave(): void
  /** To be called when the client is gone without having left and may return: its curtain closes. */
  disconnect(): void
}

/** A table that clients can connect to, on this host or on another one. */
export interface ConnectableTable {
  /**
   * Connects a client, which watches the table from now on.
   * @param send sends an event to the client
   * @param party id of the client's party; a table of another host ignores it
   */
  connect(send: SendEvent, party: string): ClientTableConnection
}

/** Finds tables by id. */
export interface TableDirectory {
  /** The table with this id, or undefined. */
  at(table: string): ConnectableTable | undefined
}

/** Finds tables by id, on this host or on other hosts, and lets a client leave a table for good. */
export interface LeavableTableDirectory extends TableDirectory {
  /**
   * A client leaves a table; a table of this host is closed when the last client leaves it.
   * @param lose whether actions that are not on disk may be lost
   * @returns the rejection if it cannot leave
   */
  leave(table: string, viewer: ClientTableSubscriptions, lose: boolean): Promise<Result<null>>
}

/** The names of the calls that a client can make at a table. */
export type TableCallName = keyof TableApi

/** Creates a TableApi from one function, which gets the name and the argument of every call. */
export function createTableApiFromCall(
  call: (name: TableCallName, arg: TableRef) => Promise<Result<unknown>>,
): TableApi {
  const names = Object.keys(BRIDGE_CALLS.table) as TableCallName[]
  return Object.fromEntries(names.map((name) => [name, (arg: TableRef) => call(name, arg)])) as unknown as TableApi
}
