/**
 * What the host tells of one table, in order and whole: the table as it stands, then one update after another, each with
 * the log as it is after it. Whatever was missed asks for the table as it stands.
 */
import type { HostApi } from '../../bridge/calls.ts'
import type { TableSnapshot, TableUpdate } from '../../bridge/table-view.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Message } from '../../engine/core/contract/game.ts'

/** The log: what was told, in groups as in TableSnapshot. */
export type TableHistory = readonly (readonly VisibleEvent[])[]

export interface TableFeedListener {
  /** The table stands like that, whatever was heard before. */
  stands(now: TableSnapshot): void
  goesOn(update: TableUpdate, history: TableHistory): void
  /** It could not be asked how the table stands. */
  fails(reason: Message): void
  /** What was said cannot be worked with: nothing more is heard until it is asked for the table again. */
  breaks(error: unknown): void
}

export class TableFeed {
  /** The last that was heard; absent: nothing stands yet. */
  #sequence: number | undefined
  #history: TableHistory = []
  /** Updates that came while `current` was asked for. */
  #buffer: TableUpdate[] | undefined
  #closed = false
  readonly #stop: () => void
  readonly #bridge: HostApi
  readonly #table: string
  readonly #listener: TableFeedListener

  constructor(bridge: HostApi, table: string, hearer: TableFeedListener) {
    this.#bridge = bridge
    this.#table = table
    this.#listener = hearer
    this.#stop = bridge.on('update', (update) => {
      this.#receive(update)
    })
  }

  /** Asks for the table as it stands: on opening, after a gap, after a lost connection. */
  async resync(): Promise<void> {
    if (this.#buffer !== undefined) return
    this.#buffer = []
    const reply = await this.#bridge.table.current({ table: this.#table })
    const buffered = this.#buffer
    this.#buffer = undefined
    if (this.#closed) return
    if (!reply.ok) {
      this.#listener.fails(reply.reason)
      return
    }
    try {
      this.#sequence = reply.value.sequence
      this.#history = reply.value.history
      this.#listener.stands(reply.value)
    } catch (error) {
      this.#fail(error)
    }
    for (const update of buffered) this.#receive(update)
  }

  /** Nothing more is heard until it is asked for the table again. */
  forget(): void {
    this.#sequence = undefined
    this.#history = []
  }

  close(): void {
    this.#closed = true
    this.#stop()
  }

  #fail(error: unknown): void {
    this.forget()
    this.#listener.breaks(error)
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
    // Nothing stands yet, or it is older than what stands.
    if (this.#sequence === undefined || update.sequence <= this.#sequence) return
    // A table that is told as a whole has no gap: a host tells it so after it has left something out.
    const fits = update.sequence === this.#sequence + 1 || update.cut?.from === 0
    const history = fits ? mergeHistory(this.#history, update) : undefined
    if (history === undefined) {
      void this.resync()
      return
    }
    this.#sequence = update.sequence
    this.#history = history
    this.#listener.goesOn(update, history)
  }
}

/** The log after an update; undefined where the two do not fit together. */
export function mergeHistory(before: TableHistory, { cut, moments, status }: TableUpdate): TableHistory | undefined {
  const from = cut?.from ?? before.length
  if (from > before.length) return undefined
  const groups = [...before.slice(0, from), ...(cut?.groups ?? [])]
  const first = groups.length
  for (const { group, facts } of moments) {
    if (group === undefined) continue
    // The moments of one entry follow each other, and begin where the log ends.
    if (group < first || group < groups.length - 1 || group > groups.length) return undefined
    groups[group] = [...(groups[group] ?? []), ...facts]
  }
  return groups.length === status.length + 1 ? groups : undefined
}
