/** All that has to do with the people at one table: the parties, what they are told of each other, talk, and guests' lines. */
import type { Seat } from '../../engine/core/contract/game.ts'
import type { Table } from '../../engine/core/host/table.ts'
import { ok, hostMessage } from '../base/result.ts'
import { awaitedSeats } from './screen-permissions.ts'
import {
  PartyRegistry,
  type PartyRegistryOptions,
  type PartyRegistryDeps,
  type HostingTerms,
} from './party-registry.ts'
import { createGuestGateway, type GuestGateway, type GuestGatewayDeps } from './guest-gateway.ts'
import { PresenceFeed } from './presence-feed.ts'
import { TableChat, type TableChatDeps } from './table-chat.ts'
import type { TableClient } from './table-client.ts'

export interface TableParticipantsOptions extends PartyRegistryOptions {
  readonly id: string
  readonly table: Table
}

/** The table, as its people need it. */
export interface TableParticipantsDeps
  extends Pick<PartyRegistryDeps, 'queue' | 'onSeatingChanged'>, Pick<TableChatDeps, 'clients'> {
  readonly callsFor: GuestGatewayDeps['callsFor']
  /** The Sage may be asked now, or may not. */
  readonly onAdviceAvailabilityChanged: () => void
}

export class TableParticipants {
  readonly parties: PartyRegistry
  readonly presenceFeed: PresenceFeed
  readonly chat: TableChat
  readonly guests: GuestGateway
  readonly #table: Table
  readonly #deps: TableParticipantsDeps
  readonly #stopListening: () => void

  constructor(start: TableParticipantsOptions, floor: TableParticipantsDeps) {
    const { id, table, environment } = start
    const tell = (): void => this.presenceFeed.sendChanges()
    this.#table = table
    this.#deps = floor
    this.parties = new PartyRegistry(start, { ...floor, onPresenceChanged: tell })
    this.presenceFeed = new PresenceFeed(id, this.parties, environment.awake)
    this.#stopListening = environment.awake.listen(() => this.presenceFeed.resend())
    this.chat = new TableChat({ id, parties: this.parties, clients: floor.clients })
    this.guests = createGuestGateway({
      table,
      parties: this.parties,
      callsFor: floor.callsFor,
      onPresenceChanged: tell,
      environment,
    })
  }

  /** Guests may come in, on these terms; undefined: no more, and those who are there stay until they are told goodbye. */
  async setHosting(hosted: HostingTerms | undefined): Promise<void> {
    this.parties.hosting = hosted
    this.presenceFeed.sendChanges()
    await this.#deps.queue.run(() => {
      this.#deps.onAdviceAvailabilityChanged()
      return Promise.resolve(ok(null))
    })
  }

  /** The table stands anew. @param acted who has acted */
  onTableChanged(acted?: Seat): void {
    if (this.parties.waitTimers.update(awaitedSeats(this.#table), acted)) this.presenceFeed.sendChanges()
  }

  removeClient(watcher: TableClient): void {
    this.presenceFeed.unsubscribe(watcher)
  }

  /** The table is closed: whoever is still there hears why. */
  close(): void {
    this.#stopListening()
    this.guests.disconnectAll(hostMessage('table.parted.closed'))
    this.presenceFeed.clear()
  }
}
