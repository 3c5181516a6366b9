/** What people at a table say to each other, and how they remind each other: passed on at once, and kept nowhere. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Reply } from '../../bridge/reply.ts'
import type { Saying } from '../../bridge/talk.ts'
import { done, refuse } from '../reply.ts'
import type { Company } from './company.ts'
import type { Watcher } from './watcher.ts'

export interface TalkStart {
  /** Of the table. */
  readonly id: string
  readonly company: Company
  readonly everybody: () => Iterable<Watcher>
}

export class Talk {
  readonly #at: TalkStart

  constructor(start: TalkStart) {
    this.#at = start
  }

  /** Everybody hears it, who says it too. `table.refused.often` */
  say(by: string, saying: Saying): Reply<null> {
    const { id, company, everybody } = this.#at
    const refused = company.rate.refusal('say', by)
    if (refused !== undefined) return refused
    for (const { send } of everybody()) send('said', { table: id, by, saying })
    return done(null)
  }

  /** Reminds whoever plays a seat. `table.refused.often`; `.stale`: the table does not wait for it */
  nudge(by: string, seat: Seat): Reply<null> {
    const { id, company, everybody } = this.#at
    if (!company.waiting.isFor(seat)) return refuse('table.refused.stale')
    const refused = company.rate.refusal('nudge', by)
    if (refused !== undefined) return refused
    const holder = company.seating.holders[seat]
    for (const { send, party } of everybody())
      if (holder?.by === 'party' && holder.party === party) send('nudged', { table: id, seat, by })
    return done(null)
  }
}
