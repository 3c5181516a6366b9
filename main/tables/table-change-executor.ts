/** Applies a change to a table: save, broadcast, then restart bots and advice. Changes run one at a time. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { GameChangeResult, Table } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import { ok } from '../base/result.ts'
import type { AdviceService } from './advice-service.ts'
import { actRejection, type ScreenSeatsAndCurtain } from './screen-permissions.ts'
import type { BotController } from './bot-controller.ts'
import type { SeatingChangeFlags } from './party-registry.ts'
import type { VoteManager } from './vote-manager.ts'
import type { FirstPaintWait } from './first-paint-wait.ts'
import type { TableParticipants } from './table-participants.ts'
import type { HostTransfer } from './host-transfer.ts'
import type { Autosave } from './autosave.ts'
import { botPlayingSeat } from './seating.ts'
import type { AppliedChange, ClientBroadcaster } from './client-broadcaster.ts'
import type { TableQueue } from './table-queue.ts'
import { isAdviceAllowed, type ReadonlyTableRecordHolder } from './open-table-record.ts'

/**
 * Dependencies of `TableChangeExecutor`, which carries out each change of one table: the table and the parts around it
 * that a change affects.
 */
export interface TableChangeExecutorDeps {
  readonly table: Table
  readonly queue: Pick<TableQueue, 'run'>
  readonly autosave: Autosave
  readonly people: TableParticipants
  readonly record: ReadonlyTableRecordHolder
  readonly clients: ClientBroadcaster
  readonly advice: AdviceService
  readonly bots: BotController
  readonly votes: VoteManager
  readonly hostTransfer: Pick<HostTransfer, 'isInProgress' | 'clearNotice'>
  readonly firstPaint: Pick<FirstPaintWait, 'isWaiting'>
}

/** Carries out each change of one table: applies it, saves it, sends it to the clients, and asks bots again. */
export class TableChangeExecutor {
  readonly #deps: TableChangeExecutorDeps

  constructor(start: TableChangeExecutorDeps) {
    this.#deps = start
  }

  /** Applies a change of the log by a player or a bot, as a step of the queue. @param seat the seat that acts */
  change(seat: Seat, step: () => GameChangeResult): Promise<Result<null>> {
    return this.#deps.queue.run(() => this.apply(seat, step))
  }

  /** As `change`, for a caller that already runs in a step of the queue. @param seat the seat that acts */
  async apply(seat: Seat, step: () => GameChangeResult): Promise<Result<null>> {
    const before = this.#deps.table.log.length
    const made = step()
    if (!made.ok) return made
    await this.#deps.autosave.saveFrom(made.from)
    this.#publish(made, before, seat)
    return ok(null)
  }

  undo(screen: ScreenSeatsAndCurtain, seat: Seat): GameChangeResult {
    const { table } = this.#deps
    return actRejection(table, screen, seat) ?? this.cancelSearches(table.undo(seat))
  }

  /** Cancels running bot and advice searches after an undo, because their positions are outdated. */
  cancelSearches(undone: GameChangeResult): GameChangeResult {
    if (undone.ok) {
      this.#deps.bots.cancelAll()
      this.#deps.advice.cancelAll()
    }
    return undone
  }

  /** Restarts bots if a client watches and has painted its board, no vote is open, and no host transfer is in progress. */
  resumeBots(): void {
    const { bots, clients, votes, hostTransfer, firstPaint } = this.#deps
    if (votes.isActive || hostTransfer.isInProgress) bots.cancelAll()
    else if (clients.size > 0 && !firstPaint.isWaiting) bots.requestMoves()
  }

  /**
   * Applies a change of seat owners or names. A new owner sees the seat's private information, so earlier moves can no longer be
   * undone.
   */
  async onSeatingChanged({ hasNewOwner, hasNewName }: SeatingChangeFlags): Promise<void> {
    const { table, autosave, clients, advice, votes } = this.#deps
    const { log, unconfirmed } = table
    const isSealed = hasNewOwner && this.#lockIfNeeded()
    if (isSealed || hasNewName) await autosave.saveFrom(log.length)
    clients.broadcastSeating()
    advice.cancelStale()
    votes.recheck()
    // A stand-in bot does not review a turn before it ends it.
    if (unconfirmed !== undefined && this.isBotSeat(unconfirmed))
      await this.apply(unconfirmed, () => table.endTurn(unconfirmed))
    else this.resumeBots()
  }

  /** Locks the log against undo, because a player is about to see private information of others. */
  async lockHistory(): Promise<void> {
    const { table, autosave, clients, votes } = this.#deps
    if (!this.#lockIfNeeded()) return
    await autosave.saveFrom(table.log.length)
    votes.recheck()
    clients.broadcastStatus()
  }

  /** To be called when advice has become allowed or forbidden. */
  onAdviceAvailabilityChanged(): void {
    const { record, advice, clients } = this.#deps
    if (!isAdviceAllowed(record.current)) advice.cancelAll()
    clients.broadcastSeating()
  }

  /** Whether a bot plays that seat now. */
  isBotSeat(seat: Seat): boolean {
    return botPlayingSeat(this.#deps.record.current.seating, seat) !== undefined
  }

  #publish(made: AppliedChange, before: number, seat: Seat): void {
    const { clients, people, advice, votes, hostTransfer } = this.#deps
    hostTransfer.clearNotice()
    clients.broadcastChange(made, before)
    people.onTableChanged(seat)
    advice.cancelStale()
    votes.recheck()
    this.resumeBots()
  }

  /** Locks the log once; a practice table is never locked. @returns whether the log was locked by this call */
  #lockIfNeeded(): boolean {
    const { table } = this.#deps
    const { practice, log } = table
    if (practice || log.length === 0 || log.at(-1)?.confirmed === true) return false
    table.lockHistory()
    return true
  }
}
