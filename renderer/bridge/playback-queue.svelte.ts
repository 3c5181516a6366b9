/**
 * Queue of view steps waiting to be shown; its end is the live table. Updates arrive faster than people can follow: each
 * waits until the previous one has been shown, and event banners wait until the screen continues. Only this screen waits, not
 * the host or other clients. The queue does not know the host, so live and replayed updates can both be played.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Outcome } from '../../engine/core/contract/outcome.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { TableStatus, TableUpdate, ViewStep } from '../../bridge/table-view.ts'
import type { EventBanner } from '../games/game-ui.ts'
import type { VisibleLog } from './table-feed.ts'
import { lastTurnOwnerInEvents, lastTurnOwnerInLog } from './log-turns.ts'

/** The update that the board shows now: the view, the events that led to it, and how to show it. */
export interface DisplayedUpdate {
  readonly view: Json
  /** The events since the previous update. */
  readonly facts: readonly VisibleEvent[]
  /** The group of the log that the events belong to; absent: there are none. */
  readonly group?: number
  /** Show the update at once, without animating from the previous one. */
  readonly jump: boolean
  /** Unique per update. */
  readonly key: number
  /** The viewer of `view`. */
  readonly viewer: Viewer
  /** The seat that is asked to confirm its turn end once this has been shown; until then no other seat is at turn. */
  readonly unconfirmed?: Seat
}

/** A queue entry: an update to show, and the status that applies after it. */
interface QueuedUpdate {
  readonly moment?: ViewStep
  /** Set on the last view step of a table update. */
  readonly told?: UpdateWithCompleteLog
  /** The status from the end of its table update on. */
  readonly status: TableStatus
}

/** A table update, and the complete log including it. */
export interface UpdateWithCompleteLog {
  readonly update: TableUpdate
  readonly log: VisibleLog
}

/**
 * A banner over the board that announces an important event, as one screen shows it. To the texts and the picture of
 * an `EventBanner` it adds whether it stays until a player continues (`waits`) and whether it announces the end of the
 * game (`isLast`).
 */
export interface ScreenEventBanner extends EventBanner {
  /** Stays until a player continues; other event banners end after a fixed time. */
  readonly waits: boolean
  /** It is the end of the game: no update follows. */
  readonly isLast: boolean
}

/**
 * A function that selects the event banner for an update of the board, if the update gets one. An event banner is a
 * banner over the board that announces an important event and stays until it can be read.
 * @param moment the view after a step of a move, with the events since the previous step
 * @param outcome set if the update ends the game
 * @returns the event banner, or undefined if the update gets none
 */
export type EventBannerSelector = (moment: ViewStep, outcome: Outcome | null) => ScreenEventBanner | undefined

/** More queued updates than this are skipped instead of played, such as after a long absence. */
const MAX_PLAYED_UPDATES = 150

/** Key of the last shown update. It is shared, since several queues play on one board. */
let lastKey = 0

/**
 * Plays the steps in which moves are shown on the board, one after another. A table update consists of one or more
 * steps; the queue reports it when all its steps have been shown.
 */
export class PlaybackQueue {
  moment = $state.raw<DisplayedUpdate>()
  /** Updates still to be shown, including the one on the board. */
  pendingCount = $state(0)
  /** The event banner of the update on the board: the next updates wait until `dismissEventBanner`. */
  eventBanner = $state.raw<ScreenEventBanner>()
  /** The seat whose turn or part the update on the board belongs to; events reported with that update come after its start. */
  turnOwner = $state<Seat>()
  /** Selects which updates are event banners. */
  selectEventBanner: EventBannerSelector = () => undefined
  /** True if a board plays the updates and reports each as done; without a board updates are shown at once. */
  #hasBoard = false
  /** Updates still to be shown; the first one is on the board. Empty: the board is live. */
  #queue: readonly QueuedUpdate[] = []
  readonly #onApplied: (told: UpdateWithCompleteLog) => void

  /** @param apply called with each table update once its last view step has been shown: then it takes effect */
  constructor(apply: (told: UpdateWithCompleteLog) => void) {
    this.#onApplied = apply
  }

  /** Playback speed, as a multiple of the usual one. */
  get speedFactor(): number {
    return 1 + Math.min(this.pendingCount, 12) / 4
  }

  /** Whether everything has been shown. */
  get isLive(): boolean {
    return this.#queue.length === 0
  }

  /** The event banner that follows once the update on the board has been shown. */
  get upcomingEventBanner(): ScreenEventBanner | undefined {
    return this.#eventBannerOf(this.#queue[0])
  }

  /** Whether another event banner follows the one on the board, so that a series of them does not pile up. */
  get hasFurtherEventBanner(): boolean {
    return this.pendingCount > 1 && this.#queue.slice(1).some((queued) => this.#eventBannerOf(queued) !== undefined)
  }

