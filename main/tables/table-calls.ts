/**
 * One renderer at the tables it watches: the TableBridge, with every table named by id. A guest's knows its own table only, and
 * does not ask more often than others can bear.
 */
import type { TableBridge } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, reject } from '../reply.ts'
import type { OpenTables } from './open-tables.ts'
import type { OpenTable } from './open-table.ts'
import type { Limited } from './rate.ts'
import { HOST } from './seating.ts'
import type { Send, Watcher } from './watcher.ts'

export class TableCalls {
  readonly handlers: TableBridge
  readonly #tables: Pick<OpenTables, 'at'>
  readonly #send: Send
  readonly #party: string
  readonly #watched = new Map<OpenTable, Watcher>()

  /** @param party whose renderer it is: the host's own, or a guest's */
  constructor(tables: Pick<OpenTables, 'at'>, send: Send, party = HOST) {
    this.#tables = tables
    this.#send = send
    this.#party = party
    this.handlers = {
      current: ({ table }) => this.#at(table, (open, watcher) => open.current(watcher)),
      paint: ({ table, done: isDone }) =>
        this.#at(table, (open, watcher) => {
          open.paint(watcher, isDone)
          return Promise.resolve(done(null))
        }),
      act: ({ table, seat, decision, action }) =>
        this.#at(table, (open, watcher) => open.act(watcher, seat, action, decision)),
      undo: ({ table, seat }) => this.#at(table, (open, watcher) => open.undo(watcher, seat)),
      redo: ({ table, seat }) => this.#at(table, (open, watcher) => open.redo(watcher, seat)),
      endTurn: ({ table, seat }) => this.#at(table, (open, watcher) => open.endTurn(watcher, seat)),
      liftCurtain: ({ table, seat }) => this.#at(table, (open, watcher) => open.curtains.lift(watcher, seat)),
      lowerCurtain: ({ table }) => this.#at(table, (open, watcher) => open.curtains.lower(watcher)),
      skip: ({ table }) =>
        this.#at(table, (open, { screen }) => {
          // Whoever only watches on another device hurries nobody.
          if (party !== HOST && screen.mine.length === 0) return Promise.resolve(reject('table.refused.notYourSeat'))
          open.skip()
          return Promise.resolve(done(null))
        }),
      past: ({ table, entry, eyes }) => this.#seldom('past', table, (open, watcher) => open.past(watcher, entry, eyes)),
      advise: ({ table, seat, decision }) =>
        this.#seldom('advise', table, (open, watcher) => open.advising.advise(watcher.screen, seat, decision)),
      stopAdvice: ({ table }) =>
        this.#at(table, (open, watcher) => {
          open.advising.drop(watcher.screen)
          return Promise.resolve(done(null))
        }),
      people: ({ table }) =>
        this.#at(table, ({ people }, watcher) => Promise.resolve(done(people.feed.asked(watcher)))),
      sit: ({ table, ...wish }) => this.#at(table, ({ people }) => people.company.sit({ party, ...wish })),
      leave: ({ table }) => this.#at(table, ({ people }) => people.company.part(party, 'left')),
      nudge: ({ table, seat }) => this.#at(table, ({ people }) => Promise.resolve(people.talk.nudge(party, seat))),
      sitAgain: ({ table, seat }) => this.#at(table, ({ people }) => people.company.sitAgain(party, seat)),
      say: ({ table, saying }) => this.#at(table, ({ people }) => Promise.resolve(people.talk.say(party, saying))),
      wishUndo: ({ table, seat }) => this.#at(table, ({ undos }, watcher) => undos.wish(watcher, seat)),
      dropWish: ({ table, seat }) => this.#at(table, ({ undos }, watcher) => undos.drop(watcher, seat)),
      agree: ({ table, seat, wish, yes }) =>
        this.#at(table, ({ wishes }, watcher) => wishes.answer(watcher, seat, wish, yes)),
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

  /** A guest's call that costs others something. */
  #seldom<T>(
    deed: Limited,
    table: string,
    then: (open: OpenTable, watcher: Watcher) => Promise<Reply<T>>,
  ): Promise<Reply<T>> {
    return this.#at(table, (open, watcher) => {
      const often = open.people.company.often(deed, this.#party)
      return often === undefined ? then(open, watcher) : Promise.resolve(often)
    })
  }

  #at<T>(table: string, then: (open: OpenTable, watcher: Watcher) => Promise<Reply<T>>): Promise<Reply<T>> {
    const open = this.#tables.at(table)
    if (open === undefined) return Promise.resolve(reject('table.refused.unknown'))
    const watcher = this.#watched.get(open) ?? open.watch(this.#send, this.#party)
    this.#watched.set(open, watcher)
    return then(open, watcher)
  }
}
