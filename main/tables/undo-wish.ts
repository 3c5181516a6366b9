/**
 * Undo by consent at one table. Whatever else happens there ends such a wish, unless it would still drop the very same: so
 * nobody can tell by it that somebody has changed a choice made in secret.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import { equalJson } from '../../engine/core/contract/json.ts'
import type { Table, UndoProposal } from '../../engine/core/host/table.ts'
import type { Reply } from '../../bridge/reply.ts'
import { reject } from '../reply.ts'
import { notMine, type Screen } from './audience.ts'
import type { Ending, Subject, Wishes, WishesStart } from './consent.ts'
import type { Watcher } from './watcher.ts'

export interface UndoWishesStart extends Pick<WishesStart, 'inTurn'> {
  readonly table: Table
  readonly wishes: Wishes
  /** Takes back what needs nobody's consent, in turn. */
  readonly undoAlone: (screen: Screen, seat: Seat) => Promise<Reply<null>>
  /** Takes back what all have agreed to, in turn: on disk, and told to everybody. */
  readonly undo: (seat: Seat) => Promise<Reply<null>>
}

export class UndoWishes {
  readonly #at: UndoWishesStart

  constructor(start: UndoWishesStart) {
    this.#at = start
  }

  /**
   * Somebody wishes to take back what their own undo cannot. Where nobody is to be asked it is done at once; and where their
   * own undo can, that is what is done, and no word is said of it.
   */
  async wish({ screen, party }: Pick<Watcher, 'screen' | 'party'>, seat: Seat): Promise<Reply<null>> {
    return this.#at.inTurn(async () => {
      const { table, wishes, undoAlone } = this.#at
      const refused = notMine(screen, seat)
      if (refused !== undefined) return refused
      if (table.canUndo(seat).ok) return undoAlone(screen, seat)
      if (wishes.isStanding) return reject('table.refused.wish')
      const would = table.undoProposalFor(seat)
      return would.ok ? wishes.put(this.#subject(seat, would), party) : would
    })
  }

  /** Whoever wished it calls it off. `table.refused.stale`: none of theirs stands */
  async drop({ screen }: Pick<Watcher, 'screen'>, seat: Seat): Promise<Reply<null>> {
    return this.#at.inTurn(() => Promise.resolve(notMine(screen, seat) ?? this.#at.wishes.drop('undo', seat)))
  }

  #subject(by: Seat, would: UndoProposal): Subject {
    const { entries, known, asked } = would
    const dropped = would.dropped.map(({ seat }) => seat)
    return {
      about: { kind: 'undo', by, entries, dropped, known },
      asked,
      by,
      ends: () => this.#ends(by, would),
      carryOut: () => this.#at.undo(by),
    }
  }

  #ends(by: Seat, would: UndoProposal): Ending | undefined {
    const now = this.#at.table.undoProposalFor(by)
    if (!now.ok) return { over: 'changed', why: now.reason }
    return equalJson(now, would) ? undefined : { over: 'changed' }
  }
}
