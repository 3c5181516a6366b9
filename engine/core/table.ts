/**
 * A table: a game's rules, a seed, and the log of choices made so far. Everything a table does is a walk along its
 * log: acting appends, undo drops the tail, replay plays it again. One gate accepts an action: it must equal one of
 * the game's choices for that seat.
 *
 * Snapshots of the state stand along the log, so that undo and scrubbing replay a few entries only.
 */
import { reporter, type Fact } from './facts.ts'
import type { AnyGame, Message, Outcome, Seat, TableConfig } from './game.ts'
import { equalJson, type Json } from './json.ts'
import { streamOf, type Seed } from './random.ts'

/** One accepted choice. */
export interface Entry {
  readonly seat: Seat
  readonly action: Json
  /** The table played it: there was no other choice. */
  readonly auto?: true
  /** A held turn was confirmed after it: it cannot be taken back. */
  readonly confirmed?: true
}

/** One moment of a move: the state just then (a copy), and what happened since the moment before. */
export interface Moment {
  readonly state: unknown
  readonly facts: readonly Fact[]
}

/** What a seat has to choose. `id` changes only when that seat's decision changes. */
export interface Decision {
  readonly seat: Seat
  readonly id: number
  readonly choices: readonly Json[]
}

export type Done = { readonly ok: true; readonly moments: readonly Moment[] } | Refused
export type Refused = { readonly ok: false; readonly reason: Message }
export type Possible = { readonly ok: true } | Refused

export interface TableStart {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  /** A practice table may take back anything, bots included. */
  readonly practice?: boolean
  /** Start from this position instead of the game's setup: a save whose history could not be replayed. */
  readonly base?: Position
}

/** A state with the number of random events before it: enough to play on from. */
export interface Position {
  readonly state: unknown
  readonly events: number
}

/** What is kept of each entry beside the log; made by playing, never read from a save. */
interface Record {
  readonly facts: readonly Fact[]
  /** Luck or knowledge came into play: what was before cannot be chosen anew. */
  readonly barrier: boolean
}

interface Snapshot extends Position {
  /** How many entries were played before it. */
  readonly at: number
}

const SNAPSHOT_EVERY = 32

export class Table {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  readonly practice: boolean
  /** True when the log begins in the middle of the game (see TableStart.base). */
  readonly closed: boolean
  /** Whether a seat's turn waits for `endTurn` when it ends without a barrier. The host sets it: people yes, bots no. */
  confirms: (seat: Seat) => boolean = () => false

  /** What happened in the setup. */
  readonly opening: readonly Fact[]

  #state: unknown
  #events: number
  #held: Seat | undefined
  readonly #entries: Entry[] = []
  readonly #records: Record[] = []
  readonly #snapshots: Snapshot[] = []
  /** What undo took back, last first; each a run of entries that goes forward together. */
  #undone: Entry[][] = []
  readonly #decisions: (Decision | undefined)[] = []
  readonly #decisionCount: number[] = []

  constructor({ game, config, seed, practice = false, base }: TableStart) {
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.closed = base !== undefined
    if (base === undefined) {
      const stream = streamOf(seed, 0)
      const { tell, report } = reporter(() => undefined)
      this.#state = game.setup(config, stream, tell)
      this.#events = stream.drawn ? 1 : 0
      this.opening = report.facts
    } else {
      this.#state = game.clone(base.state)
      this.#events = base.events
      this.opening = []
    }
    this.#keepSnapshot()
    this.#decide()
  }

  /** The present state. Not to be changed by callers. */
  get state(): unknown {
    return this.#state
  }

  /** Random events so far, the setup's included. */
  get events(): number {
    return this.#events
  }

  get log(): readonly Entry[] {
    return this.#entries
  }

  /** What each entry of the log brought about. */
  factsOf(entry: number): readonly Fact[] {
    return this.#records[entry]?.facts ?? []
  }

  /** The seat whose turn is played but not confirmed. */
  get held(): Seat | undefined {
    return this.#held
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }

  /** The seats that owe a choice now: none while a turn is held. */
  get deciders(): readonly Seat[] {
    return this.#held === undefined ? this.game.deciders(this.#state) : []
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.#held === undefined ? this.#decisions[seat] : undefined
  }

