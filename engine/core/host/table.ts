/**
 * A table: a game's rules, a seed, and the log of choices made so far. Everything a table does is a walk along its
 * log: acting appends, undo drops the tail, replay plays it again. One gate accepts an action: it must equal one of
 * the game's choices for that seat.
 */
import { defined } from '../contract/defined.ts'
import type { WouldUndo } from './consent.ts'
import { Course, type Done, type Refused } from './course.ts'
import type { Decision } from './decisions.ts'
import type { GameEvent } from '../contract/game-events.ts'
import type { AnyGame, Outcome, Seat, TableConfig, Viewer } from '../contract/game.ts'
import type { UndoVoteRecord, LogEntry } from '../contract/log.ts'
import type { Seed } from '../contract/random.ts'
import { reject } from '../contract/host-messages.ts'
import { replayOn, type Unplayable } from './replay.ts'
import { Steps, type Possible } from './steps.ts'
import type { Moment, Played, Position, Timeline, TimelineStart } from './timeline.ts'
import { endedTurn, turnAt, type Confirming } from './waiting.ts'

export type { UndoVoteRecord, LogEntry } from '../contract/log.ts'
export type { WouldUndo } from './consent.ts'
export type { Moment, Position } from './timeline.ts'
export type { Confirming } from './waiting.ts'
export type { Decision } from './decisions.ts'
export type { Done, Refused, Revised } from './course.ts'
export type { Possible } from './steps.ts'

export interface TableStart extends TimelineStart {
  /** A practice table may take back anything, bots included. */
  readonly practice?: boolean
  /** What was taken back by consent before. */
  readonly consentNotes?: readonly UndoVoteRecord[]
}

/** A table as plain data: another thread takes it up where it is, and plays nothing again. */
export interface PackedTable extends Omit<TableStart, 'game'> {
  readonly practice: boolean
  readonly played: Played
  readonly unconfirmed?: Seat
}

/** A log played again: as far as the gate let it. */
export interface Replayed {
  readonly table: Table
  readonly refused?: Unplayable
}

export class Table {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  readonly practice: boolean
  readonly #course: Course
  readonly #steps: Steps

  constructor(start: TableStart) {
    const { game, config, seed, practice = false } = start
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.#course = new Course(start)
    this.#steps = new Steps(this.#course, practice, start.consentNotes)
  }

  /** Whether a seat's turn waits for `endTurn`. The host sets it: people may, bots never do. */
  get confirms(): (seat: Seat) => Confirming {
    return this.#course.confirms
  }

  set confirms(confirms: (seat: Seat) => Confirming) {
    this.#course.confirms = confirms
  }

  /** Whether a person plays that seat. The host sets it; what only bots have learned can be taken back (undo.ts). */
  get isPerson(): (seat: Seat) => boolean {
    return this.#course.isPerson
  }

  set isPerson(isPerson: (seat: Seat) => boolean) {
    this.#course.isPerson = isPerson
  }

  /** The present state. Not to be changed by callers. */
  get state(): unknown {
    return this.#timeline.state
  }

  /** Random events so far, the setup's included. */
  get events(): number {
    return this.#timeline.events
  }

  get log(): readonly LogEntry[] {
    return this.#timeline.entries
  }

  /** What happened in the setup. */
  get opening(): readonly GameEvent[] {
    return this.#timeline.opening
  }

  /** What each entry of the log brought about. */
  factsOf(entry: number): readonly GameEvent[] {
    return this.#timeline.factsOf(entry)
  }

