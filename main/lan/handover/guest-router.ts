/**
 * Routes the guests of one table, wherever it is: at this machine; not here yet, then guests are told to reconnect later; or
 * transferred, then guests with a token are redirected. Only the receiving machine may send transfer messages, on its own
 * connection.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import {
  isTransferCallName,
  type TransferCallName,
  type TransferPayloadOffer,
  type HostedTableEndpoint,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import { reject, hostMessage } from '../../base/result.ts'
import { findGuestIdByToken } from '../../tables/party-registry.ts'
import type { GuestTableAccess, GuestGateway, GuestTransport } from '../../tables/guest-gateway.ts'
import type { Guest } from '../../tables/seating.ts'

/** The network connection to one guest, on the side of the host. */
export interface LanGuestTransport extends GuestTransport {
  /** @param moved the table's new address */
  readonly close: (why: Message, moved?: HostedTableEndpoint) => void
  readonly offer: (offer: TransferPayloadOffer) => void
}

/**
 * The access to one table for guests on the network. A guest joins, or is recognised as a party of the table by its
 * reconnect token, and then connects. Unlike `GuestGateway`, it also tells why guests cannot join at the moment, and
 * whether the table is not announced on the network.
 */
export interface TableGatewayForLanGuests extends Omit<GuestGateway, 'connect'> {
  connect(party: string, line: LanGuestTransport): GuestTableAccess
  /** Why guests cannot join at the moment. */
  readonly unavailableReason?: Message | undefined
  /** The table is not announced. */
  readonly isHidden?: boolean
}

/**
 * The new location of a table that was transferred to another host, and the guests who may reconnect there. It also
 * names the party that received the table; a party is one device with its users.
 */
export interface MovedTable {
  /** The party that received it. */
  readonly receiverParty: string
  readonly place: HostedTableEndpoint
  readonly game: string
  /** Guests who may reconnect there. */
  readonly guests: readonly Guest[]
}

/**
 * Dependencies of `SingleTableGuestRouter`, which connects the guests of one table to it or redirects them to its new
 * host. The router uses them to get the guests' access to the open table, to answer the calls of the receiver (the
 * guest's machine to which the table is transferred), and to report that a party (one guest's device) was redirected.
 */
export interface TableGuestRouterDeps {
  /** @returns the guest gateway of the table, or undefined if the table is not open here */
  readonly localGuests: () => GuestGateway | undefined
  /** Handles a transfer call of the receiver. */
  readonly answerTransferCall: (party: string, name: TransferCallName, arg: unknown) => Promise<Result<unknown>>
  /** A party was told where the table is. */
  readonly onRedirected: (party: string) => void
}

const EMPTY_SUMMARY = { game: '', seats: 0, free: 0, locked: true }

/**
 * Connects the guests of one table to that table while it is open on this machine. After a transfer of the table to
 * another host, it redirects them to the new host. If the table is neither open nor transferred, it tells guests to
 * reconnect later.
 */
export class SingleTableGuestRouter implements TableGatewayForLanGuests {
  readonly #deps: TableGuestRouterDeps
  readonly #transports = new Map<string, LanGuestTransport>()
  #moved: MovedTable | undefined

  constructor(start: TableGuestRouterDeps) {
    this.#deps = start
  }

  /** Sends an offer to a guest, if it is connected. */
  offerTransfer(party: string, offer: TransferPayloadOffer): void {
    this.#transports.get(party)?.offer(offer)
  }

  /** The table was transferred: redirects every party but the receiver, now or when it reconnects. */
  redirectGuests(gone: MovedTable): void {
    this.#moved = gone
    for (const [party, line] of [...this.#transports])
      if (party !== gone.receiverParty) this.#redirect(party, line, gone)
  }

  get unavailableReason(): Message | undefined {
    return this.#moved === undefined && this.#deps.localGuests() === undefined
      ? hostMessage('lan.refused.notYet')
      : undefined
  }

  get isHidden(): boolean {
    return this.#moved !== undefined || this.#deps.localGuests() === undefined
  }

  get summary(): GuestGateway['summary'] {
    if (this.#moved !== undefined) return { ...EMPTY_SUMMARY, game: this.#moved.game }
    return this.#deps.localGuests()?.summary ?? EMPTY_SUMMARY
  }

  join(device: Parameters<GuestGateway['join']>[0]): ReturnType<GuestGateway['join']> {
    const refused = (): ReturnType<GuestGateway['join']> => Promise.resolve(reject('lan.refused.notYet'))
    if (this.#moved !== undefined) return Promise.resolve(reject('lan.over.moved'))
    return this.#deps.localGuests()?.join(device) ?? refused()
  }

  partyForToken(token: string, kind: 'app' | 'browser'): string | undefined {
    return this.#moved === undefined
      ? this.#deps.localGuests()?.partyForToken(token, kind)
      : findGuestIdByToken(this.#moved.guests, token, kind)
  }

  connect(party: string, line: LanGuestTransport): GuestTableAccess {
    const before = this.#transports.get(party)
    this.#transports.set(party, line)
    const inner = this.#moved === undefined ? this.#connectLocally(party, line) : undefined
    if (this.#moved !== undefined) {
      if (party === this.#moved.receiverParty) before?.close(hostMessage('table.parted.elsewhere'))
      else this.#redirect(party, line, this.#moved)
    }
    return {
      call: (name, arg) =>
        isTransferCallName(name)
          ? this.#deps.answerTransferCall(party, name, arg)
          : (inner?.call(name, arg) ?? Promise.resolve(reject('table.refused.unknown'))),
      setRoundTripTime: (milliseconds) => inner?.setRoundTripTime(milliseconds),
      close: () => {
        if (this.#transports.get(party) === line) this.#transports.delete(party)
        inner?.close()
      },
    }
  }

  disconnectAll(why: Message): void {
    if (this.#moved === undefined) this.#deps.localGuests()?.disconnectAll(why)
    else for (const line of [...this.#transports.values()]) line.close(why)
    this.#transports.clear()
  }

  /** Connects a guest to the local table. After a transfer the table sends nothing; this router sends the redirect. */
  #connectLocally(party: string, line: LanGuestTransport): GuestTableAccess | undefined {
    return this.#deps.localGuests()?.connect(party, {
      send: (event, value) => {
        if (this.#moved === undefined) line.send(event, value)
      },
      close: (why) => {
        if (this.#moved === undefined) line.close(why)
      },
    })
  }

  #redirect(party: string, line: LanGuestTransport, { place }: MovedTable): void {
    this.#transports.delete(party)
    line.close(hostMessage('lan.over.moved'), place)
    this.#deps.onRedirected(party)
  }
}
