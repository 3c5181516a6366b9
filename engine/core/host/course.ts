/**
 * The course of a table: the log as it is played on, what each seat may choose now, and whose turn waits for its end. It
 * has the gate, through which every choice comes. What of it can be taken back is another question (steps.ts).
 */
import { Decisions, type Decision } from './decisions.ts'
import type { AnyGame, Message, Outcome, Seat, Viewer } from '../contract/game.ts'
import { equalJson, type Json } from '../contract/json.ts'
import type { LogEntry } from '../contract/log.ts'
import { reject, hostMessage, type Rejection } from '../contract/host-messages.ts'
import { openly, Timeline, type Moment, type TimelineStart } from './timeline.ts'
import { handsOver, waits, type Confirming } from './waiting.ts'

export type Done =
  | {
      readonly ok: true
      readonly moments: readonly Moment[]
      /** The first entry of the log that is another than before, or new. */
      readonly from: number
      /** Only that entry changed, in a decision that several make at the same time. */
      readonly revised?: Revised
    }
  | Refused
export type Refused = Rejection
export type Checked = { readonly ok: true; readonly choice: Json } | Refused

export interface Revised {
  readonly seat: Seat
  /** Only its seat can tell: it had chosen before, and has chosen now. */
  readonly unseen: boolean
}

export class Course {
  readonly timeline: Timeline
  /** How many seats there are. */
  readonly players: number
  /** The seat whose turn is played but not confirmed. */
  unconfirmed: Seat | undefined
  confirms: (seat: Seat) => Confirming = () => 'never'
  isPerson: (seat: Seat) => boolean = () => true
  readonly #game: AnyGame
  readonly #decisions: Decisions

  constructor(start: TimelineStart) {
    this.#game = start.game
    this.timeline = new Timeline(start)
    this.players = start.config.players
    this.#decisions = new Decisions(start.game, start.config.players)
    this.decide()
  }

  get outcome(): Outcome | null {
    return this.#game.outcome(this.timeline.state)
  }

  /** The seats that owe a choice now: none while a turn is unconfirmed. */
  get deciders(): readonly Seat[] {
    return this.unconfirmed === undefined ? this.#game.deciders(this.timeline.state) : []
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.unconfirmed === undefined ? this.#decisions.of(seat) : undefined
  }

  /** Whether `seat` has chosen, may still choose otherwise, and others have not yet chosen. */
  isOpen(seat: Seat): boolean {
    return this.decision(seat) !== undefined && !this.deciders.includes(seat)
  }

  /**
   * The gate: the choice that equals `action`, the game's own copy, which nobody outside can change. Or why there is none.
   * @param id the decision that is answered; absent: the present
   * @param asker whose view the reason is read from
   */
  check(seat: Seat, action: unknown, id: number | undefined, asker: Viewer): Checked {
    if (this.outcome !== null) return reject('table.refused.over')
    if (this.unconfirmed !== undefined) return reject('table.refused.unconfirmed')
    const decision = this.#decisions.of(seat)
    if (decision === undefined) return reject('table.refused.notYourChoice')
    if (id !== undefined && id !== decision.id) return reject('table.refused.stale')
    const choice = decision.choices.find((each) => equalJson(each, action))
    if (choice !== undefined) return { ok: true, choice }
    return { ok: false, reason: this.#whyNot(seat, action, asker) ?? hostMessage('table.refused.notLegal') }
  }

  /** The game's reason; the action comes from outside and may be of any form, so no reason is a fine answer. */
  #whyNot(seat: Seat, action: unknown, asker: Viewer): Message | undefined {
    try {
      return this.#game.explainIllegal(this.#game.view(this.timeline.state, asker), seat, action)
    } catch {
      return undefined
    }
  }

  /** Plays a legal choice. @throws what the game throws */
  play(seat: Seat, action: Json, auto = false): Moment[] {
    const before = this.deciders
    const together = this.#choosesTogether(seat)
    const moments = this.timeline.play(seat, action, auto)
    this.decide(seat)
    const waiting = { confirming: this.confirms(seat), isPerson: this.isPerson, together }
    if (handsOver(seat, before, this.deciders) && waits(this.timeline, seat, waiting)) this.unconfirmed = seat
    return moments
  }

  /** Whether others choose at the same time as that seat: they still have to, or may still choose otherwise. */
  #choosesTogether(seat: Seat): boolean {
    for (let other = 0; other < this.players; other++) {
      if (other !== seat && (this.deciders.includes(other) || this.isOpen(other))) return true
    }
    return false
  }

  /** Plays an entry that stood in the log before, as it stood there. */
  again(entry: LogEntry, auto: boolean | undefined): Moment[] {
    const moments = this.play(entry.seat, entry.action, auto)
    const withdraw = entry.withdrawn === true && this.isOpen(entry.seat)
    if (withdraw) this.change(this.timeline.entries.length - 1, entry)
    if (entry.confirmed) this.timeline.confirmLast(entry.confirmed)
    return withdraw ? moments.map((moment) => ({ ...moment, facts: openly(moment.facts) })) : moments
  }

  /** Plays what has only one choice. */
  playOn(): Moment[] {
    const moments: Moment[] = []
    while (this.unconfirmed === undefined && this.outcome === null) {
      const seat = this.deciders.find(
        (each) =>
          this.#decisions.of(each)?.choices.length === 1 &&
          this.#game.requiresPrompt?.(this.timeline.state, each) !== true,
      )
      const action = seat === undefined ? undefined : this.#decisions.of(seat)?.choices[0]
      if (seat === undefined || action === undefined) break
      moments.push(...this.play(seat, action, true))
    }
    return moments
  }

  /** Puts an entry in the place of another, in a decision that several make at the same time. */
  change(at: number, entry: LogEntry): Done {
    this.timeline.revise(at, entry)
    this.decide(entry.seat)
    return { ok: true, moments: [this.present()], from: at, revised: { seat: entry.seat, unseen: false } }
  }

  /** As `change`; when it is the last to be made, it comes at the end of the log. */
  refill(at: number, entry: LogEntry): Done {
    if (!this.deciders.every((seat) => seat === entry.seat)) return this.change(at, entry)
    this.timeline.revise(at, undefined)
    return { ok: true, moments: [...this.play(entry.seat, entry.action), ...this.playOn()], from: at }
  }

  /** The state as it is, after nothing has happened. */
  present(): Moment {
    return { state: this.#game.clone(this.timeline.state), facts: [] }
  }

  /** Finds anew what every seat may choose. @param acted those whose decisions are others even if they look the same */
  decide(...acted: readonly Seat[]): void {
    this.#decisions.find(this.timeline.state, ...acted)
  }
}