  /** Whether luck was drawn at an entry, or somebody learned something. */
  surprised(entry: number): boolean {
    const { drew, learned } = this.#timeline.consequenceOf(entry)
    return drew || learned.length > 0
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
  get unconfirmed(): Seat | undefined {
    return this.#course.unconfirmed
  }

  /** Whether the turn of that seat is over; else only the screen passes on: somebody is asked in the middle of it. */
  get turnOver(): boolean {
    return this.unconfirmed !== undefined && endedTurn(this.#timeline, this.unconfirmed)
  }

  /** Whose turn, or part of something, it is now; undefined where nothing tells. */
  get turn(): Seat | undefined {
    return this.turnAt(this.log.length)
  }

  /** Whose turn, or part of something, it was after `length` entries; undefined where nothing tells. */
  turnAt(length: number): Seat | undefined {
    return turnAt(this.#timeline, length)
  }

  get outcome(): Outcome | null {
    return this.#course.outcome
  }

  /** The seats that owe a choice now: none while a turn is unconfirmed. */
  get deciders(): readonly Seat[] {
    return this.#course.deciders
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.#course.decision(seat)
  }

  /**
   * The gate. Plays an action that equals one of the seat's choices, and whatever follows without a choice.
   * @param decision the id of the decision that is answered; an answer to an older one is refused. Absent: the present
   * @param asker whose view the reason of a refusal is read from: it tells them nothing that they do not see
   */
  act(seat: Seat, action: unknown, decision?: number, asker: Viewer = seat): Done {
    const checked = this.#course.check(seat, action, decision, asker)
    if (!checked.ok) return checked
    const revisable = this.#steps.revisable(seat)
    if (revisable !== undefined) return this.#steps.revise(revisable, { seat, action: checked.choice })
    this.#steps.forget()
    const from = this.log.length
    return { ok: true, moments: [...this.#course.play(seat, checked.choice), ...this.#course.playOn()], from }
  }

  /** Plays what has only one choice. Called after opening a table; `act` does it by itself. */
  playOn(): readonly Moment[] {
    return this.#course.playOn()
  }

  /** Confirms the turn that waits for it, so that it cannot be taken back, and plays on what has only one choice. */
  endTurn(seat: Seat): Done {
    if (this.unconfirmed !== seat) return reject('table.refused.nothingToConfirm')
    this.#course.unconfirmed = undefined
    this.#timeline.confirmLast('turn')
    this.#steps.forget()
    this.#course.decide()
    const from = this.log.length
    return { ok: true, moments: this.#course.playOn(), from }
  }

  /**
   * What has been played so far can be taken back by nobody any more, whoever agrees: somebody is about to learn what bots knew (a person
   * takes a bot's seat, the open view is given). The log holds it, so that saves, redo and replay agree.
   */
  confirmSoFar(): void {
    if (this.practice) return
    this.#timeline.confirmLast(true)
    this.#steps.forget()
  }

  /** Whether `seat` has chosen, may still choose otherwise, and others have not yet chosen. */
  isOpen(seat: Seat): boolean {
    return this.#course.isOpen(seat)
  }

  /** Whether `seat` may take its last choice back; if not, why. */
  canUndo(seat: Seat): Possible {
    return this.#steps.canUndo(seat)
  }

  /** Takes back the seat's last own choice (on a practice table: and all that came after it). */
  undo(seat: Seat): Done {
    return this.#steps.undo(seat)
  }

  /** What `seat` could take back if everybody agrees whom it touches; or why that is not to be had either. */
  wouldUndo(seat: Seat): WouldUndo | Refused {
    return this.#steps.wouldUndo(seat)
  }

  /** Takes it back: all have agreed. Nobody can play it again, and the log names it. */
  undoByConsent(seat: Seat): Done {
    return this.#steps.undoByConsent(seat)
  }

  /** What was taken back by consent, oldest first: part of the log, for everybody. */
  get consentNotes(): readonly UndoVoteRecord[] {
    return this.#steps.notes
  }

  /** Whether `seat` may play again what it took back; if not, why. */
  canRedo(seat: Seat): Possible {
    return this.#steps.canRedo(seat)
  }

  /** Plays again what the seat took back last, with the same luck. */
  redo(seat: Seat): Done {
    return this.#steps.redo(seat)
  }

  /** The moments of an entry of the log once more. @throws RangeError for an entry that the log does not have */
  moments(entry: number): readonly Moment[] {
    return this.#timeline.moments(entry)
  }

  /** The position after `length` entries, to play on from. @throws RangeError for a length that the log does not have */
  positionAt(length: number): Position {
    return this.#timeline.positionAt(length)
  }

  /**
   * A table with a log played again through the gate. Stops before the first entry that is refused or cannot be played.
   * @param unconfirmed the seat whose last turn was not confirmed when the log was written
   */
  static replay(start: TableStart, log: readonly LogEntry[], unconfirmed?: Seat): Replayed {
    const table = new Table(start)
    const refused = replayOn(table.#course, log, unconfirmed)
    table.#steps.cut()
    return refused === undefined ? { table } : { table, refused }
  }

  /** The table for another thread: what it gives is to be copied at once, as a message between threads is. */
  pack(): PackedTable {
    const { config, seed, practice, base, unconfirmed, consentNotes } = this
    const { played } = this.#timeline
    return {
      config,
      seed,
      practice,
      played,
      consentNotes,
      ...(base && { base }),
      ...defined({ unconfirmed }),
    }
  }

  /** Takes up what another thread has packed. */
  static unpack(game: AnyGame, { unconfirmed, ...start }: PackedTable): Table {
    const table = new Table({ game, ...start })
    table.#course.unconfirmed = unconfirmed
    return table
  }

  get #timeline(): Timeline {
    return this.#course.timeline
  }
}
