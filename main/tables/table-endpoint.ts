/**
 * Tables as clients reach them, wherever a table is: `OpenTable` is an endpoint of this host, `RemoteTable` one of another
 * host. A client makes the same calls at both.
 */
import { BRIDGE_CALLS, type TableApi } from '../../bridge/calls.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import type { SendEvent, TableViewer } from './table-client.ts'

/** A client that watches one table. */
export interface TableConnection {
  /** The calls of this client at this table. The table that an argument names is not read. */
  readonly calls: TableApi
  /** The client leaves the table. */
  leave(): void
  /** The client is gone without having left and may return: its curtain closes. */
  disconnect(): void
}

export interface TableEndpoint {
  /**
   * A client begins to watch.
   * @param party whose client it is; read by tables of this host only
   */
  connect(send: SendEvent, party: string): TableConnection
}

/** Tables by id. */
export interface TableDirectory {
  at(table: string): TableEndpoint | undefined
}

/** Tables that clients may leave. */
export interface TableSource extends TableDirectory {
  /**
   * A client leaves a table; the last one closes it. @param lose whether actions that are not on disk may be lost
   * @returns why it does not leave
   */
  leave(table: string, viewer: TableViewer, lose: boolean): Promise<Result<null>>
}

export type TableCallName = keyof TableApi

/** A TableApi whose calls all go to one function. */
export function createTableApi(call: (name: TableCallName, arg: TableRef) => Promise<Result<unknown>>): TableApi {
  const names = Object.keys(BRIDGE_CALLS.table) as TableCallName[]
  return Object.fromEntries(names.map((name) => [name, (arg: TableRef) => call(name, arg)])) as unknown as TableApi
}
