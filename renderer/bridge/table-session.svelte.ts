/**
 * One open table, as its screen shows it. Updates come from the host faster than people can follow; the session keeps
 * them as a queue of moments, and what they say about the table (whose turn, the log) counts once their last moment
 * has been shown.
 */
import type { Json } from '../../engine/core/json.ts'
import type { Message, Seat, Viewer } from '../../engine/core/game.ts'
import type { SeenFact } from '../../engine/core/facts.ts'
import type {
  Bridge,
  PendingDecision,
  Reply,
  TableInfo,
  TableNow,
  TableStatus,
  TableUpdate,
  ViewFrame,
} from '../../preload/contract.ts'

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
interface Step {
  readonly frame?: ViewFrame
  readonly update?: TableUpdate
  /** What the status says from the end of its update on. */
  readonly status: TableStatus
}

/** More moments than this are not played but skipped: somebody came back after a long time. */
const LONGEST_QUEUE = 60

export class TableSession {
  info = $state.raw<TableInfo>()
  moment = $state.raw<Moment>()
  status = $state.raw<TableStatus>()
  /** The log, grouped by entry. */
  history = $state.raw<readonly (readonly SeenFact[])[]>([])
  /** Why the table could not be opened. */
  failure = $state.raw<Message>()
  /** Moments still to be shown. */
  waiting = $state(0)
  /** A board plays the moments and says when each is done; without one they are shown at once. */
  #played = false
  /** Somebody asked to skip: nothing is played until the bots are done. */
  #skipping = false
  #queue: Step[] = []
  /** The step that is being shown. */
  #current: Step | undefined
  #key = 0
  #sequence = 0
  /** The seat for which the curtain was asked to be lifted; views of others at a shared screen are not shown. */
  #lifted: Seat | undefined
  /** What everybody might see, before a curtain was lifted. */
  #public: Pick<TableNow, 'frame' | 'status' | 'history'> | undefined
  /** Whose view came last. */
  #viewer: Viewer | undefined
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

  /** How much faster than usual the moments should be played. */
  get haste(): number {
    return 1 + Math.min(this.waiting, 12) / 4
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
    this.#played = true
    if (key === this.moment?.key && this.#current !== undefined) this.#next()
  }

  /** The board is gone: nobody will say that a moment has been shown. */
  unplayed(): void {
    this.#played = false
    this.#drain()
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
    const before = this.#public
    this.#public = undefined
    if (before !== undefined && this.status?.viewer !== 'table') {
      this.#queue = []
      this.#current = undefined
      this.waiting = 0
      // Whose curtain comes next only the host knows.
      const { curtain: _, ...status } = before.status
      this.status = status
      this.history = before.history
      this.#show(before.frame, true, status)
    }
    await this.#ask(this.#bridge.table.lowerCurtain({ table: this.#table }))
  }

  /** Bots act at once until the next person's decision, and nothing waits to be shown. */
  async skip(): Promise<void> {
    this.#skipping = true
    this.#drain()
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
    this.#queue = []
    this.#current = undefined
    this.waiting = 0
    this.info = now.info
    this.status = now.status
    this.history = now.history
    this.failure = undefined
    this.#answered = undefined
    this.#sequence = now.sequence
    this.#told = now.history.length
    this.#viewer = now.status.viewer
    this.#lifted = typeof now.status.viewer === 'number' ? now.status.viewer : undefined
    this.#public = undefined
    this.#show(now.frame, true, now.status)
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
    const { viewer } = update.status
    if (viewer !== this.#viewer) this.#drain()
    const turned = viewer !== this.#viewer
    this.#viewer = viewer
    // Its owner has let go already; the public view follows.
    if (this.#shared && typeof viewer === 'number' && viewer !== this.#lifted) return
    const last = update.frames.length - 1
    const { status } = update
    this.#queue.push(...update.frames.map((frame, i) => ({ frame, status, ...(i === last ? { update } : {}) })))
    if (last < 0) this.#queue.push({ update, status })
    if (turned || !this.#played || this.#skipping || this.#queue.length > LONGEST_QUEUE) this.#drain()
    else if (this.#current === undefined) this.#next()
    else this.waiting = this.#queue.length + 1
    if (update.status.thinking === undefined) this.#skipping = false
  }

  /** The step shown counts; the next one with something to see is shown. */
  #next(): void {
    do {
      this.#apply(this.#current)
      this.#current = this.#queue.shift()
    } while (this.#current !== undefined && this.#current.frame === undefined)
    this.waiting = this.#queue.length + (this.#current === undefined ? 0 : 1)
    if (this.#current?.frame !== undefined) this.#show(this.#current.frame, false, this.#current.status)
  }

  /** Shows the last step at once, and with it everything that the others said. */
  #drain(): void {
    const steps = [...(this.#current === undefined ? [] : [this.#current]), ...this.#queue]
    this.#current = undefined
    this.#queue = []
    this.waiting = 0
    const seen = steps.findLast((step) => step.frame !== undefined)
    for (const step of steps) this.#apply(step)
    if (seen?.frame !== undefined && seen.frame.view !== this.moment?.view) this.#show(seen.frame, true, seen.status)
  }

  #apply(step: Step | undefined): void {
    const update = step?.update
    if (update === undefined) return
    this.status = this.#keepDecision(update.status)
    this.history = [...this.history.slice(0, update.history.from), ...update.history.entries]
  }

  /** The same decision stays the same object, so that clicks half done outlast a look at one's values. */
  #keepDecision(status: TableStatus): TableStatus {
    const before = this.status?.decision
    const { decision } = status
    const same = decision !== undefined && decision.id === before?.id && decision.seat === before.seat
    return same && before !== this.#answered ? { ...status, decision: before } : status
  }

  #show({ view, facts }: ViewFrame, jump: boolean, { viewer, held }: TableStatus): void {
    this.#key += 1
    this.moment = { view, facts, jump, key: this.#key, viewer, ...(held === undefined ? {} : { held }) }
  }
}
