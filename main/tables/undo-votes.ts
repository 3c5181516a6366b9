/**
 * Undo by consent at one table. Whatever else happens there ends such a wish, unless it would still drop the very same: so
 * nobody can tell by it that somebody has changed a choice made in secret.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Table, UndoProposal } from '../../engine/core/host/table.ts'
import type { Result } from '../../bridge/result.ts'
import { reject } from '../base/result.ts'
import { foreignSeatRejection, type ScreenSeats } from './screen-permissions.ts'
import type { VoteResult, VoteProposal, VoteManager, VoteManagerDeps } from './vote-manager.ts'
import type { TableClient } from './table-client.ts'

export interface UndoVotesDeps extends Pick<VoteManagerDeps, 'queue'> {
  readonly table: Table
  readonly votes: VoteManager
  /** Takes back what needs nobody's consent, in turn. */
  readonly undoWithoutVote: (screen: ScreenSeats, seat: Seat) => Promise<Result<null>>
  /** Takes back what all have agreed to, in turn: on disk, and told to everybody. */
  readonly undoByVote: (seat: Seat) => Promise<Result<null>>
}

export class UndoVotes {
  readonly #deps: UndoVotesDeps

  constructor(start: UndoVotesDeps) {
    this.#deps = start
  }

  /**
   * Somebody wishes to take back what their own undo cannot. Where nobody is to be asked it is done at once; and where their
   * own undo can, that is what is done, and no word is said of it.
   */
  async propose({ screen, party }: Pick<TableClient, 'screen' | 'party'>, seat: Seat): Promise<Result<null>> {
    return this.#deps.queue.run(async () => {
      const { table, votes, undoWithoutVote } = this.#deps
      const refused = foreignSeatRejection(screen, seat)
      if (refused !== undefined) return refused
      if (table.canUndo(seat).ok) return undoWithoutVote(screen, seat)
      if (votes.isActive) return reject('table.refused.wish')
      const would = table.undoProposalFor(seat)
      return would.ok ? votes.propose(this.#proposal(seat, would), party) : would
    })
  }

  /** Whoever wished it calls it off. `table.refused.stale`: none of theirs stands */
  async withdraw({ screen }: Pick<TableClient, 'screen'>, seat: Seat): Promise<Result<null>> {
    return this.#deps.queue.run(() =>
      Promise.resolve(foreignSeatRejection(screen, seat) ?? this.#deps.votes.withdraw('undo', seat)),
    )
  }

  #proposal(by: Seat, would: UndoProposal): VoteProposal {
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

  #resultIfObsolete(by: Seat, would: UndoProposal): VoteResult | undefined {
    const now = this.#deps.table.undoProposalFor(by)
    if (!now.ok) return { over: 'changed', why: now.reason }
    return equalJson(now, would) ? undefined : { over: 'changed' }
  }
}
