/**
 * A table: a game's rules, a seed, and the log of choices made so far. Everything a table does is a walk along its
 * log: acting appends, undo drops the tail, replay plays it again. One gate accepts an action: it must equal one of
 * the game's choices for that seat.
 */
import { omitUndefined } from '../contract/omit-undefined.ts'
import type { UndoProposal } from './undo-vote.ts'
import { GameSession, type ActionResult, type ActionRejection } from './game-session.ts'
import type { Decision } from './decisions.ts'
import type { GameEvent } from '../contract/game-events.ts'
import type { AnyGame, Seat, TableConfig, Viewer } from '../contract/game.ts'
import type { Outcome } from '../contract/outcome.ts'
import type { UndoVoteRecord, LogEntry } from '../contract/log.ts'
import type { Seed } from '../contract/random.ts'
import { reject } from '../contract/host-messages.ts'
import { replayLog, type UnplayableEntry } from './replay-log.ts'
import { UndoManager, type UndoCheckResult } from './undo-manager.ts'
import type { StateUpdate, PackedTimeline, GamePosition, Timeline, TimelineOptions } from './timeline.ts'
import { hasEndedTurn, turnOwnerAt, type TurnEndPolicy } from './turn-end.ts'

export type { UndoVoteRecord, LogEntry } from '../contract/log.ts'
export type { UndoProposal } from './undo-vote.ts'
export type { StateUpdate, GamePosition } from './timeline.ts'
export type { TurnEndPolicy } from './turn-end.ts'
export type { Decision } from './decisions.ts'
export type { ActionResult, ActionRejection, ChoiceRevision } from './game-session.ts'
export type { UndoCheckResult } from './undo-manager.ts'

export interface TableOptions extends TimelineOptions {
  /** A practice table may take back anything, bots included. */
  readonly practice?: boolean
  /** What was taken back by consent before. */
  readonly consentNotes?: readonly UndoVoteRecord[]
}

/** A table as plain data: another thread takes it up where it is, and plays nothing again. */
export interface PackedTable extends Omit<TableOptions, 'game'> {
  readonly practice: boolean
  readonly played: PackedTimeline
  readonly unconfirmed?: Seat
}

/** A log played again: as far as the gate let it. */
export interface TableReplayResult {
  readonly table: Table
  readonly refused?: UnplayableEntry
}

export class Table {
  readonly game: AnyGame
  readonly config: TableConfig
  readonly seed: Seed
  readonly practice: boolean
  readonly #session: GameSession
  readonly #undoManager: UndoManager

  constructor(start: TableOptions) {
    const { game, config, seed, practice = false } = start
    this.game = game
    this.config = config
    this.seed = seed
    this.practice = practice
    this.#session = new GameSession(start)
    this.#undoManager = new UndoManager(this.#session, practice, start.consentNotes)
  }

  /** Whether a seat's turn waits for `endTurnButton`. The host sets it: people may, bots never do. */
  get turnEndPolicyOf(): (seat: Seat) => TurnEndPolicy {
    return this.#session.turnEndPolicyOf
  }

  set turnEndPolicyOf(confirms: (seat: Seat) => TurnEndPolicy) {
    this.#session.turnEndPolicyOf = confirms
  }

  /** Whether a person plays that seat. The host sets it; what only bots have learned can be taken back (undo.ts). */
  get isPerson(): (seat: Seat) => boolean {
    return this.#session.isPerson
  }

  set isPerson(isPerson: (seat: Seat) => boolean) {
    this.#session.isPerson = isPerson
  }

  /** The present state. Not to be changed by callers. */
  get state(): unknown {
    return this.#timeline.state
  }

  /** Random events so far, the setup's included. */
  get randomEventCount(): number {
    return this.#timeline.randomEventCount
  }

  get log(): readonly LogEntry[] {
    return this.#timeline.entries
  }

  /** What happened in the setup. */
  get setupEvents(): readonly GameEvent[] {
    return this.#timeline.setupEvents
  }

  /** What each entry of the log brought about. */
  eventsOf(entry: number): readonly GameEvent[] {
    return this.#timeline.eventsOf(entry)
  }

  /** Whether luck was drawn at an entry, or somebody learned something. */
  hasNewInformation(entry: number): boolean {
    const { usedRandomness, learned } = this.#timeline.effectsOf(entry)
    return usedRandomness || learned.length > 0
  }

  /** True when the log begins in the middle of the game (see TimelineOptions.base). */
  get startsMidGame(): boolean {
    return this.#timeline.startsMidGame
  }

  /** The position before the first entry, for saves of a table whose history is closed. */
  get base(): GamePosition | undefined {
    return this.startsMidGame ? this.#timeline.start : undefined
  }

  /** The seat whose turn is played but not confirmed. */
  get unconfirmed(): Seat | undefined {
    return this.#session.unconfirmed
  }

