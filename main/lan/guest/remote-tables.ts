/**
 * Tables of other machines, behind the same TableApi as local tables. Calls of a client are sent over the connection of their
 * table, and events of the connection are sent to every client of that table. Callable methods and accepted events are listed by
 * name, and each reply and event is validated by its schema (remote-table.ts). A remote host has no other access to local
 * clients.
 */
import { CALLS, type TableApi } from '../../../bridge/calls.ts'
import type { AnyGame } from '../../../engine/core/contract/game.ts'
import { isRemoteTable } from '../../../bridge/remote-tables.ts'
import type { Result } from '../../../bridge/result.ts'
import type { RuntimeEnvironment } from '../../runtime-environment.ts'
import { reject } from '../../base/result.ts'
import { RemoteTable, type RemoteConnection } from './remote-table.ts'
import type { SendEvent } from '../../tables/table-client.ts'

export type { RemoteConnection } from './remote-table.ts'

export class RemoteTables {
  readonly #open = new Map<string, RemoteTable>()
  readonly #log: (line: string) => void

  constructor({ log }: Pick<RuntimeEnvironment, 'log'>) {
    this.#log = log
  }

  /** Registers a table. @param id local id @param table id at its host @param game this machine's rules of its game */
  open(id: string, line: RemoteConnection, { table, game }: { readonly table: string; readonly game: AnyGame }): void {
    this.#open.set(id, new RemoteTable({ id, connection: line, table, game, log: this.#log }))
  }

  remove(id: string): void {
    this.#open.delete(id)
  }

  has(id: string): boolean {
    return this.#open.has(id)
  }

  at(id: string): RemoteTable | undefined {
    return this.#open.get(id)
  }

  all(): readonly RemoteTable[] {
    return [...this.#open.values()]
  }
}

/** The remote tables of one client. */
export class RemoteTableCalls {
  readonly #tables: RemoteTables
  readonly #send: SendEvent

  constructor(tables: RemoteTables, send: SendEvent) {
    this.#tables = tables
    this.#send = send
  }

  /** @param own the TableApi of local tables @returns a TableApi for local and remote tables */
  routeByTable(own: TableApi): TableApi {
    const names = Object.keys(CALLS.table) as (keyof TableApi)[]
    const both = names.map((name) => {
      const here = own[name] as (arg: TableCallArg) => Promise<Result<unknown>>
      return [name, (arg: TableCallArg) => (isRemoteTable(arg.table) ? this.#call(name, arg) : here(arg))]
    })
    return Object.fromEntries(both) as TableApi
  }

  /** A client leaves a table. @returns whether no local client watches it any more */
  leave(id: string): boolean {
    const far = this.#tables.at(id)
    far?.listeners.delete(this.#send)
    return far?.listeners.size === 0
  }

  /** The client has disconnected. The connection stays open for its return, with the curtain closed. */
  leaveAll(): void {
    for (const table of this.#tables.all()) if (table.listeners.delete(this.#send)) table.lowerCurtain()
  }

  #call(name: keyof TableApi, arg: TableCallArg): Promise<Result<unknown>> {
    const far = this.#tables.at(arg.table)
    if (far === undefined) return Promise.resolve(reject('table.refused.unknown'))
    far.listeners.add(this.#send)
    return far.call(name, arg)
  }
}

/** Every call names its table. */
interface TableCallArg {
  readonly table: string
}
