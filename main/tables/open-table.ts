/**
 * An open table: the engine's table, its seats, and the clients that watch it. Every accepted action is validated, logged, saved,
 * and only then broadcast. Actions run one at a time.
 *
 * A refused save does not stop the game: the status carries a notice, and the next action saves the whole log again. Unsaved
 * moves keep the table open until a person accepts their loss.
 */
import type { Seat, Viewer } from '../../engine/core/contract/game.ts'
import type { ActionResult, Table } from '../../engine/core/host/table.ts'
import type { ReplayView } from '../../bridge/replay.ts'
import type { Result } from '../../bridge/result.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableSnapshot, TableStatus } from '../../bridge/table-view.ts'
import { createSerialQueue, type SerialQueue } from '../base/serial-queue.ts'
import { ok, reject } from '../base/result.ts'
import { AdviceService, adviceCountsOf } from './advice-service.ts'
import {
  actRejection,
  createTurnEndPolicy,
  foreignSeatRejection,
  screenViewFor,
  type ScreenSeats,
} from './screen-permissions.ts'
import { BotController, type BotControllerDeps } from './bot-controller.ts'
import { TableUpdater } from './table-updater.ts'
import type { PartyRegistryOptions } from './party-registry.ts'
import { VoteManager } from './vote-manager.ts'
import { CurtainController } from './curtain-controller.ts'
import { FirstPaintTracker } from './first-paint-tracker.ts'
import { TableParticipants } from './table-participants.ts'
import { HostTransfer } from './host-transfer.ts'
import type { TableInfoSource } from './table-info.ts'
import type { TableMeta } from './table-meta.ts'
import { TableMetaEditor } from './table-meta-editor.ts'
import { Autosave, type AutosaveDeps, type UnsavedChanges } from './autosave.ts'
import { requestReplayView } from './replay-views.ts'
import { HOST_PARTY } from './seating.ts'
import { tableStatusFor } from './table-status.ts'
import { TableCallHandlers } from './table-call-handlers.ts'
import { UndoVotes } from './undo-votes.ts'
import type { SendEvent, TableClient } from './table-client.ts'
import { ClientBroadcaster } from './client-broadcaster.ts'

export interface OpenTableOptions
  extends
    Omit<BotControllerDeps, 'act' | 'parties'>,
    AutosaveDeps,
    TableInfoSource,
    Pick<PartyRegistryOptions, 'seating' | 'saveSeating'> {
  readonly kept: TableMeta
}

export class OpenTable {
  readonly id: string
  readonly table: Table
  /** Participants on this machine and on others. */
  readonly people: TableParticipants
  /** Votes that need the consent of other players. */
  readonly votes: VoteManager
  readonly undoVotes: UndoVotes
  /** State of a transfer of the table to another machine. */
  readonly hostTransfer: HostTransfer
  /** Editable table metadata. */
  readonly metaEditor: TableMetaEditor
  readonly curtains: CurtainController
  /** Advice requests at this table. */
  readonly advice: AdviceService
  readonly #options: OpenTableOptions
  readonly #bots: BotController
  readonly #autosave: Autosave
  readonly #clients: ClientBroadcaster
  readonly #updater: TableUpdater
  readonly #firstPaint: FirstPaintTracker
  #closed = false
  readonly #queue = createSerialQueue()

