/**
 * A table: a game's rules, a seed, and the log of choices. Every operation moves along the log: an action appends, undo
 * drops the tail, replay plays it again. Action validation accepts an action only if it equals one of the game's
 * choices for that seat.
 */
import { omitUndefined } from '../contract/omit-undefined.ts'
import type { ProposableUndo } from './undo-vote.ts'
import { GameSession, type GameChangeResult, type RejectedGameChange } from './game-session.ts'
import type { PendingSeatDecision } from './decisions.ts'
import type { GameEvent } from '../contract/game-events.ts'
import type { AnyGame, Seat, TableConfig, Viewer } from '../contract/game.ts'
import type { Outcome } from '../contract/outcome.ts'
import type { VotedUndoRecord, ActionLogEntry } from '../contract/log.ts'
import type { Seed } from '../contract/random.ts'
import { reject } from '../contract/engine-messages.ts'
import { replayIntoSessionUntilUnplayable, type UnplayableEntry } from './replay-log.ts'
import { UndoManager, type UndoOrRedoCheckResult } from './undo-manager.ts'
import type {
  StateUpdate,
  TransferableTimelineData,
  ResumableGameState,
  Timeline,
  TimelineStartData,
} from './timeline.ts'
import { didSeatTurnJustEnd, turnOwnerAt, type TurnEndPolicy } from './turn-end.ts'

export type { VotedUndoRecord, ActionLogEntry } from '../contract/log.ts'
export type { ProposableUndo } from './undo-vote.ts'
export type { StateUpdate, ResumableGameState } from './timeline.ts'
export type { TurnEndPolicy } from './turn-end.ts'
export type { PendingSeatDecision } from './decisions.ts'
export type { GameChangeResult, RejectedGameChange, SimultaneousChoiceRevision } from './game-session.ts'
export type { UndoOrRedoCheckResult } from './undo-manager.ts'

/** The data that a table is created from. */
export interface TableSource extends TimelineStartData {
  /** A practice table can undo everything, including bots' actions. */
  readonly practice?: boolean
  /** Records of earlier undos by vote. */
  readonly consentNotes?: readonly VotedUndoRecord[]
}

/** A table as plain data, with the results of its log, so that another thread can continue without a replay. */
export interface TransferableTableData extends Omit<TableSource, 'game'> {
  readonly practice: boolean
  readonly played: TransferableTimelineData
  /** The seat whose turn waits for 'End turn'. */
  readonly unconfirmed?: Seat
}

/**
 * The result of replaying a log: the table after all entries that could be played, and the first entry that could not be
 * (`refused`), if there is one.
 */
export interface TableReplayResult {
  readonly table: Table
  readonly refused?: UnplayableEntry
}

/** A table with a game in progress: checks and plays actions, undoes and redoes them, and keeps the log. */
export class Table {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  readonly practice: boolean
  readonly #session: GameSession
  readonly #undoManager: UndoManager

  constructor(start: TableSource) {
    const { game, config, seed, practice = false } = start
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.#session = new GameSession(start)
    this.#undoManager = new UndoManager(this.#session, practice, start.consentNotes)
  }

  /**
   * When a turn of a seat waits for 'End turn'. Set by the host: people's turns may wait, bots' turns never do.
   */
  get turnEndPolicyOf(): (seat: Seat) => TurnEndPolicy {
    return this.#session.turnEndPolicyOf
  }

  set turnEndPolicyOf(confirms: (seat: Seat) => TurnEndPolicy) {
    this.#session.turnEndPolicyOf = confirms
  }

  /**
   * Whether a person plays the seat. Set by the host. Information that only bots have gained does not block undo
   * (undo-rules.ts).
   */
  get isPerson(): (seat: Seat) => boolean {
    return this.#session.isPerson
  }

  set isPerson(isPerson: (seat: Seat) => boolean) {
    this.#session.isPerson = isPerson
  }

  /** The current state. Callers must not change it. */
  get state(): unknown {
    return this.#timeline.state
  }

  /** Number of random events so far, including the setup. */
  get randomEventCount(): number {
    return this.#timeline.randomEventCount
  }

  get log(): readonly ActionLogEntry[] {
    return this.#timeline.entries
  }

  /** Events of the setup. */
  get setupEvents(): readonly GameEvent[] {
    return this.#timeline.setupEvents
  }

  /** Events of a log entry. */
  eventsOf(entry: number): readonly GameEvent[] {
    return this.#timeline.eventsOf(entry)
  }

  /** Whether an entry drew at random or gave a seat new information. */
  hasNewInformation(entry: number): boolean {
    const { usedRandomness, learned } = this.#timeline.effectsOf(entry)
    return usedRandomness || learned.length > 0
  }

  /** True if the log begins in the middle of the game (see TimelineStartData.base). */
  get startsMidGame(): boolean {
    return this.#timeline.startsMidGame
  }

  /** The position before the first entry, for saves of a table with closed history. */
  get base(): ResumableGameState | undefined {
    return this.startsMidGame ? this.#timeline.start : undefined
  }

  /** The seat whose turn is played, and waits for 'End turn'. Undefined if no turn waits. */
  get unconfirmed(): Seat | undefined {
    return this.#session.unconfirmed
  }

