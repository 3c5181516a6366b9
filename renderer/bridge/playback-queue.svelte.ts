/**
 * The moments of a table on their way to the screen: a cursor over them, whose end is live. They come faster than people
 * can follow; each waits until the one before has been shown, and great ones until the screen goes on. Only this screen
 * waits: the host and others go on. It knows no host: whoever has moments, of now or of before, can have them played.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { Outcome } from '../../engine/core/contract/outcome.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { TableStatus, TableUpdate, ViewUpdate } from '../../bridge/table-view.ts'
import type { GameHighlight } from '../games/game-ui.ts'
import type { TableHistory } from './table-feed.ts'
import { turnOwnerIn, turnOwnerOf } from './log-turns.ts'

/** What the board shows, and how it came to be. */
export interface DisplayedUpdate {
  readonly view: Json
  /** What happened since the moment before. */
  readonly facts: readonly VisibleEvent[]
  /** Show it at once: nothing travels from the moment before to this one. */
  readonly jump: boolean
  /** Different for every moment. */
  readonly key: number
  /** Whose view it is. */
  readonly viewer: Viewer
  /** The seat that is asked whether its turn is done, once this has been shown: until then nobody else is at turn. */
  readonly unconfirmed?: Seat
}

/** One in the queue: a moment to show, and what counts from then on. */
interface QueuedUpdate {
  readonly moment?: ViewUpdate
  /** Of the last moment of an update. */
  readonly told?: UpdateWithHistory
  /** What the status says from the end of its update on. */
  readonly status: TableStatus
}

/** An update, and the log after it. */
export interface UpdateWithHistory {
  readonly update: TableUpdate
  readonly history: TableHistory
}

/** A great moment at this screen. */
export interface StagedHighlight extends GameHighlight {
  /** It stays until a player goes on; the others are over after a while by themselves. */
  readonly waits: boolean
}

/** What a moment tells by itself; undefined for most. `outcome`: the table is over with it. */
export type HighlightSelector = (moment: ViewUpdate, outcome: Outcome | null) => StagedHighlight | undefined

/** More moments than this ahead are not played but skipped: somebody came back after a long time. */
const MAX_PLAYED_UPDATES = 150

/** Of the last moment that was shown: one board shows what several have to play. */
let lastKey = 0

export class PlaybackQueue {
  moment = $state.raw<DisplayedUpdate>()
  /** Moments still to be shown, the one on the board among them. */
  waiting = $state(0)
  /** What the moment on the board tells by itself: the next ones wait until `continueActivation`. */
  great = $state.raw<StagedHighlight>()
  /** Whose turn or part the moment on the board belongs to: what is told with it begins after it. */
  turn = $state<Seat>()
  /** Which moments are told by themselves. */
  stage: HighlightSelector = () => undefined
  /** A board plays the moments and says when each is done; without one they are shown at once. */
  #hasBoard = false
  /** What is still to be shown. The cursor stands on the first, which is on the board; live is the end: none is left. */
  #queue: readonly QueuedUpdate[] = []
  readonly #onApplied: (told: UpdateWithHistory) => void

  /** @param apply is given each update when its last moment has been shown: then it counts */
  constructor(apply: (told: UpdateWithHistory) => void) {
    this.#onApplied = apply
  }

  /** How much faster than usual the moments should be played. */
  get haste(): number {
    return 1 + Math.min(this.waiting, 12) / 4
  }

  /** Whether everything has been shown. */
  get live(): boolean {
    return this.#queue.length === 0
  }

  /** What the moment on the board will tell by itself when it has been shown. */
  get ahead(): StagedHighlight | undefined {
    return this.#highlightOf(this.#queue[0])
  }

  /** Whether another great moment follows the one on the board: a row of them does not pile up. */
  get isFollowed(): boolean {
    return this.waiting > 1 && this.#queue.slice(1).some((queued) => this.#highlightOf(queued) !== undefined)
  }

  /** What will count once the update that the moment on the board belongs to has been shown. */
  get after(): TableStatus | undefined {
    return this.#queue[0]?.status
  }