  constructor(start: OpenTableOptions) {
    const { id, table, kept, settings } = start
    this.id = id
    this.table = table
    this.#options = start
    this.#autosave = new Autosave(start)
    this.people = new TableParticipants(
      { ...start, seats: kept.seats },
      {
        runExclusive: (step) => this.#whileOpen(step),
        onSeatingChanged: (what) => this.#updater.onSeatingChanged(what),
        onAdviceAvailabilityChanged: () => this.#updater.onAdviceAvailabilityChanged(),
        clients: () => this.#clients,
        callsFor: (party, send) =>
          new TableCallHandlers({ at: (table) => (table === id ? this : undefined) }, send, party),
      },
    )
    const { parties } = this.people
    this.#clients = new ClientBroadcaster(start, parties, (screen) => this.#statusFor(screen))
    // The owner of a seat played by a stand-in bot sees what that seat learns.
    table.isPerson = (seat) => kept.seats[seat]?.kind === 'person'
    table.turnEndPolicyOf = createTurnEndPolicy(table.game.info.secrets, parties, settings)
    this.advice = new AdviceService({
      ...start,
      parties,
      runExclusive: (step) => this.#whileOpen(step),
      onAsked: async () => {
        await this.#autosave.save(table.log.length)
        this.#clients.broadcastStatus()
      },
    })
    this.#bots = new BotController({
      ...start,
      parties,
      act: (seat, action, decision) =>
        this.#change(
          () =>
            this.#updater.isBotSeat(seat) ? table.act(seat, action, decision) : reject('table.refused.notYourSeat'),
          seat,
        ),
    })
    const inTurn = (step: () => Promise<Result<null>>): Promise<Result<null>> => this.#whileOpen(step)
    this.metaEditor = new TableMetaEditor({ kept, disk: this.#autosave, runExclusive: inTurn })
    this.curtains = new CurtainController({ advising: this.advice, broadcaster: this.#clients, runExclusive: inTurn })
    const wishes = new VoteManager({
      id,
      runExclusive: inTurn,
      clock: start.environment.clock,
      isPresent: (seat) => [...this.#clients].some(({ screen }) => screen.mine.includes(seat)),
      clients: () => this.#clients,
      rateLimitRejection: (party) => parties.rateLimiter.consume('wish', party),
      onActiveChanged: () => this.#updater.resumeBots(),
    })
    this.votes = wishes
    this.undoVotes = new UndoVotes({
      table,
      votes: wishes,
      runExclusive: inTurn,
      undoWithoutVote: (screen, seat) => this.#updater.apply(() => this.#updater.undo(screen, seat), seat),
      undoByVote: (seat) => this.#updater.apply(() => this.#updater.cancelSearches(table.undoByVote(seat)), seat),
    })
    this.hostTransfer = new HostTransfer({
      votes: wishes,
      parties,
      disk: this.#autosave,
      runExclusive: inTurn,
      onActiveChanged: () => {
        this.advice.cancelAll()
        this.#updater.resumeBots()
        this.#clients.broadcastStatus()
      },
    })
    this.#firstPaint = new FirstPaintTracker(start.environment.clock, () => {
      void this.#runExclusive(() => {
        if (!this.#closed) this.#updater.resumeBots()
        return Promise.resolve()
      })
    })
    const parts = { people: this.people, watchers: this.#clients, advising: this.advice, bots: this.#bots }
    this.#updater = new TableUpdater({
      table,
      disk: this.#autosave,
      wishes,
      handing: this.hostTransfer,
      frames: this.#firstPaint,
      ...parts,
    })
  }

  /** Serialises everything that happens at the table, and records the play time. */
  readonly #runExclusive: SerialQueue = (step) =>
    this.#queue(() => {
      this.#options.kept.played.record(this.clientCount > 0)
      return step()
    })

  /** The same for clients; refused if the table was closed meanwhile. */
  #whileOpen<T>(step: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#runExclusive(async () =>
      this.#closed ? reject('table.refused.unknown') : (this.hostTransfer.rejection ?? step()),
    )
  }

  /** Id of the match, independent of the name of its save. */
  get matchId(): string {
    return this.#options.kept.table
  }

  get seats(): readonly SeatSetup[] {
    return this.#options.seats
  }

  /** Whether guests may join. */
  get isHosted(): boolean {
    return this.people.parties.hosting !== undefined
  }

  /** Number of connected clients. */
  get clientCount(): number {
    return this.#clients.size
  }

  /**
   * Plays forced choices and writes the table to disk, unless the file is up to date already.
   * @param saved number of log entries in the file, if all of them were loaded
   */
  async begin(saved?: number): Promise<void> {
    await this.#runExclusive(async () => {
      const { unconfirmed, log } = this.table
      const before = log.length
      // Only an edited save has an unconfirmed turn of a bot; no player could end that turn.
      const edited = unconfirmed !== undefined && this.#updater.isBotSeat(unconfirmed)
      if (edited) this.table.endTurn(unconfirmed)
      this.table.playForcedChoices()
      const changed = edited || this.table.log.length !== before
      if (changed || before !== saved) await this.#autosave.save(changed ? before : undefined)
      this.people.onTableChanged()
    })
  }

  /** Adds a client of a party; its curtain is closed. */
  watch(send: SendEvent, party: string): TableClient {
    const watcher = this.#clients.add(send, party)
    if (party === HOST_PARTY) this.people.parties.setHostPresent(true)
    return watcher
  }

  /** A client has started or finished painting its board; bots wait for it. They do not wait for spectators on other devices. */
  onPaint({ party, screen }: TableClient, isDone: boolean): void {
    if (isDone) this.#firstPaint.onPaintFinished(party)
    else if (party === HOST_PARTY || screen.mine.length > 0) this.#firstPaint.onPaintStarted(party)
  }

  /** Removes a client. Bots stop when no client is left. */
  unwatch(watcher: TableClient): void {
    this.#clients.remove(watcher)
    this.people.removeClient(watcher)
    if (watcher.party === HOST_PARTY)
      this.people.parties.setHostPresent([...this.#clients].some(({ party }) => party === HOST_PARTY))
    this.advice.cancel(watcher.screen)
    this.votes.recheck()
    this.#firstPaint.onPaintFinished(watcher.party)
    this.#options.kept.played.record(this.clientCount > 0)
    if (this.clientCount === 0) this.#bots.cancelAll()
  }

  async current(watcher: TableClient): Promise<Result<TableSnapshot>> {
    return this.#runExclusive(async () => {
      if (this.#closed) return reject('table.refused.unknown')
      this.#updater.resumeBots()
      this.votes.sendActiveVote(watcher)
      this.people.chat.sendHistory(watcher)
      return Promise.resolve(ok(this.#clients.currentFor(watcher)))
    })
  }

  /** @param eyes the viewer, once the game is over; undefined: the view of this screen */
  async replayView({ screen }: TableClient, entry: number, eyes?: Viewer): Promise<Result<ReplayView>> {
    return this.#whileOpen(() => {
      const { viewer } = screenViewFor(this.table, screen)
      return requestReplayView(this.table, entry, { viewer, eyes, seal: () => this.#updater.lockHistory() })
    })
  }

  /**
   * Locks the log against undo, because a player is about to see private information of others. Refused if the table was closed
   * meanwhile: after reopening it, the moves could be undone.
   */
  async lockHistory(): Promise<Result<null>> {
    return this.#whileOpen(async () => {
      await this.#updater.lockHistory()
      return ok(null)
    })
  }

  async act({ screen }: TableClient, seat: Seat, action: unknown, decision: number): Promise<Result<null>> {
    return this.#change(
      () =>
        actRejection(this.table, screen, seat) ??
        this.table.act(seat, action, decision, screenViewFor(this.table, screen).viewer),
      seat,
    )
  }

  async undo({ screen }: TableClient, seat: Seat): Promise<Result<null>> {
    return this.#change(() => this.#updater.undo(screen, seat), seat)
  }

  async redo({ screen }: TableClient, seat: Seat): Promise<Result<null>> {
    return this.#change(() => actRejection(this.table, screen, seat) ?? this.table.redo(seat), seat)
  }

  async endTurn({ screen }: TableClient, seat: Seat): Promise<Result<null>> {
    return this.#change(() => foreignSeatRejection(screen, seat) ?? this.table.endTurn(seat), seat)
  }

  /** Bots act without delay until the next decision of a person. */
  skip(): void {
    this.#bots.skip()
  }

  /** The loss if the process ended now; undefined if everything is on disk. */
  get unsaved(): UnsavedChanges | undefined {
    return this.#autosave.unsaved
  }

  /** Whether anything may not be on disk yet. A running save counts as not on disk. */
  get mayBeUnsaved(): boolean {
    return this.#autosave.mayBeUnsaved
  }

  /** Waits for running work, then retries a refused save. @returns the remaining loss, or undefined */
  async retrySave(): Promise<UnsavedChanges | undefined> {
    return this.#runExclusive(() => this.#autosave.retrySave())
  }

  /**
   * Like `retrySave`. Then, if nothing is lost or `lose` allows it, stops bots and clients; the table cannot be used any more.
   * @returns the loss, or why it stays open
   */
  async close(lose: boolean): Promise<UnsavedChanges | undefined> {
    return this.#runExclusive(async () => {
      const unsaved = await this.#autosave.retrySave()
      if (unsaved !== undefined && !lose) return unsaved
      this.#closed = true
      this.votes.stop()
      this.people.close()
      this.#clients.clear()
      this.#bots.cancelAll()
      this.#firstPaint.stop()
      this.advice.cancelAll()
      return unsaved
    })
  }

  /** @param seat the acting seat */
  async #change(step: () => ActionResult, seat: Seat): Promise<Result<null>> {
    return this.#whileOpen(() => this.#updater.apply(step, seat))
  }

  #statusFor(screen: ScreenSeats): TableStatus {
    const { settings, advised } = this.#options
    const { seating } = this.people.parties
    const notice = this.hostTransfer.notice ?? this.#autosave.notice ?? this.#bots.notice
    const asked = settings.current.confirmFinal
    return tableStatusFor(this.table, seating, screen, {
      notice,
      confirmsIrreversible: asked,
      advised: adviceCountsOf(advised),
    })
  }
}
