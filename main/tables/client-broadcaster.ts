/**
 * The renderers at one table, and what each is told: the table as it stands, what a change brought, and what another curtain
 * shows. Each has its own numbers and its own sight; whoever calls says only what has happened.
 */
import type { Viewer } from '../../engine/core/contract/game.ts'
import type { ActionResult, StateUpdate, Table } from '../../engine/core/host/table.ts'
import type { TableInfo, TableSnapshot, TableStatus } from '../../bridge/table-view.ts'
import { updateCurtain, screenViewFor, type ScreenSeats } from './screen-permissions.ts'
import { tableInfoFor, type TableInfoSource } from './table-info.ts'
import { eventGroupsFor, viewUpdateFor } from './view-updates.ts'
import { seatsPlayedBy } from './seating.ts'
import { sendTableUpdate, type LogChange, type SendEvent, type TableClient } from './table-client.ts'

/** What a change of the table has made. */
export type AppliedChange = Extract<ActionResult, { readonly ok: true }>

export class ClientBroadcaster {
  readonly #source: TableInfoSource
  readonly #status: (screen: ScreenSeats) => TableStatus
  readonly #clients = new Set<TableClient>()

  /** @param status where the table stands for a screen */
  constructor(at: TableInfoSource, status: (screen: ScreenSeats) => TableStatus) {
    this.#source = at
    this.#status = status
  }

  get size(): number {
    return this.#clients.size
  }

  /** One with the people of a party in front of it; its curtain is closed. */
  add(send: SendEvent, party: string): TableClient {
    const mine = seatsPlayedBy(this.#source.record.current.seating, party)
    const watcher: TableClient = { send, party, screen: { mine, lifted: undefined }, sequence: 0, viewer: 'table' }
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

  /** The table as it stands, whole: what is told from now on follows it. */
  currentFor(watcher: TableClient): TableSnapshot {
    const viewer = this.#viewer(watcher)
    watcher.viewer = viewer
    const info = this.#info(watcher)
    watcher.info = info
    return {
      info,
      sequence: watcher.sequence,
      moment: viewUpdateFor(this.#table.game, this.#currentState(), viewer),
      status: this.#status(watcher.screen),
      history: eventGroupsFor(this.#table, viewer, 0),
    }
  }

  /** Curtains fall where somebody else is asked now. @param before how long the log was before it */
  broadcastChange({ moments, from, revised }: AppliedChange, before: number): void {
    for (const watcher of this.#clients) {
      updateCurtain(this.#table, watcher.screen)
      const own = revised === undefined || this.#viewer(watcher) === revised.seat
      // Who changes a secret choice tells nobody else that there was another before.
      if (revised?.unseen === true && !own) continue
      this.#send(watcher, moments, { change: { from: own ? from : before, before } })
    }
  }

  /** Something else than the log has changed: what the status says. */
  broadcastStatus(): void {
    for (const watcher of this.#clients) this.#send(watcher, [this.#currentState()])
  }

  /**
   * Seats have changed hands, or are called otherwise, or the Sage may be asked no more: who plays others at a screen than
   * before finds its curtain closed.
   */
  broadcastSeating(): void {
    for (const watcher of this.#clients) {
      const mine = seatsPlayedBy(this.#source.record.current.seating, watcher.party)
      if (mine.join() !== watcher.screen.mine.join()) Object.assign(watcher.screen, { mine, lifted: undefined })
      const info = this.#info(watcher)
      const isNew = watcher.info !== undefined && JSON.stringify(info) !== JSON.stringify(watcher.info)
      if (isNew) watcher.info = info
      this.#send(watcher, [this.#currentState()], isNew ? { info } : {})
    }
  }

  /** Somebody has turned a curtain: told only where it shows something else. */
  sendCurtainChange(watcher: TableClient): void {
    if (this.#viewer(watcher) !== watcher.viewer) this.#send(watcher, [this.#currentState()])
  }

  #send(
    watcher: TableClient,
    moments: readonly StateUpdate[],
    more: { change?: LogChange; info?: TableInfo } = {},
  ): void {
    sendTableUpdate(this.#source.id, this.#table, watcher, this.#status(watcher.screen), moments, more)
  }

  #info({ screen }: TableClient): TableInfo {
    return tableInfoFor(this.#source, screen)
  }

  #viewer({ screen }: TableClient): Viewer {
    return screenViewFor(this.#table, screen).viewer
  }

  #currentState(): StateUpdate {
    return { state: this.#table.state, facts: [] }
  }

  get #table(): Table {
    return this.#source.table
  }
}
