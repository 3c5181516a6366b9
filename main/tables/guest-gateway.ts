/**
 * The guests of one table, as the network layer sees them: joining, reconnecting, and the calls allowed on one connection. A
 * guest has the TableApi of this one table and nothing else.
 */
import type { Message } from '../../engine/core/contract/game.ts'
import type { Result } from '../../bridge/result.ts'
import { dispatchCall } from '../call-dispatcher.ts'
import { reject, hostMessage, type Rejection } from '../base/result.ts'
import type { OpenTable } from './open-table.ts'
import type { ClosableConnection } from './presence-tracker.ts'
import type { JoiningGuest, JoinSuccess } from './seating.ts'
import { TableCallRouter } from './table-call-router.ts'
import type { SendEvent } from './table-client.ts'

/** The socket over which a guest's device is connected. */
export interface GuestTransport {
  readonly send: SendEvent
  /** Closes the socket, with the reason shown to its people. */
  readonly close: (why: Message) => void
}

/**
 * The object through which an open connection of a guest reaches the table. The transport that owns the connection
 * passes the guest's calls, the round-trip time and the close of the connection to this object.
 */
export interface GuestTableAccess {
  /** Calls the TableApi of this one table; every other name is `bridge.refused.unknown`. Never rejects. */
  call(name: string, arg: unknown): Promise<Result<unknown>>
  /** Sets the measured round-trip time, in ms, which other players are shown. */
  setRoundTripTime(milliseconds: number): void
  /** The connection is lost. The party stays, and counts as away. */
  close(): void
}

/** The public data of a hosted table, which may be announced to every machine on the network. */
export interface HostedTableSummary {
  /** Id of the game. */
  readonly game: string
  /** Number of seats. */
  readonly seats: number
  /** Number of seats that a guest could request. */
  readonly free: number
  /** Whether new guests are refused. */
  readonly locked: boolean
}

/** The access of guests' devices to one open table of this host. */
export interface GuestGateway {
  /**
   * Admits a device that has proved the code, as a spectator.
   * @returns the new party, or `table.refused.locked`, `.nameTwin {name}`, `.full`, or `.unknown` if the table is not hosted
   */
  join(device: JoiningGuest): Promise<JoinSuccess | Rejection>
  /** @returns the party of this token, or undefined if there is none or it is another kind of device; runs in constant time */
  partyForToken(token: string, kind: JoiningGuest['kind']): string | undefined
  /** Attaches a connection to a party. The newest connection counts: older ones are closed with `table.parted.elsewhere`. */
  connect(party: string, line: GuestTransport): GuestTableAccess
  /** Closes every connection with this reason; the host ends hosting. */
  disconnectAll(why: Message): void
  readonly summary: HostedTableSummary
}

/** Delay before the host closes the connection of a party that has left, in ms; the party closes it sooner itself. */
const LEAVE_CLOSE_DELAY_MS = 1000

/** Creates the access of guests to an open table. It keeps no state: a new one may be created for every use. */
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

function connect(open: OpenTable, party: string, line: GuestTransport): GuestTableAccess {
  const { environment, people } = open
  const { parties, presenceFeed } = people
  let isOpen = parties.hasParty(party)
  const send: SendEvent = (event, value) => {
    if (isOpen) line.send(event, value)
  }
  const calls = new TableCallRouter({ at: (id) => (id === open.id ? open : undefined) }, send, party)
  const standing: ClosableConnection = {
    close(why) {
      isOpen = false
      calls.disconnectAll()
      // The reply to the party's own request to leave is sent first.
      if (why.id === 'table.parted.left') environment.clock.after(LEAVE_CLOSE_DELAY_MS, () => line.close(why))
      else line.close(why)
    },
  }
  if (isOpen) {
    parties.presence.connect(party, standing)?.close(hostMessage('table.parted.elsewhere'))
    parties.onReconnected(party)
    presenceFeed.sendChanges()
  } else standing.close(hostMessage('table.parted.removed'))
  return {
    call(name, arg) {
      parties.presence.confirm(party)
      if (isOpen) return dispatchCall({ table: calls.handlers }, name, arg, environment.log)
      return Promise.resolve(reject('table.refused.unknown'))
    },
    setRoundTripTime(milliseconds) {
      parties.presence.confirm(party)
      if (isOpen && parties.presence.setRoundTripTime(party, milliseconds)) presenceFeed.sendChanges()
    },
    close() {
      if (!isOpen) return
      isOpen = false
      calls.disconnectAll()
      if (parties.presence.disconnect(party, standing)) presenceFeed.sendChanges()
    },
  }
}