  /**
   * The gate. Plays an action that equals one of the seat's choices, and whatever follows without a choice.
   * @param decision the id of the decision that is answered; an answer to an older one is refused. Absent: the present
   */
  act(seat: Seat, action: unknown, decision?: number): Done {
    const checked = this.#check(seat, action, decision)
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
    this.#confirmLast()
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
    const taken = this.#entries.slice(at)
    this.#rewind(at)
    this.#undone.push(taken)
    this.#held = undefined
    this.#decide(...taken.map((entry) => entry.seat))
    return { ok: true, moments: [{ state: this.game.clone(this.#state), facts: [] }] }
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
      this.#confirmLast()
      this.#held = undefined
    }
    moments.push(...this.#playOn())
    return { ok: true, moments }
  }

  /** A copy of the state after `length` entries. @throws RangeError for a length that the log does not have */
  stateAt(length: number): unknown {
    return this.#positionAt(length).state
  }

  /** A new table that goes on from after `length` entries of this one. @throws RangeError as `stateAt` */
  branch(length: number): Table {
    const { game, config, seed, practice } = this
    if (length < 0 || length > this.#entries.length) throw new RangeError(`no entry ${String(length)}`)
    if (!this.closed) return Table.replay({ game, config, seed, practice }, this.#entries.slice(0, length)).table
    return new Table({ game, config, seed, practice, base: this.#positionAt(length) })
  }

  /** The position before the first entry, for saves of a table whose history is closed. */
  get base(): Position | undefined {
    const first = this.#snapshots[0]
    return this.closed && first !== undefined ? { state: first.state, events: first.events } : undefined
  }

  /**
   * A table with a log played again through the gate. Stops before the first entry that is refused or cannot be played.
   * @param held the seat whose last turn was not confirmed when the log was written
   */
  static replay(
    start: TableStart,
    log: readonly Entry[],
    held?: Seat,
  ): { readonly table: Table; readonly refused?: { readonly at: number; readonly reason: Message } } {
    const table = new Table(start)
    for (const [at, entry] of log.entries()) {
      const checked = table.#check(entry.seat, entry.action, undefined)
      if (!checked.ok) return { table, refused: { at, reason: checked.reason } }
      const auto = entry.auto === true && table.#decisions[entry.seat]?.choices.length === 1
      try {
        table.#play(entry.seat, checked.choice, auto)
      } catch (error) {
        return { table, refused: { at, reason: { id: 'table.refused.failed', values: { error: String(error) } } } }
      }
      if (entry.confirmed) table.#confirmLast()
    }
    if (held !== undefined && log.at(-1)?.seat === held && table.outcome === null) table.#held = held
    return { table }
  }

  /** The choice that equals `action`: the game's own copy, which nobody outside can change. Or why there is none. */
  #check(seat: Seat, action: unknown, id: number | undefined): { readonly ok: true; readonly choice: Json } | Refused {
    if (this.outcome !== null) return refuse('table.refused.over')
    if (this.#held !== undefined) return refuse('table.refused.held')
    const decision = this.#decisions[seat]
    if (decision === undefined) return refuse('table.refused.notYourChoice')
    if (id !== undefined && id !== decision.id) return refuse('table.refused.stale')
    const choice = decision.choices.find((each) => equalJson(each, action))
    if (choice !== undefined) return { ok: true, choice }
    return { ok: false, reason: this.#whyNot(seat, action) ?? { id: 'table.refused.notLegal' } }
  }

  /** The game's reason; the action comes from outside and may be of any form, so no reason is a fine answer. */
  #whyNot(seat: Seat, action: unknown): Message | undefined {
    try {
      return this.game.whyNot(this.game.view(this.#state, seat), seat, action)
    } catch {
      return undefined
    }
  }

  #play(seat: Seat, action: Json, auto = false): Moment[] {
    const { game } = this
    const before = this.deciders
    const stream = streamOf(this.seed, this.#events)
    const { tell, report } = reporter<unknown>(() => game.clone(this.#state) as unknown)
    try {
      game.play(this.#state, seat, action, stream, tell)
    } catch (error) {
      this.#rewind(this.#entries.length) // half a move is no move
      throw error
    }
    if (stream.drawn) this.#events += 1
    const barrier = stream.drawn || report.learned
    this.#entries.push(auto ? { seat, action, auto } : { seat, action })
    this.#records.push({ facts: report.facts, barrier })
    if (this.#entries.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
    this.#decide(seat)
    if (!barrier && this.#handsOver(seat, before) && this.#choseThisTurn(seat) && this.confirms(seat)) this.#held = seat
    return [...report.beats, { state: game.clone(this.#state), facts: report.rest }]
  }

  #playOn(): Moment[] {
    const moments: Moment[] = []
    while (this.#held === undefined && this.outcome === null) {
      const seat = this.deciders.find(
        (each) => this.#decisions[each]?.choices.length === 1 && this.game.mustAsk?.(this.#state, each) !== true,
      )
      const action = seat === undefined ? undefined : this.#decisions[seat]?.choices[0]
      if (seat === undefined || action === undefined) break
      moments.push(...this.#play(seat, action, true))
    }
    return moments
  }

  /** Whether `seat` decided alone before and others decide now: its turn, or its part of it, is over. */
  #handsOver(seat: Seat, before: readonly Seat[]): boolean {
    const now = this.deciders
    return before.length === 1 && now.length > 0 && !now.includes(seat)
  }

  /** Whether the seat's last run of entries holds a choice of its own that could still be taken back. */
  #choseThisTurn(seat: Seat): boolean {
    const at = this.#undoPoint(seat)
    return typeof at === 'number' && this.#entries.slice(at).every((entry) => entry.seat === seat && !entry.confirmed)
  }

  /** The length that undo by `seat` cuts the log to, or why it may not. */
  #undoPoint(seat: Seat): number | Refused {
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const entry = this.#entries[at]
      if (entry === undefined) break
      if (!this.practice) {
        if (entry.seat !== seat) return refuse('table.undo.other')
        if (entry.confirmed) return refuse('table.undo.confirmed')
        if (this.#records[at]?.barrier !== false) return refuse('table.undo.barrier')
      }
      if (entry.seat === seat && !entry.auto) return at
    }
    return refuse('table.undo.nothing')
  }

  #rewind(length: number): void {
    const { state, events } = this.#positionAt(length)
    this.#state = state
    this.#events = events
    this.#entries.length = length
    this.#records.length = length
    while ((this.#snapshots.at(-1)?.at ?? 0) > length) this.#snapshots.pop()
  }

  #positionAt(length: number): Position {
    const from = this.#snapshots.findLast((snapshot) => snapshot.at <= length)
    if (from === undefined || length > this.#entries.length) throw new RangeError(`no entry ${String(length)}`)
    const state: unknown = this.game.clone(from.state)
    let events = from.events
    for (const { seat, action } of this.#entries.slice(from.at, length)) {
      const stream = streamOf(this.seed, events)
      this.game.play(state, seat, action, stream, reporter(() => undefined).tell)
      if (stream.drawn) events += 1
    }
    return { state, events }
  }

  #keepSnapshot(): void {
    this.#snapshots.push({ at: this.#entries.length, state: this.game.clone(this.#state), events: this.#events })
  }

  #confirmLast(): void {
    const entry = this.#entries.pop()
    if (entry !== undefined) this.#entries.push({ ...entry, confirmed: true })
  }

  /** Finds every seat's decision; a seat's id counts up when its choices changed or it was one of those who acted. */
  #decide(...acted: readonly Seat[]): void {
    const over = this.outcome !== null
    for (let seat = 0; seat < this.config.players; seat++) {
      const choices = over ? [] : (this.game.choices(this.#state, seat) as readonly Json[])
      const known = this.#decisions[seat]
      if (!acted.includes(seat) && (known === undefined ? choices.length === 0 : equalJson(known.choices, choices)))
        continue
      const id = (this.#decisionCount[seat] ?? 0) + 1
      this.#decisionCount[seat] = id
      this.#decisions[seat] = choices.length === 0 ? undefined : { seat, id, choices }
    }
  }
}

function refuse(id: string): Refused {
  return { ok: false, reason: { id } }
}
