/** One renderer at the tables it watches: the TableBridge, with every table named by id. */
import type { TableBridge } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, refuse, type Refusal } from '../reply.ts'
import type { OpenTables } from './open-tables.ts'
import type { OpenTable } from './open-table.ts'
import type { Send, Watcher } from './watcher.ts'

export class TableCalls {
  readonly handlers: TableBridge
  readonly #tables: OpenTables
  readonly #send: Send
  readonly #watched = new Map<OpenTable, Watcher>()

  constructor(tables: OpenTables, send: Send) {
    this.#tables = tables
    this.#send = send
    this.handlers = {
      current: ({ table }) => this.#at(table, (open, watcher) => open.current(watcher)),
      act: ({ table, seat, decision, action }) =>
        this.#at(table, (open, watcher) => open.act(watcher, seat, action, decision)),
      undo: ({ table, seat }) => this.#at(table, (open, watcher) => open.undo(watcher, seat)),
      redo: ({ table, seat }) => this.#at(table, (open, watcher) => open.redo(watcher, seat)),
      endTurn: ({ table, seat }) => this.#at(table, (open, watcher) => open.endTurn(watcher, seat)),
      liftCurtain: ({ table, seat }) => this.#at(table, (open, watcher) => open.liftCurtain(watcher, seat)),
      lowerCurtain: ({ table }) => this.#at(table, (open, watcher) => open.lowerCurtain(watcher)),
      skip: ({ table }) =>
        this.#at(table, (open) => {
          open.skip()
          return Promise.resolve(done(null))
        }),
      past: ({ table, entry, eyes }) => this.#at(table, (open, watcher) => open.past(watcher, entry, eyes)),
      advise: ({ table, seat, decision }) => this.#at(table, (open, watcher) => open.advise(watcher, seat, decision)),
      stopAdvice: ({ table }) =>
        this.#at(table, (open, watcher) => {
          open.stopAdvice(watcher)
          return Promise.resolve(done(null))
        }),
      people: notYet,
      sit: notYet,
      leave: notYet,
      nudge: notYet,
      sitAgain: notYet,
      say: notYet,
      wishUndo: notYet,
      dropWish: notYet,
      agree: notYet,
    }
  }

  watches(table: string): boolean {
    const open = this.#tables.at(table)
    return open !== undefined && this.#watched.has(open)
  }

  /** Stops watching a table. */
  leave(table: string): void {
    const open = this.#tables.at(table)
    const watcher = open === undefined ? undefined : this.#watched.get(open)
    if (open === undefined || watcher === undefined) return
    this.#watched.delete(open)
    open.unwatch(watcher)
  }

  /** The renderer is gone. Its tables stay open, so that it finds them when it comes back. */
  leaveAll(): void {
    for (const [open, watcher] of this.#watched) open.unwatch(watcher)
    this.#watched.clear()
  }

  #at<T>(table: string, then: (open: OpenTable, watcher: Watcher) => Promise<Reply<T>>): Promise<Reply<T>> {
    const open = this.#tables.at(table)
    if (open === undefined) return Promise.resolve(refuse('table.refused.unknown'))
    const watcher = this.#watched.get(open) ?? open.watch(this.#send)
    this.#watched.set(open, watcher)
    return then(open, watcher)
  }
}

const notYet = (): Promise<Refusal> => Promise.resolve(refuse('table.refused.unknown'))
