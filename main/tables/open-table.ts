/**
 * An open table of this host: connects the engine's table with its participants, clients, bots, advice, votes and save.
 *
 * A disk that refuses a save does not stop the game: the notice in the status tells the clients, and the next action writes
 * the whole log again. What is not saved keeps the table open until a player accepts the loss.
 */
import type { Table } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import type { SeatSetup } from '../../bridge/seats.ts'
import type { TableStatus } from '../../bridge/table-view.ts'
import { ok, reject } from '../base/result.ts'
import type { SharedDeps } from '../shared-deps.ts'
import { AdviceService } from './advice-service.ts'
import { createTurnEndPolicyOf, type ScreenSeatsAndCurtain } from './screen-permissions.ts'
import { BotController, type BotControllerDeps } from './bot-controller.ts'
import { TableChangeExecutor } from './table-change-executor.ts'
import type { PartyRegistryResources } from './party-registry.ts'
import { VoteManager } from './vote-manager.ts'
import { CurtainController } from './curtain-controller.ts'
import { FirstPaintWait } from './first-paint-wait.ts'
import { TableParticipants } from './table-participants.ts'
import { HostTransfer } from './host-transfer.ts'
import type { TableInfoSource } from './table-info.ts'
import { adviceCountsForHeader } from './table-meta.ts'
import { TableMetaEditor } from './table-meta-editor.ts'
import { TableQueue } from './table-queue.ts'
import type { TableRecordHolder } from './open-table-record.ts'
import type { PlayTimeTracker } from './play-time-tracker.ts'
import { Autosave, type AutosaveDeps, type UnsavedTableChanges } from './autosave.ts'
import { createTableCallsForClient, type HostedTableCallsDeps } from './hosted-table-calls.ts'
import { HOST_PARTY_ID } from './seating.ts'
import { tableStatusFor } from './table-status.ts'
import { UndoProposals } from './undo-proposals.ts'
import type { SendEvent, TableClient } from './table-client.ts'
import type { ClientTableConnection, ConnectableTable } from './table-connection.ts'
import { ClientBroadcaster } from './client-broadcaster.ts'

/** Dependencies of an open table: the game, its record, its play time, and the functions that save it. */
export interface OpenTableDeps
  extends Omit<BotControllerDeps, 'act'>, AutosaveDeps, TableInfoSource, Pick<PartyRegistryResources, 'saveSeating'> {
  readonly record: TableRecordHolder
  readonly playTime: PlayTimeTracker
}

/**
 * One table that is open in this process. Clients connect to it. It carries out the actions of players and bots,
 * writes every change to disk, and sends the changes to all connected clients.
 */
export class OpenTable implements ConnectableTable {
  readonly id: string
  readonly table: Table
  readonly environment: SharedDeps
  readonly people: TableParticipants
  readonly votes: VoteManager
  readonly hostTransfer: HostTransfer
  readonly metaEditor: TableMetaEditor
  readonly #advice: AdviceService
  readonly #options: OpenTableDeps
  readonly #bots: BotController
  readonly #autosave: Autosave
  readonly #clients: ClientBroadcaster
  readonly #updater: TableChangeExecutor
  readonly #firstPaint: FirstPaintWait
  readonly #queue: TableQueue
  readonly #callDeps: HostedTableCallsDeps

