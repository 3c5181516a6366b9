/**
 * A log that has been played: the state at its end, and what each entry brought about. Snapshots of the state stand
 * along it, so that going back replays a few entries only. It plays what it is given; the gate is the table's.
 */
import { createEventRecorder, type GameEvent, type InformedSeats } from '../contract/game-events.ts'
import type { AnyGame, Seat, TableConfig } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import type { UndoLock, LogEntry } from '../contract/log.ts'
import { createRandomStream, type Seed } from '../contract/random.ts'

/** One moment of a move: the state just then (a copy), and what happened since the moment before. */
export interface Moment {
  readonly state: unknown
  readonly facts: readonly GameEvent[]
  /** Which entry of the log brought it about; absent: none did, the table is shown as it stands. */
  readonly entry?: number
}

/** A state with the number of random events before it: enough to play on from. */
export interface Position {
  readonly state: unknown
  readonly events: number
  /** Whose turn, or part of something, it is, where no fact of the log tells. */
  readonly turn?: Seat
}

export interface TimelineStart {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  /** Start from this position instead of the game's setup: a save whose history could not be replayed. */
  readonly base?: Position
  /** It has been played already, in another thread: nothing is played again. Never of what comes from outside. */
  readonly played?: Played
}

/** All that playing has made of a log, as plain data. */
export interface Played extends Position {
  readonly opening: readonly GameEvent[]
  readonly entries: readonly LogEntry[]
  readonly consequences: readonly Consequence[]
  readonly snapshots: readonly Snapshot[]
}

/** What is kept of each entry beside the log; made by playing, never read from a save. */
export interface Consequence {
  readonly facts: readonly GameEvent[]
  /** Luck came into play. */
  readonly drew: boolean
  /** Who learned something without luck. */
  readonly learned: InformedSeats
}

/** Of an entry that is not there: as if everything had come into play. */
const UNKNOWN: Consequence = { facts: [], drew: true, learned: 'all' }

interface Snapshot extends Position {
  /** How many entries were played before it. */
  readonly at: number
}

const SNAPSHOT_EVERY = 32

export class Timeline {
  /** What happened in the setup. */
  readonly opening: readonly GameEvent[]
  /** True when the log begins in the middle of the game. */
  readonly closed: boolean
  /** Whose turn it was where a log begins in the middle of the game, if that is known. */
  readonly turn: Seat | undefined
  readonly #game: AnyGame
  readonly #seed: Seed
  #state: unknown
  #events: number
  readonly #entries: LogEntry[] = []
  readonly #consequences: Consequence[] = []
  readonly #snapshots: Snapshot[] = []

  constructor({ game, config, seed, base, played }: TimelineStart) {
    this.#game = game
    this.#seed = seed
    this.closed = base !== undefined
    this.turn = base?.turn
    if (played !== undefined) {
      this.#state = played.state
      this.#events = played.events
      this.opening = played.opening
      this.#entries.push(...played.entries)
      this.#consequences.push(...played.consequences)
      this.#snapshots.push(...played.snapshots)
      return
    }
    if (base === undefined) {
      const stream = createRandomStream(seed, 0)
      const { tell, report } = createEventRecorder(() => undefined)
      this.#state = game.setup(config, stream, tell)
      this.#events = stream.wasUsed ? 1 : 0
      this.opening = report.facts
    } else {
      this.#state = game.clone(base.state)
      this.#events = base.events
      this.opening = []
    }
    this.#keepSnapshot()
  }

  /** The state at the end. Not to be changed by callers. */
  get state(): unknown {
    return this.#state
  }

  /** Random events so far, the setup's included. */
  get events(): number {
    return this.#events
  }

  get entries(): readonly LogEntry[] {
    return this.#entries
  }

