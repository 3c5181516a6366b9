/**
 * Receives one table from the host in order and without gaps: a snapshot, then updates, each with the log after it. A missed
 * update requests a new snapshot.
 */
import type { BridgeApi } from '../../bridge/calls.ts'
import type { TableSnapshot, TableUpdate } from '../../bridge/table-view.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message } from '../../engine/core/contract/game.ts'

/**
 * The log of a table as one viewer may know it: the visible events in groups. Group 0 belongs to the setup, group n to the n-th
 * entry of the log.
 */
export type VisibleLog = readonly (readonly VisibleEvent[])[]

/** The callbacks of a `TableFeed`: when a snapshot or an update has arrived, and when one of them has failed. */
export interface TableFeedListener {
  /** A snapshot replaces everything received before. */
  onSnapshot(now: TableSnapshot): void
  /** An update has arrived. @param history the log including it */
  onUpdate(update: TableUpdate, history: VisibleLog): void
  /** The host has rejected the request for a snapshot. */
  onSnapshotRejected(reason: Message): void
  /** A message is invalid: updates are ignored until the next snapshot is requested. */
  onError(error: unknown): void
}

/** Receives the snapshots and updates of one table from the host, in order and without gaps. */
export class TableFeed {
  /** Sequence number of the last update; absent before the first snapshot. */
  #sequence: number | undefined
  #history: VisibleLog = []
  /** Updates that arrived while `current` was pending. */
  #buffer: TableUpdate[] | undefined
  #closed = false
  readonly #stop: () => void
  readonly #bridge: BridgeApi
  readonly #table: string
  readonly #listener: TableFeedListener

  constructor(bridge: BridgeApi, table: string, hearer: TableFeedListener) {
    this.#bridge = bridge
    this.#table = table
    this.#listener = hearer
    this.#stop = bridge.on('update', (update) => {
      this.#receive(update)
    })
  }

  /** Requests a snapshot: on opening, after a gap, after a lost connection. */
  async resync(): Promise<void> {
    if (this.#buffer !== undefined) return
    this.#buffer = []
    const reply = await this.#bridge.table.current({ table: this.#table })
    const buffered = this.#buffer
    this.#buffer = undefined
    if (this.#closed) return
    if (!reply.ok) {
      this.#listener.onSnapshotRejected(reply.reason)
      return
    }
    try {
      this.#sequence = reply.value.sequence
      this.#history = reply.value.history
      this.#listener.onSnapshot(reply.value)
    } catch (error) {
      this.#fail(error)
    }
    for (const update of buffered) this.#receive(update)
  }

  /** Ignores updates until the next snapshot is requested. */
  reset(): void {
    this.#sequence = undefined
    this.#history = []
  }

  close(): void {
    this.#closed = true
    this.#stop()
  }

  #fail(error: unknown): void {
    this.reset()
    this.#listener.onError(error)
  }

  #receive(update: TableUpdate): void {
    try {
      this.#apply(update)
    } catch (error) {
      this.#fail(error)
    }
  }

  #apply(update: TableUpdate): void {
    if (update.table !== this.#table || this.#closed) return
    if (this.#buffer !== undefined) {
      this.#buffer.push(update)
      return
    }
    // No snapshot yet, or the update is older than it.
    if (this.#sequence === undefined || update.sequence <= this.#sequence) return
    // An update with the whole log has no gap: the host sends one after it has dropped updates.
    const fits = update.sequence === this.#sequence + 1 || update.cut?.from === 0
    const history = fits ? logAfterUpdateIfConsistent(this.#history, update) : undefined
    if (history === undefined) {
      void this.resync()
      return
    }
    this.#sequence = update.sequence
    this.#history = history
    this.#listener.onUpdate(update, history)
  }
}

/**
 * Returns the log after a table update. The given log is not changed.
 * @returns the log including the update, or undefined if the update does not fit the given log
 */
export function logAfterUpdateIfConsistent(
  before: VisibleLog,
  { cut, moments, status }: TableUpdate,
): VisibleLog | undefined {
  const from = cut?.from ?? before.length
  if (from > before.length) return undefined
  const groups = [...before.slice(0, from), ...(cut?.groups ?? [])]
  const first = groups.length
  for (const { group, facts: events } of moments) {
    if (group === undefined) continue
    // The view steps of one entry are consecutive and begin at the end of the log.
    if (group < first || group < groups.length - 1 || group > groups.length) return undefined
    groups[group] = [...(groups[group] ?? []), ...events]
  }
  return groups.length === status.length + 1 ? groups : undefined
}
