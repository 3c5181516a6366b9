/**
 * Tables of other machines, behind the same TableApi as our own: what a renderer calls goes over the line of that table,
 * and what comes over the line goes to every renderer that looks at it. What may be called, and what a host may tell, is listed
 * by name, and each answer and event passes the schema of its own (remote-table.ts): another machine's host has no other way
 * to a page of ours.
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

  /**
   * A table answers from now on.
   * @param id by which it is called here @param table what its host calls it @param game this machine's rules of its game
   */
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

/** One renderer at tables of other machines. */
export class RemoteTableCalls {
  readonly #tables: RemoteTables
  readonly #send: SendEvent

  constructor(tables: RemoteTables, send: SendEvent) {
    this.#tables = tables
    this.#send = send
  }

  /** The TableApi of this machine's own tables, and beside it that of all others. */
  routeByTable(own: TableApi): TableApi {
    const names = Object.keys(CALLS.table) as (keyof TableApi)[]
    const both = names.map((name) => {
      const here = own[name] as (arg: TableCallArg) => Promise<Result<unknown>>
      return [name, (arg: TableCallArg) => (isRemoteTable(arg.table) ? this.#call(name, arg) : here(arg))]
    })
    return Object.fromEntries(both) as TableApi
  }

  /** This renderer looks at that table no more. @returns whether nobody here does */
  leave(id: string): boolean {
    const far = this.#tables.at(id)
    far?.listeners.delete(this.#send)
    return far?.listeners.size === 0
  }

  /** The renderer is gone. The line stays, so that it finds its table when it comes back: behind a closed curtain. */
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

/** Every call of a table names it. */
interface TableCallArg {
  readonly table: string
}