  /** Whether the turn of that seat is over; else only the screen passes on: somebody is asked in the middle of it. */
  get isTurnOver(): boolean {
    return this.unconfirmed !== undefined && hasEndedTurn(this.#timeline, this.unconfirmed)
  }

  /** Whose turn, or part of something, it is now; undefined where nothing tells. */
  get turnOwner(): Seat | undefined {
    return this.turnOwnerAt(this.log.length)
  }

  /** Whose turn, or part of something, it was after `length` entries; undefined where nothing tells. */
  turnOwnerAt(length: number): Seat | undefined {
    return turnOwnerAt(this.#timeline, length)
  }

  get outcome(): Outcome | null {
    return this.#session.outcome
  }

  /** The seats that owe a choice now: none while a turn is unconfirmed. */
  get deciders(): readonly Seat[] {
    return this.#session.deciders
  }

  /** What a seat may choose now; undefined when nothing. */
  decision(seat: Seat): Decision | undefined {
    return this.#session.decision(seat)
  }

  /**
   * The gate. Plays an action that equals one of the seat's choices, and whatever follows without a choice.
   * @param decision the id of the decision that is answered; an answer to an older one is refused. Absent: the present
   * @param asker whose view the reason of a refusal is read from: it tells them nothing that they do not see
   */
  act(seat: Seat, action: unknown, decision?: number, asker: Viewer = seat): ActionResult {
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

  /** Plays what has only one choice. Called after opening a table; `act` does it by itself. */
  playForcedChoices(): readonly StateUpdate[] {
    return this.#session.playForcedChoices()
  }

  /** Confirms the turn that waits for it, so that it cannot be taken back, and plays on what has only one choice. */
  endTurn(seat: Seat): ActionResult {
    if (this.unconfirmed !== seat) return reject('table.refused.nothingToConfirm')
    this.#session.unconfirmed = undefined
    this.#timeline.confirmLast('turn')
    this.#undoManager.clearRedo()
    this.#session.refreshDecisions()
    const from = this.log.length
    return { ok: true, moments: this.#session.playForcedChoices(), from }
  }

  /**
   * What has been played so far can be taken back by nobody any more, whoever agrees: somebody is about to learn what bots knew (a person
   * takes a bot's seat, the open view is given). The log holds it, so that saves, redo and replay agree.
   */
  lockHistory(): void {
    if (this.practice) return
    this.#timeline.confirmLast(true)
    this.#undoManager.clearRedo()
  }

  /** Whether `seat` has chosen, may still choose otherwise, and others have not yet chosen. */
  isChoiceOpen(seat: Seat): boolean {
    return this.#session.isChoiceOpen(seat)
  }

  /** Whether `seat` may take its last choice back; if not, why. */
  canUndo(seat: Seat): UndoCheckResult {
    return this.#undoManager.canUndo(seat)
  }

  /** Takes back the seat's last own choice (on a practice table: and all that came after it). */
  undo(seat: Seat): ActionResult {
    return this.#undoManager.undo(seat)
  }

  /** What `seat` could take back if everybody agrees whom it touches; or why that is not to be had either. */
  undoProposalFor(seat: Seat): UndoProposal | ActionRejection {
    return this.#undoManager.undoProposalFor(seat)
  }

  /** Takes it back: all have agreed. Nobody can play it again, and the log names it. */
  undoByVote(seat: Seat): ActionResult {
    return this.#undoManager.undoByVote(seat)
  }

  /** What was taken back by consent, oldest first: part of the log, for everybody. */
  get consentNotes(): readonly UndoVoteRecord[] {
    return this.#undoManager.notes
  }

  /** Whether `seat` may play again what it took back; if not, why. */
  canRedo(seat: Seat): UndoCheckResult {
    return this.#undoManager.canRedo(seat)
  }

  /** Plays again what the seat took back last, with the same luck. */
  redo(seat: Seat): ActionResult {
    return this.#undoManager.redo(seat)
  }

  /** The moments of an entry of the log once more. @throws RangeError for an entry that the log does not have */
  updatesOf(entry: number): readonly StateUpdate[] {
    return this.#timeline.updatesOf(entry)
  }

  /** The position after `length` entries, to play on from. @throws RangeError for a length that the log does not have */
  positionAt(length: number): GamePosition {
    return this.#timeline.positionAt(length)
  }

  /**
   * A table with a log played again through the gate. Stops before the first entry that is refused or cannot be played.
   * @param unconfirmed the seat whose last turn was not confirmed when the log was written
   */
  static replay(start: TableOptions, log: readonly LogEntry[], unconfirmed?: Seat): TableReplayResult {
    const table = new Table(start)
    const refused = replayLog(table.#session, log, unconfirmed)
    table.#undoManager.clampNotes()
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
      ...omitUndefined({ unconfirmed }),
    }
  }

  /** Takes up what another thread has packed. */
  static unpack(game: AnyGame, { unconfirmed, ...start }: PackedTable): Table {
    const table = new Table({ game, ...start })
    table.#session.unconfirmed = unconfirmed
    return table
  }

  get #timeline(): Timeline {
    return this.#session.timeline
  }
}
