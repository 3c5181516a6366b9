/**
 * What people at a table say to each other, and how they remind each other: passed on at once. The last lines stay in memory
 * while the table is open, for the parties that were there; none is ever written to the disk.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { MAX_CHAT_HISTORY, type ChatMessage, type ChatContent } from '../../bridge/chat.ts'
import { ok, reject } from '../base/result.ts'
import type { PartyRegistry } from './party-registry.ts'
import { HOST_PARTY } from './seating.ts'
import type { TableClient } from './table-client.ts'

export interface TableChatDeps {
  /** Of the table. */
  readonly id: string
  readonly parties: PartyRegistry
  readonly clients: () => Iterable<TableClient>
}

/** A line, with the parties that were at the table when it was said. */
interface StoredMessage {
  readonly said: ChatMessage
  readonly parties: readonly string[]
}

export class TableChat {
  readonly #deps: TableChatDeps
  /** The last lines, oldest first. */
  #history: readonly StoredMessage[] = []
  #count = 0

  constructor(start: TableChatDeps) {
    this.#deps = start
  }

  /** Everybody hears it, who says it too. `table.refused.often` */
  say(by: string, saying: ChatContent): Result<null> {
    const { id, parties, clients } = this.#deps
    const refused = parties.rateLimiter.consume('say', by)
    if (refused !== undefined) return refused
    this.#count += 1
    const said: ChatMessage = { table: id, by, saying, n: this.#count }
    const recipients = [HOST_PARTY, ...parties.seating.guests.map((guest) => guest.id)]
    this.#history = [...this.#history, { said, parties: recipients }].slice(-MAX_CHAT_HISTORY)
    for (const { send } of clients()) send('said', said)
    return ok(null)
  }

  /** A screen comes to the table: it is told the last lines that were said since its party came in. */
  sendHistory({ send, party }: Pick<TableClient, 'send' | 'party'>): void {
    for (const { said, parties } of this.#history) if (parties.includes(party)) send('said', { ...said, earlier: true })
  }

  /** Reminds whoever plays a seat. `table.refused.often`; `.stale`: the table does not wait for it */
  nudge(by: string, seat: Seat): Result<null> {
    const { id, parties, clients } = this.#deps
    if (!parties.waitTimers.isWaitingFor(seat)) return reject('table.refused.stale')
    const refused = parties.rateLimiter.consume('nudge', by)
    if (refused !== undefined) return refused
    const holder = parties.seating.holders[seat]
    for (const { send, party } of clients())
      if (holder?.by === 'party' && holder.party === party) send('nudged', { table: id, seat, by })
    return ok(null)
  }
}
