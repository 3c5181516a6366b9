/**
 * Replay state: the log entry that the board shows while the table itself continues. Entries are counted as groups of the
 * log: 0 is the setup, and `length` the live table.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { EntryViewSteps } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import type { TableStatus, UndoOrRedoAvailability } from '../../bridge/table-view.ts'
import { appMessage } from '../messages/index.ts'
import { ScrubActivityTracker } from './timeline-scrub.svelte.ts'
import type { LiveTable } from './live-table.svelte.ts'
import type { ShownTable } from './shown-table.ts'
import { ReplayFetcher } from './replay-fetcher.ts'
import { PlaybackQueue, type DisplayedUpdate } from './playback-queue.svelte.ts'
import { turnStartsOf, type TurnStart } from './log-turns.ts'

/** The collaborators of a `ReplayState`: the live table, a function that fetches past views, and callbacks for errors. */
export interface ReplayStateDeps {
  /** The live table, independent of the replay position. */
  readonly live: Pick<LiveTable, 'status' | 'history' | 'moment' | 'onUpdateShown' | 'playback'>
  /** Requests an entry from the host. @param eyes the viewer; undefined: the table's own */
  fetch(entry: number, eyes: Viewer | undefined): Promise<Result<EntryViewSteps>>
  /** Shows why the host has rejected a request. */
  onRejected(reason: Message): void
  /** A past view is invalid. */
  onError(error: unknown): void
}

/** The speeds of the automatic playback of a replay, as multiples of the usual speed. */
export const REPLAY_SPEEDS = [1, 2, 4] as const
/** A speed of the automatic playback of a replay, as a multiple of the usual speed. */
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** Delay between two entries in automatic playback, in ms at the usual speed, also without animation. */
const STEP_DELAY_MS = 450

