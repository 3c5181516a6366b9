/**
 * Undo by vote at one table. Any other change of the table ends the vote, unless it would still undo exactly the same entries; so
 * its end does not reveal that a player has changed a secret choice.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Table, ProposableUndo } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import { reject } from '../base/result.ts'
import { foreignSeatRejection, type ScreenSeatsAndCurtain } from './screen-permissions.ts'
import type { VoteOutcome, VoteProposal, VoteManager, VoteManagerDeps } from './vote-manager.ts'
import type { TableClient } from './table-client.ts'

/** Dependencies of `UndoProposals`, which lets a player of one table propose an undo that other players vote on. */
export interface UndoVotesDeps extends Pick<VoteManagerDeps, 'queue'> {
  readonly table: Table
  readonly votes: VoteManager
  /** Undoes entries that need no consent; serialised. */
  readonly undoWithoutVote: (screen: ScreenSeatsAndCurtain, seat: Seat) => Promise<Result<null>>
  /** Undoes entries after unanimous consent; serialised, saved and broadcast. */
  readonly undoByVote: (seat: Seat) => Promise<Result<null>>
}

/**
 * Lets a player of one table propose to undo log entries that concern other players too, and withdraw the proposal.
 * Those players vote on the proposal.
 */
export class UndoProposals {
  readonly #deps: UndoVotesDeps

  constructor(start: UndoVotesDeps) {
    this.#deps = start
  }

  /**
   * Proposes to undo entries that the seat's own undo cannot reach. If no other player has to be asked, they are undone at once.
   * If the seat's own undo suffices, it is used without a vote.
   */
  async propose({ screen, party }: Pick<TableClient, 'screen' | 'party'>, seat: Seat): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const { table, votes, undoWithoutVote } = this.#deps
      const refused = foreignSeatRejection(screen, seat)
      if (refused !== undefined) return refused
      if (table.checkUndo(seat).ok) return undoWithoutVote(screen, seat)
      if (votes.isActive) return reject('table.refused.wish')
      const would = table.undoProposalFor(seat)
      return would.ok ? votes.propose(this.#proposal(seat, would), party) : would
    })
  }

  /** The proposer withdraws the vote. Rejected with `table.refused.stale` if there is no such vote. */
  async withdraw({ screen }: Pick<TableClient, 'screen'>, seat: Seat): Promise<Result<null>> {
    return this.#deps.queue.run(() =>
      Promise.resolve(foreignSeatRejection(screen, seat) ?? this.#deps.votes.withdraw('undo', seat)),
    )
  }

  #proposal(by: Seat, would: ProposableUndo): VoteProposal {
    const { entries, known, asked } = would
    const dropped = would.dropped.map(({ seat }) => seat)
    return {
      about: { kind: 'undo', by, entries, dropped, known },
      asked,
      by,
      resultIfObsolete: () => this.#resultIfObsolete(by, would),
      execute: () => this.#deps.undoByVote(by),
    }
  }

  #resultIfObsolete(by: Seat, would: ProposableUndo): VoteOutcome | undefined {
    const now = this.#deps.table.undoProposalFor(by)
    if (!now.ok) return { over: 'changed', why: now.reason }
    return equalJson(now, would) ? undefined : { over: 'changed' }
  }
}
