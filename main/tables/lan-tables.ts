/**
 * Tables of other machines, behind the same TableBridge as our own: what a renderer calls goes over the line of that table,
 * and what comes over the line goes to every renderer that looks at it. What may be called, and what a host may tell, is listed
 * by name, and each answer and event passes the schema of its own (remote-table.ts): another machine's host has no other way
 * to a page of ours.
 */
import { CALLS, type TableBridge } from '../../bridge/calls.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { isElsewhere } from '../../bridge/lan.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Environment } from '../environment.ts'
import { reject } from '../reply.ts'
import { RemoteTable, type FarLine } from './remote-table.ts'
import type { Send } from './watcher.ts'

export type { FarLine } from './remote-table.ts'

export class LanTables {
  readonly #open = new Map<string, RemoteTable>()
  readonly #log: (line: string) => void

  constructor({ log }: Pick<Environment, 'log'>) {
    this.#log = log
  }

  /**
   * A table answers from now on.
   * @param id by which it is called here @param table what its host calls it @param game this machine's rules of its game
   */
  open(id: string, line: FarLine, { table, game }: { readonly table: string; readonly game: AnyGame }): void {
    this.#open.set(id, new RemoteTable({ id, line, table, game, log: this.#log }))
  }

  drop(id: string): void {
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
export class LanCalls {
  readonly #tables: LanTables
  readonly #send: Send

  constructor(tables: LanTables, send: Send) {
    this.#tables = tables
    this.#send = send
  }

  /** The TableBridge of this machine's own tables, and beside it that of all others. */
  beside(own: TableBridge): TableBridge {
    const names = Object.keys(CALLS.table) as (keyof TableBridge)[]
    const both = names.map((name) => {
      const here = own[name] as (arg: Ref) => Promise<Reply<unknown>>
      return [name, (arg: Ref) => (isElsewhere(arg.table) ? this.#call(name, arg) : here(arg))]
    })
    return Object.fromEntries(both) as TableBridge
  }

  /** This renderer looks at that table no more. @returns whether nobody here does */
  leave(id: string): boolean {
    const far = this.#tables.at(id)
    far?.watching.delete(this.#send)
    return far?.watching.size === 0
  }

  /** The renderer is gone. The line stays, so that it finds its table when it comes back: behind a closed curtain. */
  leaveAll(): void {
    for (const table of this.#tables.all()) if (table.watching.delete(this.#send)) table.lowerCurtain()
  }

  #call(name: keyof TableBridge, arg: Ref): Promise<Reply<unknown>> {
    const far = this.#tables.at(arg.table)
    if (far === undefined) return Promise.resolve(reject('table.refused.unknown'))
    far.watching.add(this.#send)
    return far.call(name, arg)
  }
}

/** Every call of a table names it. */
interface Ref {
  readonly table: string
}