/** State of the replay of a table on one screen: the position in the log, whose view is shown, and automatic playback. */
export class ReplayState implements ShownTable {
  /** The replay bar is open; the board may still show the live table. */
  open = $state(false)
  /** Number of entries shown, or undefined at the live table. */
  at = $state<number>()
  /** The viewer chosen once the game is over, or undefined for the table's own viewer. */
  viewAs = $state.raw<Viewer>()
  isPlaying = $state(false)
  speed = $state<ReplaySpeed>(1)
  /** Length of the log when the replay began. */
  #lengthAtStart = $state(0)
  /** The viewer of the shown view, or undefined before the first one arrives. */
  #viewer = $state.raw<Viewer>()
  readonly #deps: ReplayStateDeps
  readonly #playback: PlaybackQueue
  readonly #fetcher: ReplayFetcher
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #scrub = new ScrubActivityTracker(() => {
    this.endScrub()
  })

  readonly turnStarts = $derived.by((): readonly TurnStart[] => turnStartsOf(this.#deps.live.history))
  readonly #isReplaying = $derived(this.at !== undefined)
  /**
   * The status that the screen uses during a replay, independent of the position; undefined if the table's own status
   * applies.
   */
  readonly status = $derived.by((): TableStatus | undefined => {
    const status = this.#deps.live.status
    if (!this.#isReplaying || status === undefined) return undefined
    const { advised, forced, since, takenBack, viewer } = status
    const refused = { ok: false, reason: appMessage('replay.notNow') } as const
    return {
      viewer: this.#viewer ?? viewer,
      deciders: [],
      undo: refused,
      redo: refused,
      outcome: null,
      length: status.length,
      ...omitUndefined({ advised }),
      ...omitUndefined({ forced }),
      ...omitUndefined({ since }),
      ...omitUndefined({ takenBack }),
    }
  })

  constructor(deps: ReplayStateDeps) {
    this.#deps = deps
    this.#playback = new PlaybackQueue(() => {
      this.#onEntryShown()
    })
    this.#fetcher = new ReplayFetcher({
      cursor: () => ({
        at: this.at,
        length: this.length,
        isScrubbing: this.isScrubbing,
        viewer: this.viewAs ?? deps.live.status?.viewer,
      }),
      fetch: (entry) => deps.fetch(entry, this.viewAs),
      show: (past, animated) => {
        this.#show(past, animated)
      },
      onRejected: (reason) => {
        deps.onRejected(reason)
        this.returnToLive()
      },
      onError: (error) => {
        deps.onError(error)
      },
    })
  }

  get length(): number {
    return this.#deps.live.status?.length ?? 0
  }

  /** The present position; `length` at the live table. */
  get position(): number {
    return this.at ?? this.length
  }

  /** The timeline is being scrubbed: only the board follows, texts do not. */
  get isScrubbing(): boolean {
    return this.#scrub.isMoving
  }

  /** The position of the texts: the present one, or while scrubbing the one before it. */
  get readPosition(): number | undefined {
    return this.isScrubbing ? this.#scrub.startEntry : this.at
  }

  /** Number of entries added since the replay began. */
  get newEntryCount(): number {
    return this.at === undefined ? 0 : Math.max(0, this.length - this.#lengthAtStart)
  }

  /** Whether the game is over, so that views of other seats may be shown. */
  get isGameOver(): boolean {
    return (this.#deps.live.status?.outcome ?? null) !== null
  }

  /** The board keeps showing the live table until the first past view has arrived. */
  get moment(): DisplayedUpdate | undefined {
    return (this.#isOnBoard ? this.#playback : this.#deps.live).moment
  }

  /** Nothing can be undone at a past position. */
  get undo(): UndoOrRedoAvailability | undefined {
    return this.status?.undo
  }

  get redo(): UndoOrRedoAvailability | undefined {
    return this.status?.redo
  }

  get speedFactor(): number {
    return this.speed
  }

  /** Updates of the entry still to be shown. */
  get pendingCount(): number {
    return this.#playback.pendingCount
  }

  /** The status that applies once the update on the board has been shown. */
  get statusAfter(): TableStatus | undefined {
    return this.#playback.statusAfter
  }

  /** The seat whose turn or part it was at the position. */
  get turnOwner(): Seat | undefined {
    return this.turnOwnerAt(this.position)
  }

  /** The seat whose turn or part it was after that number of entries. */
  turnOwnerAt(at: number): Seat | undefined {
    return this.turnStarts.findLast(({ entry }) => entry <= at)?.seat
  }

  /** Shows an entry at once; the last one is the live table. */
  goTo(entry: number): void {
    this.pause()
    this.#walk(entry, false)
  }

  /** Scrubs to an entry: only the board follows until the scrubbing rests. */
  scrubTo(entry: number): void {
    this.#scrub.move(this.at)
    this.goTo(entry)
  }

  /** Scrubbing has paused or ended: updates the texts and prefetches the neighbours. */
  endScrub(): void {
    this.#scrub.rest()
    if (this.at !== undefined) this.#fetcher.prefetch()
  }

  /** One entry forward, animated, or one back. */
  step(by: 1 | -1): void {
    this.pause()
    this.#walk(this.position + by, by > 0)
  }

  /** To the start of the next turn, of this one, or of the previous one. */
  stepTurn(by: 1 | -1): void {
    const { position } = this
    const starts = this.turnStarts.map(({ entry }) => entry)
    const next = by > 0 ? starts.find((entry) => entry > position) : starts.findLast((entry) => entry < position)
    this.goTo(next ?? (by > 0 ? this.length : 0))
  }

  /** Plays automatically from here, or from the beginning if at the end. */
  play(speed: ReplaySpeed = this.speed): void {
    this.speed = speed
    this.isPlaying = true
    if (this.position >= this.length) this.#walk(0, false)
    else this.#walk(this.position + 1, true)
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  /** Returns to the live table. */
  returnToLive(): void {
    this.pause()
    const { at } = this
    this.at = undefined
    this.viewAs = undefined
    this.#resetFetches()
    this.#hide()
    if (at !== undefined) this.#deps.live.playback.showAgain()
  }

  close(): void {
    this.returnToLive()
    this.open = false
  }

  /** Shows the view of another seat; the host rejects it before the game is over. */
  setViewAs(eyes: Viewer | undefined): void {
    this.pause()
    const { position } = this
    this.viewAs = eyes
    this.#resetFetches()
    this.#walk(position, false)
  }

  /**
   * The live table has changed.
   * @param same the log only grew
   * @param turned the viewer has changed: private past views leave the board at once
   */
  onTableChange(same: boolean, turned = false): void {
    if (!same) this.#resetFetches()
    if (turned) this.#hide()
    if (this.at === undefined) return
    if (this.at > this.length) this.returnToLive()
    else if (!same) this.#fetcher.request(this.at, false)
  }

  /** The board has shown the update with this key. */
  onUpdateShown(key: number): void {
    const board = this.#isOnBoard ? this.#playback : this.#deps.live
    board.onUpdateShown(key)
  }

  /** The board has been removed. */
  onBoardGone(): void {
    this.pause()
    this.#playback.onBoardGone()
  }

  /** Whether the board shows a past view. */
  get #isOnBoard(): boolean {
    // The playback queue has no moment before the first past view was added.
    return this.at !== undefined && this.#viewer !== undefined && this.#playback.moment !== undefined
  }

  #walk(entry: number, animated: boolean): void {
    const { length } = this
    const to = Math.max(0, Math.min(entry, length))
    this.open = true
    // An entry that has just been added is animated; the position is then the live table.
    if (to === length && this.viewAs === undefined && !(animated && this.at !== undefined && this.at < to)) {
      this.returnToLive()
      return
    }
    if (this.at === undefined) {
      this.#lengthAtStart = length
      this.#deps.live.playback.flush()
    }
    this.at = to
    this.#fetcher.request(to, animated)
  }

  #show({ entry, viewer, moments }: EntryViewSteps, animated: boolean): void {
    const last = moments.at(-1)
    if (last === undefined) return
    this.#viewer = viewer
    const { status } = this
    if (status === undefined) return
    // Stepping on before everything has been shown skips the rest.
    if (!this.#playback.isLive) this.#playback.flush()
    const shown = animated ? moments : [{ ...last, facts: moments.flatMap(({ facts: events }) => events) }]
    const update = { table: '', sequence: 0, moments: shown, status }
    this.#playback.add({ update, log: this.#deps.live.history.slice(0, entry + 1) }, !animated)
  }

  /** An entry has been shown completely. */
  #onEntryShown(): void {
    if (this.at === undefined) return
    if (this.at === this.length && this.viewAs === undefined) this.returnToLive()
    else if (this.at === this.length) this.isPlaying = false
    if (!this.isPlaying) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#walk(this.position + 1, true)
    }, STEP_DELAY_MS / this.speed)
  }

  #resetFetches(): void {
    // The texts may contain information that is private to the previous viewer.
    this.#scrub.rest()
    this.#fetcher.reset()
  }

  #hide(): void {
    this.#viewer = undefined
    this.#playback.flush()
  }
}
