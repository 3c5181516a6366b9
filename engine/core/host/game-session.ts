/**
 * The course of a table: the log as it is played on, what each seat may choose now, and whose turn waits for its end. It
 * has the gate, through which every choice comes. What of it can be taken back is another question (steps.ts).
 */
import { DecisionTracker, type Decision } from './decisions.ts'
import type { AnyGame, Message, Seat, Viewer } from '../contract/game.ts'
import type { Outcome } from '../contract/outcome.ts'
import { equalJson, type Json } from '../contract/json.ts'
import type { LogEntry } from '../contract/log.ts'
import { reject, hostMessage, type Rejection } from '../contract/host-messages.ts'
import { stripSecrets, Timeline, type StateUpdate, type TimelineOptions } from './timeline.ts'
import { passesTurn, needsTurnEnd, type TurnEndPolicy } from './turn-end.ts'

export type ActionResult =
  | {
      readonly ok: true
      readonly moments: readonly StateUpdate[]
      /** The first entry of the log that is another than before, or new. */
      readonly from: number
      /** Only that entry changed, in a decision that several make at the same time. */
      readonly revised?: ChoiceRevision
    }
  | ActionRejection
export type ActionRejection = Rejection
export type ActionValidationResult = { readonly ok: true; readonly choice: Json } | ActionRejection

export interface ChoiceRevision {
  readonly seat: Seat
  /** Only its seat can tell: it had chosen before, and has chosen now. */
  readonly unseen: boolean
}

export class GameSession {
  readonly timeline: Timeline
  /** How many seats there are. */
  readonly players: number
  /** The seat whose turn is played but not confirmed. */
  unconfirmed: Seat | undefined
  turnEndPolicyOf: (seat: Seat) => TurnEndPolicy = () => 'never'
  isPerson: (seat: Seat) => boolean = () => true
  readonly #game: AnyGame
  readonly #decisions: DecisionTracker

  constructor(start: TimelineOptions) {
    this.#game = start.game
    this.timeline = new Timeline(start)
    this.players = start.config.players
    this.#decisions = new DecisionTracker(start.game, start.config.players)
    this.refreshDecisions()
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
  isChoiceOpen(seat: Seat): boolean {
    return this.decision(seat) !== undefined && !this.deciders.includes(seat)
  }

  /**
   * The gate: the choice that equals `action`, the game's own copy, which nobody outside can change. Or why there is none.
   * @param id the decision that is answered; absent: the present
   * @param asker whose view the reason is read from
   */
  validateAction(seat: Seat, action: unknown, id: number | undefined, asker: Viewer): ActionValidationResult {
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
  play(seat: Seat, action: Json, auto = false): StateUpdate[] {
    const before = this.deciders
    const together = this.#hasSimultaneousChooser(seat)
    const moments = this.timeline.play(seat, action, auto)
    this.refreshDecisions(seat)
    const waiting = { confirming: this.turnEndPolicyOf(seat), isPerson: this.isPerson, together }
    if (passesTurn(seat, before, this.deciders) && needsTurnEnd(this.timeline, seat, waiting)) this.unconfirmed = seat
    return moments
  }

  /** Whether others choose at the same time as that seat: they still have to, or may still choose otherwise. */
  #hasSimultaneousChooser(seat: Seat): boolean {
    for (let other = 0; other < this.players; other++) {
      if (other !== seat && (this.deciders.includes(other) || this.isChoiceOpen(other))) return true
    }
    return false
  }

  /** Plays an entry that stood in the log before, as it stood there. */
  replayEntry(entry: LogEntry, auto: boolean | undefined): StateUpdate[] {
    const moments = this.play(entry.seat, entry.action, auto)
    const withdraw = entry.withdrawn === true && this.isChoiceOpen(entry.seat)
    if (withdraw) this.replaceEntry(this.timeline.entries.length - 1, entry)
    if (entry.confirmed) this.timeline.confirmLast(entry.confirmed)
    return withdraw ? moments.map((moment) => ({ ...moment, facts: stripSecrets(moment.facts) })) : moments
  }

  /** Plays what has only one choice. */
  playForcedChoices(): StateUpdate[] {
    const moments: StateUpdate[] = []
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
  replaceEntry(at: number, entry: LogEntry): ActionResult {
    this.timeline.revise(at, entry)
    this.refreshDecisions(entry.seat)
    return { ok: true, moments: [this.currentUpdate()], from: at, revised: { seat: entry.seat, unseen: false } }
  }

  /** As `change`; when it is the last to be made, it comes at the end of the log. */
  replaceOrAppendEntry(at: number, entry: LogEntry): ActionResult {
    if (!this.deciders.every((seat) => seat === entry.seat)) return this.replaceEntry(at, entry)
    this.timeline.revise(at, undefined)
    return { ok: true, moments: [...this.play(entry.seat, entry.action), ...this.playForcedChoices()], from: at }
  }

  /** The state as it is, after nothing has happened. */
  currentUpdate(): StateUpdate {
    return { state: this.#game.clone(this.timeline.state), facts: [] }
  }

  /** Finds anew what every seat may choose. @param acted those whose decisions are others even if they look the same */
  refreshDecisions(...acted: readonly Seat[]): void {
    this.#decisions.update(this.timeline.state, ...acted)
  }
}
