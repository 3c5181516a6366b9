/**
 * A log that has been played: the state at its end, and what each entry brought about. Snapshots of the state stand
 * along it, so that going back replays a few entries only. It plays what it is given; the gate is the table's.
 */
import { reporter, type Fact, type Learned } from '../contract/facts.ts'
import type { AnyGame, Seat, TableConfig } from '../contract/game.ts'
import type { Json } from '../contract/json.ts'
import type { Entry } from '../contract/log.ts'
import { streamOf, type Seed } from '../contract/random.ts'

/** One moment of a move: the state just then (a copy), and what happened since the moment before. */
export interface Moment {
  readonly state: unknown
  readonly facts: readonly Fact[]
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
}

/** What is kept of each entry beside the log; made by playing, never read from a save. */
export interface Effect {
  readonly facts: readonly Fact[]
  /** Luck came into play. */
  readonly drew: boolean
  /** Who learned something without luck. */
  readonly learned: Learned
}

/** Of an entry that is not there: as if everything had come into play. */
const UNKNOWN: Effect = { facts: [], drew: true, learned: 'all' }

interface Snapshot extends Position {
  /** How many entries were played before it. */
  readonly at: number
}

const SNAPSHOT_EVERY = 32

export class Timeline {
  /** What happened in the setup. */
  readonly opening: readonly Fact[]
  /** True when the log begins in the middle of the game. */
  readonly closed: boolean
  /** Whose turn it was where a log begins in the middle of the game, if that is known. */
  readonly turn: Seat | undefined
  readonly #game: AnyGame
  readonly #seed: Seed
  #state: unknown
  #events: number
  readonly #entries: Entry[] = []
  readonly #effects: Effect[] = []
  readonly #snapshots: Snapshot[] = []

  constructor({ game, config, seed, base }: TimelineStart) {
    this.#game = game
    this.#seed = seed
    this.closed = base !== undefined
    this.turn = base?.turn
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
  }

  /** The state at the end. Not to be changed by callers. */
  get state(): unknown {
    return this.#state
  }

  /** Random events so far, the setup's included. */
  get events(): number {
    return this.#events
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  /** The position before the first entry. */
  get start(): Position {
    return this.positionAt(0)
  }

  factsOf(entry: number): readonly Fact[] {
    return this.effectOf(entry).facts
  }

  /** What an entry brought about. */
  effectOf(entry: number): Effect {
    return this.#effects[entry] ?? UNKNOWN
  }

  /** Appends a legal choice. @throws what the game throws; the state is then as before */
  play(seat: Seat, action: Json, auto = false): Moment[] {
    const game = this.#game
    const stream = streamOf(this.#seed, this.#events)
    const { tell, report } = reporter<unknown>(() => game.clone(this.#state) as unknown)
    try {
      game.play(this.#state, seat, action, stream, tell)
    } catch (error) {
      this.rewind(this.#entries.length) // half a move is no move
      throw error
    }
    if (stream.drawn) this.#events += 1
    this.#entries.push(auto ? { seat, action, auto } : { seat, action })
    this.#effects.push({ facts: report.facts, drew: stream.drawn, learned: report.learned })
    if (this.#entries.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
    return [...report.beats, { state: game.clone(this.#state), facts: report.rest }]
  }

  /** Marks the last entry as one that cannot be taken back. */
  confirmLast(): void {
    const entry = this.#entries.pop()
    if (entry !== undefined) this.#entries.push({ ...entry, confirmed: true })
  }

  /**
   * Withdraws, replaces or removes an entry of a decision that several seats make at the same time and that is still open;
   * what came after it is played again, each with the luck it had: such choices commute, and none of them draws.
   * @param entry what stands there from now on; undefined: nothing, and what came after it moves up
   */
  revise(at: number, entry: Entry | undefined): void {
    const before = this.#entries.slice(at).map((each, later) => ({ each, facts: this.factsOf(at + later) }))
    this.rewind(at)
    const [{ each: old, facts } = { each: undefined, facts: [] }, ...rest] = before
    // What was confirmed with it stays so.
    if (old?.confirmed) this.confirmLast()
    for (const later of entry === undefined ? rest : [{ each: entry, facts }, ...rest]) {
      const { seat, action, auto, confirmed, withdrawn } = later.each
      if (withdrawn) this.#skip(later.each, later.facts)
      else this.play(seat, action, auto)
      if (confirmed) this.confirmLast()
    }
  }

  /** Drops the entries from number `length` on. */
  rewind(length: number): void {
    const { state, events } = this.positionAt(length)
    this.#state = state
    this.#events = events
    this.#entries.length = length
    this.#effects.length = length
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
      const stream = streamOf(this.#seed, events)
      this.#game.play(state, seat, action, stream, reporter(() => undefined).tell)
      if (stream.drawn) events += 1
    }
    return { state, events }
  }

  /** Appends an entry that counts for nothing; others still see that its seat had chosen, and nobody sees what. */
  #skip(entry: Entry, facts: readonly Fact[]): void {
    this.#entries.push(entry)
    this.#effects.push({ facts: facts.map(({ secret: _, ...open }) => open), drew: false, learned: [] })
    if (this.#entries.length % SNAPSHOT_EVERY === 0) this.#keepSnapshot()
  }

  #keepSnapshot(): void {
    const state: unknown = this.#game.clone(this.#state)
    this.#snapshots.push({ at: this.#entries.length, state, events: this.#events })
  }
}
