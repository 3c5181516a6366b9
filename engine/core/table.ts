/**
 * A table: a game's rules, a seed, and the log of choices made so far. Everything a table does is a walk along its
 * log: acting appends, undo drops the tail, replay plays it again. One gate accepts an action: it must equal one of
 * the game's choices for that seat.
 */
import type { Fact } from './facts.ts'
import { Decisions, type Decision } from './decisions.ts'
import type { AnyGame, Message, Outcome, Seat, TableConfig, Viewer } from './game.ts'
import { equalJson, type Json } from './json.ts'
import type { Seed } from './random.ts'
import { Timeline, type Entry, type Moment, type Position, type TimelineStart } from './timeline.ts'
import { undoPoint, type UndoPoint } from './undo.ts'
import { endedTurn, handsOver, turnAt, waits, type Confirming } from './waiting.ts'

export type { Entry, Moment, Position } from './timeline.ts'
export type { Confirming } from './waiting.ts'
export type { Decision } from './decisions.ts'

export type Done =
  | {
      readonly ok: true
      readonly moments: readonly Moment[]
      /** Only this entry of the log changed, in a decision that several make at the same time. */
      readonly revised?: Revised
    }
  | Refused
export type Refused = { readonly ok: false; readonly reason: Message }
export type Possible = { readonly ok: true } | Refused

export interface Revised {
  readonly seat: Seat
  /** Which entry of the log. */
  readonly at: number
  /** Only its seat can tell: it had chosen before, and has chosen now. */
  readonly unseen: boolean
}

/** What undo took back: a run of entries that goes forward together, or one entry that was withdrawn alone. */
interface Undone {
  readonly by: Seat
  readonly entries: readonly Entry[]
  readonly withdrawn?: number
}

export interface TableStart extends TimelineStart {
  /** A practice table may take back anything, bots included. */
  readonly practice?: boolean
}

/** A log played again: as far as the gate let it. */
export interface Replayed {
  readonly table: Table
  readonly refused?: { readonly at: number; readonly reason: Message }
}

export class Table {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  readonly practice: boolean
  /** Whether a seat's turn waits for `endTurn`. The host sets it: people may, bots never do. */
  confirms: (seat: Seat) => Confirming = () => 'never'
  /** Whether a person plays that seat. The host sets it; what only bots have learned can be taken back (undo.ts). */
  isPerson: (seat: Seat) => boolean = () => true

  readonly #timeline: Timeline
  #held: Seat | undefined
  /** What undo took back, the last at the end. */
  #undone: Undone[] = []
  readonly #decisions: Decisions

  constructor(start: TableStart) {
    const { game, config, seed, practice = false } = start
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.#timeline = new Timeline(start)
    this.#decisions = new Decisions(game, config.players)
    this.#decide()
  }

  /** The present state. Not to be changed by callers. */
  get state(): unknown {
    return this.#timeline.state
  }

  /** Random events so far, the setup's included. */
  get events(): number {
    return this.#timeline.events
  }

  get log(): readonly Entry[] {
    return this.#timeline.entries
  }

  /** What happened in the setup. */
  get opening(): readonly Fact[] {
    return this.#timeline.opening
  }

  /** What each entry of the log brought about. */
  factsOf(entry: number): readonly Fact[] {
    return this.#timeline.factsOf(entry)
  }

  /** True when the log begins in the middle of the game (see TimelineStart.base). */
  get closed(): boolean {
    return this.#timeline.closed
  }

  /** The position before the first entry, for saves of a table whose history is closed. */
  get base(): Position | undefined {
    return this.closed ? this.#timeline.start : undefined
  }

  /** The seat whose turn is played but not confirmed. */
  get held(): Seat | undefined {
    return this.#held
  }

  /** Whether the held seat's turn is over; else only the screen passes on: somebody is asked in the middle of it. */
  get turnOver(): boolean {
    return this.#held !== undefined && endedTurn(this.#timeline, this.#held)
  }

  /** Whose turn, or part of something, it is now; undefined where nothing tells. */
  get turn(): Seat | undefined {
    return turnAt(this.#timeline, this.log.length)
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state)
  }

  /** The seats that owe a choice now: none while a turn is held. */
  get deciders(): readonly Seat[] {
    return this.#held === undefined ? this.game.deciders(this.state) : []
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.#held === undefined ? this.#decisions.of(seat) : undefined
  }

