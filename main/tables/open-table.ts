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
import type { RuntimeEnvironment } from '../runtime-environment.ts'
import { AdviceService } from './advice-service.ts'
import { createTurnEndPolicy, type ScreenSeats } from './screen-permissions.ts'
import { BotController, type BotControllerDeps } from './bot-controller.ts'
import { TableUpdater } from './table-updater.ts'
import type { PartyRegistryOptions } from './party-registry.ts'
import { VoteManager } from './vote-manager.ts'
import { CurtainController } from './curtain-controller.ts'
import { FirstPaintTracker } from './first-paint-tracker.ts'
import { TableParticipants } from './table-participants.ts'
import { HostTransfer } from './host-transfer.ts'
import type { TableInfoSource } from './table-info.ts'
import { adviceCountsOf } from './table-meta.ts'
import { TableMetaEditor } from './table-meta-editor.ts'
import { TableQueue } from './table-queue.ts'
import type { TableRecordHolder } from './table-record.ts'
import type { PlayTimeTracker } from './play-time-tracker.ts'
import { Autosave, type AutosaveDeps, type UnsavedChanges } from './autosave.ts'
import { createLocalTableCalls, type LocalTableCallsDeps } from './local-table-calls.ts'
import { HOST_PARTY } from './seating.ts'
import { tableStatusFor } from './table-status.ts'
import { UndoVotes } from './undo-votes.ts'
import type { SendEvent, TableClient } from './table-client.ts'
import type { TableConnection, TableEndpoint } from './table-endpoint.ts'
import { ClientBroadcaster } from './client-broadcaster.ts'

export interface OpenTableOptions
  extends Omit<BotControllerDeps, 'act'>, AutosaveDeps, TableInfoSource, Pick<PartyRegistryOptions, 'saveSeating'> {
  readonly record: TableRecordHolder
  readonly playTime: PlayTimeTracker
}

export class OpenTable implements TableEndpoint {
  readonly id: string
  readonly table: Table
  readonly environment: RuntimeEnvironment
  /** Who is there, on this machine and on others. */
  readonly people: TableParticipants
  /** What takes the consent of others. */
  readonly votes: VoteManager
  readonly undoVotes: UndoVotes
  /** Whether the table is being handed to another machine. */
  readonly hostTransfer: HostTransfer
  /** What stands on it beside the game. */
  readonly metaEditor: TableMetaEditor
  readonly curtains: CurtainController
  /** What its people ask the Sage. */
  readonly advice: AdviceService
  readonly #options: OpenTableOptions
  readonly #bots: BotController
  readonly #autosave: Autosave
  readonly #clients: ClientBroadcaster
  readonly #updater: TableUpdater
  readonly #firstPaint: FirstPaintTracker
  readonly #queue: TableQueue
  readonly #callDeps: LocalTableCallsDeps