  /** As plain data, which the timeline goes on using: to be copied before anything else is done. */
  get played(): Played {
    const { opening } = this
    const [entries, consequences, snapshots] = [this.#entries, this.#consequences, this.#snapshots]
    return { state: this.#state, events: this.#events, opening, entries, consequences, snapshots }
  }

  /** The position before the first entry. */
  get start(): Position {
    return this.positionAt(0)
  }

  factsOf(entry: number): readonly GameEvent[] {
    return this.consequenceOf(entry).facts
  }

  /** What an entry brought about. */
  consequenceOf(entry: number): Consequence {
    return this.#consequences[entry] ?? UNKNOWN
  }

  /** What of an entry cannot be taken back, as a kind of the game's own (`Game.bound`); undefined where the game has none. */
  boundOf(entry: number): string | undefined {
    return this.#game.undoBlockKindOf?.(openly(this.factsOf(entry)))
  }

  /** The id of the game, with which its messages begin. */
  get gameId(): string {
    return this.#game.info.id
  }

  /** Appends a legal choice. @throws what the game throws; the state is then as before */
  play(seat: Seat, action: Json, auto = false): Moment[] {
    const at = this.#entries.length
    const entry = auto ? { seat, action, auto } : { seat, action }
    try {
      const { moments, consequence } = this.#perform(at, entry, { state: this.#state, events: this.#events })
      if (consequence.drew) this.#events += 1
      this.#entries.push(entry)
      this.#consequences.push(consequence)
      if (this.#entries.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
      return moments
    } catch (error) {
      this.rewind(at) // half a move is no move
      throw error
    }
  }

  /**
   * The moments of an entry that was played before, once more.
   * @throws RangeError for an entry that the log does not have
   */
  moments(at: number): Moment[] {
    const position = this.positionAt(at)
    const entry = this.#entries[at]
    if (entry === undefined) throw new RangeError(`no entry ${String(at)}`)
    if (entry.withdrawn) return [{ state: position.state, facts: this.factsOf(at), entry: at }]
    return this.#perform(at, entry, position).moments
  }

  /** Marks the last entry as confirmed. What is sealed stays so. */
  confirmLast(how: UndoLock): void {
    const entry = this.#entries.pop()
    if (entry !== undefined) this.#entries.push({ ...entry, confirmed: entry.confirmed === true ? true : how })
  }

  /**
   * Withdraws, replaces or removes an entry of a decision that several seats make at the same time and that is still open;
   * what came after it is played again, each with the luck it had: such choices commute, and none of them draws.
   * @param entry what stands there from now on; undefined: nothing, and what came after it moves up
   */
  revise(at: number, entry: LogEntry | undefined): void {
    const before = this.#entries.slice(at).map((each, later) => ({ each, facts: this.factsOf(at + later) }))
    this.rewind(at)
    const [{ each: old, facts } = { each: undefined, facts: [] }, ...rest] = before
    // What was confirmed with it stays so.
    if (old?.confirmed) this.confirmLast(old.confirmed)
    for (const later of entry === undefined ? rest : [{ each: entry, facts }, ...rest]) {
      const { seat, action, auto, confirmed, withdrawn } = later.each
      if (withdrawn) this.#skip(later.each, later.facts)
      else this.play(seat, action, auto)
      if (confirmed) this.confirmLast(confirmed)
    }
  }

  /** Drops the entries from number `length` on. */
  rewind(length: number): void {
    const { state, events } = this.positionAt(length)
    this.#state = state
    this.#events = events
    this.#entries.length = length
    this.#consequences.length = length
    while ((this.#snapshots.at(-1)?.at ?? 0) > length) this.#snapshots.pop()
  }

  /** A copy of the position after `length` entries. @throws RangeError for a length that the log does not have */
  positionAt(length: number): Position {
    const from = this.#snapshots.findLast((snapshot) => snapshot.at <= length)
    if (from === undefined || length > this.#entries.length) throw new RangeError(`no entry ${String(length)}`)
    const state: unknown = this.#game.clone(from.state)
    let events = from.events
    for (const { seat, action, withdrawn } of this.#entries.slice(from.at, length)) {
      if (withdrawn) continue
      const stream = createRandomStream(this.#seed, events)
      this.#game.play(state, seat, action, stream, createEventRecorder(() => undefined).tell)
      if (stream.wasUsed) events += 1
    }
    return { state, events }
  }

  /** Plays an entry on from a position, whose state it changes. */
  #perform(at: number, { seat, action }: LogEntry, from: Position): { moments: Moment[]; consequence: Consequence } {
    const game = this.#game
    const { state } = from
    const stream = createRandomStream(this.#seed, from.events)
    const { tell, report } = createEventRecorder<unknown>(() => game.clone(state) as unknown)
    game.play(state, seat, action, stream, tell)
    const shown = [...report.checkpoints, { state: game.clone(state) as unknown, facts: report.factsAfterCheckpoint }]
    return {
      moments: shown.map((moment) => ({ ...moment, entry: at })),
      consequence: { facts: report.facts, drew: stream.wasUsed, learned: report.learned },
    }
  }

  /** Appends an entry that counts for nothing; others still see that its seat had chosen, and nobody sees what. */
  #skip(entry: LogEntry, facts: readonly GameEvent[]): void {
    this.#entries.push(entry)
    this.#consequences.push({ facts: openly(facts), drew: false, learned: [] })
    if (this.#entries.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
  }

  #keepSnapshot(): void {
    const state: unknown = this.#game.clone(this.#state)
    this.#snapshots.push({ at: this.#entries.length, state, events: this.#events })
  }
}

/** Facts without their secrets. */
export function openly(facts: readonly GameEvent[]): GameEvent[] {
  return facts.map(({ secret: _, ...open }) => open)
}
