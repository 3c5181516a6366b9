/**
 * A played log: the final state and the effects of each entry. Snapshots of the state are kept along the log, so that
 * going back replays only a few entries. It plays every entry without validation, which is the table's task.
 */
import { createEventRecorder, type GameEvent, type SeatsWithNewInformation } from '../contract/game-events.ts'
import type { AnyGame, Seat, TableConfig } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import type { UndoLockLevel, ActionLogEntry } from '../contract/log.ts'
import { createRandomStream, type Seed } from '../contract/random.ts'

/**
 * One of the steps in which the table shows an action, an undo or a redo. It has a copy of the state after the step, and the
 * events since the previous step.
 */
export interface StateUpdate {
  readonly state: unknown
  readonly facts: readonly GameEvent[]
  /** Number of the log entry that caused the update. Absent: none did; the update shows the current state. */
  readonly entry?: number
}

/**
 * A state of a game, and the number of random events before it: the setup or a log entry counts as one if it drew at
 * random. This is enough to continue the game with the same random draws.
 */
export interface ResumableGameState {
  readonly state: unknown
  /** Number of random events before the state, including the setup. */
  readonly events: number
  /** Owner of the current turn or part, where the events of the log do not determine it. */
  readonly turn?: Seat
}

/** The data that a timeline is created from: game, configuration and seed, and optionally a later start position. */
export interface TimelineStartData {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  /** Start position instead of the setup. Used for a save whose history could not be replayed. */
  readonly base?: ResumableGameState
  /** Log already played in another thread, with its results: not replayed. Never use it for data from outside. */
  readonly played?: TransferableTimelineData
}

/** A timeline as plain data: the log, the results of playing it, and the final state. */
export interface TransferableTimelineData extends ResumableGameState {
  readonly setupEvents: readonly GameEvent[]
  readonly entries: readonly ActionLogEntry[]
  readonly effects: readonly EntryEffects[]
  readonly snapshots: readonly TimelineSnapshot[]
}

/** The effects of one log entry: events, randomness and new information. Computed by playing, never read from a save. */
export interface EntryEffects {
  readonly facts: readonly GameEvent[]
  /** The entry drew at random. */
  readonly usedRandomness: boolean
  /** Seats that gained information without randomness. */
  readonly learned: SeatsWithNewInformation
}

/** Effects of a missing entry: assumes randomness and information for all. */
const UNKNOWN_EFFECTS: EntryEffects = { facts: [], usedRandomness: true, learned: 'all' }

interface TimelineSnapshot extends ResumableGameState {
  /** Number of entries played before it. */
  readonly at: number
}

const ENTRIES_PER_SNAPSHOT = 32

/**
 * The played log of a game: its entries, the effects of each entry (events, randomness, new information) and the final
 * state. It appends entries, drops entries from its end, revises those of a simultaneous decision that is still open,
 * and computes a copy of the position after any number of entries. It does not validate the actions that it plays;
 * that is the table's task.
 */
export class Timeline {
  /** Events of the setup. */
  readonly setupEvents: readonly GameEvent[]
  /** True if the log begins in the middle of the game. */
  readonly startsMidGame: boolean
  /** Owner of the turn at the start of a log that begins in the middle of the game, or undefined if unknown. */
  readonly initialTurnOwner: Seat | undefined
  readonly #game: AnyGame
  readonly #seed: Seed
  #state: unknown
  #randomEventCount: number
  readonly #entries: ActionLogEntry[] = []
  readonly #effects: EntryEffects[] = []
  readonly #snapshots: TimelineSnapshot[] = []

  constructor({ game, config, seed, base, played }: TimelineStartData) {
    this.#game = game
    this.#seed = seed
    this.startsMidGame = base !== undefined
    this.initialTurnOwner = base?.turn
    if (played !== undefined) {
      this.#state = played.state
      this.#randomEventCount = played.events
      this.setupEvents = played.setupEvents
      this.#entries.push(...played.entries)
      this.#effects.push(...played.effects)
      this.#snapshots.push(...played.snapshots)
      return
    }
    if (base === undefined) {
      const stream = createRandomStream(seed, 0)
      const { emit, report } = createEventRecorder(() => undefined)
      this.#state = game.setup(config, stream, emit)
      this.#randomEventCount = stream.wasUsed ? 1 : 0
      this.setupEvents = report.facts
    } else {
      this.#state = game.clone(base.state)
      this.#randomEventCount = base.events
      this.setupEvents = []
    }
    this.#keepSnapshot()
  }

  /** The final state. Callers must not change it. */
  get state(): unknown {
    return this.#state
  }

  /** Number of random events so far, including the setup. */
  get randomEventCount(): number {
    return this.#randomEventCount
  }

  get entries(): readonly ActionLogEntry[] {
    return this.#entries
  }