  /**
   * Whether the turn of the `unconfirmed` seat is over. False if another seat must choose in the middle of that turn, and
   * only the screen passes to that seat.
   */
  get isTurnOver(): boolean {
    return this.unconfirmed !== undefined && didSeatTurnJustEnd(this.#timeline, this.unconfirmed)
  }

  /** Owner of the current turn or part, or undefined if unknown. */
  get turnOwner(): Seat | undefined {
    return this.turnOwnerAt(this.log.length)
  }

  /** Owner of the turn or part after `length` entries, or undefined if unknown. */
  turnOwnerAt(length: number): Seat | undefined {
    return turnOwnerAt(this.#timeline, length)
  }

  get outcome(): Outcome | null {
    return this.#session.outcome
  }

  /** The seats that owe a choice now. Empty while a turn is unconfirmed. */
  get deciders(): readonly Seat[] {
    return this.#session.deciders
  }

  /** @returns the seat's choices, or undefined if it has none */
  decision(seat: Seat): PendingSeatDecision | undefined {
    return this.#session.decision(seat)
  }

  /**
   * Validates an action and plays it if it equals one of the seat's choices, then plays forced choices.
   * @param decision the id of the decision that is answered; an answer to an older one is rejected. Absent: the current
   *   one
   * @param asker the viewer whose view a rejection reason is computed from, so that it reveals nothing hidden
   */
  act(seat: Seat, action: unknown, decision?: number, asker: Viewer = seat): GameChangeResult {
    const checked = this.#session.validateAction(seat, action, decision, asker)
    if (!checked.ok) return checked
    const revisable = this.#undoManager.findRevisableEntry(seat)
    if (revisable !== undefined) return this.#undoManager.revise(revisable, { seat, action: checked.choice })
    this.#undoManager.clearRedo()
    const from = this.log.length
    return {
      ok: true,
      moments: [...this.#session.play(seat, checked.choice), ...this.#session.playForcedChoices()],
      from,
    }
  }

  /** Plays decisions that have a single choice. Call it after opening a table; `act` does it automatically. */
  playForcedChoices(): readonly StateUpdate[] {
    return this.#session.playForcedChoices()
  }

  /** Confirms the waiting turn, so that it cannot be undone, and plays forced choices. */
  endTurn(seat: Seat): GameChangeResult {
    if (this.unconfirmed !== seat) return reject('table.refused.nothingToConfirm')
    this.#session.unconfirmed = undefined
    this.#timeline.confirmLast('turn')
    this.#undoManager.clearRedo()
    this.#session.refreshDecisions()
    const from = this.log.length
    return { ok: true, moments: this.#session.playForcedChoices(), from }
  }

  /**
   * Seals the log: its entries can no longer be undone, not even by vote. Called before a person gets information that
   * only bots had (a person takes a bot's seat, or the open view is given). Recorded in the log, so that saves, redo
   * and replay agree.
   */
  lockHistory(): void {
    if (this.practice) return
    this.#timeline.confirmLast(true)
    this.#undoManager.clearRedo()
  }

  /** Whether `seat` has chosen and may change its choice, while others have not chosen yet. */
  isChoiceOpen(seat: Seat): boolean {
    return this.#session.isChoiceOpen(seat)
  }

  /** Whether `seat` may undo its last choice; otherwise the reason. */
  checkUndo(seat: Seat): UndoOrRedoCheckResult {
    return this.#undoManager.checkUndo(seat)
  }

  /** Undoes the seat's last own choice (on a practice table also everything after it). */
  undo(seat: Seat): GameChangeResult {
    return this.#undoManager.undo(seat)
  }

  /** @returns the undo that a vote could grant `seat`, or the reason why a vote cannot */
  undoProposalFor(seat: Seat): ProposableUndo | RejectedGameChange {
    return this.#undoManager.undoProposalFor(seat)
  }

  /** Executes an undo that all voters have accepted. It cannot be redone, and is recorded in the log. */
  undoByVote(seat: Seat): GameChangeResult {
    return this.#undoManager.undoByVote(seat)
  }

  /** Undos by vote, oldest first: a public part of the log. */
  get consentNotes(): readonly VotedUndoRecord[] {
    return this.#undoManager.votedUndoRecords
  }

  /** Whether `seat` may redo its last undo; otherwise the reason. */
  checkRedo(seat: Seat): UndoOrRedoCheckResult {
    return this.#undoManager.checkRedo(seat)
  }

  /** Redoes the seat's last undo, with the same random draws. */
  redo(seat: Seat): GameChangeResult {
    return this.#undoManager.redo(seat)
  }

  /**
   * Recomputes the updates of a log entry.
   * @throws RangeError for an entry that the log does not have
   */
  updatesOf(entry: number): readonly StateUpdate[] {
    return this.#timeline.updatesOf(entry)
  }

  /**
   * The position after `length` entries, to play on from.
   * @throws RangeError for a length that the log does not have
   */
  positionAt(length: number): ResumableGameState {
    return this.#timeline.positionAt(length)
  }

  /**
   * Replays a log on a new table, through action validation. Stops before the first entry that is rejected or cannot be
   * played.
   * @param unconfirmed the seat whose last turn was unconfirmed when the log was written
   */
  static replay(start: TableSource, log: readonly ActionLogEntry[], unconfirmed?: Seat): TableReplayResult {
    const table = new Table(start)
    const refused = replayIntoSessionUntilUnplayable(table.#session, log, unconfirmed)
    table.#undoManager.clampVotedUndoRecords()
    return refused === undefined ? { table } : { table, refused }
  }

  /**
   * Packs the table for another thread. The result shares objects with the table: copy it at once, for example by
   * postMessage.
   */
  pack(): TransferableTableData {
    const { config, seed, practice, base, unconfirmed, consentNotes } = this
    const { played } = this.#timeline
    return {
      config,
      seed,
      practice,
      played,
      consentNotes,
      ...(base && { base }),
      ...omitUndefined({ unconfirmed }),
    }
  }

  /** Restores a table that another thread has packed. */
  static unpack(game: AnyGame, { unconfirmed, ...start }: TransferableTableData): Table {
    const table = new Table({ game, ...start })
    table.#session.unconfirmed = unconfirmed
    return table
  }

  get #timeline(): Timeline {
    return this.#session.timeline
  }
}
