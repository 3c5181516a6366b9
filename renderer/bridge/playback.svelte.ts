/**
 * The moments of a table on their way to the screen. They come faster than people can follow; each waits until the one
 * before has been shown, and great ones until somebody goes on. Only this screen waits: the host and others go on.
 */
import type { Json } from '../../engine/core/contract/json.ts'
import type { Outcome, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { SeenFact } from '../../engine/core/contract/facts.ts'
import type { TableStatus, TableUpdate, ViewFrame } from '../../preload/contract.ts'
import type { GreatMoment } from '../games/face.ts'

/** What the board shows, and how it came to be. */
export interface Moment {
  readonly view: Json
  /** What happened since the moment before. */
  readonly facts: readonly SeenFact[]
  /** Show it at once: nothing travels from the moment before to this one. */
  readonly jump: boolean
  /** Different for every moment. */
  readonly key: number
  /** Whose view it is. */
  readonly viewer: Viewer
  /** The seat that is asked whether its turn is done, once this has been shown: until then nobody else is at turn. */
  readonly held?: Seat
}

/** One step of the queue: a moment to show, and what counts from then on. */
export interface Step {
  readonly frame?: ViewFrame
  readonly update?: TableUpdate
  /** What the status says from the end of its update on. */
  readonly status: TableStatus
}

/** What a moment tells by itself; undefined for most. `outcome`: the table is over with it. */
export type Stager = (frame: ViewFrame, outcome: Outcome | null) => GreatMoment | undefined

/** More moments than this are not played but skipped: somebody came back after a long time. */
const LONGEST_QUEUE = 150

export class Playback {
  moment = $state.raw<Moment>()
  /** Moments still to be shown, the one on the board among them. */
  waiting = $state(0)
  /** What the moment on the board tells by itself: the next ones wait until somebody goes on. */
  great = $state.raw<GreatMoment>()
  /** Whose turn or part the moment on the board belongs to: what is told with it begins after it. */
  turn = $state<Seat>()
  /** Which moments wait to be read; none while nobody is there who could. */
  stage: Stager = () => undefined
  /** A board plays the moments and says when each is done; without one they are shown at once. */
  #played = false
  #queue: Step[] = []
  /** The step that is being shown. */
  #current: Step | undefined
  #key = 0
  readonly #apply: (update: TableUpdate) => void

  /** @param apply is given each update when its last moment has been shown: then it counts */
  constructor(apply: (update: TableUpdate) => void) {
    this.#apply = apply
  }

  /** How much faster than usual the moments should be played. */
  get haste(): number {
    return 1 + Math.min(this.waiting, 12) / 4
  }

  /** What the moment on the board will tell by itself when it has been shown. */
  get ahead(): GreatMoment | undefined {
    return this.#current && this.#greatOf(this.#current)
  }

  /** What will count once the update that the moment on the board belongs to has been shown. */
  get after(): TableStatus | undefined {
    return this.#current?.status
  }

  /** @param atOnce nothing of it, nor of what waits, is played */
  add(update: TableUpdate, atOnce: boolean): void {
    const last = update.frames.length - 1
    const { status } = update
    this.#queue.push(...update.frames.map((frame, i) => ({ frame, status, ...(i === last ? { update } : {}) })))
    if (last < 0) this.#queue.push({ update, status })
    if (atOnce || !this.#played) this.drain()
    else if (this.#current === undefined) this.#next()
    else if (this.#overlong && this.#greatOf(this.#current) === undefined) this.#leap()
    else this.#count()
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#played = true
    if (key !== this.moment?.key || this.#current === undefined || this.great !== undefined) return
    this.great = this.#greatOf(this.#current)
    if (this.great === undefined) this.#next()
  }

  /** Somebody has read the great moment. */
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

  /** Shows the last step at once, and with it everything that the others said. */
  drain(): void {
    const steps = [...(this.#current === undefined ? [] : [this.#current]), ...this.#queue]
    this.clear()
    const seen = steps.findLast((step) => step.frame !== undefined)
    for (const step of steps) this.#leave(step)
    if (seen?.frame !== undefined && seen.frame.view !== this.moment?.view) this.show(seen.frame, true, seen.status)
  }

  /** Nothing that waits is shown any more, nor what it said told. */
  clear(): void {
    this.#queue = []
    this.#current = undefined
    this.great = undefined
    this.waiting = 0
  }

  show({ view, facts }: ViewFrame, jump: boolean, { viewer, held }: TableStatus): void {
    this.#key += 1
    this.moment = { view, facts, jump, key: this.#key, viewer, ...(held === undefined ? {} : { held }) }
  }

  get #overlong(): boolean {
    return this.#queue.length > LONGEST_QUEUE
  }

  #greatOf({ frame, update }: Step): GreatMoment | undefined {
    return frame && this.stage(frame, update?.status.outcome ?? null)
  }

  /** The step shown counts; the next one with something to see is shown. */
  #next(): void {
    do {
      if (this.#current !== undefined) this.#leave(this.#current)
      this.#current = this.#queue.shift()
    } while (this.#current !== undefined && this.#current.frame === undefined)
    this.#count()
    if (this.#current?.frame !== undefined) this.show(this.#current.frame, false, this.#current.status)
  }

  /** Skips to the next great moment, so that none is lost without a word, or to the end. */
  #leap(): void {
    const at = this.#queue.findIndex((step) => this.#greatOf(step) !== undefined)
    if (at < 0) {
      this.drain()
      return
    }
    for (const step of [...(this.#current === undefined ? [] : [this.#current]), ...this.#queue.splice(0, at)])
      this.#leave(step)
    this.#current = this.#queue.shift()
    this.#count()
    if (this.#current?.frame !== undefined) this.show(this.#current.frame, true, this.#current.status)
  }

  #count(): void {
    this.waiting = this.#queue.length + (this.#current === undefined ? 0 : 1)
  }

  #leave({ frame, update }: Step): void {
    this.turn = turnIn(frame?.facts ?? []) ?? this.turn
    if (update !== undefined) this.#apply(update)
  }
}

/** Whose turn or part a log says has begun last. */
export function turnOf(history: readonly (readonly SeenFact[])[]): Seat | undefined {
  for (const facts of history.toReversed()) {
    const seat = turnIn(facts)
    if (seat !== undefined) return seat
  }
  return undefined
}

/** Whose turn or part facts say has begun last. */
export function turnIn(facts: readonly SeenFact[]): Seat | undefined {
  const begun = facts.findLast(({ kind }) => kind === 'turn' || kind === 'part')
  return begun !== undefined && 'seat' in begun && typeof begun.seat === 'number' ? begun.seat : undefined
}
