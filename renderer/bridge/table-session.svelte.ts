/**
 * One open table, as its screen shows it. Updates come from the host faster than people can follow; playback keeps them
 * as a queue of moments, and what they say about the table (whose turn, the log) counts once their last moment has been
 * shown.
 */
import { equalJson, type Json } from '../../engine/core/contract/json.ts'
import type { Message, Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { SeenFact } from '../../engine/core/contract/facts.ts'
import type {
  Bridge,
  PendingDecision,
  Reply,
  TableInfo,
  TableNow,
  TableStatus,
  TableUpdate,
} from '../../preload/contract.ts'
import type { GreatMoment } from '../games/face.ts'
import { Playback, turnOf, type Moment, type Stager } from './playback.svelte.ts'

export type { Moment } from './playback.svelte.ts'

export class TableSession {
  info = $state.raw<TableInfo>()
  status = $state.raw<TableStatus>()
  /** The log, grouped by entry. */
  history = $state.raw<readonly (readonly SeenFact[])[]>([])
  /** Why the table could not be opened. */
  failure = $state.raw<Message>()
  /** Somebody asked to skip: nothing is played until the bots are done. */
  #skipping = false
  readonly #playback = new Playback((update) => {
    this.#apply(update)
  })
  #sequence = 0
  /** The seat for which the curtain was asked to be lifted; views of others at a shared screen are not shown. */
  #lifted: Seat | undefined
  /** What everybody might see, before a curtain was lifted. */
  #public: Pick<TableNow, 'frame' | 'status' | 'history'> | undefined
  /** Whose view came last. */
  #viewer: Viewer | undefined
  /** A bot was to act after everything received so far. */
  #botNext = false
  /** How long the log is after everything received, shown or not. */
  #told = 0
  /** The decision that has been answered; hidden until the host's next word. */
  #answered = $state.raw<PendingDecision>()
  /** Updates that came while `current` was asked for. */
  #held: TableUpdate[] | undefined
  #closed = false
  readonly #stop: () => void
  readonly #bridge: Bridge
  readonly #table: string
  readonly #refuse: (reason: Message) => void

  /** @param refuse is told the reason of everything that the host refuses */
  constructor(bridge: Bridge, table: string, refuse: (reason: Message) => void) {
    this.#bridge = bridge
    this.#table = table
    this.#refuse = refuse
    this.#stop = bridge.on('update', (update) => {
      this.#receive(update)
    })
  }

  /** The decision that can be made now. */
  get decision(): PendingDecision | undefined {
    const decision = this.status?.decision
    return decision === this.#answered || this.waiting > 0 ? undefined : decision
  }

  get moment(): Moment | undefined {
    return this.#playback.moment
  }

  /** Moments still to be shown. */
  get waiting(): number {
    return this.#playback.waiting
  }

  /** How much faster than usual the moments should be played. */
  get haste(): number {
    return this.#playback.haste
  }

  /** What is told by itself now: everything else of this screen waits until somebody goes on. */
  get great(): GreatMoment | undefined {
    return this.#playback.great
  }

  /** What the moment on the board will tell by itself when it has been shown. */
  get ahead(): GreatMoment | undefined {
    return this.#playback.ahead
  }

  /** What the status will be once the update that is being shown has been. */
  get after(): TableStatus | undefined {
    return this.#playback.after
  }

  /** Whose turn or part the board shows. */
  get turn(): Seat | undefined {
    return this.#playback.turn
  }

  /** @param stage says which moments are great. Where nobody sits at this screen none is: nobody would go on. */
  stageBy(stage: Stager): void {
    this.#playback.stage = (frame, outcome) => {
      if (this.#skipping || (this.info?.mine.length ?? 0) === 0) return undefined
      return stage(frame, this.status?.outcome === null ? outcome : null)
    }
  }

  /** Somebody has read what was told by itself. */
  goOn(): void {
    this.#playback.goOn()
  }

  /** Asks for the table as it stands: on opening, after a gap, after a lost connection. */
  async resync(): Promise<void> {
    if (this.#held !== undefined) return
    this.#held = []
    const reply = await this.#bridge.table.current({ table: this.#table })
    const held = this.#held
    this.#held = undefined
    if (this.#closed) return
    if (!reply.ok) {
      if (this.info === undefined) this.failure = reply.reason
      else this.#refuse(reply.reason)
      return
    }
    this.#stand(reply.value)
    for (const update of held) this.#receive(update)
  }

  /** Stops listening. The table itself stays open at the host. */
  close(): void {
    this.#closed = true
    this.#stop()
  }

  /** The board has shown the moment of that key. */
  settled(key: number): void {
    this.#playback.settled(key)
  }

  /** The board is gone: nobody will say that a moment has been shown. */
  unplayed(): void {
    this.#playback.unplayed()
  }

  async act(action: Json): Promise<void> {
    const decision = this.decision
    if (decision === undefined) return
    this.#answered = decision
    const { seat, id } = decision
    const done = await this.#ask(this.#bridge.table.act({ table: this.#table, seat, decision: id, action }))
    if (!done && this.#answered === decision) this.#answered = undefined
  }

  /** Who acts at this screen now, or did last. */
  get actor(): Seat | undefined {
    const mine = this.info?.mine ?? []
    const { held, decision, deciders = [] } = this.status ?? {}
    if (held !== undefined && mine.includes(held)) return held
    return decision?.seat ?? deciders.find((seat) => mine.includes(seat)) ?? mine[0]
  }

  /** Whether the turn of somebody at this screen waits for its end, or a secret choice for the curtain to fall over it. */
  get endable(): boolean {
    return this.waiting === 0 && (this.#heldHere || this.#chosenHere)
  }

  get #heldHere(): boolean {
    const held = this.status?.held
    return held !== undefined && (this.info?.mine.includes(held) ?? false)
  }

  /** Somebody at this shared screen has chosen in secret, and others still have to: the choice may be changed until then. */
  get #chosenHere(): boolean {
    const { deciders = [], viewer } = this.status ?? {}
    const { decision } = this
    return this.#shared && decision !== undefined && decision.seat === viewer && !deciders.includes(decision.seat)
  }

  async undo(): Promise<void> {
    await this.#step('undo')
  }

  async redo(): Promise<void> {
    await this.#step('redo')
  }

  async endTurn(): Promise<void> {
    if (!this.endable) return
    const seat = this.status?.held
    if (seat === undefined) await this.lowerCurtain()
    else await this.#ask(this.#bridge.table.endTurn({ table: this.#table, seat }))
  }

  /** Asks for the private view of somebody at this shared screen; it follows as an update. */
  async liftCurtain(seat: Seat): Promise<void> {
    if (this.status?.viewer === 'table') this.#public = this.#shown()
    this.#lifted = seat
    const done = await this.#ask(this.#bridge.table.liftCurtain({ table: this.#table, seat }))
    if (!done && this.#lifted === seat) this.#lifted = undefined
  }

  /** What was private leaves the screen at once, before the host says anything. */
  async lowerCurtain(): Promise<void> {
    this.#lifted = undefined
    // It has fallen already, and what made it fall was still being shown.
    if (this.#viewer === 'table' && this.status?.viewer !== 'table') this.#playback.drain()
    const before = this.#public
    this.#public = undefined
    if (before !== undefined && this.status?.viewer !== 'table') {
      this.#playback.clear()
      // Whose curtain comes next only the host knows.
      const { curtain: _, ...status } = before.status
      this.status = status
      this.history = before.history
      this.#playback.show(before.frame, true, status)
    }
    await this.#ask(this.#bridge.table.lowerCurtain({ table: this.#table }))
  }

  /** Bots act at once until the next person's decision, and nothing waits to be shown. */
  async skip(): Promise<void> {
    this.#skipping = true
    this.#playback.drain()
    await this.#ask(this.#bridge.table.skip({ table: this.#table }))
  }

  /** Several people sit at this screen. */
  get #shared(): boolean {
    return (this.info?.mine.length ?? 0) > 1
  }

  #shown(): Pick<TableNow, 'frame' | 'status' | 'history'> | undefined {
    const { moment, status, history } = this
    return moment === undefined || status === undefined
      ? undefined
      : { frame: { view: moment.view, facts: [] }, status, history }
  }

  async #step(way: 'undo' | 'redo'): Promise<void> {
    const possible = this.status?.[way]
    if (possible === undefined) return
    if (possible.ok) await this.#ask(this.#bridge.table[way]({ table: this.#table, seat: possible.seat }))
    else this.#refuse(possible.reason)
  }

  async #ask(call: Promise<Reply<null>>): Promise<boolean> {
    const reply = await call
    if (!reply.ok && !this.#closed) this.#refuse(reply.reason)
    return reply.ok
  }

  #stand(now: TableNow): void {
    this.#playback.clear()
    this.info = now.info
    this.status = now.status
    this.history = now.history
    this.failure = undefined
    this.#answered = undefined
    this.#sequence = now.sequence
    this.#told = now.history.length
    this.#viewer = now.status.viewer
    this.#botNext = now.status.thinking !== undefined
    this.#lifted = typeof now.status.viewer === 'number' ? now.status.viewer : undefined
    this.#public = undefined
    this.#playback.turn = turnOf(now.history)
    this.#playback.show(now.frame, true, now.status)
  }

  #receive(update: TableUpdate): void {
    if (update.table !== this.#table || this.#closed) return
    if (this.#held !== undefined) {
      this.#held.push(update)
      return
    }
    // Nothing stands yet, or it is older than what stands.
    if (this.info === undefined || update.sequence <= this.#sequence) return
    if (update.sequence !== this.#sequence + 1 || update.history.from > this.#told) {
      void this.resync()
      return
    }
    this.#sequence = update.sequence
    this.#told = update.history.from + update.history.entries.length
    const { viewer, thinking } = update.status
    const falls = this.#falls(viewer)
    const turned = viewer !== this.#viewer && !falls
    if (turned) this.#playback.drain()
    if (falls) this.#lifted = undefined
    this.#viewer = viewer
    this.#botNext = thinking !== undefined
    // Its owner has let go already; the public view follows.
    if (this.#shared && typeof viewer === 'number' && viewer !== this.#lifted) return
    this.#playback.add(update, turned || this.#skipping)
    if (thinking === undefined) this.#skipping = false
  }

  /**
   * Whether a bot's move made the curtain fall. Its owner has watched the bots so far, and sees this move as well before
   * the screen turns away; after an own choice it turns away at once.
   */
  #falls(viewer: Viewer): boolean {
    return viewer === 'table' && this.#lifted !== undefined && this.#botNext && this.info?.game.secrets === 'hand'
  }

  #apply(update: TableUpdate): void {
    this.status = this.#keepDecision(update.status)
    this.history = [...this.history.slice(0, update.history.from), ...update.history.entries]
    // Undo takes the turn back too.
    this.#playback.turn = turnOf(this.history)
  }

  /** The same decision stays the same object, so that clicks half done outlast a look at one's values. */
  #keepDecision(status: TableStatus): TableStatus {
    const before = this.status?.decision
    const { decision } = status
    const same =
      decision !== undefined &&
      decision.id === before?.id &&
      decision.seat === before.seat &&
      equalJson(decision.final ?? [], before.final ?? [])
    return same && before !== this.#answered ? { ...status, decision: before } : status
  }
}
