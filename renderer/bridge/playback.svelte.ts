/**
 * The moments of a table on their way to the screen: a cursor over them, whose end is live. They come faster than people
 * can follow; each waits until the one before has been shown, and great ones until the screen goes on. Only this screen
 * waits: the host and others go on. It knows no host: whoever has moments, of now or of before, can have them played.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Outcome, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { TableStatus, TableUpdate, SeenMoment } from '../../bridge/table.ts'
import type { GameHighlight } from '../games/game-ui.ts'
import type { History } from './feed.ts'
import { turnIn, turnOf } from './turns.ts'

/** What the board shows, and how it came to be. */
export interface Moment {
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
interface Queued {
  readonly moment?: SeenMoment
  /** Of the last moment of an update. */
  readonly told?: Told
  /** What the status says from the end of its update on. */
  readonly status: TableStatus
}

/** An update, and the log after it. */
export interface Told {
  readonly update: TableUpdate
  readonly history: History
}

/** A great moment at this screen. */
export interface StagedMoment extends GameHighlight {
  /** It stays until a player goes on; the others are over after a while by themselves. */
  readonly waits: boolean
}

/** What a moment tells by itself; undefined for most. `outcome`: the table is over with it. */
export type Stager = (moment: SeenMoment, outcome: Outcome | null) => StagedMoment | undefined

/** More moments than this ahead are not played but skipped: somebody came back after a long time. */
const LONGEST_WAY = 150

/** Of the last moment that was shown: one board shows what several have to play. */
let keys = 0

export class Playback {
  moment = $state.raw<Moment>()
  /** Moments still to be shown, the one on the board among them. */
  waiting = $state(0)
  /** What the moment on the board tells by itself: the next ones wait until `continueActivation`. */
  great = $state.raw<StagedMoment>()
  /** Whose turn or part the moment on the board belongs to: what is told with it begins after it. */
  turn = $state<Seat>()
  /** Which moments are told by themselves. */
  stage: Stager = () => undefined
  /** A board plays the moments and says when each is done; without one they are shown at once. */
  #played = false
  /** What is still to be shown. The cursor stands on the first, which is on the board; live is the end: none is left. */
  #queue: readonly Queued[] = []
  readonly #apply: (told: Told) => void

  /** @param apply is given each update when its last moment has been shown: then it counts */
  constructor(apply: (told: Told) => void) {
    this.#apply = apply
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
  get ahead(): StagedMoment | undefined {
    return this.#greatOf(this.#queue[0])
  }

  /** Whether another great moment follows the one on the board: a row of them does not pile up. */
  get isFollowed(): boolean {
    return this.waiting > 1 && this.#queue.slice(1).some((queued) => this.#greatOf(queued) !== undefined)
  }

  /** What will count once the update that the moment on the board belongs to has been shown. */
  get after(): TableStatus | undefined {
    return this.#queue[0]?.status
  }

  /** @param atOnce nothing of it, nor of what waits, is played */
  add(told: Told, atOnce: boolean): void {
    const { moments, status } = told.update
    const last = moments.length - 1
    const { live } = this
    const added = moments.map((moment, i) => ({ moment, status, ...(i === last ? { told } : {}) }))
    this.#queue = [...this.#queue, ...(last < 0 ? [{ told, status }] : added)]
    if (atOnce || !this.#played) this.drain()
    else if (live) this.#goTo(this.#find(0, isSeen))
    else if (this.#overlong && this.ahead?.waits !== true) this.#leap()
    else this.#count()
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#played = true
    if (key !== this.moment?.key || this.live || this.great !== undefined) return
    this.great = this.ahead
    if (this.great === undefined) this.#next()
  }

  /** The great moment has been read, or its time is over. */
  goOn(): void {
    if (this.great === undefined) return
    this.great = undefined
    if (this.#overlong) this.#leap()
    else this.#next()
  }

  /** The board is gone: nobody will say that a moment has been shown. */
  unplayed(): void {
    this.#played = false
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
      keys += 1
      this.moment = { ...this.moment, facts: [], jump: true, key: keys }
    }
  }

  /** The table stands like that: nothing that waits is shown any more, nor what it said told. */
  stand(view: Json, status: TableStatus, history: History): void {
    this.#queue = []
    this.great = undefined
    this.turn = turnOf(history)
    this.#count()
    this.#show({ view, facts: [] }, true, status)
  }

  get #overlong(): boolean {
    return this.#queue.length - 1 > LONGEST_WAY
  }

  #greatOf(queued: Queued | undefined): StagedMoment | undefined {
    return queued?.moment && this.stage(queued.moment, queued.told?.update.status.outcome ?? null)
  }

  /** The first in the queue from a place on; the end, if there is none. */
  #find(from: number, wanted: (queued: Queued) => boolean): number {
    const at = this.#queue.findIndex((queued, i) => i >= from && wanted(queued))
    return at < 0 ? this.#queue.length : at
  }

  #next(): void {
    this.#goTo(this.#find(1, isSeen))
  }

  /** Skips to the next great moment that waits for a player, so that none of these is lost, or to the end. */
  #leap(): void {
    const at = this.#find(1, (queued) => this.#greatOf(queued)?.waits === true)
    this.great = undefined
    if (at === this.#queue.length) this.drain()
    else this.#goTo(at, true)
  }

  /** Moves the cursor on. What it passes counts, and is let go; what it comes to is shown. */
  #goTo(at: number, jump = false): void {
    const passed = this.#queue.slice(0, at)
    this.#queue = this.#queue.slice(at)
    for (const queued of passed) this.#leave(queued)
    this.#count()
    const [queued] = this.#queue
    if (queued?.moment !== undefined) this.#show(queued.moment, jump, queued.status)
  }

  #count(): void {
    this.waiting = this.#queue.length
  }

  #leave({ moment, told }: Queued): void {
    this.turn = turnIn(moment?.facts ?? []) ?? this.turn
    if (told === undefined) return
    // Undo takes the turn back too.
    this.turn = turnOf(told.history)
    this.#apply(told)
  }

  #show({ view, facts }: SeenMoment, jump: boolean, { viewer, unconfirmed }: TableStatus): void {
    keys += 1
    this.moment = { view, facts, jump, key: keys, viewer, ...defined({ unconfirmed }) }
  }
}

function isSeen({ moment }: Queued): boolean {
  return moment !== undefined
}
