/**
 * One open table, as its screen shows it and acts on it: what the host tells (feed), one moment after another (playback),
 * as far as whoever sits here may see it (privacy). What an update says about the table, whose turn it is and the log,
 * counts once its last moment has been shown.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { HostApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import type {
  PendingDecision,
  UndoAvailability,
  TableInfo,
  TableSnapshot,
  TableStatus,
  TableUpdate,
} from '../../bridge/table-view.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { TableActions } from './table-actions.ts'
import { TableFeed, type TableHistory } from './table-feed.ts'
import {
  PlaybackQueue,
  type DisplayedUpdate,
  type StagedHighlight,
  type HighlightSelector,
} from './playback-queue.svelte.ts'
import { PrivacyGuard, type ScreenSnapshot } from './privacy-guard.ts'
import { ReplayState } from './replay-state.svelte.ts'
import { actingSeatOf, hasChosenInSecret, isSameDecision, seatToConfirmTurn } from './local-seats.ts'
import { assertTableComplete } from './assert-table-complete.ts'
import { appMessage } from '../messages/index.ts'
import { logError } from '../log-error.ts'

export type { DisplayedUpdate } from './playback-queue.svelte.ts'

export class TableSession {
  info = $state.raw<TableInfo>()
  #status = $state.raw<TableStatus>()
  /** The log, grouped by entry. */
  history = $state.raw<TableHistory>([])
  /** Why the table cannot be shown: it could not be opened, or what was heard of it makes no sense. */
  failure = $state.raw<Message>()
  /** Somebody asked to skip: nothing is played until the bots are done. */
  #skipping = false
  /** The decision that has been answered; hidden until the host's next word. */
  #answered = $state.raw<PendingDecision>()
  /** Why the answer cannot be taken back; undefined: it can be, or it did not ask for that. */
  #answerFinalReason = $state.raw<Message>()
  /** What the host has told last: moments of before may still be on their way to the screen. */
  #latestStatus = $state.raw<TableStatus>()
  readonly #playback = new PlaybackQueue(({ update, history }) => {
    this.#applyStatus(this.#keepDecision(update.status), history)
  })
  /** Walks through what has been, while the table goes on. */
  readonly replay: ReplayState
  readonly #privacy = new PrivacyGuard()
  readonly #feed: TableFeed
  readonly #bridge: HostApi
  readonly #table: string
  readonly #actions: TableActions
  /** The host was told that this page is going to paint the board, and not yet that it has. */
  #isPainting = false
  readonly #onVisibilityChange = (): void => {
    if (document.hidden) this.painted()
  }

  /** @param refuse is told the reason of everything that the host refuses */
  constructor(bridge: HostApi, table: string, refuse: (reason: Message) => void) {
    this.#bridge = bridge
    this.#table = table
    this.#actions = new TableActions(bridge, table, refuse, () => this.#status?.viewer)
    this.replay = this.#createReplay()
    this.#feed = new TableFeed(bridge, table, {
      stands: (now) => {
        this.#applySnapshot(now)
      },
      goesOn: (update, history) => {
        this.#applyUpdate(update, history)
      },
      fails: (reason) => {
        if (this.info === undefined) this.failure = reason
        else refuse(reason)
      },
      breaks: (error) => {
        this.fail(error)
      },
    })
  }

  /** What the screen goes by: where the table stands, or where one looks back to. */
  get status(): TableStatus | undefined {
    return this.replay.status ?? this.#status
  }

  /** The decision that can be made now: none while one looks back. */
  get decision(): PendingDecision | undefined {
    const decision = this.status?.decision
    return decision === this.#answered || this.waiting > 0 ? undefined : decision
  }

  /**
   * Whether the last choice can be taken back, as far as that is known by now: moments that lead there may still be on their
   * way to the screen.
   */
  get undoable(): UndoAvailability | undefined {
    if (this.replay.at !== undefined) return this.status?.undo
    const answered = this.#answered !== undefined && this.#answered === this.status?.decision
    if (answered && this.#answerFinalReason !== undefined) return { ok: false, reason: this.#answerFinalReason }
    return this.#latestStatus?.undo
  }

  /** Whether what was taken back can be played again, as far as that is known by now. */
  get redoable(): UndoAvailability | undefined {
    return this.replay.at === undefined ? this.#latestStatus?.redo : this.status?.redo
  }

  get moment(): DisplayedUpdate | undefined {
    return this.replay.moment ?? this.#playback.moment
  }

  /** Moments still to be shown. */
  get waiting(): number {
    return this.replay.at === undefined ? this.#playback.waiting : this.replay.waiting
  }

  /** How much faster than usual the moments should be played. */
  get haste(): number {
    return this.replay.at === undefined ? this.#playback.haste : this.replay.speed
  }

  /** What is told by itself now: everything else of this screen waits until `continueActivation`. */
  get great(): StagedHighlight | undefined {
    return this.#playback.great
  }

  /** Whether another great moment follows the one on the board. */
  get isFollowed(): boolean {
    return this.#playback.isFollowed
  }

  /** What the moment on the board will tell by itself when it has been shown. */
  get ahead(): StagedHighlight | undefined {
    return this.#playback.ahead
  }

  /** What the status will be once the update that is being shown has been. */
  get after(): TableStatus | undefined {
    return this.replay.at === undefined ? this.#playback.after : this.replay.after
  }

  /** Whose turn or part the board shows. */
  get turn(): Seat | undefined {
    return this.replay.at === undefined ? this.#playback.turn : this.replay.turn
  }

  /** @param stage says which moments are great, and which of them wait for a player. While a player skips none is. */
  stageBy(stage: HighlightSelector): void {
    this.#playback.stage = (moment, outcome) => {
      if (this.#skipping) return undefined
      return stage(moment, this.#status?.outcome === null ? outcome : null)
    }
  }

  /** What was told by itself has been read, or its time is over. */
  goOn(): void {
    this.#playback.goOn()
  }

  /** A visible page is going to paint the board: bots wait until it has. Call before the first `resync`. */
  paints(): void {
    if (document.hidden || this.#isPainting) return
    this.#isPainting = true
    void this.#bridge.table.paint({ table: this.#table, done: false })
    // A window that is hidden meanwhile may not paint, and has no viewer.
    document.addEventListener('visibilitychange', this.#onVisibilityChange)
  }

  /** The board is painted, or never will be: bots wait no longer. */
  painted(): void {
    if (!this.#isPainting) return
    this.#isPainting = false
    document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    void this.#bridge.table.paint({ table: this.#table, done: true })
  }

  /** Asks for the table as it stands: on opening, after a lost connection. */
  async resync(): Promise<void> {
    if (this.failure !== undefined) {
      // It begins from nothing.
      this.failure = undefined
      this.info = undefined
    }
    await this.#feed.resync()
  }

  /**
   * The table cannot be shown. Nothing more is heard of it until `resync`.
   * @param error what was thrown while it was taken in or drawn: for the console
   */
  fail(error: unknown): void {
    logError(error)
    this.#feed.forget()
    this.failure = appMessage('table.notShown')
  }

  /** Stops listening. The table itself stays open at the host. */
  close(): void {
    if (this.#isPainting) document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    this.#actions.close()
    this.replay.close()
    this.#feed.close()
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#guard(() => {
      if (this.replay.moment === undefined) this.#playback.settled(key)
      else this.replay.settled(key)
    })
  }

  /** The board is gone: nobody will say that a moment has been shown. */
  unplayed(): void {
    this.#guard(() => {
      this.replay.unplayed()
      this.#playback.unplayed()
    })
  }

  async act(action: Json): Promise<void> {
    const decision = this.decision
    if (decision === undefined) return
    this.#answered = decision
    this.#answerFinalReason = finalReasonOf(decision, action)
    const done = await this.#actions.act(decision, action)
    if (!done && this.#answered === decision) this.#answered = undefined
  }

  /** Asks what the Sage would choose in a decision of this screen. */
  async advise({ seat, id }: PendingDecision): Promise<Result<Advice>> {
    return this.#bridge.table.advise({ table: this.#table, seat, decision: id })
  }

  /** Nobody here waits for what the Sage says any more. */
  async stopAdvice(): Promise<void> {
    await this.#bridge.table.stopAdvice({ table: this.#table })
  }

  /** Who acts at this screen now, or did last. */
  get actor(): Seat | undefined {
    return actingSeatOf(this.#mine, this.status)
  }

  /** Whether the turn of somebody at this screen waits for its end, or a secret choice for the curtain to fall over it. */
  get endable(): boolean {
    if (this.waiting > 0) return false
    return (
      seatToConfirmTurn(this.#mine, this.status) !== undefined ||
      hasChosenInSecret(this.#mine, this.status, this.decision)
    )
  }

  async undo(): Promise<void> {
    await this.#undoOrRedo('undo')
  }

  async redo(): Promise<void> {
    await this.#undoOrRedo('redo')
  }

  async endTurn(): Promise<void> {
    if (!this.endable) return
    const seat = this.status?.unconfirmed
    if (seat === undefined) await this.lowerCurtain()
    else await this.#actions.endTurn(seat)
  }

  /** Asks for the private view of a seat at this shared screen; it follows as an update. @returns whether the host agreed */
  async liftCurtain(seat: Seat): Promise<boolean> {
    const { history } = this
    const { moment } = this.#playback
    const status = this.#status
    this.#privacy.lift(seat, moment && status && { view: moment.view, status, history })
    const isLifted = await this.#actions.liftCurtain(seat)
    if (!isLifted) this.#privacy.notLifted(seat)
    return isLifted
  }

  /** What was private leaves the screen at once, before the host says anything. */
  async lowerCurtain(): Promise<void> {
    const before = this.#privacy.lower()
    // It has fallen already, and what made it fall was still being shown.
    if (this.#privacy.fallen && this.#status?.viewer !== 'table') this.#playback.drain()
    if (before !== undefined && this.#status?.viewer !== 'table') {
      // Whose curtain comes next only the host knows.
      const { curtain: _, ...status } = before.status
      this.#showSnapshot({ ...before, status })
    }
    await this.#actions.lowerCurtain()
  }

  /** Bots act at once until the next person's decision, and nothing waits to be shown. */
  async skip(): Promise<void> {
    this.#skipping = true
    this.#playback.drain()
    await this.#actions.skip()
  }

  get #mine(): readonly Seat[] {
    return this.info?.mine ?? []
  }

  async #undoOrRedo(way: 'undo' | 'redo'): Promise<void> {
    const possible = way === 'undo' ? this.undoable : this.redoable
    if (possible === undefined) return
    if (possible.ok) await this.#actions.step(way, possible.seat)
    else this.#actions.refuse(possible.because ?? possible.reason)
  }

  #guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.fail(error)
    }
  }

  #applySnapshot(now: TableSnapshot): void {
    assertTableComplete(now)
    const { info, moment, status, history } = now
    this.info = info
    this.failure = undefined
    this.#answered = undefined
    this.#privacy.stands(status)
    this.#showSnapshot({ view: moment.view, status, history })
  }

  #applyUpdate(update: TableUpdate, history: TableHistory): void {
    if (this.info === undefined) return
    if (update.info !== undefined) {
      // Who sits here now finds the curtain closed, as the host has it.
      this.info = update.info
      this.#privacy.reseated()
    }
    const { info } = this
    const { turned, hidden } = this.#privacy.hears(info, update.status)
    if (turned) this.#playback.drain()
    if (hidden) return
    this.#latestStatus = update.status
    const before = this.#status
    const goesOn = update.cut === undefined && update.status.length >= (before?.length ?? 0)
    // While one looks back nothing of it is played: it counts at once.
    this.#playback.add({ update, history }, turned || this.#skipping || this.replay.at !== undefined)
    this.replay.hears(goesOn)
    if (update.status.thinking === undefined) this.#skipping = false
  }

  #showSnapshot({ view, status, history }: ScreenSnapshot): void {
    this.#latestStatus = status
    this.#playback.stand(view, status, history)
    this.#applyStatus(status, history)
    this.replay.hears(false)
  }

  #applyStatus(status: TableStatus, history: TableHistory): void {
    const turned = status.viewer !== this.#status?.viewer
    this.#status = status
    this.history = history
    // What was private of what has been goes with what is private now.
    if (turned) this.replay.hears(false, true)
  }

  #createReplay(): ReplayState {
    return new ReplayState({
      status: () => this.#status,
      history: () => this.history,
      ask: (entry, eyes) => this.#bridge.table.past({ table: this.#table, entry, ...omitUndefined({ eyes }) }),
      refuse: (reason) => {
        this.#actions.refuse(reason)
      },
      breaks: (error) => {
        this.fail(error)
      },
      drain: () => {
        this.#playback.drain()
      },
      returns: () => {
        this.#playback.again()
      },
    })
  }

  /** The same decision stays the same object, so that clicks half done outlast a look at one's values. */
  #keepDecision(status: TableStatus): TableStatus {
    const before = this.#status?.decision
    return isSameDecision(before, status.decision) && before !== this.#answered
      ? { ...status, decision: before }
      : status
  }
}

/** Why a choice of a decision is final; undefined for one that asked nothing. */
function finalReasonOf({ choices, final = [], reasons = [] }: PendingDecision, action: Json): Message | undefined {
  const at = final.findIndex((index) => equalJson(choices[index], action))
  return at < 0 ? undefined : (reasons[at] ?? appMessage('board.final'))
}
