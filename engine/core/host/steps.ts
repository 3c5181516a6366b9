/**
 * Steps back and forth along a table's log: undo, redo, and a choice made anew while others still make theirs. What may be
 * taken back is said by undo.ts, and by consent.ts where all agree; what was, and whose it is to play again, is known here
 * alone.
 */
import { consentPoint, type WouldUndo } from './consent.ts'
import { noted, within } from './consent-notes.ts'
import type { Course, Done, Refused } from './course.ts'
import type { Message, Seat } from '../contract/game.ts'
import type { UndoVoteRecord, LogEntry } from '../contract/log.ts'
import { reject } from '../contract/host-messages.ts'
import { TakenBack } from './taken-back.ts'
import type { Moment } from './timeline.ts'
import { undoPoint, type UndoPoint } from './undo.ts'

export type Possible = { readonly ok: true } | (Refused & { readonly because?: Message })

export class Steps {
  readonly #course: Course
  readonly #practice: boolean
  readonly #takenBack = new TakenBack()
  #notes: readonly UndoVoteRecord[]

  /**
   * @param practice anything may be taken back, and played again by anybody
   * @param notes what was taken back by consent before
   */
  constructor(course: Course, practice: boolean, notes: readonly UndoVoteRecord[] = []) {
    this.#course = course
    this.#practice = practice
    this.#notes = notes
  }

  /** What was taken back by consent, oldest first. */
  get notes(): readonly UndoVoteRecord[] {
    return this.#notes
  }

  /** The log may be shorter now than it was when they were written. */
  cut(): void {
    this.#notes = within(this.#notes, this.#log.length)
  }

  /** The log has gone on another way: what was taken back is played again by nobody. */
  forget(): void {
    this.#takenBack.clear()
  }

  /**
   * The entry that a new choice of `seat` replaces: its own of a decision that others still make at the same time, be it
   * withdrawn or not. The log then does not grow, and nobody else can tell how often somebody changed their mind.
   */
  revisable(seat: Seat): number | undefined {
    const at = this.#log.findLastIndex((entry) => entry.seat === seat && !entry.auto)
    const entry = this.#log[at]
    if (entry === undefined) return undefined
    if (entry.withdrawn) return at
    return this.#course.isOpen(seat) && this.#undoPoint(seat).ok ? at : undefined
  }

  /** Puts a new choice in the place of the seat's own; when it was the last to be made, it comes at the end of the log. */
  revise(at: number, entry: LogEntry): Done {
    this.#takenBack.dropOf(entry.seat)
    const unseen = this.#log[at]?.withdrawn !== true
    const done = this.#course.refill(at, entry)
    return done.ok && done.revised !== undefined ? { ...done, revised: { ...done.revised, unseen } } : done
  }

  canUndo(seat: Seat): Possible {
    const point = this.#undoPoint(seat)
    return point.ok ? { ok: true } : point
  }

  undo(seat: Seat): Done {
    const point = this.#undoPoint(seat)
    if (!point.ok) return point
    const { at, alone } = point
    const entry = this.#log[at]
    if (alone && entry !== undefined) {
      this.#takenBack.add({ by: seat, entries: [entry], withdrawn: at })
      return this.#course.change(at, { ...entry, withdrawn: true })
    }
    this.#takenBack.add({ by: seat, entries: this.#log.slice(at) })
    return this.#rewind(at)
  }

  wouldUndo(seat: Seat): WouldUndo | Refused {
    const { timeline, isPerson } = this.#course
    const isOpen = (each: Seat): boolean => this.#course.isOpen(each)
    return consentPoint(timeline, seat, { players: this.#course.players, isPerson, isOpen })
  }

  /**
   * Takes back what all agree to. Nobody plays it again: what the others have chosen is theirs to choose anew, and so is
   * whether what they had agreed to lose comes back.
   */
  undoByConsent(seat: Seat): Done {
    const would = this.wouldUndo(seat)
    if (!would.ok) return would
    const { at, alone, asked, dropped } = would
    const entry = this.#log[at]
    this.#takenBack.clear()
    const done =
      alone && entry !== undefined ? this.#course.change(at, { ...entry, withdrawn: true }) : this.#rewind(at)
    this.#notes = noted(this.#notes, { at, by: seat, agreed: asked, dropped })
    return done
  }

  canRedo(seat: Seat): Possible {
    if (this.#takenBack.isEmpty) return reject('table.redo.nothing')
    return this.#takenBack.of(seat, this.#practice) === undefined ? reject('table.redo.other') : { ok: true }
  }

  redo(seat: Seat): Done {
    const undone = this.#takenBack.of(seat, this.#practice)
    if (undone === undefined) return reject(this.#takenBack.isEmpty ? 'table.redo.nothing' : 'table.redo.other')
    this.#takenBack.drop(undone)
    const [first] = undone.entries
    if (undone.withdrawn !== undefined && first !== undefined) return this.#course.refill(undone.withdrawn, first)
    const from = this.#log.length
    const moments: Moment[] = []
    for (const entry of undone.entries) {
      this.#course.unconfirmed = undefined // the turn before was confirmed: others have chosen since
      moments.push(...this.#course.again(entry, entry.auto))
      if (entry.confirmed) this.#course.unconfirmed = undefined
    }
    moments.push(...this.#course.playOn())
    return { ok: true, moments, from }
  }

  /** Drops the entries from number `at` on. */
  #rewind(at: number): Done {
    const taken = this.#log.slice(at)
    this.#course.timeline.rewind(at)
    this.cut()
    this.#course.unconfirmed = undefined
    this.#course.decide(...taken.map((each) => each.seat))
    return { ok: true, moments: [this.#course.present()], from: at }
  }

  #undoPoint(seat: Seat): UndoPoint {
    const { timeline, isPerson } = this.#course
    const isOpen = (each: Seat): boolean => this.#course.isOpen(each)
    return undoPoint(timeline, seat, { practice: this.#practice, isPerson, isOpen })
  }

  get #log(): readonly LogEntry[] {
    return this.#course.timeline.entries
  }
}
