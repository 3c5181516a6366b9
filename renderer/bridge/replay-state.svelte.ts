/**
 * A table walked through: which moment of its log stands on the board while the table itself goes on. Entries are counted
 * as groups of the log are: 0 is the setup, and `length` the table as it stands.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { ReplayView } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import type { TableStatus } from '../../bridge/table-view.ts'
import { appMessage } from '../messages/index.ts'
import { TimelineScrub } from './timeline-scrub.svelte.ts'
import type { TableHistory } from './table-feed.ts'
import { ReplayFetcher } from './replay-fetcher.ts'
import { PlaybackQueue, type DisplayedUpdate } from './playback-queue.svelte.ts'
import { turnStartsOf, type TurnStart } from './log-turns.ts'

/** The table as it stands, whatever is looked at. */
export interface ReplayDeps {
  status(): TableStatus | undefined
  history(): TableHistory
  ask(entry: number, eyes: Viewer | undefined): Promise<Result<ReplayView>>
  refuse(reason: Message): void
  /** What was told of the past makes no sense. */
  breaks(error: unknown): void
  /** Shows at once what is still to be shown of it. */
  drain(): void
  /** It stands on the board again. */
  returns(): void
}

export const REPLAY_SPEEDS = [1, 2, 4] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** Between two entries that play by themselves, in milliseconds at the usual speed: also where nothing travels. */
const STEP_DELAY_MS = 450

