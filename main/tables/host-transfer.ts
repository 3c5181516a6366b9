/**
 * Host transfer from the view of the table: which party can receive it, the consent of all seated players, and the freeze of the
 * table until it is known which machine owns it. The transport of the file is in main/lan/handover.
 */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, hostMessage, type Rejection } from '../base/result.ts'
import type { PartyRegistry } from './party-registry.ts'
import type { VoteProposal, VoteManager, VoteManagerDeps } from './vote-manager.ts'
import type { Autosave } from './autosave.ts'
import { HOST_PARTY_ID, seatsOwnedBy, ownerPartyIdOf } from './seating.ts'
import type { TableQueue } from './table-queue.ts'

/** Dependencies of `HostTransfer`, the transfer of one table to another machine, which becomes the table's host. */
export interface HostTransferDeps extends Pick<VoteManagerDeps, 'onActiveChanged'> {
  readonly queue: TableQueue
  readonly votes: VoteManager
  readonly parties: PartyRegistry
  readonly autosave: Autosave
}

/**
 * The transfer of one table to another machine, which becomes its host, from the proposal until it is known which machine owns
 * it.
 */
export class HostTransfer {
  readonly #deps: HostTransferDeps
  /** A transfer has ended without success, and no player has acted since. */
  #hasFailed = false

  constructor(start: HostTransferDeps) {
    this.#deps = start
  }

  /** Whether the table is frozen: neither people nor bots can act. */
  get isInProgress(): boolean {
    return this.#deps.queue.isTransferring
  }

  /** Notice for the players, or undefined. */
  get notice(): Message | undefined {
    if (this.isInProgress) return hostMessage('table.notice.handing')
    return this.#hasFailed ? hostMessage('table.notice.stays') : undefined
  }

  /**
   * The host proposes to transfer the table to a party. Refused with `hosting.refused.handBrowser` (a browser cannot receive
   * files), `.handWatcher`, `.handAway`, or as in `VoteManager.propose`.
   * @param begin called after unanimous consent, with all of the table on disk and the table frozen
   */
  async propose(to: string, begin: () => void): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const refused = this.#receiverRejection(to)
      return refused ?? this.#deps.votes.propose(this.#proposal(to, begin), HOST_PARTY_ID)
    })
  }

  /** The host withdraws the proposal, as long as the vote is open. */
  async withdraw(): Promise<Result<null>> {
    return this.#deps.queue.run(() => Promise.resolve(this.#deps.votes.withdraw('hand')))
  }

  /** The transfer failed: the table continues on this machine. */
  unfreeze(): void {
    if (!this.isInProgress) return
    this.#deps.queue.isTransferring = false
    this.#hasFailed = true
    this.#deps.onActiveChanged()
  }

  /** Clears the notice after the next action. */
  clearNotice(): void {
    this.#hasFailed = false
  }

  #proposal(to: string, begin: () => void): VoteProposal {
    const asked = this.#remoteSeats()
    return {
      about: { kind: 'hand', to },
      asked,
      resultIfObsolete: () =>
        this.#receiverRejection(to) === undefined && this.#remoteSeats().join() === asked.join()
          ? undefined
          : { over: 'changed' },
      execute: () => this.#freeze(begin),
    }
  }

  async #freeze(begin: () => void): Promise<Result<null>> {
    // The file on disk is transferred.
    if (!(await this.#deps.autosave.save())) return reject('save.refused.write')
    this.#deps.queue.isTransferring = true
    this.#hasFailed = false
    this.#deps.onActiveChanged()
    begin()
    return ok(null)
  }

  /** @returns why that party cannot become the host, or undefined */
  #receiverRejection(to: string): Rejection | undefined {
    const { seating, presence } = this.#deps.parties
    const guest = seating.guests.find(({ id }) => id === to)
    if (guest === undefined) return reject('table.refused.unknown')
    if (guest.kind !== 'app') return reject('hosting.refused.handBrowser')
    if (seatsOwnedBy(seating, to).length === 0) return reject('hosting.refused.handWatcher')
    return presence.awayTimeOf(to) === undefined ? undefined : reject('hosting.refused.handAway')
  }

  /** @returns the seats of all players on other devices */
  #remoteSeats(): readonly Seat[] {
    return this.#deps.parties.seating.holders.flatMap((holder, seat) => {
      const owner = ownerPartyIdOf(holder)
      return owner === undefined || owner === HOST_PARTY_ID ? [] : [seat]
    })
  }
}
