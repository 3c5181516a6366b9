/** The live table as its screen shows it: the status and log that have taken effect, and the updates still to be played. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { PendingDecision, TableStatus, UndoOrRedoAvailability } from '../../bridge/table-view.ts'
import { PlaybackQueue, type DisplayedUpdate, type UpdateWithCompleteLog } from './playback-queue.svelte.ts'
import type { ShownTable } from './shown-table.ts'
import type { VisibleLog } from './table-feed.ts'

/**
 * The live table (not a replay) of one screen: the status and log after the last update that the screen has shown completely,
 * the latest status from the host, and the queue of updates still to be played.
 */
export class LiveTable implements ShownTable {
  status = $state.raw<TableStatus>()
  /** The log, grouped by entry. */
  history = $state.raw<VisibleLog>([])
  /** The latest status from the host; updates before it may still be queued. */
  latestStatus = $state.raw<TableStatus>()
  /** The decision that has been answered; hidden until the host's next update. */
  answered = $state.raw<PendingDecision>()
  /** Why the answer cannot be undone; undefined if it can be, or if it asked no confirmation. */
  answerFinalReason = $state.raw<Message>()
  readonly playback: PlaybackQueue

  /** @param apply called with each table update once its last view step has been shown: then it takes effect */
  constructor(apply: (told: UpdateWithCompleteLog) => void) {
    this.playback = new PlaybackQueue(apply)
  }

  get undo(): UndoOrRedoAvailability | undefined {
    const isAnswered = this.answered !== undefined && this.answered === this.status?.decision
    if (isAnswered && this.answerFinalReason !== undefined) return { ok: false, reason: this.answerFinalReason }
    return this.latestStatus?.undo
  }

  get redo(): UndoOrRedoAvailability | undefined {
    return this.latestStatus?.redo
  }

  get moment(): DisplayedUpdate | undefined {
    return this.playback.moment
  }

  get pendingCount(): number {
    return this.playback.pendingCount
  }

  get speedFactor(): number {
    return this.playback.speedFactor
  }

  get statusAfter(): TableStatus | undefined {
    return this.playback.statusAfter
  }

  get turnOwner(): Seat | undefined {
    return this.playback.turnOwner
  }

  onUpdateShown(key: number): void {
    this.playback.onUpdateShown(key)
  }
}
