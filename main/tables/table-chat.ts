/**
 * Chat and nudges at a table, passed on at once. The last messages stay in memory while the table is open, for the parties that
 * were present; none is ever written to disk.
 */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { MAX_CHAT_HISTORY, type ChatMessage, type ChatContent } from '../../bridge/chat.ts'
import { ok, reject } from '../base/result.ts'
import type { PartyRegistry } from './party-registry.ts'
import { HOST_PARTY_ID } from './seating.ts'
import type { TableClient } from './table-client.ts'

/** Dependencies of `TableChat`, which sends and keeps the chat messages of one table. */
export interface TableChatDeps {
  /** Id of the table. */
  readonly id: string
  readonly parties: PartyRegistry
  readonly clients: () => Iterable<TableClient>
}

/** A message and the parties present when it was sent. */
interface StoredMessage {
  readonly said: ChatMessage
  readonly parties: readonly string[]
}

/**
 * The chat of one table: sends messages and reminders to its clients. It keeps the last messages and sends a new
 * client those that were sent since the client's party joined. A party is either the host's own screens or one guest's
 * device.
 */
export class TableChat {
  readonly #deps: TableChatDeps
  /** The last messages, oldest first. */
  #history: readonly StoredMessage[] = []
  #count = 0

  constructor(start: TableChatDeps) {
    this.#deps = start
  }

  /** Sends a message to everyone, including its sender. Rejected with `table.refused.often` if the party writes too often. */
  say(by: string, saying: ChatContent): Result<null> {
    const { id, parties, clients } = this.#deps
    const refused = parties.rateLimiter.consume('say', by)
    if (refused !== undefined) return refused
    this.#count += 1
    const said: ChatMessage = { table: id, by, saying, n: this.#count }
    const recipients = [HOST_PARTY_ID, ...parties.seating.guests.map((guest) => guest.id)]
    this.#history = [...this.#history, { said, parties: recipients }].slice(-MAX_CHAT_HISTORY)
    for (const { send } of clients()) send('said', said)
    return ok(null)
  }

  /** Sends a new screen the last messages since its party joined. */
  sendHistory({ send, party }: Pick<TableClient, 'send' | 'party'>): void {
    for (const { said, parties } of this.#history) if (parties.includes(party)) send('said', { ...said, earlier: true })
  }

  /**
   * Reminds the player of a seat. Rejected with `table.refused.often`, or `table.refused.stale` if the table does not wait for
   * that seat.
   */
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