  constructor(start: OpenTableOptions) {
    const { id, table, record, settings, playTime } = start
    this.id = id
    this.table = table
    this.environment = start.environment
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
    // Who has somebody play for them learns what that seat learns.
    table.isPerson = (seat) => record.current.seating.setups[seat]?.kind === 'person'
    table.turnEndPolicyOf = createTurnEndPolicy(table.game.info.secrets, record, settings)
    this.advice = new AdviceService({
      ...start,
      queue,
      onAsked: async () => {
        await this.#autosave.save(table.log.length)
        this.#clients.broadcastStatus()
      },
    })
    this.#bots = new BotController({
      ...start,
      act: (seat, action, decision) =>
        this.#updater.change(seat, () =>
          this.#updater.isBotSeat(seat) ? table.act(seat, action, decision) : reject('table.refused.notYourSeat'),
        ),
    })
    this.metaEditor = new TableMetaEditor({ record, disk: this.#autosave, queue })
    this.curtains = new CurtainController({ advising: this.advice, broadcaster: this.#clients, queue })
    const wishes = new VoteManager({
      id,
      queue,
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
      queue,
      undoWithoutVote: (screen, seat) => this.#updater.apply(seat, () => this.#updater.undo(screen, seat)),
      undoByVote: (seat) => this.#updater.apply(seat, () => this.#updater.cancelSearches(table.undoByVote(seat))),
    })
    this.hostTransfer = new HostTransfer({
      votes: wishes,
      parties,
      disk: this.#autosave,
      queue,
      onActiveChanged: () => {
        this.advice.cancelAll()
        this.#updater.resumeBots()
        this.#clients.broadcastStatus()
      },
    })
    this.#firstPaint = new FirstPaintTracker(start.environment.clock, () => {
      void queue.runIfOpen(() => {
        this.#updater.resumeBots()
        return Promise.resolve(ok(null))
      })
    })
    this.#updater = new TableUpdater({
      table,
      queue,
      disk: this.#autosave,
      people: this.people,
      record,
      watchers: this.#clients,
      advising: this.advice,
      bots: this.#bots,
      wishes,
      handing: this.hostTransfer,
      frames: this.#firstPaint,
    })
    this.#callDeps = {
      table,
      queue,
      updater: this.#updater,
      clients: this.#clients,
      people: this.people,
      votes: this.votes,
      undoVotes: this.undoVotes,
      curtains: this.curtains,
      advice: this.advice,
      bots: this.#bots,
      firstPaint: this.#firstPaint,
    }
  }

  /** The game itself, whatever its save is called. */
  get matchId(): string {
    return this.#options.record.current.meta.table
  }

  get seats(): readonly SeatSetup[] {
    return this.#options.record.current.seating.setups
  }

  /** Whether guests may come in. */
  get isHosted(): boolean {
    return this.#options.record.current.hosting !== undefined
  }

  /** How many renderers watch. */
  get clientCount(): number {
    return this.#clients.size
  }

  /**
   * Plays what has only one choice and writes the table to disk, unless that would only repeat what is there.
   * @param saved how many entries the log on disk has, if all of them were taken over
   */
  async begin(saved?: number): Promise<void> {
    await this.#queue.runAlways(async () => {
      const { unconfirmed, log } = this.table
      const before = log.length
      // Only a save that somebody has edited says so; nobody would ever end such a turn.
      const edited = unconfirmed !== undefined && this.#updater.isBotSeat(unconfirmed)
      if (edited) this.table.endTurn(unconfirmed)
      this.table.playForcedChoices()
      const changed = edited || this.table.log.length !== before
      if (changed || before !== saved) await this.#autosave.save(changed ? before : undefined)
      this.people.onTableChanged()
    })
  }

  connect(send: SendEvent, party: string): TableConnection {
    const client = this.#clients.add(send, party)
    if (party === HOST_PARTY) this.people.parties.setHostPresent(true)
    const disconnect = (): void => this.#removeClient(client)
    return { calls: createLocalTableCalls(this.#callDeps, client), leave: disconnect, disconnect }
  }

  /**
   * Somebody is about to learn what others knew: what was played so far can be taken back by nobody any more. Refused where
   * it was closed meanwhile: whoever opens it again could.
   */
  async lockHistory(): Promise<Result<null>> {
    return this.#queue.run(async () => {
      await this.#updater.lockHistory()
      return ok(null)
    })
  }

  /** What would be lost if the process ended now; undefined when everything is on disk. */
  get unsaved(): UnsavedChanges | undefined {
    return this.#autosave.unsaved
  }

  /** Whether anything may not be on disk just now: what is being written counts, whatever comes of it. */
  get mayBeUnsaved(): boolean {
    return this.#autosave.mayBeUnsaved
  }

  /** Waits for what is under way and tries once more to save what could not be saved. @returns what still is not */
  async retrySave(): Promise<UnsavedChanges | undefined> {
    return this.#queue.runAlways(() => this.#autosave.retrySave())
  }

  /**
   * As `saveAgain`; then, if nothing is lost by it or it may be (`lose`), stops bots and watchers: it is of no
   * more use.
   * @returns what is lost, or why it stays open
   */
  async close(lose: boolean): Promise<UnsavedChanges | undefined> {
    return this.#queue.runAlways(async () => {
      const unsaved = await this.#autosave.retrySave()
      if (unsaved !== undefined && !lose) return unsaved
      this.#queue.close()
      this.votes.stop()
      this.people.close()
      this.#clients.clear()
      this.#bots.cancelAll()
      this.#firstPaint.stop()
      this.advice.cancelAll()
      return unsaved
    })
  }

  /** A client stops watching. Without clients bots do not act. */
  #removeClient(client: TableClient): void {
    this.#clients.remove(client)
    this.people.removeClient(client)
    if (client.party === HOST_PARTY)
      this.people.parties.setHostPresent([...this.#clients].some(({ party }) => party === HOST_PARTY))
    this.advice.cancel(client.screen)
    this.votes.recheck()
    this.#firstPaint.onPaintFinished(client.party)
    this.#queue.recordPlayTime()
    if (this.clientCount === 0) this.#bots.cancelAll()
  }

  #statusFor(screen: ScreenSeats): TableStatus {
    const { settings, record } = this.#options
    const { seating, meta } = record.current
    const notice = this.hostTransfer.notice ?? this.#autosave.notice ?? this.#bots.notice
    const asked = settings.current.confirmFinal
    return tableStatusFor(this.table, seating, screen, {
      notice,
      confirmsIrreversible: asked,
      advised: adviceCountsOf(meta.advice),
    })
  }
}