export class ReplayState {
  /** The bar is there; one may still look at the table as it stands. */
  open = $state(false)
  /** After how many entries; undefined: the table as it stands. */
  at = $state<number>()
  /** Whose eyes, once the game is over; undefined: as the table is seen. */
  eyes = $state.raw<Viewer>()
  playing = $state(false)
  speed = $state<ReplaySpeed>(1)
  /** How long the log was when one began to look back. */
  #lengthAtStart = $state(0)
  /** Whose view is shown; undefined: nothing has come yet. */
  #viewer = $state.raw<Viewer>()
  readonly #deps: ReplayDeps
  readonly #playback: PlaybackQueue
  readonly #fetcher: ReplayFetcher
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #scrub = new TimelineScrub(() => {
    this.rest()
  })

  readonly turns = $derived.by((): readonly TurnStart[] => turnStartsOf(this.#deps.history()))
  readonly #isReplaying = $derived(this.at !== undefined)
  /** What the screen goes by while it looks back, the same wherever that is; undefined: nothing else than the table says. */
  readonly status = $derived.by((): TableStatus | undefined => {
    const status = this.#deps.status()
    if (!this.#isReplaying || status === undefined) return undefined
    const { advised, since, takenBack, viewer } = status
    const refused = { ok: false, reason: appMessage('replay.notNow') } as const
    return {
      viewer: this.#viewer ?? viewer,
      deciders: [],
      undo: refused,
      redo: refused,
      outcome: null,
      length: status.length,
      ...omitUndefined({ advised }),
      ...omitUndefined({ since }),
      ...omitUndefined({ takenBack }),
    }
  })

  constructor(live: ReplayDeps) {
    this.#deps = live
    this.#playback = new PlaybackQueue(() => {
      this.#onEntryShown()
    })
    this.#fetcher = new ReplayFetcher({
      place: () => ({
        at: this.at,
        length: this.length,
        swift: this.swift,
        viewer: this.eyes ?? live.status()?.viewer,
      }),
      ask: (entry) => live.ask(entry, this.eyes),
      show: (past, animated) => {
        this.#show(past, animated)
      },
      refused: (reason) => {
        live.refuse(reason)
        this.live()
      },
      breaks: (error) => {
        live.breaks(error)
      },
    })
  }

  get length(): number {
    return this.#deps.status()?.length ?? 0
  }

  /** Where one is, the table as it stands at the end. */
  get position(): number {
    return this.at ?? this.length
  }

  /** A hand moves along the timeline: the board can be followed, and nothing that is read. */
  get swift(): boolean {
    return this.#scrub.moves
  }

  /** Where what is read stands: where one is, and as long as a hand moves where one was before. */
  get read(): number | undefined {
    return this.swift ? this.#scrub.from : this.at
  }

  /** How many entries have come since one looks back. */
  get missed(): number {
    return this.at === undefined ? 0 : Math.max(0, this.length - this.#lengthAtStart)
  }

  /** Whether the game is over, so that others' eyes may be looked through. */
  get over(): boolean {
    return (this.#deps.status()?.outcome ?? null) !== null
  }

  /** What stands on the board in place of the table; undefined: the table itself. */
  get moment(): DisplayedUpdate | undefined {
    return this.at === undefined || this.#viewer === undefined ? undefined : this.#playback.moment
  }

  /** Moments of the entry still to be shown. */
  get waiting(): number {
    return this.#playback.waiting
  }

  /** What will count once the moment on the board has been shown. */
  get after(): TableStatus | undefined {
    return this.#playback.after
  }

  /** Whose turn or part it was there. */
  get turn(): Seat | undefined {
    return this.turnAt(this.position)
  }

  /** Whose turn or part it was after so many entries. */
  turnAt(at: number): Seat | undefined {
    return this.turns.findLast(({ entry }) => entry <= at)?.seat
  }

  /** Shows an entry at once; the last is the table as it stands. */
  goTo(entry: number): void {
    this.pause()
    this.#walk(entry, false)
  }

  /** Follows a hand on the timeline: only the board goes along, until the hand rests. */
  drag(entry: number): void {
    this.#scrub.move(this.at)
    this.goTo(entry)
  }

  /** The hand rests, or has let go: what is read, and what lies beside, is wanted again. */
  rest(): void {
    this.#scrub.rest()
    if (this.at !== undefined) this.#fetcher.goOn()
  }

  /** One entry on, as it happened; or one back. */
  step(by: 1 | -1): void {
    this.pause()
    this.#walk(this.position + by, by > 0)
  }

  /** To where the next turn begins, or where this one or the one before did. */
  turnBy(by: 1 | -1): void {
    const { position } = this
    const starts = this.turns.map(({ entry }) => entry)
    const next = by > 0 ? starts.find((entry) => entry > position) : starts.findLast((entry) => entry < position)
    this.goTo(next ?? (by > 0 ? this.length : 0))
  }

  /** Plays by itself from here, or from the beginning where nothing is left. */
  play(speed: ReplaySpeed = this.speed): void {
    this.speed = speed
    this.playing = true
    if (this.position >= this.length) this.#walk(0, false)
    else this.#walk(this.position + 1, true)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** Back to the table as it stands. */
  live(): void {
    this.pause()
    const { at } = this
    this.at = undefined
    this.eyes = undefined
    this.#resetFetches()
    this.#hide()
    if (at !== undefined) this.#deps.returns()
  }

  close(): void {
    this.live()
    this.open = false
  }

  /** Looks through somebody's eyes; refused by the host before the game is over. */
  lookThrough(eyes: Viewer | undefined): void {
    this.pause()
    const { position } = this
    this.eyes = eyes
    this.#resetFetches()
    this.#walk(position, false)
  }

  /**
   * The table is another one than before.
   * @param same the log only went on
   * @param turned it is seen by other eyes: what was private of what has been leaves the board at once
   */
  hears(same: boolean, turned = false): void {
    if (!same) this.#resetFetches()
    if (turned) this.#hide()
    if (this.at === undefined) return
    if (this.at > this.length) this.live()
    else if (!same) this.#fetcher.want(this.at, false)
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#playback.settled(key)
  }

  /** The board is gone. */
  unplayed(): void {
    this.pause()
    this.#playback.unplayed()
  }

  #walk(entry: number, animated: boolean): void {
    const { length } = this
    const to = Math.max(0, Math.min(entry, length))
    this.open = true
    // What has just been done is shown as it happened, and is the table as it stands then.
    if (to === length && this.eyes === undefined && !(animated && this.at !== undefined && this.at < to)) {
      this.live()
      return
    }
    if (this.at === undefined) {
      this.#lengthAtStart = length
      this.#deps.drain()
    }
    this.at = to
    this.#fetcher.want(to, animated)
  }

  #show({ entry, viewer, moments }: ReplayView, animated: boolean): void {
    const last = moments.at(-1)
    if (last === undefined) return
    this.#viewer = viewer
    const { status } = this
    if (status === undefined) return
    // Who walks on before it has all been shown has seen enough of it.
    if (!this.#playback.live) this.#playback.drain()
    const shown = animated ? moments : [{ ...last, facts: moments.flatMap(({ facts }) => facts) }]
    const update = { table: '', sequence: 0, moments: shown, status }
    this.#playback.add({ update, history: this.#deps.history().slice(0, entry + 1) }, !animated)
  }

  /** An entry has been shown to its end. */
  #onEntryShown(): void {
    if (this.at === undefined) return
    if (this.at === this.length && this.eyes === undefined) this.live()
    else if (this.at === this.length) this.playing = false
    if (!this.playing) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#walk(this.position + 1, true)
    }, STEP_DELAY_MS / this.speed)
  }

  #resetFetches(): void {
    // What is read may not have been for these eyes.
    this.#scrub.rest()
    this.#fetcher.forget()
  }

  #hide(): void {
    this.#viewer = undefined
    this.#playback.drain()
  }
}