  /** The status that applies once the table update on the board has been shown completely. */
  get statusAfter(): TableStatus | undefined {
    return this.#queue[0]?.status
  }

  /** @param atOnce skip this update and everything queued instead of playing it */
  add(told: UpdateWithCompleteLog, atOnce: boolean): void {
    const { moments, status } = told.update
    const last = moments.length - 1
    const { isLive } = this
    const added = moments.map((moment, i) => ({ moment, status, ...(i === last ? { told } : {}) }))
    this.#queue = [...this.#queue, ...(last < 0 ? [{ told, status }] : added)]
    if (atOnce || !this.#hasBoard) this.flush()
    else if (isLive) this.#goTo(this.#find(0, isSeen))
    else if (this.#isTooLong && this.upcomingEventBanner?.waits !== true) this.#skipAhead()
    else this.#updatePendingCount()
  }

  /** The board has shown the update with this key. */
  onUpdateShown(key: number): void {
    this.#hasBoard = true
    if (key !== this.moment?.key || this.isLive || this.eventBanner !== undefined) return
    this.eventBanner = this.upcomingEventBanner
    if (this.eventBanner === undefined) this.#next()
  }

  /** The event banner has been read, or its time is over. */
  dismissEventBanner(): void {
    if (this.eventBanner === undefined) return
    this.eventBanner = undefined
    if (this.#isTooLong) this.#skipAhead()
    else this.#next()
  }

  /** The board has been removed: no more updates will be reported as shown. */
  onBoardGone(): void {
    this.#hasBoard = false
    this.flush()
  }

  /** Goes live: shows the last update of the queue at once and applies all table updates before it. */
  flush(): void {
    const seen = this.#queue.findLast(isSeen)
    this.eventBanner = undefined
    this.#goTo(this.#queue.length)
    if (seen?.moment !== undefined && seen.moment.view !== this.moment?.view) this.#show(seen.moment, true, seen.status)
  }

  /** Restores the update that was on the board before something else was put there. */
  showAgain(): void {
    if (this.moment !== undefined) {
      lastKey += 1
      this.moment = { ...this.moment, facts: [], jump: true, key: lastKey }
    }
  }

  /** Resets to a snapshot: discards queued updates without showing or applying them. */
  reset(view: Json, status: TableStatus, history: VisibleLog): void {
    this.#queue = []
    this.eventBanner = undefined
    this.turnOwner = lastTurnOwnerInLog(history)
    this.#updatePendingCount()
    this.#show({ view, facts: [] }, true, status)
  }

  get #isTooLong(): boolean {
    return this.#queue.length - 1 > MAX_PLAYED_UPDATES
  }

  #eventBannerOf(queued: QueuedUpdate | undefined): ScreenEventBanner | undefined {
    return queued?.moment && this.selectEventBanner(queued.moment, queued.told?.update.status.outcome ?? null)
  }

  /** Index of the first matching entry from a position on, or the length of the queue. */
  #find(from: number, wanted: (queued: QueuedUpdate) => boolean): number {
    const at = this.#queue.findIndex((queued, i) => i >= from && wanted(queued))
    return at < 0 ? this.#queue.length : at
  }

  #next(): void {
    this.#goTo(this.#find(1, isSeen))
  }

  /** Skips to the next event banner that waits for a player, so that none of these is lost, or to the end. */
  #skipAhead(): void {
    const at = this.#find(1, (queued) => this.#eventBannerOf(queued)?.waits === true)
    this.eventBanner = undefined
    if (at === this.#queue.length) this.flush()
    else this.#goTo(at, true)
  }

  /** Moves the cursor on: applies and removes the entries it passes, and shows the entry it reaches. */
  #goTo(at: number, jump = false): void {
    const passed = this.#queue.slice(0, at)
    this.#queue = this.#queue.slice(at)
    for (const queued of passed) this.#complete(queued)
    this.#updatePendingCount()
    const [queued] = this.#queue
    if (queued?.moment !== undefined) this.#show(queued.moment, jump, queued.status)
  }

  #updatePendingCount(): void {
    this.pendingCount = this.#queue.length
  }

  #complete({ moment, told }: QueuedUpdate): void {
    this.turnOwner = lastTurnOwnerInEvents(moment?.facts ?? []) ?? this.turnOwner
    if (told === undefined) return
    // An undo restores the turn owner too.
    this.turnOwner = lastTurnOwnerInLog(told.log)
    this.#onApplied(told)
  }

  #show({ view, facts: events, group }: ViewStep, jump: boolean, { viewer, unconfirmed }: TableStatus): void {
    lastKey += 1
    this.moment = {
      view,
      facts: events,
      ...omitUndefined({ group }),
      jump,
      key: lastKey,
      viewer,
      ...omitUndefined({ unconfirmed }),
    }
  }
}

function isSeen({ moment }: QueuedUpdate): boolean {
  return moment !== undefined
}