  /** The timeline as plain data that it continues to use: copy it before any other call. */
  get played(): TransferableTimelineData {
    const { setupEvents } = this
    const [entries, consequences, snapshots] = [this.#entries, this.#effects, this.#snapshots]
    return {
      state: this.#state,
      events: this.#randomEventCount,
      setupEvents,
      entries,
      effects: consequences,
      snapshots,
    }
  }

  /** The position before the first entry. */
  get start(): ResumableGameState {
    return this.positionAt(0)
  }

  eventsOf(entry: number): readonly GameEvent[] {
    return this.effectsOf(entry).facts
  }

  effectsOf(entry: number): EntryEffects {
    return this.#effects[entry] ?? UNKNOWN_EFFECTS
  }

  /** The game's kind of undo blocker in an entry (`Game.undoBlockKindOf`), or undefined if the game has none. */
  undoBlockKindOf(entry: number): string | undefined {
    return this.#game.undoBlockKindOf?.(copyEventsWithoutSecrets(this.eventsOf(entry)))
  }

  /** The game id, the prefix of its messages. */
  get gameId(): string {
    return this.#game.info.id
  }

  /**
   * Appends a legal choice.
   * @throws any error of the game; the state is then unchanged
   */
  play(seat: Seat, action: Json, auto = false): StateUpdate[] {
    const at = this.#entries.length
    const entry = auto ? { seat, action, auto } : { seat, action }
    try {
      const { moments, consequence } = this.#apply(at, entry, { state: this.#state, events: this.#randomEventCount })
      if (consequence.usedRandomness) this.#randomEventCount += 1
      this.#entries.push(entry)
      this.#effects.push(consequence)
      if (this.#entries.length % ENTRIES_PER_SNAPSHOT === 0) this.#keepSnapshot()
      return moments
    } catch (error) {
      this.rewind(at) // an action is played completely or not at all
      throw error
    }
  }

  /**
   * Recomputes the updates of a played entry.
   * @throws RangeError for an entry that the log does not have
   */
  updatesOf(at: number): StateUpdate[] {
    const position = this.positionAt(at)
    const entry = this.#entries[at]
    if (entry === undefined) throw new RangeError(`no entry ${String(at)}`)
    if (entry.withdrawn) return [{ state: position.state, facts: this.eventsOf(at), entry: at }]
    return this.#apply(at, entry, position).moments
  }

  /** Marks the last entry as confirmed. A sealed entry stays sealed. */
  confirmLast(how: UndoLockLevel): void {
    const entry = this.#entries.pop()
    if (entry !== undefined) this.#entries.push({ ...entry, confirmed: entry.confirmed === true ? true : how })
  }

  /**
   * Withdraws, replaces or removes an entry of a simultaneous decision that is still open. Later entries are replayed,
   * each with its original random stream: such choices commute, and none of them draws.
   * @param entry the new entry. Undefined: the entry is removed, and later ones move up
   */
  revise(at: number, entry: ActionLogEntry | undefined): void {
    const before = this.#entries.slice(at).map((each, later) => ({ each, facts: this.eventsOf(at + later) }))
    this.rewind(at)
    const [{ each: old, facts: events } = { each: undefined, facts: [] }, ...rest] = before
    // The confirmation of the old entry is kept.
    if (old?.confirmed) this.confirmLast(old.confirmed)
    for (const later of entry === undefined ? rest : [{ each: entry, facts: events }, ...rest]) {
      const { seat, action, auto, confirmed, withdrawn } = later.each
      if (withdrawn) this.#appendWithdrawn(later.each, later.facts)
      else this.play(seat, action, auto)
      if (confirmed) this.confirmLast(confirmed)
    }
  }

  /** Drops the entries from number `length` on. */
  rewind(length: number): void {
    const { state, events } = this.positionAt(length)
    this.#state = state
    this.#randomEventCount = events
    this.#entries.length = length
    this.#effects.length = length
    while ((this.#snapshots.at(-1)?.at ?? 0) > length) this.#snapshots.pop()
  }

  /**
   * A copy of the position after `length` entries.
   * @throws RangeError for a length that the log does not have
   */
  positionAt(length: number): ResumableGameState {
    const from = this.#snapshots.findLast((snapshot) => snapshot.at <= length)
    if (from === undefined || length > this.#entries.length) throw new RangeError(`no entry ${String(length)}`)
    const state: unknown = this.#game.clone(from.state)
    let events = from.events
    for (const { seat, action, withdrawn } of this.#entries.slice(from.at, length)) {
      if (withdrawn) continue
      const stream = createRandomStream(this.#seed, events)
      this.#game.play(state, seat, action, stream, createEventRecorder(() => undefined).emit)
      if (stream.wasUsed) events += 1
    }
    return { state, events }
  }

  /** Plays an entry from a position, and changes its state. */
  #apply(
    at: number,
    { seat, action }: ActionLogEntry,
    from: ResumableGameState,
  ): { moments: StateUpdate[]; consequence: EntryEffects } {
    const game = this.#game
    const { state } = from
    const stream = createRandomStream(this.#seed, from.events)
    const { emit, report } = createEventRecorder<unknown>(() => game.clone(state) as unknown)
    game.play(state, seat, action, stream, emit)
    const shown = [...report.checkpoints, { state: game.clone(state) as unknown, facts: report.factsAfterCheckpoint }]
    return {
      moments: shown.map((moment) => ({ ...moment, entry: at })),
      consequence: { facts: report.facts, usedRandomness: stream.wasUsed, learned: report.learned },
    }
  }

  /** Appends a withdrawn entry without effect. Other seats still see that its seat had chosen, but not its choice. */
  #appendWithdrawn(entry: ActionLogEntry, events: readonly GameEvent[]): void {
    this.#entries.push(entry)
    this.#effects.push({ facts: copyEventsWithoutSecrets(events), usedRandomness: false, learned: [] })
    if (this.#entries.length % ENTRIES_PER_SNAPSHOT === 0) this.#keepSnapshot()
  }

  #keepSnapshot(): void {
    const state: unknown = this.#game.clone(this.#state)
    this.#snapshots.push({ at: this.#entries.length, state, events: this.#randomEventCount })
  }
}

/** @returns copies of the events without their secrets, whichever seats may know them */
export function copyEventsWithoutSecrets(events: readonly GameEvent[]): GameEvent[] {
  return events.map(({ secret: _, ...open }) => open)
}
