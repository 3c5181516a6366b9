/**
 * A table: a game's rules, a seed, and the log of choices made so far. Everything a table does is a walk along its
 * log: acting appends, undo drops the tail, replay plays it again. One gate accepts an action: it must equal one of
 * the game's choices for that seat.
 */
import type { Fact } from './facts.ts'
import type { AnyGame, Message, Outcome, Seat, TableConfig, Viewer } from './game.ts'
import { equalJson, type Json } from './json.ts'
import type { Seed } from './random.ts'
import { Timeline, type Entry, type Moment, type Position, type TimelineStart } from './timeline.ts'
import { endedTurn, handsOver, waits, type Confirming } from './waiting.ts'

export type { Entry, Moment, Position } from './timeline.ts'
export type { Confirming } from './waiting.ts'

/** What a seat has to choose. `id` changes only when that seat's decision changes. */
export interface Decision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
}

export type Done = { readonly ok: true; readonly moments: readonly Moment[] } | Refused
export type Refused = { readonly ok: false; readonly reason: Message }
export type Possible = { readonly ok: true } | Refused

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

  readonly #timeline: Timeline
  #held: Seat | undefined
  /** What undo took back, last first; each a run of entries that goes forward together. */
  #undone: Entry[][] = []
  readonly #decisions: (Decision | undefined)[] = []
  readonly #decisionCount: number[] = []

  constructor(start: TableStart) {
    const { game, config, seed, practice = false } = start
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.#timeline = new Timeline(start)
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

  get outcome(): Outcome | null {
    return this.game.outcome(this.state)
  }

  /** The seats that owe a choice now: none while a turn is held. */
  get deciders(): readonly Seat[] {
    return this.#held === undefined ? this.game.deciders(this.state) : []
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.#held === undefined ? this.#decisions[seat] : undefined
  }

  /**
   * The gate. Plays an action that equals one of the seat's choices, and whatever follows without a choice.
   * @param decision the id of the decision that is answered; an answer to an older one is refused. Absent: the present
   * @param asker whose view the reason of a refusal is read from: it tells them nothing that they do not see
   */
  act(seat: Seat, action: unknown, decision?: number, asker: Viewer = seat): Done {
    const checked = this.#check(seat, action, decision, asker)
    if (!checked.ok) return checked
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

  /** Whether `seat` may take its last choice back; if not, why. */
  canUndo(seat: Seat): Possible {
    const at = this.#undoPoint(seat)
    return typeof at === 'number' ? { ok: true } : at
  }

  /** Takes back the seat's last own choice (on a practice table: and all that came after it). */
  undo(seat: Seat): Done {
    const at = this.#undoPoint(seat)
    if (typeof at !== 'number') return at
    const taken = this.log.slice(at)
    this.#timeline.rewind(at)
    this.#undone.push(taken)
    this.#held = undefined
    this.#decide(...taken.map((entry) => entry.seat))
    return { ok: true, moments: [{ state: this.game.clone(this.state), facts: [] }] }
  }

  /** Whether `seat` may play again what it took back; if not, why. */
  canRedo(seat: Seat): Possible {
    const next = this.#undone[this.#undone.length - 1]?.[0]
    if (next === undefined) return refuse('table.redo.nothing')
    return this.practice || next.seat === seat ? { ok: true } : refuse('table.redo.other')
  }

  /** Plays again what the seat took back last, with the same luck. */
  redo(seat: Seat): Done {
    const possible = this.canRedo(seat)
    if (!possible.ok) return possible
    const moments: Moment[] = []
    for (const { seat: chooser, action, auto, confirmed } of this.#undone.pop() ?? []) {
      this.#held = undefined // the turn before was confirmed: others have chosen since
      moments.push(...this.#play(chooser, action, auto))
      if (!confirmed) continue
      this.#timeline.confirmLast()
      this.#held = undefined
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
      const auto = entry.auto === true && table.#decisions[entry.seat]?.choices.length === 1
      try {
        table.#play(entry.seat, checked.choice, auto)
      } catch {
        // Without the error's words: they may quote what is hidden.
        return { table, refused: { at, reason: { id: 'table.refused.failed' } } }
      }
      if (entry.confirmed) table.#timeline.confirmLast()
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
    const decision = this.#decisions[seat]
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
    if (handsOver(seat, before, this.deciders) && waits(this.#timeline, seat, this.confirms(seat))) this.#held = seat
    return moments
  }

  #playOn(): Moment[] {
    const moments: Moment[] = []
    while (this.#held === undefined && this.outcome === null) {
      const seat = this.deciders.find(
        (each) => this.#decisions[each]?.choices.length === 1 && this.game.mustAsk?.(this.state, each) !== true,
      )
      const action = seat === undefined ? undefined : this.#decisions[seat]?.choices[0]
      if (seat === undefined || action === undefined) break
      moments.push(...this.#play(seat, action, true))
    }
    return moments
  }

  /** The length that undo by `seat` cuts the log to, or why it may not. */
  #undoPoint(seat: Seat): number | Refused {
    for (let at = this.log.length - 1; at >= 0; at--) {
      const entry = this.log[at]
      if (entry === undefined) break
      if (!this.practice) {
        if (entry.seat !== seat) return refuse('table.undo.other')
        if (entry.confirmed) return refuse('table.undo.confirmed')
        if (this.#timeline.isBarrier(at)) return refuse('table.undo.barrier')
      }
      if (entry.seat === seat && !entry.auto) return at
    }
    return refuse('table.undo.nothing')
  }

  /** Finds every seat's decision; a seat's id counts up when its choices changed or it was one of those who acted. */
  #decide(...acted: readonly Seat[]): void {
    const over = this.outcome !== null
    for (let seat = 0; seat < this.config.players; seat++) {
      const choices = over ? [] : (this.game.choices(this.state, seat) as readonly Json[])
      const known = this.#decisions[seat]
      if (!acted.includes(seat) && (known === undefined ? choices.length === 0 : equalJson(known.choices, choices)))
        continue
      const id = (this.#decisionCount[seat] ?? 0) + 1
      this.#decisionCount[seat] = id
      this.#decisions[seat] = choices.length === 0 ? undefined : { seat, id, choices }
    }
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
