/**
 * One client at the tables that it watches: the TableApi, with every table named by id. A table is connected to with the
 * client's first call there. A guest's directory has the table of that guest only.
 */
import type { TableApi } from '../../bridge/calls.ts'
import type { TableRef } from '../../bridge/refs.ts'
import type { Result } from '../../bridge/result.ts'
import { reject } from '../base/result.ts'
import { HOST_PARTY_ID } from './seating.ts'
import type { SendEvent, ClientTableSubscriptions } from './table-client.ts'
import {
  createTableApiFromCall,
  type TableCallName,
  type ClientTableConnection,
  type TableDirectory,
  type ConnectableTable,
} from './table-connection.ts'

/** Routes each call of one client to the table that it names, and connects the client to a table at its first call there. */
export class TableCallRouter implements ClientTableSubscriptions {
  /** The calls of the client, at every table. */
  readonly handlers: TableApi = createTableApiFromCall((name, arg) => this.#call(name, arg))
  readonly #tables: TableDirectory
  readonly #send: SendEvent
  readonly #party: string
  readonly #connections = new Map<ConnectableTable, ClientTableConnection>()

  /** @param party id of the client's party; by default the host's */
  constructor(tables: TableDirectory, send: SendEvent, party = HOST_PARTY_ID) {
    this.#tables = tables
    this.#send = send
    this.#party = party
  }

  isWatching(table: string): boolean {
    const endpoint = this.#tables.at(table)
    return endpoint !== undefined && this.#connections.has(endpoint)
  }

  leave(table: string): void {
    const endpoint = this.#tables.at(table)
    const connection = endpoint && this.#connections.get(endpoint)
    if (endpoint === undefined || connection === undefined) return
    this.#connections.delete(endpoint)
    connection.leave()
  }

  /** To be called when the client is gone. Its tables stay open, so that it finds them when it returns. */
  disconnectAll(): void {
    for (const connection of this.#connections.values()) connection.disconnect()
    this.#connections.clear()
  }

  /** `table.refused.unknown`: there is no such table for this client */
  async #call(name: TableCallName, arg: TableRef): Promise<Result<unknown>> {
    const endpoint = this.#tables.at(arg.table)
    if (endpoint === undefined) return reject('table.refused.unknown')
    const connection = this.#connections.get(endpoint) ?? endpoint.connect(this.#send, this.#party)
    this.#connections.set(endpoint, connection)
    const call = connection.calls[name] as (arg: TableRef) => Promise<Result<unknown>>
    return call(arg)
  }
}
