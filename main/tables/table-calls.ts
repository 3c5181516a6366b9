/** One renderer at the tables it watches: the TableBridge, with every table named by id. */
import type { TableBridge } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, refuse } from '../reply.ts'
import type { OpenTables } from './open-tables.ts'
import type { Send, TableRoom, Watcher } from './table-room.ts'

export class TableCalls {
  readonly handlers: TableBridge
  readonly #tables: OpenTables
  readonly #send: Send
  readonly #watched = new Map<TableRoom, Watcher>()

  constructor(tables: OpenTables, send: Send) {
    this.#tables = tables
    this.#send = send
    this.handlers = {
      current: ({ table }) => this.#at(table, (room, watcher) => room.current(watcher)),
      act: ({ table, seat, decision, action }) =>
        this.#at(table, (room, watcher) => room.act(watcher, seat, action, decision)),
      undo: ({ table, seat }) => this.#at(table, (room, watcher) => room.undo(watcher, seat)),
      redo: ({ table, seat }) => this.#at(table, (room, watcher) => room.redo(watcher, seat)),
      endTurn: ({ table, seat }) => this.#at(table, (room, watcher) => room.endTurn(watcher, seat)),
      liftCurtain: ({ table, seat }) => this.#at(table, (room, watcher) => room.liftCurtain(watcher, seat)),
      lowerCurtain: ({ table }) => this.#at(table, (room, watcher) => room.lowerCurtain(watcher)),
      skip: ({ table }) =>
        this.#at(table, (room) => {
          room.skip()
          return Promise.resolve(done(null))
        }),
    }
  }

  watches(table: string): boolean {
    const room = this.#tables.room(table)
    return room !== undefined && this.#watched.has(room)
  }

  /** Stops watching a table. */
  leave(table: string): void {
    const room = this.#tables.room(table)
    const watcher = room === undefined ? undefined : this.#watched.get(room)
    if (room === undefined || watcher === undefined) return
    this.#watched.delete(room)
    room.unwatch(watcher)
  }

  /** The renderer is gone. Its tables stay open, so that it finds them when it comes back. */
  leaveAll(): void {
    for (const [room, watcher] of this.#watched) room.unwatch(watcher)
    this.#watched.clear()
  }

  #at<T>(table: string, then: (room: TableRoom, watcher: Watcher) => Promise<Reply<T>>): Promise<Reply<T>> {
    const room = this.#tables.room(table)
    if (room === undefined) return Promise.resolve(refuse('table.refused.unknown'))
    const watcher = this.#watched.get(room) ?? room.watch(this.#send)
    this.#watched.set(room, watcher)
    return then(room, watcher)
  }
}
