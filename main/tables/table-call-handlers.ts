/**
 * The TableApi of one client; each call names its table by id. A guest's client knows its own table only, and its calls are
 * rate-limited.
 */
import type { TableApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject } from '../base/result.ts'
import type { OpenTables } from './open-tables.ts'
import type { OpenTable } from './open-table.ts'
import type { LimitedAction } from './rate-limiter.ts'
import { HOST_PARTY } from './seating.ts'
import type { SendEvent, TableClient } from './table-client.ts'

export class TableCallHandlers {
  readonly handlers: TableApi
  readonly #tables: Pick<OpenTables, 'at'>
  readonly #send: SendEvent
  readonly #party: string
  readonly #watched = new Map<OpenTable, TableClient>()

  /** @param party the party of the client: the host or a guest */
  constructor(tables: Pick<OpenTables, 'at'>, send: SendEvent, party = HOST_PARTY) {
    this.#tables = tables
    this.#send = send
    this.#party = party
    this.handlers = {
      current: ({ table }) => this.#withTable(table, (open, watcher) => open.current(watcher)),
      paint: ({ table, done: isDone }) =>
        this.#withTable(table, (open, watcher) => {
          open.onPaint(watcher, isDone)
          return Promise.resolve(ok(null))
        }),
      act: ({ table, seat, decision, action }) =>
        this.#withTable(table, (open, watcher) => open.act(watcher, seat, action, decision)),
      undo: ({ table, seat }) => this.#withTable(table, (open, watcher) => open.undo(watcher, seat)),
      redo: ({ table, seat }) => this.#withTable(table, (open, watcher) => open.redo(watcher, seat)),
      endTurn: ({ table, seat }) => this.#withTable(table, (open, watcher) => open.endTurn(watcher, seat)),
      liftCurtain: ({ table, seat }) => this.#withTable(table, (open, watcher) => open.curtains.lift(watcher, seat)),
      lowerCurtain: ({ table }) => this.#withTable(table, (open, watcher) => open.curtains.lower(watcher)),
      skip: ({ table }) =>
        this.#withTable(table, (open, { screen }) => {
          // A spectator on another device must not hurry the game.
          if (party !== HOST_PARTY && screen.mine.length === 0)
            return Promise.resolve(reject('table.refused.notYourSeat'))
          open.skip()
          return Promise.resolve(ok(null))
        }),
      past: ({ table, entry, eyes }) =>
        this.#rateLimited('past', table, (open, watcher) => open.replayView(watcher, entry, eyes)),
      advise: ({ table, seat, decision }) =>
        this.#rateLimited('advise', table, (open, watcher) => open.advice.advise(watcher.screen, seat, decision)),
      stopAdvice: ({ table }) =>
        this.#withTable(table, (open, watcher) => {
          open.advice.cancel(watcher.screen)
          return Promise.resolve(ok(null))
        }),
      people: ({ table }) =>
        this.#withTable(table, ({ people }, watcher) => Promise.resolve(ok(people.presenceFeed.subscribe(watcher)))),
      sit: ({ table, ...wish }) =>
        this.#withTable(table, ({ people }) => people.parties.requestSeats({ party, ...wish })),
      leave: ({ table }) => this.#withTable(table, ({ people }) => people.parties.removeParty(party, 'left')),
      nudge: ({ table, seat }) =>
        this.#withTable(table, ({ people }) => Promise.resolve(people.chat.nudge(party, seat))),
      sitAgain: ({ table, seat }) => this.#withTable(table, ({ people }) => people.parties.returnToSeat(party, seat)),
      say: ({ table, saying }) =>
        this.#withTable(table, ({ people }) => Promise.resolve(people.chat.say(party, saying))),
      wishUndo: ({ table, seat }) =>
        this.#withTable(table, ({ undoVotes }, watcher) => undoVotes.propose(watcher, seat)),
      dropWish: ({ table, seat }) =>
        this.#withTable(table, ({ undoVotes }, watcher) => undoVotes.withdraw(watcher, seat)),
      agree: ({ table, seat, wish, yes }) =>
        this.#withTable(table, ({ votes }, watcher) => votes.answer(watcher, seat, wish, yes)),
    }
  }

  isWatching(table: string): boolean {
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

  /** The client has disconnected. Its tables stay open for its return. */
  leaveAll(): void {
    for (const [open, watcher] of this.#watched) open.unwatch(watcher)
    this.#watched.clear()
  }

  /** Runs a guest's call within its rate limit. */
  #rateLimited<T>(
    deed: LimitedAction,
    table: string,
    then: (open: OpenTable, watcher: TableClient) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return this.#withTable(table, (open, watcher) => {
      const often = open.people.parties.rateLimitRejection(deed, this.#party)
      return often === undefined ? then(open, watcher) : Promise.resolve(often)
    })
  }

  #withTable<T>(
    table: string,
    then: (open: OpenTable, watcher: TableClient) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const open = this.#tables.at(table)
    if (open === undefined) return Promise.resolve(reject('table.refused.unknown'))
    const watcher = this.#watched.get(open) ?? open.watch(this.#send, this.#party)
    this.#watched.set(open, watcher)
    return then(open, watcher)
  }
}
