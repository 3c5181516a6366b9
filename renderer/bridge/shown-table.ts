/** The table that a screen shows: the live table (LiveTable), or a past position of it (ReplayState). */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { TableStatus, UndoOrRedoAvailability } from '../../bridge/table-view.ts'
import type { DisplayedUpdate } from './playback-queue.svelte.ts'

/** The table that a screen shows: the live table (LiveTable), or a past position of it (ReplayState). */
export interface ShownTable {
  /** Undefined until the table is open. */
  readonly status: TableStatus | undefined
  /** Whether the last choice can be undone, as far as known; updates before it may still be queued. */
  readonly undo: UndoOrRedoAvailability | undefined
  /** Whether the undone choice can be redone, as far as known. */
  readonly redo: UndoOrRedoAvailability | undefined
  /** The update on the board. */
  readonly moment: DisplayedUpdate | undefined
  /** Updates still to be shown. */
  readonly pendingCount: number
  /** Playback speed, as a multiple of the usual one. */
  readonly speedFactor: number
  /** The status that applies once the table update on the board has been shown. */
  readonly statusAfter: TableStatus | undefined
  /** The seat whose turn or part the board shows. */
  readonly turnOwner: Seat | undefined
  /** The board has shown the update with this key. */
  onUpdateShown(key: number): void
}
