/**
 * The clients at one table, and what each is sent: full snapshots, updates after a change, and updates after a curtain change.
 * Each client has its own sequence numbers and its own view. Callers report only the change.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { GameChangeResult, StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { TableSetupInfo, TableSnapshot, TableStatus } from '../../bridge/table-view.ts'
import { lowerCurtainIfDue, screenViewerAndDecisionFor, type ScreenSeatsAndCurtain } from './screen-permissions.ts'
import { tableInfoFor, type TableInfoSource } from './table-info.ts'
import { visibleEventsPerLogEntry, viewStepFor } from './view-steps.ts'
import { seatsPlayedByParty } from './seating.ts'
import { sendTableUpdate, type ChangedLogTailRange, type SendEvent, type TableClient } from './table-client.ts'

/** The engine's result of a successful action, undo or redo: what it has changed in the state and in the log. */
export type AppliedChange = Extract<GameChangeResult, { readonly ok: true }>

/** Keeps the clients that watch one table, and sends each client its own view of every change. */
export class ClientBroadcaster {
  readonly #source: TableInfoSource
  readonly #status: (screen: ScreenSeatsAndCurtain) => TableStatus
  readonly #clients = new Set<TableClient>()

  /** @param status gives the status of the table for a screen */
  constructor(at: TableInfoSource, status: (screen: ScreenSeatsAndCurtain) => TableStatus) {
    this.#source = at
    this.#status = status
  }

  /** How many clients watch the table. */
  get size(): number {
    return this.#clients.size
  }

  /** Adds a client of a party; its curtain is closed. */
  add(send: SendEvent, party: string): TableClient {
    const ownSeats = seatsPlayedByParty(this.#source.record.current.seating, party)
    const watcher: TableClient = {
      send,
      party,
      screen: { mine: ownSeats, lifted: undefined },
      sequence: 0,
      viewer: 'table',
    }
    this.#clients.add(watcher)
    return watcher
  }

  [Symbol.iterator](): Iterator<TableClient> {
    return this.#clients.values()
  }

  remove(watcher: TableClient): void {
    this.#clients.delete(watcher)
  }

  clear(): void {
    this.#clients.clear()
  }

  /** @returns a full snapshot of the table; later updates of this client build on it */
  snapshotFor(watcher: TableClient): TableSnapshot {
    const viewer = this.#viewer(watcher)
    watcher.viewer = viewer
    const info = this.#info(watcher)
    watcher.info = info
    return {
      info,
      sequence: watcher.sequence,
      moment: viewStepFor(this.#table.game, this.#currentState(), viewer),
      status: this.#status(watcher.screen),
      history: visibleEventsPerLogEntry(this.#table, viewer, 0),
    }
  }

  /**
   * Sends a change to every client, and lowers the curtains where another player is asked now.
   * @param before log length before the change
   */
  broadcastChange({ moments, from, revised }: AppliedChange, before: number): void {
    for (const watcher of this.#clients) {
      lowerCurtainIfDue(this.#table, watcher.screen)
      const own = revised === undefined || this.#viewer(watcher) === revised.seat
      // Other screens are not told that a seat has replaced its secret choice.
      if (revised?.unseen === true && !own) continue
      this.#send(watcher, moments, { change: { firstChanged: own ? from : before, previousLength: before } })
    }
  }

  /** Sends the status after a change outside the log. */
  broadcastStatus(): void {
    for (const watcher of this.#clients) this.#send(watcher, [this.#currentState()])
  }

  /**
   * Sends the seating after a change of ownership, of a name, or of the availability of advice. A screen whose own seats have
   * changed gets its curtain closed.
   */
  broadcastSeating(): void {
    for (const watcher of this.#clients) {
      const ownSeats = seatsPlayedByParty(this.#source.record.current.seating, watcher.party)
      if (ownSeats.join() !== watcher.screen.mine.join())
        Object.assign(watcher.screen, { mine: ownSeats, lifted: undefined })
      const info = this.#info(watcher)
      const isNew = watcher.info !== undefined && JSON.stringify(info) !== JSON.stringify(watcher.info)
      if (isNew) watcher.info = info
      this.#send(watcher, [this.#currentState()], isNew ? { info } : {})
    }
  }

  /** Sends an update after a curtain change, if the screen's view is different now. */
  sendCurtainChange(watcher: TableClient): void {
    if (this.#viewer(watcher) !== watcher.viewer) this.#send(watcher, [this.#currentState()])
  }

  #send(
    watcher: TableClient,
    moments: readonly StateUpdate[],
    more: { change?: ChangedLogTailRange; info?: TableSetupInfo } = {},
  ): void {
    sendTableUpdate(this.#source.id, this.#table, watcher, this.#status(watcher.screen), moments, more)
  }

  #info({ screen }: TableClient): TableSetupInfo {
    return tableInfoFor(this.#source, screen)
  }

  #viewer({ screen }: TableClient): Viewer {
    return screenViewerAndDecisionFor(this.#table, screen).viewer
  }

  #currentState(): StateUpdate {
    return { state: this.#table.state, facts: [] }
  }

  get #table(): Table {
    return this.#source.table
  }
}
