/**
 * Executes undo, redo, and changes of simultaneous choices on a table's log. The rules of undo are in
 * undo-rules.ts, those of undo votes in undo-vote.ts. Undone entries, and the seats that may redo them, are stored only
 * here.
 */
import { findProposableUndo, type ProposableUndo } from './undo-vote.ts'
import { appendVotedUndoRecord, clampVotedUndoPositions } from './voted-undo-records.ts'
import type { GameSession, GameChangeResult, RejectedGameChange } from './game-session.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { VotedUndoRecord, ActionLogEntry } from '../contract/log.ts'
import { reject } from '../contract/engine-messages.ts'
import { RedoStack } from './redo-stack.ts'
import type { StateUpdate } from './timeline.ts'
import { findUndoPoint, type UndoPointResult } from './undo-rules.ts'

/**
 * The result of the check whether a seat may undo or redo. If the seat may not, the result has the reason in general
 * words (`reason`) and, if the game has one, also in the words of the game (`because`). The result is always an
 * object, so test `ok`.
 */
export type UndoOrRedoCheckResult = { readonly ok: true } | (RejectedGameChange & { readonly because?: Message })

/** Executes undo, undo by vote and redo at one table, and stores the undone entries. */
export class UndoManager {
  readonly #session: GameSession
  readonly #practice: boolean
  readonly #redoStack = new RedoStack()
  #notes: readonly VotedUndoRecord[]

  /**
   * @param practice set on a practice table: everything can be undone, and redone by any seat
   * @param votedUndoRecords earlier undos by vote
   */
  constructor(course: GameSession, practice: boolean, votedUndoRecords: readonly VotedUndoRecord[] = []) {
    this.#session = course
    this.#practice = practice
    this.#notes = votedUndoRecords
  }

  /** Undos by vote, oldest first. */
  get votedUndoRecords(): readonly VotedUndoRecord[] {
    return this.#notes
  }

  /** Adjusts the notes to a log that may be shorter than when they were written. */
  clampVotedUndoRecords(): void {
    this.#notes = clampVotedUndoPositions(this.#notes, this.#log.length)
  }

  /** The log has diverged: clear the redo stack. */
  clearRedo(): void {
    this.#redoStack.clear()
  }

  /**
   * @returns the entry that a new choice of `seat` replaces: its own entry, withdrawn or not, in a simultaneous
   *   decision that is still open, or undefined. The log does not grow, so other seats cannot tell how often a player
   *   changed the choice
   */
  findRevisableEntry(seat: Seat): number | undefined {
    const at = this.#log.findLastIndex((entry) => entry.seat === seat && !entry.auto)
    const entry = this.#log[at]
    if (entry === undefined) return undefined
    if (entry.withdrawn) return at
    return this.#session.isChoiceOpen(seat) && this.#undoPoint(seat).ok ? at : undefined
  }

  /** Replaces the seat's own choice. If the seat is the last one to choose, the entry is appended to the log. */
  revise(at: number, entry: ActionLogEntry): GameChangeResult {
    this.#redoStack.removeFor(entry.seat)
    const unseen = this.#log[at]?.withdrawn !== true
    const done = this.#session.replaceOrAppendEntry(at, entry)
    return done.ok && done.revised !== undefined ? { ...done, revised: { ...done.revised, unseen } } : done
  }

  checkUndo(seat: Seat): UndoOrRedoCheckResult {
    const point = this.#undoPoint(seat)
    return point.ok ? { ok: true } : point
  }

  undo(seat: Seat): GameChangeResult {
    const point = this.#undoPoint(seat)
    if (!point.ok) return point
    const { at, alone } = point
    const entry = this.#log[at]
    if (alone && entry !== undefined) {
      this.#redoStack.add({ by: seat, entries: [entry], withdrawn: at })
      return this.#session.replaceEntry(at, { ...entry, withdrawn: true })
    }
    this.#redoStack.add({ by: seat, entries: this.#log.slice(at) })
    return this.#rewind(at)
  }

  undoProposalFor(seat: Seat): ProposableUndo | RejectedGameChange {
    const { timeline, isPerson } = this.#session
    const isOpen = (each: Seat): boolean => this.#session.isChoiceOpen(each)
    return findProposableUndo(timeline, seat, { players: this.#session.players, isPerson, isChoiceOpen: isOpen })
  }

  /**
   * Executes an undo that all voters have accepted. It cannot be redone: the other seats choose again themselves, and
   * decide whether the choices they agreed to lose come back.
   */
  undoByVote(seat: Seat): GameChangeResult {
    const would = this.undoProposalFor(seat)
    if (!would.ok) return would
    const { at, alone, asked, dropped } = would
    const entry = this.#log[at]
    this.#redoStack.clear()
    const done =
      alone && entry !== undefined ? this.#session.replaceEntry(at, { ...entry, withdrawn: true }) : this.#rewind(at)
    this.#notes = appendVotedUndoRecord(this.#notes, { at, by: seat, agreed: asked, dropped })
    return done
  }

  checkRedo(seat: Seat): UndoOrRedoCheckResult {
    if (this.#redoStack.isEmpty) return reject('table.redo.nothing')
    return this.#redoStack.findFor(seat, this.#practice) === undefined ? reject('table.redo.other') : { ok: true }
  }

  redo(seat: Seat): GameChangeResult {
    const undone = this.#redoStack.findFor(seat, this.#practice)
    if (undone === undefined) return reject(this.#redoStack.isEmpty ? 'table.redo.nothing' : 'table.redo.other')
    this.#redoStack.remove(undone)
    const [first] = undone.entries
    if (undone.withdrawn !== undefined && first !== undefined)
      return this.#session.replaceOrAppendEntry(undone.withdrawn, first)
    const from = this.#log.length
    const moments: StateUpdate[] = []
    for (const entry of undone.entries) {
      this.#session.unconfirmed = undefined // the turn before was confirmed: other seats have chosen since
      moments.push(...this.#session.replayEntry(entry, entry.auto))
      if (entry.confirmed) this.#session.unconfirmed = undefined
    }
    moments.push(...this.#session.playForcedChoices())
    return { ok: true, moments, from }
  }

  /** Drops the entries from number `at` on. */
  #rewind(at: number): GameChangeResult {
    const taken = this.#log.slice(at)
    this.#session.timeline.rewind(at)
    this.clampVotedUndoRecords()
    this.#session.unconfirmed = undefined
    this.#session.refreshDecisions(...taken.map((each) => each.seat))
    return { ok: true, moments: [this.#session.currentUpdate()], from: at }
  }

  #undoPoint(seat: Seat): UndoPointResult {
    const { timeline, isPerson } = this.#session
    const isOpen = (each: Seat): boolean => this.#session.isChoiceOpen(each)
    return findUndoPoint(timeline, seat, { practice: this.#practice, isPerson, isChoiceOpen: isOpen })
  }

  get #log(): readonly ActionLogEntry[] {
    return this.#session.timeline.entries
  }
}
