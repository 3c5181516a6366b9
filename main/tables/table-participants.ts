/** The people at one table: the parties, what they are told of each other, and their chat. */
import type { Message, Seat } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { ok, hostMessage } from '../base/result.ts'
import { awaitedSeats } from './screen-permissions.ts'
import { PartyRegistry, type PartyRegistryResources, type PartyRegistryDeps } from './party-registry.ts'
import { TablePresenceFeed } from './presence-feed.ts'
import { TableChat, type TableChatDeps } from './table-chat.ts'
import type { TableClient } from './table-client.ts'
import type { HostingTerms, TableRecordHolder } from './open-table-record.ts'

/**
 * Resources of `TableParticipants`: the table whose people it manages, and the resources of its `PartyRegistry`, which
 * knows the host's own screens and each guest's device.
 */
export interface TablePeopleResources extends PartyRegistryResources {
  readonly id: string
  readonly table: Table
}

/**
 * The functions of the table that `TableParticipants` calls. `TableParticipants` manages the people at one table:
 * their parties (the host's own screens and each guest's device), their presence, and their chat.
 */
export interface TableParticipantsDeps
  extends Pick<PartyRegistryDeps, 'queue' | 'onSeatingChanged'>, Pick<TableChatDeps, 'clients'> {
  /** Called when advice becomes allowed or forbidden. */
  readonly onAdviceAvailabilityChanged: () => void
}

/**
 * The people at one table: their parties (the host's own screens and each guest's device), their presence, and their
 * chat.
 */
export class TableParticipants {
  readonly parties: PartyRegistry
  readonly presenceFeed: TablePresenceFeed
  readonly chat: TableChat
  readonly #table: Table
  readonly #record: TableRecordHolder
  readonly #deps: TableParticipantsDeps
  readonly #stopListening: () => void

  constructor(start: TablePeopleResources, floor: TableParticipantsDeps) {
    const { id, table, environment } = start
    const { queue, onSeatingChanged, clients } = floor
    const tell = (): void => this.presenceFeed.sendChanges()
    this.#table = table
    this.#record = start.record
    this.#deps = floor
    this.parties = new PartyRegistry(start, { queue, onSeatingChanged, onPresenceChanged: tell })
    this.presenceFeed = new TablePresenceFeed(id, start.record, this.parties, environment.awake)
    this.#stopListening = environment.awake.onWake(() => this.presenceFeed.resend())
    this.chat = new TableChat({ id, parties: this.parties, clients })
  }

  /**
   * Opens the table to guests on these terms. Undefined closes it to new guests; connected guests stay until they are
   * disconnected.
   */
  async setHosting(hosted: HostingTerms | undefined): Promise<void> {
    this.#record.update({ hosting: hosted })
    this.presenceFeed.sendChanges()
    await this.#deps.queue.run(() => {
      this.#deps.onAdviceAvailabilityChanged()
      return Promise.resolve(ok(null))
    })
  }

  /** Updates the wait times after a change of the table. @param acted the seat that has acted */
  onTableChanged(acted?: Seat): void {
    if (this.parties.waitTimers.update(awaitedSeats(this.#table), acted)) this.presenceFeed.sendChanges()
  }

  /** To be called when a client has left: it gets no presence updates any more. */
  removeClient(watcher: TableClient): void {
    this.presenceFeed.unsubscribe(watcher)
  }

  /** Every guest's connection is closed with this reason; the guests may return. */
  disconnectGuests(why: Message): void {
    this.parties.presence.disconnectAll(why)
    this.presenceFeed.sendChanges()
  }

  /** The table is closed: guests that are still connected are told why. */
  close(): void {
    this.#stopListening()
    this.disconnectGuests(hostMessage('table.parted.closed'))
    this.presenceFeed.clear()
  }
}
