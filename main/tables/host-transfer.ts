/**
 * A table that is handed to another machine, as far as the table itself goes: who may be asked for it, the consent of all who
 * sit there, and that nothing changes from then on until it is known whose the table is. How the file travels is
 * main/lan/handover's to say.
 */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject, hostMessage, type Rejection } from '../base/result.ts'
import type { PartyRegistry } from './party-registry.ts'
import type { VoteProposal, VoteManager, VoteManagerDeps } from './vote-manager.ts'
import type { Autosave } from './autosave.ts'
import { HOST_PARTY, seatsOwnedBy, ownerOf } from './seating.ts'
import type { TableQueue } from './table-queue.ts'

export interface HostTransferDeps extends Pick<VoteManagerDeps, 'onActiveChanged'> {
  readonly queue: TableQueue
  readonly votes: VoteManager
  readonly parties: PartyRegistry
  readonly disk: Autosave
}

export class HostTransfer {
  readonly #deps: HostTransferDeps
  /** A transfer has ended without success, and no player has acted since. */
  #hasFailed = false

  constructor(start: HostTransferDeps) {
    this.#deps = start
  }

  /** Nothing changes at the table now, neither by people nor by bots. */
  get isInProgress(): boolean {
    return this.#deps.queue.isTransferring
  }

  /** What people should know of it. */
  get notice(): Message | undefined {
    if (this.isInProgress) return hostMessage('table.notice.handing')
    return this.#hasFailed ? hostMessage('table.notice.stays') : undefined
  }

  /**
   * The host wishes to hand the table to a party. `hosting.refused.handBrowser`: no file goes to a browser; `.handWatcher`,
   * `.handAway`; else as `Wishes.put`
   * @param begin called once everybody has agreed, with all of the table on disk, and nothing changes any more
   */
  async propose(to: string, begin: () => void): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const refused = this.#receiverRejection(to)
      return refused ?? this.#deps.votes.propose(this.#proposal(to, begin), HOST_PARTY)
    })
  }

  /** The host calls it off, as long as not all have agreed. */
  async withdraw(): Promise<Result<null>> {
    return this.#deps.queue.run(() => Promise.resolve(this.#deps.votes.withdraw('hand')))
  }

  /** It was not handed over: the table goes on here. */
  unfreeze(): void {
    if (!this.isInProgress) return
    this.#deps.queue.isTransferring = false
    this.#hasFailed = true
    this.#deps.onActiveChanged()
  }

  /** Somebody has played on: nobody has to be told any more that it stays. */
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
    // What travels is what is on disk.
    if (!(await this.#deps.disk.save())) return reject('save.refused.write')
    this.#deps.queue.isTransferring = true
    this.#hasFailed = false
    this.#deps.onActiveChanged()
    begin()
    return ok(null)
  }

  /** Why that party could not be the host. */
  #receiverRejection(to: string): Rejection | undefined {
    const { seating, presence } = this.#deps.parties
    const guest = seating.guests.find(({ id }) => id === to)
    if (guest === undefined) return reject('table.refused.unknown')
    if (guest.kind !== 'app') return reject('hosting.refused.handBrowser')
    if (seatsOwnedBy(seating, to).length === 0) return reject('hosting.refused.handWatcher')
    return presence.awayTimeOf(to) === undefined ? undefined : reject('hosting.refused.handAway')
  }

  /** The seats of all who sit there on other devices. */
  #remoteSeats(): readonly Seat[] {
    return this.#deps.parties.seating.holders.flatMap((holder, seat) => {
      const owner = ownerOf(holder)
      return owner === undefined || owner === HOST_PARTY ? [] : [seat]
    })
  }
}