  /** @param atOnce nothing of it, nor of what waits, is played */
  add(told: UpdateWithHistory, atOnce: boolean): void {
    const { moments, status } = told.update
    const last = moments.length - 1
    const { live } = this
    const added = moments.map((moment, i) => ({ moment, status, ...(i === last ? { told } : {}) }))
    this.#queue = [...this.#queue, ...(last < 0 ? [{ told, status }] : added)]
    if (atOnce || !this.#hasBoard) this.drain()
    else if (live) this.#goTo(this.#find(0, isSeen))
    else if (this.#isTooLong && this.ahead?.waits !== true) this.#skipAhead()
    else this.#updatePendingCount()
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#hasBoard = true
    if (key !== this.moment?.key || this.live || this.great !== undefined) return
    this.great = this.ahead
    if (this.great === undefined) this.#next()
  }

  /** The great moment has been read, or its time is over. */
  goOn(): void {
    if (this.great === undefined) return
    this.great = undefined
    if (this.#isTooLong) this.#skipAhead()
    else this.#next()
  }

  /** The board is gone: nobody will say that a moment has been shown. */
  unplayed(): void {
    this.#hasBoard = false
    this.drain()
  }

  /** Goes live: shows the last of the queue at once, and with it everything that the others said. */
  drain(): void {
    const seen = this.#queue.findLast(isSeen)
    this.great = undefined
    this.#goTo(this.#queue.length)
    if (seen?.moment !== undefined && seen.moment.view !== this.moment?.view) this.#show(seen.moment, true, seen.status)
  }

  /** Shows again what was on the board when something else was put there. */
  again(): void {
    if (this.moment !== undefined) {
      lastKey += 1
      this.moment = { ...this.moment, facts: [], jump: true, key: lastKey }
    }
  }

  /** The table stands like that: nothing that waits is shown any more, nor what it said told. */
  stand(view: Json, status: TableStatus, history: TableHistory): void {
    this.#queue = []
    this.great = undefined
    this.turn = turnOwnerOf(history)
    this.#updatePendingCount()
    this.#show({ view, facts: [] }, true, status)
  }

  get #isTooLong(): boolean {
    return this.#queue.length - 1 > MAX_PLAYED_UPDATES
  }

  #highlightOf(queued: QueuedUpdate | undefined): StagedHighlight | undefined {
    return queued?.moment && this.stage(queued.moment, queued.told?.update.status.outcome ?? null)
  }

  /** The first in the queue from a place on; the end, if there is none. */
  #find(from: number, wanted: (queued: QueuedUpdate) => boolean): number {
    const at = this.#queue.findIndex((queued, i) => i >= from && wanted(queued))
    return at < 0 ? this.#queue.length : at
  }

  #next(): void {
    this.#goTo(this.#find(1, isSeen))
  }

  /** Skips to the next great moment that waits for a player, so that none of these is lost, or to the end. */
  #skipAhead(): void {
    const at = this.#find(1, (queued) => this.#highlightOf(queued)?.waits === true)
    this.great = undefined
    if (at === this.#queue.length) this.drain()
    else this.#goTo(at, true)
  }

  /** Moves the cursor on. What it passes counts, and is let go; what it comes to is shown. */
  #goTo(at: number, jump = false): void {
    const passed = this.#queue.slice(0, at)
    this.#queue = this.#queue.slice(at)
    for (const queued of passed) this.#complete(queued)
    this.#updatePendingCount()
    const [queued] = this.#queue
    if (queued?.moment !== undefined) this.#show(queued.moment, jump, queued.status)
  }

  #updatePendingCount(): void {
    this.waiting = this.#queue.length
  }

  #complete({ moment, told }: QueuedUpdate): void {
    this.turn = turnOwnerIn(moment?.facts ?? []) ?? this.turn
    if (told === undefined) return
    // Undo takes the turn back too.
    this.turn = turnOwnerOf(told.history)
    this.#onApplied(told)
  }

  #show({ view, facts }: ViewUpdate, jump: boolean, { viewer, unconfirmed }: TableStatus): void {
    lastKey += 1
    this.moment = { view, facts, jump, key: lastKey, viewer, ...omitUndefined({ unconfirmed }) }
  }
}

function isSeen({ moment }: QueuedUpdate): boolean {
  return moment !== undefined
}