  /**
   * The gate. Plays an action that equals one of the seat's choices, and whatever follows without a choice.
   * @param decision the id of the decision that is answered; an answer to an older one is refused. Absent: the present
   * @param asker whose view the reason of a refusal is read from: it tells them nothing that they do not see
   */
  act(seat: Seat, action: unknown, decision?: number, asker: Viewer = seat): Done {
    const checked = this.#check(seat, action, decision, asker)
    if (!checked.ok) return checked
    const revisable = this.#revisable(seat)
    if (revisable !== undefined) return this.#revise(revisable, { seat, action: checked.choice })
    this.#undone = []
    const moments = this.#play(seat, checked.choice)
    moments.push(...this.#playOn())
    return { ok: true, moments }
  }

  /** Plays what has only one choice. Called after opening a table; `act` does it by itself. */
  settle(): readonly Moment[] {
    return this.#playOn()
  }

  /** Confirms the held turn, so that it cannot be taken back, and plays on what has only one choice. */
  endTurn(seat: Seat): Done {
    if (this.#held !== seat) return refuse('table.refused.notHeld')
    this.#held = undefined
    this.#timeline.confirmLast()
    this.#undone = []
    this.#decide()
    return { ok: true, moments: this.#playOn() }
  }

  /**
   * What has been played so far can be taken back by nobody any more: somebody is about to learn what bots knew (a person
   * takes a bot's seat, the open view is given). The log holds it, so that saves, redo and replay agree.
   */
  confirmSoFar(): void {
    if (this.practice) return
    this.#timeline.confirmLast()
    this.#undone = []
  }

  /** Whether `seat` has chosen, may still choose otherwise, and others have not yet chosen. */
  isOpen(seat: Seat): boolean {
    return this.#held === undefined && this.#decisions.of(seat) !== undefined && !this.deciders.includes(seat)
  }

  /** Whether `seat` may take its last choice back; if not, why. */
  canUndo(seat: Seat): Possible {
    const point = this.#undoPoint(seat)
    return point.ok ? { ok: true } : point
  }

  /** Takes back the seat's last own choice (on a practice table: and all that came after it). */
  undo(seat: Seat): Done {
    const point = this.#undoPoint(seat)
    if (!point.ok) return point
    const { at, alone } = point
    const entry = this.log[at]
    if (alone && entry !== undefined) {
      this.#undone.push({ by: seat, entries: [entry], withdrawn: at })
      return this.#change(at, { ...entry, withdrawn: true })
    }
    const taken = this.log.slice(at)
    this.#timeline.rewind(at)
    this.#undone.push({ by: seat, entries: taken })
    this.#held = undefined
    this.#decide(...taken.map((each) => each.seat))
    return { ok: true, moments: [this.#present()] }
  }

  /** Whether `seat` may play again what it took back; if not, why. */
  canRedo(seat: Seat): Possible {
    if (this.#undone.length === 0) return refuse('table.redo.nothing')
    return this.#redoable(seat) === undefined ? refuse('table.redo.other') : { ok: true }
  }

  /** Plays again what the seat took back last, with the same luck. */
  redo(seat: Seat): Done {
    const undone = this.#redoable(seat)
    if (undone === undefined) return refuse(this.#undone.length === 0 ? 'table.redo.nothing' : 'table.redo.other')
    this.#undone = this.#undone.filter((each) => each !== undone)
    const [first] = undone.entries
    if (undone.withdrawn !== undefined && first !== undefined) return this.#refill(undone.withdrawn, first)
    const moments: Moment[] = []
    for (const entry of undone.entries) {
      this.#held = undefined // the turn before was confirmed: others have chosen since
      moments.push(...this.#again(entry, entry.auto))
      if (entry.confirmed) this.#held = undefined
    }
    moments.push(...this.#playOn())
    return { ok: true, moments }
  }

  /** A copy of the state after `length` entries. @throws RangeError for a length that the log does not have */
  stateAt(length: number): unknown {
    return this.#timeline.positionAt(length).state
  }

  /** The position after `length` entries, to play on from. @throws RangeError as `stateAt` */
  positionAt(length: number): Position {
    return this.#timeline.positionAt(length)
  }

  /** A new table that goes on from after `length` entries of this one. @throws RangeError as `stateAt` */
  branch(length: number): Table {
    const { game, config, seed, practice } = this
    if (length < 0 || length > this.log.length) throw new RangeError(`no entry ${String(length)}`)
    if (!this.closed) return Table.replay({ game, config, seed, practice }, this.log.slice(0, length)).table
    return new Table({ game, config, seed, practice, base: this.#timeline.positionAt(length) })
  }

  /**
   * A table with a log played again through the gate. Stops before the first entry that is refused or cannot be played.
   * @param held the seat whose last turn was not confirmed when the log was written
   */
  static replay(start: TableStart, log: readonly Entry[], held?: Seat): Replayed {
    return atOnce(Table.replaySteps(start, log, held))
  }

  /** As `replay`, entry by entry: a host lets others have their turn between two of a long log. */
  static *replaySteps(start: TableStart, log: readonly Entry[], held?: Seat): Generator<undefined, Replayed> {
    const table = new Table(start)
    for (const [at, entry] of log.entries()) {
      yield
      const checked = table.#check(entry.seat, entry.action, undefined, entry.seat)
      if (!checked.ok) return { table, refused: { at, reason: checked.reason } }
      const auto = entry.auto === true && table.#decisions.of(entry.seat)?.choices.length === 1
      try {
        table.#again({ ...entry, action: checked.choice }, auto)
      } catch {
        // Without the error's words: they may quote what is hidden.
        return { table, refused: { at, reason: { id: 'table.refused.failed' } } }
      }
    }
    const handedOver = table.deciders.length > 0 && !table.deciders.includes(held ?? -1)
    if (held !== undefined && log.at(-1)?.seat === held && handedOver) table.#held = held
    return { table }
  }

  /** The choice that equals `action`: the game's own copy, which nobody outside can change. Or why there is none. */
  #check(
    seat: Seat,
    action: unknown,
    id: number | undefined,
    asker: Viewer,
  ): { readonly ok: true; readonly choice: Json } | Refused {
    if (this.outcome !== null) return refuse('table.refused.over')
    if (this.#held !== undefined) return refuse('table.refused.held')
    const decision = this.#decisions.of(seat)
    if (decision === undefined) return refuse('table.refused.notYourChoice')
    if (id !== undefined && id !== decision.id) return refuse('table.refused.stale')
    const choice = decision.choices.find((each) => equalJson(each, action))
    if (choice !== undefined) return { ok: true, choice }
    return { ok: false, reason: this.#whyNot(seat, action, asker) ?? { id: 'table.refused.notLegal' } }
  }

  /** The game's reason; the action comes from outside and may be of any form, so no reason is a fine answer. */
  #whyNot(seat: Seat, action: unknown, asker: Viewer): Message | undefined {
    try {
      return this.game.whyNot(this.game.view(this.state, asker), seat, action)
    } catch {
      return undefined
    }
  }

  #play(seat: Seat, action: Json, auto = false): Moment[] {
    const before = this.deciders
    const moments = this.#timeline.play(seat, action, auto)
    this.#decide(seat)
    if (handsOver(seat, before, this.deciders) && waits(this.#timeline, seat, this.#waiting(seat))) this.#held = seat
    return moments
  }

  /** Plays an entry that stood in the log before, as it stood there. */
  #again(entry: Entry, auto: boolean | undefined): Moment[] {
    const moments = this.#play(entry.seat, entry.action, auto)
    if (entry.withdrawn && this.isOpen(entry.seat)) this.#change(this.log.length - 1, entry)
    if (entry.confirmed) this.#timeline.confirmLast()
    return moments
  }

  #playOn(): Moment[] {
    const moments: Moment[] = []
    while (this.#held === undefined && this.outcome === null) {
      const seat = this.deciders.find(
        (each) => this.#decisions.of(each)?.choices.length === 1 && this.game.mustAsk?.(this.state, each) !== true,
      )
      const action = seat === undefined ? undefined : this.#decisions.of(seat)?.choices[0]
      if (seat === undefined || action === undefined) break
      moments.push(...this.#play(seat, action, true))
    }
    return moments
  }

  #waiting(seat: Seat) {
    return { confirming: this.confirms(seat), isPerson: this.isPerson }
  }

  #undoPoint(seat: Seat): UndoPoint {
    const isOpen = (each: Seat): boolean => this.isOpen(each)
    return undoPoint(this.#timeline, seat, { practice: this.practice, isPerson: this.isPerson, isOpen })
  }

  /**
   * The entry that a new choice of `seat` replaces: its own of a decision that others still make at the same time, be it
   * withdrawn or not. The log then does not grow, and nobody else can tell how often somebody changed their mind.
   */
  #revisable(seat: Seat): number | undefined {
    const at = this.log.findLastIndex((entry) => entry.seat === seat && !entry.auto)
    const entry = this.log[at]
    if (entry === undefined) return undefined
    if (entry.withdrawn) return at
    return this.isOpen(seat) && this.#undoPoint(seat).ok ? at : undefined
  }

  /** Puts a new choice in the place of the seat's own; when it was the last to be made, it comes at the end of the log. */
  #revise(at: number, entry: Entry): Done {
    this.#undone = this.#undone.filter(({ by }) => by !== entry.seat)
    const unseen = this.log[at]?.withdrawn !== true
    const done = this.#refill(at, entry)
    return done.ok && done.revised !== undefined ? { ...done, revised: { ...done.revised, unseen } } : done
  }

  #refill(at: number, entry: Entry): Done {
    if (!this.deciders.every((seat) => seat === entry.seat)) return this.#change(at, entry)
    this.#timeline.revise(at, undefined)
    return { ok: true, moments: [...this.#play(entry.seat, entry.action), ...this.#playOn()] }
  }

  #change(at: number, entry: Entry): Done {
    this.#timeline.revise(at, entry)
    this.#decide(entry.seat)
    return { ok: true, moments: [this.#present()], revised: { seat: entry.seat, at, unseen: false } }
  }

  /** What `seat` would play again: what was taken back last, or what it withdrew alone since. */
  #redoable(seat: Seat): Undone | undefined {
    const last = this.#undone.at(-1)
    if (this.practice || last === undefined || last.by === seat) return last
    return this.#undone.findLast(({ by, withdrawn }) => by === seat && withdrawn !== undefined)
  }

  #present(): Moment {
    return { state: this.game.clone(this.state), facts: [] }
  }

  #decide(...acted: readonly Seat[]): void {
    this.#decisions.find(this.state, ...acted)
  }
}

/** Goes through all steps without a rest. */
export function atOnce<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function refuse(id: string): Refused {
  return { ok: false, reason: { id } }
}
