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
export interface StateUpdate {
  readonly state: unknown
  readonly facts: readonly GameEvent[]
  /** Which entry of the log brought it about; absent: none did, the table is shown as it stands. */
  readonly entry?: number
}

/** A state with the number of random events before it: enough to play on from. */
export interface GamePosition {
  readonly state: unknown
  readonly events: number
  /** Whose turn, or part of something, it is, where no fact of the log tells. */
  readonly turn?: Seat
}

export interface TimelineOptions {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  /** Start from this position instead of the game's setup: a save whose history could not be replayed. */
  readonly base?: GamePosition
  /** It has been played already, in another thread: nothing is played again. Never of what comes from outside. */
  readonly played?: PackedTimeline
}

/** All that playing has made of a log, as plain data. */
export interface PackedTimeline extends GamePosition {
  readonly setupEvents: readonly GameEvent[]
  readonly entries: readonly LogEntry[]
  readonly effects: readonly EntryEffects[]
  readonly snapshots: readonly TimelineSnapshot[]
}

/** What is kept of each entry beside the log; made by playing, never read from a save. */
export interface EntryEffects {
  readonly facts: readonly GameEvent[]
  /** Luck came into play. */
  readonly usedRandomness: boolean
  /** Who learned something without luck. */
  readonly learned: InformedSeats
}

/** Of an entry that is not there: as if everything had come into play. */
const UNKNOWN_EFFECTS: EntryEffects = { facts: [], usedRandomness: true, learned: 'all' }

interface TimelineSnapshot extends GamePosition {
  /** How many entries were played before it. */
  readonly at: number
}

const ENTRIES_PER_SNAPSHOT = 32

export class Timeline {
  /** What happened in the setup. */
  readonly setupEvents: readonly GameEvent[]
  /** True when the log begins in the middle of the game. */
  readonly startsMidGame: boolean
  /** Whose turn it was where a log begins in the middle of the game, if that is known. */
  readonly initialTurnOwner: Seat | undefined
  readonly #game: AnyGame
  readonly #seed: Seed
  #state: unknown
  #randomEventCount: number
  readonly #entries: LogEntry[] = []
  readonly #effects: EntryEffects[] = []
  readonly #snapshots: TimelineSnapshot[] = []

  constructor({ game, config, seed, base, played }: TimelineOptions) {
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
      const { tell, report } = createEventRecorder(() => undefined)
      this.#state = game.setup(config, stream, tell)
      this.#randomEventCount = stream.wasUsed ? 1 : 0
      this.setupEvents = report.facts
    } else {
      this.#state = game.clone(base.state)
      this.#randomEventCount = base.events
      this.setupEvents = []
    }
    this.#keepSnapshot()
  }

  /** The state at the end. Not to be changed by callers. */
  get state(): unknown {
    return this.#state
  }

  /** Random events so far, the setup's included. */
  get randomEventCount(): number {
    return this.#randomEventCount
  }

  get entries(): readonly LogEntry[] {
    return this.#entries
  }

  /** As plain data, which the timeline goes on using: to be copied before anything else is done. */
  get played(): PackedTimeline {
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
  get start(): GamePosition {
    return this.positionAt(0)
  }

  eventsOf(entry: number): readonly GameEvent[] {
    return this.effectsOf(entry).facts
  }

  /** What an entry brought about. */
  effectsOf(entry: number): EntryEffects {
    return this.#effects[entry] ?? UNKNOWN_EFFECTS
  }

  /** What of an entry cannot be taken back, as a kind of the game's own (`Game.bound`); undefined where the game has none. */
  undoBlockKindOf(entry: number): string | undefined {
    return this.#game.undoBlockKindOf?.(stripSecrets(this.eventsOf(entry)))
  }

  /** The id of the game, with which its messages begin. */
  get gameId(): string {
    return this.#game.info.id
  }

  /** Appends a legal choice. @throws what the game throws; the state is then as before */
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
      this.rewind(at) // half a move is no move
      throw error
    }
  }

  /**
   * The moments of an entry that was played before, once more.
   * @throws RangeError for an entry that the log does not have
   */
  updatesOf(at: number): StateUpdate[] {
    const position = this.positionAt(at)
    const entry = this.#entries[at]
    if (entry === undefined) throw new RangeError(`no entry ${String(at)}`)
    if (entry.withdrawn) return [{ state: position.state, facts: this.eventsOf(at), entry: at }]
    return this.#apply(at, entry, position).moments
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
    const before = this.#entries.slice(at).map((each, later) => ({ each, facts: this.eventsOf(at + later) }))
    this.rewind(at)
    const [{ each: old, facts } = { each: undefined, facts: [] }, ...rest] = before
    // What was confirmed with it stays so.
    if (old?.confirmed) this.confirmLast(old.confirmed)
    for (const later of entry === undefined ? rest : [{ each: entry, facts }, ...rest]) {
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

  /** A copy of the position after `length` entries. @throws RangeError for a length that the log does not have */
  positionAt(length: number): GamePosition {
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
  #apply(
    at: number,
    { seat, action }: LogEntry,
    from: GamePosition,
  ): { moments: StateUpdate[]; consequence: EntryEffects } {
    const game = this.#game
    const { state } = from
    const stream = createRandomStream(this.#seed, from.events)
    const { tell, report } = createEventRecorder<unknown>(() => game.clone(state) as unknown)
    game.play(state, seat, action, stream, tell)
    const shown = [...report.checkpoints, { state: game.clone(state) as unknown, facts: report.factsAfterCheckpoint }]
    return {
      moments: shown.map((moment) => ({ ...moment, entry: at })),
      consequence: { facts: report.facts, usedRandomness: stream.wasUsed, learned: report.learned },
    }
  }

  /** Appends an entry that counts for nothing; others still see that its seat had chosen, and nobody sees what. */
  #appendWithdrawn(entry: LogEntry, facts: readonly GameEvent[]): void {
    this.#entries.push(entry)
    this.#effects.push({ facts: stripSecrets(facts), usedRandomness: false, learned: [] })
    if (this.#entries.length % ENTRIES_PER_SNAPSHOT === 0) this.#keepSnapshot()
  }

  #keepSnapshot(): void {
    const state: unknown = this.#game.clone(this.#state)
    this.#snapshots.push({ at: this.#entries.length, state, events: this.#randomEventCount })
  }
}

/** Facts without their secrets. */
export function stripSecrets(facts: readonly GameEvent[]): GameEvent[] {
  return facts.map(({ secret: _, ...open }) => open)
}
