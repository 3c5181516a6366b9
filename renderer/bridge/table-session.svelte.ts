/**
 * One open table, as its screen shows it and acts on it: updates from the host (feed), played one after another (playback),
 * limited to what the players at this screen may see (privacy). The table info, turn and log of an update take effect once its
 * last view step has been shown.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { BridgeApi } from '../../bridge/calls.ts'
import type { Result } from '../../bridge/result.ts'
import type {
  PendingDecision,
  UndoOrRedoAvailability,
  TableSetupInfo,
  TableSnapshot,
  TableStatus,
  TableUpdate,
} from '../../bridge/table-view.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { TableActions } from './table-actions.ts'
import { TableFeed, type VisibleLog } from './table-feed.ts'
import { LiveTable } from './live-table.svelte.ts'
import type { DisplayedUpdate, ScreenEventBanner, EventBannerSelector } from './playback-queue.svelte.ts'
import type { ShownTable } from './shown-table.ts'
import { UpdatePrivacyGuard, type ShownTableContents } from './privacy-guard.ts'
import { ReplayState } from './replay-state.svelte.ts'
import { localActingOrFirstSeatOf, mustPlayerLowerCurtain, isSameDecision, localSeatToEndTurn } from './local-seats.ts'
import { assertSnapshotShape } from './assert-snapshot-shape.ts'
import { appMessage } from '../messages/index.ts'
import { logError } from '../log-error.ts'

export type { DisplayedUpdate } from './playback-queue.svelte.ts'

/** An open table on one screen: its state, the playback of its updates, and the actions of its players. */
export class TableSession {
  info = $state.raw<TableSetupInfo>()
  /** Why the table cannot be shown: it could not be opened, or an update is invalid. */
  failure = $state.raw<Message>()
  /** A player has skipped ahead: updates are not played until the bots are done. */
  #skipping = false
  readonly #live = new LiveTable(({ update, log }) => {
    this.#applyStatus(this.#keepDecision(update.status), log)
  })
  /** Replays past entries while the table continues. */
  readonly replay: ReplayState
  /** The table that the screen shows: the live table, or a past position. */
  readonly #shown: ShownTable = $derived.by(() => (this.replay.at === undefined ? this.#live : this.replay))
  readonly #privacy = new UpdatePrivacyGuard()
  readonly #feed: TableFeed
  readonly #bridge: BridgeApi
  readonly #table: string
  readonly #actions: TableActions
  /** The host has been told that this page is about to paint the board, and not yet that it has. */
  #isPainting = false
  readonly #onVisibilityChange = (): void => {
    if (document.hidden) this.announcePainted()
  }

  /** @param refuse called with the reason of every rejection by the host */
  constructor(bridge: BridgeApi, table: string, refuse: (reason: Message) => void) {
    this.#bridge = bridge
    this.#table = table
    this.#actions = new TableActions(bridge, table, refuse, () => this.#live.status?.viewer)
    this.replay = this.#createReplay()
    this.#feed = new TableFeed(bridge, table, {
      onSnapshot: (now) => {
        this.#applySnapshot(now)
      },
      onUpdate: (update, history) => {
        this.#applyUpdate(update, history)
      },
      onSnapshotRejected: (reason) => {
        if (this.info === undefined) this.failure = reason
        else refuse(reason)
      },
      onError: (error) => {
        this.fail(error)
      },
    })
  }

  /** The status that the screen uses: that of the table, or of the replay position. */
  get status(): TableStatus | undefined {
    return this.#shown.status
  }

  /** The log of the live table, grouped by entry. */
  get history(): VisibleLog {
    return this.#live.history
  }

  /** The pending decision of this screen; undefined during a replay. */
  get decision(): PendingDecision | undefined {
    const decision = this.status?.decision
    return decision === this.#live.answered || this.pendingCount > 0 ? undefined : decision
  }

  get undoState(): UndoOrRedoAvailability | undefined {
    return this.#shown.undo
  }

  get redoState(): UndoOrRedoAvailability | undefined {
    return this.#shown.redo
  }

  get moment(): DisplayedUpdate | undefined {
    return this.#shown.moment
  }

  get pendingCount(): number {
    return this.#shown.pendingCount
  }

  get speedFactor(): number {
    return this.#shown.speedFactor
  }

  get statusAfter(): TableStatus | undefined {
    return this.#shown.statusAfter
  }

  get turnOwner(): Seat | undefined {
    return this.#shown.turnOwner
  }

  /** The event banner that is shown now: the rest of this screen waits until `dismissEventBanner`. */
  get eventBanner(): ScreenEventBanner | undefined {
    return this.#live.playback.eventBanner
  }

  /** Whether another event banner follows the one on the board. */
  get hasFurtherEventBanner(): boolean {
    return this.#live.playback.hasFurtherEventBanner
  }

  /** The event banner that follows once the update on the board has been shown. */
  get upcomingEventBanner(): ScreenEventBanner | undefined {
    return this.#live.playback.upcomingEventBanner
  }

  /** @param stage selects the event banners, and those that wait for a player. While a player skips there are none. */
  setEventBannerSelector(stage: EventBannerSelector): void {
    this.#live.playback.selectEventBanner = (moment, outcome) => {
      if (this.#skipping) return undefined
      return stage(moment, this.#live.status?.outcome === null ? outcome : null)
    }
  }

  /** The event banner has been read, or its time is over. */
  dismissEventBanner(): void {
    this.#live.playback.dismissEventBanner()
  }

  /** A visible page is about to paint the board: bots wait until it has. Call before the first `resync`. */
  announcePainting(): void {
    if (document.hidden || this.#isPainting) return
    this.#isPainting = true
    void this.#bridge.table.paint({ table: this.#table, done: false })
    // A window that is hidden in the meantime may not paint, and has no viewer.
    document.addEventListener('visibilitychange', this.#onVisibilityChange)
  }

  /** The board is painted, or never will be: bots continue. */
  announcePainted(): void {
    if (!this.#isPainting) return
    this.#isPainting = false
    document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    void this.#bridge.table.paint({ table: this.#table, done: true })
  }

  /** Requests a snapshot: on opening, and after a lost connection. */
  async resync(): Promise<void> {
    if (this.failure !== undefined) {
      // Start without a failure.
      this.failure = undefined
      this.info = undefined
    }
    await this.#feed.resync()
  }

  /**
   * The table cannot be shown. Its updates are ignored until `resync`.
   * @param error thrown while an update was applied or drawn; logged to the console
   */
  fail(error: unknown): void {
    logError(error)
    this.#feed.reset()
    this.failure = appMessage('table.notShown')
  }

  /** Stops listening. The table itself stays open at the host. */
  close(): void {
    if (this.#isPainting) document.removeEventListener('visibilitychange', this.#onVisibilityChange)
    this.#actions.close()
    this.replay.close()
    this.#feed.close()
  }

  /** The board has shown the update with this key. */
  onUpdateShown(key: number): void {
    this.#guard(() => {
      this.#shown.onUpdateShown(key)
    })
  }

  /** The board has been removed: no more updates will be reported as shown. */
  onBoardGone(): void {
    this.#guard(() => {
      this.replay.onBoardGone()
      this.#live.playback.onBoardGone()
    })
  }

  async act(action: Json): Promise<void> {
    const decision = this.decision
    if (decision === undefined) return
    this.#live.answered = decision
    this.#live.answerFinalReason = finalReasonOf(decision, action)
    const done = await this.#actions.act(decision, action)
    if (!done && this.#live.answered === decision) this.#live.answered = undefined
  }

  /** Requests the Sage's advice for a decision of this screen. */
  async advise({ seat, id }: PendingDecision): Promise<Result<Advice>> {
    return this.#bridge.table.advise({ table: this.#table, seat, decision: id })
  }

  /** Cancels the request for advice. */
  async stopAdvice(): Promise<void> {
    await this.#bridge.table.stopAdvice({ table: this.#table })
  }

  /** The seat at this screen that acts now, or acted last. */
  get actingSeat(): Seat | undefined {
    return localActingOrFirstSeatOf(this.#mine, this.status)
  }

  /** Whether a turn at this screen waits to be ended, or a secret choice for the curtain to close over it. */
  get canEndTurn(): boolean {
    if (this.pendingCount > 0) return false
    return (
      localSeatToEndTurn(this.#mine, this.status) !== undefined ||
      mustPlayerLowerCurtain(this.#mine, this.status, this.decision)
    )
  }

  async undo(): Promise<void> {
    await this.#undoOrRedo('undo')
  }

  async redo(): Promise<void> {
    await this.#undoOrRedo('redo')
  }

  async endTurn(): Promise<void> {
    if (!this.canEndTurn) return
    const seat = this.status?.unconfirmed
    if (seat === undefined) await this.lowerCurtain()
    else await this.#actions.endTurn(seat)
  }

  /** Requests the private view of a seat at this shared screen; it follows as an update. @returns whether the host accepted */
  async liftCurtain(seat: Seat): Promise<boolean> {
    const { history } = this
    const { moment } = this.#live.playback
    const status = this.#live.status
    this.#privacy.requestLift(seat, moment && status && { view: moment.view, status, history })
    const isLifted = await this.#actions.liftCurtain(seat)
    if (!isLifted) this.#privacy.cancelLift(seat)
    return isLifted
  }

  /** Private contents leave the screen at once, without waiting for the host. */
  async lowerCurtain(): Promise<void> {
    const before = this.#privacy.lower()
    // The curtain is closed already, and the update that closed it was still being shown.
    if (this.#privacy.isCurtainDown && this.#live.status?.viewer !== 'table') this.#live.playback.flush()
    if (before !== undefined && this.#live.status?.viewer !== 'table') {
      // Only the host knows whose curtain is next.
      const { curtain: _, ...status } = before.status
      this.#showSnapshot({ ...before, status })
    }
    await this.#actions.lowerCurtain()
  }

  /** Bots act without pauses until the next human decision, and queued updates are shown at once. */
  async skip(): Promise<void> {
    this.#skipping = true
    this.#live.playback.flush()
    await this.#actions.skip()
  }

  get #mine(): readonly Seat[] {
    return this.info?.mine ?? []
  }

  async #undoOrRedo(way: 'undo' | 'redo'): Promise<void> {
    const possible = way === 'undo' ? this.undoState : this.redoState
    if (possible === undefined) return
    if (possible.ok) await this.#actions.undoOrRedo(way, possible.seat)
    else this.#actions.reportRejection(possible.because ?? possible.reason)
  }

  #guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.fail(error)
    }
  }

  #applySnapshot(now: TableSnapshot): void {
    assertSnapshotShape(now)
    const { info, moment, status, history } = now
    this.info = info
    this.failure = undefined
    this.#live.answered = undefined
    this.#privacy.reset(status)
    this.#showSnapshot({ view: moment.view, status, history })
  }

  #applyUpdate(update: TableUpdate, history: VisibleLog): void {
    if (this.info === undefined) return
    if (update.info !== undefined) {
      // A player who takes a seat here finds the curtain closed, as at the host.
      this.info = update.info
      this.#privacy.onSeatsChanged()
    }
    const { info } = this
    const { turned, hidden } = this.#privacy.handleUpdate(info, update.status)
    if (turned) this.#live.playback.flush()
    if (hidden) return
    this.#live.latestStatus = update.status
    const before = this.#live.status
    const goesOn = update.cut === undefined && update.status.length >= (before?.length ?? 0)
    // During a replay updates are not played: they apply at once.
    this.#live.playback.add({ update, log: history }, turned || this.#skipping || this.replay.at !== undefined)
    this.replay.onTableChange(goesOn)
    if (update.status.thinking === undefined) this.#skipping = false
  }

  #showSnapshot({ view, status, history }: ShownTableContents): void {
    this.#live.latestStatus = status
    this.#live.playback.reset(view, status, history)
    this.#applyStatus(status, history)
    this.replay.onTableChange(false)
  }

  #applyStatus(status: TableStatus, history: VisibleLog): void {
    const turned = status.viewer !== this.#live.status?.viewer
    this.#live.status = status
    this.#live.history = history
    // Private past views leave the screen together with the present one.
    if (turned) this.replay.onTableChange(false, true)
  }

  #createReplay(): ReplayState {
    return new ReplayState({
      live: this.#live,
      fetch: (entry, eyes) => this.#bridge.table.past({ table: this.#table, entry, ...omitUndefined({ eyes }) }),
      onRejected: (reason) => {
        this.#actions.reportRejection(reason)
      },
      onError: (error) => {
        this.fail(error)
      },
    })
  }

  /** Keeps the object of an unchanged decision, so that a partial selection survives a peek at private values. */
  #keepDecision(status: TableStatus): TableStatus {
    const before = this.#live.status?.decision
    return isSameDecision(before, status.decision) && before !== this.#live.answered
      ? { ...status, decision: before }
      : status
  }
}

/** @returns why a choice of a decision is final, or undefined if it asked no confirmation */
function finalReasonOf({ choices, final = [], reasons = [] }: PendingDecision, action: Json): Message | undefined {
  const at = final.findIndex((index) => equalJson(choices[index], action))
  return at < 0 ? undefined : (reasons[at] ?? appMessage('board.final'))
}