  constructor(start: OpenTableDeps) {
    const { id, table, record, settings, playTime, environment, botSeed } = start
    this.id = id
    this.table = table
    this.environment = environment
    this.#options = start
    const queue = new TableQueue({ playTime, isWatched: () => this.clientCount > 0 })
    this.#queue = queue
    this.#autosave = new Autosave(start)
    this.people = new TableParticipants(start, {
      queue,
      onSeatingChanged: (what) => this.#updater.onSeatingChanged(what),
      onAdviceAvailabilityChanged: () => this.#updater.onAdviceAvailabilityChanged(),
      clients: () => this.#clients,
    })
    const { parties } = this.people
    this.#clients = new ClientBroadcaster(start, (screen) => this.#statusFor(screen))
    // A player whose seat a bot plays still learns what the seat learns.
    table.isPerson = (seat) => record.current.seating.setups[seat]?.kind === 'person'
    table.turnEndPolicyOf = createTurnEndPolicyOf(table.game.info.secrets, record, settings)
    this.#advice = new AdviceService({
      environment,
      table,
      botSeed,
      record,
      queue,
      onAsked: async () => {
        await this.#autosave.save(table.log.length)
        this.#clients.broadcastStatus()
      },
    })
    this.#bots = new BotController({
      environment,
      settings,
      table,
      record,
      botSeed,
      act: (seat, action, decision) =>
        this.#updater.change(seat, () =>
          this.#updater.isBotSeat(seat) ? table.act(seat, action, decision) : reject('table.refused.notYourSeat'),
        ),
    })
    this.metaEditor = new TableMetaEditor({ record, autosave: this.#autosave, queue })
    const curtains = new CurtainController({ advice: this.#advice, clients: this.#clients, queue })
    this.votes = new VoteManager({
      id,
      queue,
      clock: start.environment.clock,
      isPresent: (seat) => [...this.#clients].some(({ screen }) => screen.mine.includes(seat)),
      clients: () => this.#clients,
      rateLimitRejection: (party) => parties.rateLimiter.consume('wish', party),
      onActiveChanged: () => this.#updater.resumeBots(),
    })
    const undoVotes = new UndoProposals({
      table,
      votes: this.votes,
      queue,
      undoWithoutVote: (screen, seat) => this.#updater.apply(seat, () => this.#updater.undo(screen, seat)),
      undoByVote: (seat) => this.#updater.apply(seat, () => this.#updater.cancelSearches(table.undoByVote(seat))),
    })
    this.hostTransfer = new HostTransfer({
      votes: this.votes,
      parties,
      autosave: this.#autosave,
      queue,
      onActiveChanged: () => {
        this.#advice.cancelAll()
        this.#updater.resumeBots()
        this.#clients.broadcastStatus()
      },
    })
    this.#firstPaint = new FirstPaintWait(start.environment.clock, () => {
      void queue.runIfOpen(() => {
        this.#updater.resumeBots()
        return Promise.resolve(ok(null))
      })
    })
    this.#updater = new TableChangeExecutor({
      table,
      queue,
      autosave: this.#autosave,
      people: this.people,
      record,
      clients: this.#clients,
      advice: this.#advice,
      bots: this.#bots,
      votes: this.votes,
      hostTransfer: this.hostTransfer,
      firstPaint: this.#firstPaint,
    })
    this.#callDeps = {
      table,
      queue,
      updater: this.#updater,
      clients: this.#clients,
      people: this.people,
      votes: this.votes,
      undoVotes,
      curtains,
      advice: this.#advice,
      bots: this.#bots,
      firstPaint: this.#firstPaint,
    }
  }

  /** The id of the game that is played, equal in all copies and independent of the file name. */
  get matchId(): string {
    return this.#options.record.current.meta.table
  }

  get seats(): readonly SeatSetup[] {
    return this.#options.record.current.seating.setups
  }

  /** Whether the table is open to guests. */
  get isHosted(): boolean {
    return this.#options.record.current.hosting !== undefined
  }

  /** The number of clients that watch. */
  get clientCount(): number {
    return this.#clients.size
  }

  /**
   * Plays forced choices and writes the table to disk, unless the file is already the same.
   * @param saved the length of the log on disk, if all of its entries were replayed
   */
  async begin(saved?: number): Promise<void> {
    await this.#queue.runAlways(async () => {
      const { unconfirmed, log } = this.table
      const before = log.length
      // Only an edited save has an unconfirmed turn of a bot, and no player could end it.
      const edited = unconfirmed !== undefined && this.#updater.isBotSeat(unconfirmed)
      if (edited) this.table.endTurn(unconfirmed)
      this.table.playForcedChoices()
      const changed = edited || this.table.log.length !== before
      if (changed || before !== saved) await this.#autosave.save(changed ? before : undefined)
      this.people.onTableChanged()
    })
  }

  /** Connects a client, which watches the table from now on. @param party the client's party */
  connect(send: SendEvent, party: string): ClientTableConnection {
    const client = this.#clients.add(send, party)
    if (party === HOST_PARTY_ID) this.people.parties.setHostPresent(true)
    const disconnect = (): void => this.#removeClient(client)
    return { calls: createTableCallsForClient(this.#callDeps, client), leave: disconnect, disconnect }
  }

  /**
   * Locks the history: a person is about to see what other seats know, so no earlier action can be undone. Refused at a closed
   * table, where the lock would be lost.
   */
  async lockHistory(): Promise<Result<null>> {
    return this.#queue.run(async () => {
      await this.#updater.lockHistory()
      return ok(null)
    })
  }

  /** Whether anything may not be on disk now; a write in progress counts. */
  get mayBeUnsaved(): boolean {
    return this.#autosave.mayBeUnsaved
  }

  /**
   * Waits for the steps in the queue, then tries again to write what the disk has refused. @returns the changes that are still
   * not on disk, or undefined
   */
  async retrySave(): Promise<UnsavedTableChanges | undefined> {
    return this.#queue.runAlways(() => this.#autosave.retrySave())
  }

  /**
   * Closes the table for good, after another try to save it.
   * @param lose whether to close it even if changes are not on disk
   * @returns the changes that are not on disk, or undefined: with `lose` they are lost, without it the table stays open
   */
  async close(lose: boolean): Promise<UnsavedTableChanges | undefined> {
    return this.#queue.runAlways(async () => {
      const unsaved = await this.#autosave.retrySave()
      if (unsaved !== undefined && !lose) return unsaved
      this.#queue.close()
      this.votes.stop()
      this.people.close()
      this.#clients.clear()
      this.#bots.cancelAll()
      this.#firstPaint.stop()
      this.#advice.cancelAll()
      return unsaved
    })
  }

  /** A client stops watching. Without clients bots do not act. */
  #removeClient(client: TableClient): void {
    this.#clients.remove(client)
    this.people.removeClient(client)
    if (client.party === HOST_PARTY_ID)
      this.people.parties.setHostPresent([...this.#clients].some(({ party }) => party === HOST_PARTY_ID))
    this.#advice.cancel(client.screen)
    this.votes.recheck()
    this.#firstPaint.onPaintFinished(client.party)
    this.#queue.recordPlayTime()
    if (this.clientCount === 0) this.#bots.cancelAll()
  }

  #statusFor(screen: ScreenSeatsAndCurtain): TableStatus {
    const { settings, record } = this.#options
    const { seating, meta } = record.current
    const notice = this.hostTransfer.notice ?? this.#autosave.notice ?? this.#bots.notice
    const asked = settings.current.confirmFinal
    return tableStatusFor(this.table, seating, screen, {
      notice,
      confirmsIrreversible: asked,
      advised: adviceCountsForHeader(meta.advice),
    })
  }
}
