/**
 * State of play of a table: the log, the choices of each seat, and the seat whose turn waits for its end. Contains
 * action validation, which every choice passes. Undo is in undo-manager.ts.
 */
import { DecisionTracker, type PendingSeatDecision } from './decisions.ts'
import type { AnyGame, Message, Seat, Viewer } from '../contract/game.ts'
import type { Outcome } from '../contract/outcome.ts'
import { equalJson, type Json } from '../contract/json.ts'
import type { ActionLogEntry } from '../contract/log.ts'
import { reject, engineMessage, type Rejection } from '../contract/engine-messages.ts'
import { copyEventsWithoutSecrets, Timeline, type StateUpdate, type TimelineStartData } from './timeline.ts'
import { hasPassedTurn, needsTurnEndConfirmation, type TurnEndPolicy } from './turn-end.ts'

/** The result of a change of the game at a table (an action, undo, redo, end of turn): the updates to show, or the rejection. */
export type GameChangeResult =
  | {
      readonly ok: true
      readonly moments: readonly StateUpdate[]
      /** Number of the first log entry that is new or changed. */
      readonly from: number
      /** Set if only that entry changed, in a simultaneous decision. */
      readonly revised?: SimultaneousChoiceRevision
    }
  | RejectedGameChange
/** The result if an action, undo, redo or end of turn is rejected, with the reason. */
export type RejectedGameChange = Rejection
/**
 * The result of the validation of an action: the game's legal choice with the same content as the action (deep
 * equality), or the rejection.
 */
export type ActionValidationResult = { readonly ok: true; readonly choice: Json } | RejectedGameChange

/**
 * The revision of a choice in a simultaneous decision: the seat that withdrew or replaced its choice while others had
 * not chosen yet, and whether the other seats see a difference.
 */
export interface SimultaneousChoiceRevision {
  readonly seat: Seat
  /** Whether other seats see no difference: the seat had chosen before, and has chosen again. */
  readonly unseen: boolean
}

/** The game in progress at a table: plays legal choices, and knows the choices of each seat. */
export class GameSession {
  readonly timeline: Timeline
  /** Number of seats. */
  readonly players: number
  /** The seat whose turn is played, and waits for 'End turn'. Undefined if no turn waits. */
  unconfirmed: Seat | undefined
  /** When a turn of a seat waits for 'End turn'. Set by the host. */
  turnEndPolicyOf: (seat: Seat) => TurnEndPolicy = () => 'never'
  /** Whether a person, not a bot, plays a seat. Set by the host. */
  isPerson: (seat: Seat) => boolean = () => true
  readonly #game: AnyGame
  readonly #decisions: DecisionTracker

  constructor(start: TimelineStartData) {
    this.#game = start.game
    this.timeline = new Timeline(start)
    this.players = start.config.players
    this.#decisions = new DecisionTracker(start.game, start.config.players)
    this.refreshDecisions()
  }

  get outcome(): Outcome | null {
    return this.#game.outcome(this.timeline.state)
  }

  /** The seats that owe a choice now. Empty while a turn is unconfirmed. */
  get deciders(): readonly Seat[] {
    return this.unconfirmed === undefined ? this.#game.deciders(this.timeline.state) : []
  }

  /** @returns the seat's choices, or undefined if it has none */
  decision(seat: Seat): PendingSeatDecision | undefined {
    return this.unconfirmed === undefined ? this.#decisions.of(seat) : undefined
  }

  /** Whether `seat` has chosen and may change its choice, while others have not chosen yet. */
  isChoiceOpen(seat: Seat): boolean {
    return this.decision(seat) !== undefined && !this.deciders.includes(seat)
  }

