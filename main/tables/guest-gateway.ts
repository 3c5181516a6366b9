/**
 * The guests of one table, as the network knows them: who comes in, who comes back, and what one line may ask. A guest has
 * the TableApi of this one table and nothing else.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { dispatchCall } from '../call-dispatcher.ts'
import { reject, hostMessage, type Rejection } from '../base/result.ts'
import type { OpenTable } from './open-table.ts'
import type { LiveConnection } from './presence-tracker.ts'
import type { GuestDevice, JoinedParty } from './seating.ts'
import { TableCallHandlers } from './table-call-handlers.ts'
import type { SendEvent } from './table-client.ts'

/** One socket of a party. */
export interface GuestTransport {
  readonly send: SendEvent
  /** Ends it, with the reason that its people read. */
  readonly close: (why: Message) => void
}

export interface GuestConnection {
  /** Calls of the TableApi for this one table; everything else is `bridge.refused.unknown`. Never rejects. */
  call(name: string, arg: unknown): Promise<Result<unknown>>
  /** Milliseconds there and back. */
  setDelay(milliseconds: number): void
  /** The line is lost; the party stays, and counts as away. */
  close(): void
}

/** What may be announced to everybody on the network. */
export interface HostedTableSummary {
  readonly game: string
  readonly seats: number
  /** How many of them a guest could ask for. */
  readonly free: number
  readonly locked: boolean
}

export interface GuestGateway {
  /**
   * A device that has proved the code comes in, as a watcher without a seat.
   * @returns `table.refused.locked`, `.nameTwin {name}`, `.full`, `.unknown`: the table is not hosted
   */
  join(device: GuestDevice): Promise<JoinedParty | Rejection>
  /** The party that comes back with this token, in the same time whoever it is; undefined: nobody, or another kind of device. */
  partyForToken(token: string, kind: GuestDevice['kind']): string | undefined
  /** One line of a party. The newest counts: older ones are closed with `table.parted.elsewhere`. */
  connect(party: string, line: GuestTransport): GuestConnection
  /** The host says goodbye: every line is closed with this reason. */
  disconnectAll(why: Message): void
  readonly summary: HostedTableSummary
}

/** Milliseconds after which the line of a party that has left is ended: its own side closes it sooner. */
const LEAVE_CLOSE_DELAY_MS = 1000

/** The guests of an open table. Keeps nothing itself: it may be created anew for every use. */
export function createGuestGateway(open: OpenTable): GuestGateway {
  const { table, people } = open
  const { parties } = people
  return {
    join: (device) => parties.join(device),
    partyForToken: (token, kind) => parties.partyForToken(token, kind),
    connect: (party, line) => connect(open, party, line),
    disconnectAll: (why) => people.disconnectGuests(why),
    get summary() {
      const { holders } = parties.seating
      const free = holders.filter(({ by }) => by === 'nobody').length
      return { game: table.game.info.id, seats: holders.length, free, locked: parties.locked }
    },
  }
}

function connect(open: OpenTable, party: string, line: GuestTransport): GuestConnection {
  const { environment, people } = open
  const { parties, presenceFeed } = people
  let isOpen = parties.hasParty(party)
  const send: SendEvent = (event, value) => {
    if (isOpen) line.send(event, value)
  }
  const calls = new TableCallHandlers({ at: (id) => (id === open.id ? open : undefined) }, send, party)
  const standing: LiveConnection = {
    end(why) {
      isOpen = false
      calls.disconnectAll()
      // An answer that is on its way, to its own wish to leave, comes first.
      if (why.id === 'table.parted.left') environment.clock.after(LEAVE_CLOSE_DELAY_MS, () => line.close(why))
      else line.close(why)
    },
  }
  if (isOpen) {
    parties.presence.connect(party, standing)?.end(hostMessage('table.parted.elsewhere'))
    parties.onReconnected(party)
    presenceFeed.sendChanges()
  } else standing.end(hostMessage('table.parted.removed'))
  return {
    call(name, arg) {
      parties.presence.confirm(party)
      if (isOpen) return dispatchCall({ table: calls.handlers }, name, arg, environment.log)
      return Promise.resolve(reject('table.refused.unknown'))
    },
    setDelay(milliseconds) {
      parties.presence.confirm(party)
      if (isOpen && parties.presence.setDelay(party, milliseconds)) presenceFeed.sendChanges()
    },
    close() {
      if (!isOpen) return
      isOpen = false
      calls.disconnectAll()
      if (parties.presence.disconnect(party, standing)) presenceFeed.sendChanges()
    },
  }
}
