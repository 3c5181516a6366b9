/**
 * One open table, as its screen shows it and acts on it: what the host tells (feed), one moment after another (playback),
 * as far as whoever sits here may see it (privacy). What an update says about the table, whose turn it is and the log,
 * counts once its last moment has been shown.
 */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Json } from '../../engine/core/contract/json.ts'
import type { Advice } from '../../engine/core/contract/advice.ts'
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Bridge } from '../../bridge/calls.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { PendingDecision, Possible, TableInfo, TableNow, TableStatus, TableUpdate } from '../../bridge/table.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import { Asking } from './asking.ts'
import { Feed, type History } from './feed.ts'
import { Playback, type Moment, type StagedMoment, type Stager } from './playback.svelte.ts'
import { Privacy, type Picture } from './privacy.ts'
import { Replay } from './replay.svelte.ts'
import { actorOf, hasChosen, isStill, unconfirmedOf } from './sitting.ts'
import { assertWhole } from './whole.ts'
import { appMessage } from '../messages/index.ts'
import { logTrouble } from '../trouble.ts'

export type { Moment } from './playback.svelte.ts'

export class TableSession {
  info = $state.raw<TableInfo>()
  #status = $state.raw<TableStatus>()
  /** The log, grouped by entry. */
  history = $state.raw<History>([])
  /** Why the table cannot be shown: it could not be opened, or what was heard of it makes no sense. */
  failure = $state.raw<Message>()
  /** Somebody asked to skip: nothing is played until the bots are done. */
  #skipping = false
  /** The decision that has been answered; hidden until the host's next word. */
  #answered = $state.raw<PendingDecision>()
  /** Why the answer cannot be taken back; undefined: it can be, or it did not ask for that. */
  #answerStays = $state.raw<Message>()
  /** What the host has told last: moments of before may still be on their way to the screen. */
  #told = $state.raw<TableStatus>()
  readonly #playback = new Playback(({ update, history }) => {
    this.#takes(this.#keepDecision(update.status), history)
  })
  /** Walks through what has been, while the table goes on. */
  readonly replay: Replay
  readonly #privacy = new Privacy()
  readonly #feed: Feed
  readonly #bridge: Bridge
  readonly #table: string
  readonly #asking: Asking
  /** The host was told that this page is going to paint the board, and not yet that it has. */
  #paints = false
  readonly #hidden = (): void => {
    if (document.hidden) this.painted()
  }

  /** @param refuse is told the reason of everything that the host refuses */
  constructor(bridge: Bridge, table: string, refuse: (reason: Message) => void) {
    this.#bridge = bridge
    this.#table = table
    this.#asking = new Asking(bridge, table, refuse, () => this.#status?.viewer)
    this.replay = this.#replayed()
    this.#feed = new Feed(bridge, table, {
      stands: (now) => {
        this.#stands(now)
      },
      goesOn: (update, history) => {
        this.#goesOn(update, history)
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
  get undoable(): Possible | undefined {
    if (this.replay.at !== undefined) return this.status?.undo
    const answered = this.#answered !== undefined && this.#answered === this.status?.decision
    if (answered && this.#answerStays !== undefined) return { ok: false, reason: this.#answerStays }
    return this.#told?.undo
  }

  /** Whether what was taken back can be played again, as far as that is known by now. */
  get redoable(): Possible | undefined {
    return this.replay.at === undefined ? this.#told?.redo : this.status?.redo
  }

  get moment(): Moment | undefined {
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
  get great(): StagedMoment | undefined {
    return this.#playback.great
  }

  /** Whether another great moment follows the one on the board. */
  get isFollowed(): boolean {
    return this.#playback.isFollowed
  }

  /** What the moment on the board will tell by itself when it has been shown. */
  get ahead(): StagedMoment | undefined {
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
  stageBy(stage: Stager): void {
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
    if (document.hidden || this.#paints) return
    this.#paints = true
    void this.#bridge.table.paint({ table: this.#table, done: false })
    // A window that is hidden meanwhile may not paint, and has no viewer.
    document.addEventListener('visibilitychange', this.#hidden)
  }

  /** The board is painted, or never will be: bots wait no longer. */
  painted(): void {
    if (!this.#paints) return
    this.#paints = false
    document.removeEventListener('visibilitychange', this.#hidden)
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
    logTrouble(error)
    this.#feed.forget()
    this.failure = appMessage('table.notShown')
  }

  /** Stops listening. The table itself stays open at the host. */
  close(): void {
    if (this.#paints) document.removeEventListener('visibilitychange', this.#hidden)
    this.#asking.close()
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
    this.#answerStays = reasonOf(decision, action)
    const done = await this.#asking.act(decision, action)
    if (!done && this.#answered === decision) this.#answered = undefined
  }

  /** Asks what the Sage would choose in a decision of this screen. */
  async advise({ seat, id }: PendingDecision): Promise<Reply<Advice>> {
    return this.#bridge.table.advise({ table: this.#table, seat, decision: id })
  }

  /** Nobody here waits for what the Sage says any more. */
  async stopAdvice(): Promise<void> {
    await this.#bridge.table.stopAdvice({ table: this.#table })
  }

  /** Who acts at this screen now, or did last. */
  get actor(): Seat | undefined {
    return actorOf(this.#mine, this.status)
  }

  /** Whether the turn of somebody at this screen waits for its end, or a secret choice for the curtain to fall over it. */
  get endable(): boolean {
    if (this.waiting > 0) return false
    return unconfirmedOf(this.#mine, this.status) !== undefined || hasChosen(this.#mine, this.status, this.decision)
  }

  async undo(): Promise<void> {
    await this.#step('undo')
  }

  async redo(): Promise<void> {
    await this.#step('redo')
  }

  async endTurn(): Promise<void> {
    if (!this.endable) return
    const seat = this.status?.unconfirmed
    if (seat === undefined) await this.lowerCurtain()
    else await this.#asking.endTurn(seat)
  }

  /** Asks for the private view of a seat at this shared screen; it follows as an update. @returns whether the host agreed */
  async liftCurtain(seat: Seat): Promise<boolean> {
    const { history } = this
    const { moment } = this.#playback
    const status = this.#status
    this.#privacy.lift(seat, moment && status && { view: moment.view, status, history })
    const isLifted = await this.#asking.liftCurtain(seat)
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
      this.#shows({ ...before, status })
    }
    await this.#asking.lowerCurtain()
  }

  /** Bots act at once until the next person's decision, and nothing waits to be shown. */
  async skip(): Promise<void> {
    this.#skipping = true
    this.#playback.drain()
    await this.#asking.skip()
  }

  get #mine(): readonly Seat[] {
    return this.info?.mine ?? []
  }

  async #step(way: 'undo' | 'redo'): Promise<void> {
    const possible = way === 'undo' ? this.undoable : this.redoable
    if (possible === undefined) return
    if (possible.ok) await this.#asking.step(way, possible.seat)
    else this.#asking.refuse(possible.because ?? possible.reason)
  }

  #guard(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.fail(error)
    }
  }

  #stands(now: TableNow): void {
    assertWhole(now)
    const { info, moment, status, history } = now
    this.info = info
    this.failure = undefined
    this.#answered = undefined
    this.#privacy.stands(status)
    this.#shows({ view: moment.view, status, history })
  }

  #goesOn(update: TableUpdate, history: History): void {
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
    this.#told = update.status
    const before = this.#status
    const goesOn = update.cut === undefined && update.status.length >= (before?.length ?? 0)
    // While one looks back nothing of it is played: it counts at once.
    this.#playback.add({ update, history }, turned || this.#skipping || this.replay.at !== undefined)
    this.replay.hears(goesOn)
    if (update.status.thinking === undefined) this.#skipping = false
  }

  #shows({ view, status, history }: Picture): void {
    this.#told = status
    this.#playback.stand(view, status, history)
    this.#takes(status, history)
    this.replay.hears(false)
  }

  #takes(status: TableStatus, history: History): void {
    const turned = status.viewer !== this.#status?.viewer
    this.#status = status
    this.history = history
    // What was private of what has been goes with what is private now.
    if (turned) this.replay.hears(false, true)
  }

  #replayed(): Replay {
    return new Replay({
      status: () => this.#status,
      history: () => this.history,
      ask: (entry, eyes) => this.#bridge.table.past({ table: this.#table, entry, ...defined({ eyes }) }),
      refuse: (reason) => {
        this.#asking.refuse(reason)
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
    return isStill(before, status.decision) && before !== this.#answered ? { ...status, decision: before } : status
  }
}

/** Why a choice of a decision is final; undefined for one that asked nothing. */
function reasonOf({ choices, final = [], reasons = [] }: PendingDecision, action: Json): Message | undefined {
  const at = final.findIndex((index) => equalJson(choices[index], action))
  return at < 0 ? undefined : (reasons[at] ?? appMessage('board.final'))
}
