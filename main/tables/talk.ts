/**
 * What people at a table say to each other, and how they remind each other: passed on at once. The last lines stay in memory
 * while the table is open, for the parties that were there; none is ever written to the disk.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Reply } from '../../bridge/reply.ts'
import { KEPT_LINES, type Said, type Saying } from '../../bridge/talk.ts'
import { done, reject } from '../reply.ts'
import type { Company } from './company.ts'
import { HOST } from './seating.ts'
import type { Watcher } from './watcher.ts'

export interface TalkStart {
  /** Of the table. */
  readonly id: string
  readonly company: Company
  readonly everybody: () => Iterable<Watcher>
}

/** A line, with the parties that were at the table when it was said. */
interface Kept {
  readonly said: Said
  readonly parties: readonly string[]
}

export class Talk {
  readonly #at: TalkStart
  /** The last lines, oldest first. */
  #kept: readonly Kept[] = []
  #count = 0

  constructor(start: TalkStart) {
    this.#at = start
  }

  /** Everybody hears it, who says it too. `table.refused.often` */
  say(by: string, saying: Saying): Reply<null> {
    const { id, company, everybody } = this.#at
    const refused = company.rate.refusal('say', by)
    if (refused !== undefined) return refused
    this.#count += 1
    const said: Said = { table: id, by, saying, n: this.#count }
    const parties = [HOST, ...company.seating.guests.map((guest) => guest.id)]
    this.#kept = [...this.#kept, { said, parties }].slice(-KEPT_LINES)
    for (const { send } of everybody()) send('said', said)
    return done(null)
  }

  /** A screen comes to the table: it is told the last lines that were said since its party came in. */
  greet({ send, party }: Pick<Watcher, 'send' | 'party'>): void {
    for (const { said, parties } of this.#kept) if (parties.includes(party)) send('said', { ...said, earlier: true })
  }

  /** Reminds whoever plays a seat. `table.refused.often`; `.stale`: the table does not wait for it */
  nudge(by: string, seat: Seat): Reply<null> {
    const { id, company, everybody } = this.#at
    if (!company.waiting.isFor(seat)) return reject('table.refused.stale')
    const refused = company.rate.refusal('nudge', by)
    if (refused !== undefined) return refused
    const holder = company.seating.holders[seat]
    for (const { send, party } of everybody())
      if (holder?.by === 'party' && holder.party === party) send('nudged', { table: id, seat, by })
    return done(null)
  }
}