  /**
   * Checks whether an action is one of the choices that a seat has now.
   * @param id the id of the decision that is answered. Undefined: the current one
   * @param asker the viewer whose view a rejection reason is computed from
   * @returns the choice that equals `action` as the game's own object, which code outside cannot change, or the
   *   rejection
   */
  validateAction(seat: Seat, action: unknown, id: number | undefined, asker: Viewer): ActionValidationResult {
    if (this.outcome !== null) return reject('table.refused.over')
    if (this.unconfirmed !== undefined) return reject('table.refused.unconfirmed')
    const decision = this.#decisions.of(seat)
    if (decision === undefined) return reject('table.refused.notYourChoice')
    if (id !== undefined && id !== decision.id) return reject('table.refused.stale')
    const choice = decision.choices.find((each) => equalJson(each, action))
    if (choice !== undefined) return { ok: true, choice }
    return { ok: false, reason: this.#whyNot(seat, action, asker) ?? engineMessage('table.refused.notLegal') }
  }

  /**
   * The game's reason for a rejection. The action comes from outside and may have any shape, so undefined is
   * acceptable.
   */
  #whyNot(seat: Seat, action: unknown, asker: Viewer): Message | undefined {
    try {
      return this.#game.explainIllegal(this.#game.view(this.timeline.state, asker), seat, action)
    } catch {
      return undefined
    }
  }

  /**
   * Plays a legal choice.
   * @throws any error of the game
   */
  play(seat: Seat, action: Json, auto = false): StateUpdate[] {
    const before = this.deciders
    const together = this.#hasSimultaneousChooser(seat)
    const moments = this.timeline.play(seat, action, auto)
    this.refreshDecisions(seat)
    const waiting = { turnEndPolicy: this.turnEndPolicyOf(seat), isPerson: this.isPerson, together }
    if (hasPassedTurn(seat, before, this.deciders) && needsTurnEndConfirmation(this.timeline, seat, waiting))
      this.unconfirmed = seat
    return moments
  }

  /** Whether other seats choose simultaneously: they owe a choice, or may change theirs. */
  #hasSimultaneousChooser(seat: Seat): boolean {
    for (let other = 0; other < this.players; other++) {
      if (other !== seat && (this.deciders.includes(other) || this.isChoiceOpen(other))) return true
    }
    return false
  }

  /** Plays an entry of an earlier log again, with its lock and its withdrawal. */
  replayEntry(entry: ActionLogEntry, auto: boolean | undefined): StateUpdate[] {
    const moments = this.play(entry.seat, entry.action, auto)
    const withdraw = entry.withdrawn === true && this.isChoiceOpen(entry.seat)
    if (withdraw) this.replaceEntry(this.timeline.entries.length - 1, entry)
    if (entry.confirmed) this.timeline.confirmLast(entry.confirmed)
    return withdraw ? moments.map((moment) => ({ ...moment, facts: copyEventsWithoutSecrets(moment.facts) })) : moments
  }

  /** Plays choices automatically as long as a seat that must choose has a single choice that need not be asked. */
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

  /** Replaces an entry of a simultaneous decision. */
  replaceEntry(at: number, entry: ActionLogEntry): GameChangeResult {
    this.timeline.revise(at, entry)
    this.refreshDecisions(entry.seat)
    return { ok: true, moments: [this.currentUpdate()], from: at, revised: { seat: entry.seat, unseen: false } }
  }

  /** As `replaceEntry`. If the seat is the last one to choose, the entry is appended to the log. */
  replaceOrAppendEntry(at: number, entry: ActionLogEntry): GameChangeResult {
    if (!this.deciders.every((seat) => seat === entry.seat)) return this.replaceEntry(at, entry)
    this.timeline.revise(at, undefined)
    return { ok: true, moments: [...this.play(entry.seat, entry.action), ...this.playForcedChoices()], from: at }
  }

  /** An update with the current state and no events. */
  currentUpdate(): StateUpdate {
    return { state: this.#game.clone(this.timeline.state), facts: [] }
  }

  /**
   * Recomputes the choices of every seat.
   * @param acted seats that get a new decision even if it looks the same
   */
  refreshDecisions(...acted: readonly Seat[]): void {
    this.#decisions.update(this.timeline.state, ...acted)
  }
}
