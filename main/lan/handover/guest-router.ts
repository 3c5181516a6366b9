/**
 * The guests of one table as the network meets them, wherever the table is: here; not here yet, then they are told to come
 * again; or at another machine by now, then whoever has a token is told where. The machine to which it is handed speaks of
 * that over its own line, and nobody else does.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import {
  isTransferCallName,
  type TransferCallName,
  type TransferOffer,
  type HostAddress,
} from '../../../bridge/host-transfer.ts'
import type { Result } from '../../../bridge/result.ts'
import { reject, hostMessage } from '../../base/result.ts'
import { findPartyByToken } from '../../tables/party-registry.ts'
import type { GuestConnection, GuestGateway, GuestTransport } from '../../tables/guest-gateway.ts'
import type { Guest } from '../../tables/seating.ts'

/** A line over the network. */
export interface LanGuestTransport extends GuestTransport {
  /** @param moved where the table is from now on */
  readonly close: (why: Message, moved?: HostAddress) => void
  readonly offer: (offer: TransferOffer) => void
}

/** The guests of a table, with what the network needs besides. */
export interface LanGuestGateway extends Omit<GuestGateway, 'connect'> {
  connect(party: string, line: LanGuestTransport): GuestConnection
  /** Why nobody comes in just now. */
  readonly notYet?: Message | undefined
  /** It is nothing to announce. */
  readonly hidden?: boolean
}

/** Where a table has gone. */
export interface MovedTable {
  readonly to: string
  readonly place: HostAddress
  readonly game: string
  /** Who may come back there. */
  readonly guests: readonly Guest[]
}

export interface GuestRouterDeps {
  /** The guests of the table, as long as it is open here. */
  readonly here: () => GuestGateway | undefined
  /** What a guest's machine asks about a hand-over. */
  readonly hand: (party: string, name: TransferCallName, arg: unknown) => Promise<Result<unknown>>
  /** Somebody was told where the table is. */
  readonly told: (party: string) => void
}

const EMPTY_SUMMARY = { game: '', seats: 0, free: 0, locked: true }

export class GuestRouter implements LanGuestGateway {
  readonly #deps: GuestRouterDeps
  readonly #transports = new Map<string, LanGuestTransport>()
  #moved: MovedTable | undefined

  constructor(start: GuestRouterDeps) {
    this.#deps = start
  }

  /** Offers the table to a guest, if its line stands. */
  offer(party: string, offer: TransferOffer): void {
    this.#transports.get(party)?.offer(offer)
  }

  /** The table is another machine's: everybody but that one is told where, now or when they come back. */
  goes(gone: MovedTable): void {
    this.#moved = gone
    for (const [party, line] of [...this.#transports]) if (party !== gone.to) this.#redirect(party, line, gone)
  }

  get notYet(): Message | undefined {
    return this.#moved === undefined && this.#deps.here() === undefined ? hostMessage('lan.refused.notYet') : undefined
  }

  get hidden(): boolean {
    return this.#moved !== undefined || this.#deps.here() === undefined
  }

  get summary(): GuestGateway['summary'] {
    if (this.#moved !== undefined) return { ...EMPTY_SUMMARY, game: this.#moved.game }
    return this.#deps.here()?.summary ?? EMPTY_SUMMARY
  }

  join(device: Parameters<GuestGateway['join']>[0]): ReturnType<GuestGateway['join']> {
    const refused = (): ReturnType<GuestGateway['join']> => Promise.resolve(reject('lan.refused.notYet'))
    if (this.#moved !== undefined) return Promise.resolve(reject('lan.over.moved'))
    return this.#deps.here()?.join(device) ?? refused()
  }

  partyForToken(token: string, kind: 'app' | 'browser'): string | undefined {
    return this.#moved === undefined
      ? this.#deps.here()?.partyForToken(token, kind)
      : findPartyByToken(this.#moved.guests, token, kind)
  }

  connect(party: string, line: LanGuestTransport): GuestConnection {
    const before = this.#transports.get(party)
    this.#transports.set(party, line)
    const inner = this.#moved === undefined ? this.#connectLocally(party, line) : undefined
    if (this.#moved !== undefined) {
      if (party === this.#moved.to) before?.close(hostMessage('table.parted.elsewhere'))
      else this.#redirect(party, line, this.#moved)
    }
    return {
      call: (name, arg) =>
        isTransferCallName(name)
          ? this.#deps.hand(party, name, arg)
          : (inner?.call(name, arg) ?? Promise.resolve(reject('table.refused.unknown'))),
      setDelay: (milliseconds) => inner?.setDelay(milliseconds),
      close: () => {
        if (this.#transports.get(party) === line) this.#transports.delete(party)
        inner?.close()
      },
    }
  }

  disconnectAll(why: Message): void {
    if (this.#moved === undefined) this.#deps.here()?.disconnectAll(why)
    else for (const line of [...this.#transports.values()]) line.close(why)
    this.#transports.clear()
  }

  /** Once the table is gone it says nothing more: what its guests hear then is said here. */
  #connectLocally(party: string, line: LanGuestTransport): GuestConnection | undefined {
    return this.#deps.here()?.connect(party, {
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
    this.#deps.told(party)
  }
}
