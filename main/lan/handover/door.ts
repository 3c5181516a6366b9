/**
 * The guests of one table as the network meets them, wherever the table is: here; not here yet, then they are told to come
 * again; or at another machine by now, then whoever has a token is told where. The machine to which it is handed speaks of
 * that over its own line, and nobody else does.
 */
import type { Message } from '../../../engine/core/contract/game.ts'
import { isHandCall, type HandCall, type Offer, type Place } from '../../../bridge/handing.ts'
import type { Reply } from '../../../bridge/reply.ts'
import { reject, hostMessage } from '../../reply.ts'
import { findPartyByToken } from '../../tables/party-registry.ts'
import type { GuestConnection, GuestGateway, GuestTransport } from '../../tables/guest-gateway.ts'
import type { Guest } from '../../tables/seating.ts'

/** A line over the network. */
export interface LanLine extends GuestTransport {
  /** @param moved where the table is from now on */
  readonly close: (why: Message, moved?: Place) => void
  readonly offer: (offer: Offer) => void
}

/** The guests of a table, with what the network needs besides. */
export interface LanGuests extends Omit<GuestGateway, 'connect'> {
  connect(party: string, line: LanLine): GuestConnection
  /** Why nobody comes in just now. */
  readonly notYet?: Message | undefined
  /** It is nothing to announce. */
  readonly hidden?: boolean
}

/** Where a table has gone. */
export interface Gone {
  readonly to: string
  readonly place: Place
  readonly game: string
  /** Who may come back there. */
  readonly guests: readonly Guest[]
}

export interface DoorStart {
  /** The guests of the table, as long as it is open here. */
  readonly here: () => GuestGateway | undefined
  /** What a guest's machine asks about a hand-over. */
  readonly hand: (party: string, name: HandCall, arg: unknown) => Promise<Reply<unknown>>
  /** Somebody was told where the table is. */
  readonly told: (party: string) => void
}

const NOBODY = { game: '', seats: 0, free: 0, locked: true }

export class Door implements LanGuests {
  readonly #at: DoorStart
  readonly #lines = new Map<string, LanLine>()
  #gone: Gone | undefined

  constructor(start: DoorStart) {
    this.#at = start
  }

  /** Offers the table to a guest, if its line stands. */
  offer(party: string, offer: Offer): void {
    this.#lines.get(party)?.offer(offer)
  }

  /** The table is another machine's: everybody but that one is told where, now or when they come back. */
  goes(gone: Gone): void {
    this.#gone = gone
    for (const [party, line] of [...this.#lines]) if (party !== gone.to) this.#tell(party, line, gone)
  }

  get notYet(): Message | undefined {
    return this.#gone === undefined && this.#at.here() === undefined ? hostMessage('lan.refused.notYet') : undefined
  }

  get hidden(): boolean {
    return this.#gone !== undefined || this.#at.here() === undefined
  }

  get summary(): GuestGateway['summary'] {
    if (this.#gone !== undefined) return { ...NOBODY, game: this.#gone.game }
    return this.#at.here()?.summary ?? NOBODY
  }

  join(device: Parameters<GuestGateway['join']>[0]): ReturnType<GuestGateway['join']> {
    const refused = (): ReturnType<GuestGateway['join']> => Promise.resolve(reject('lan.refused.notYet'))
    if (this.#gone !== undefined) return Promise.resolve(reject('lan.over.moved'))
    return this.#at.here()?.join(device) ?? refused()
  }

  partyForToken(token: string, kind: 'app' | 'browser'): string | undefined {
    return this.#gone === undefined
      ? this.#at.here()?.partyForToken(token, kind)
      : findPartyByToken(this.#gone.guests, token, kind)
  }

  connect(party: string, line: LanLine): GuestConnection {
    const before = this.#lines.get(party)
    this.#lines.set(party, line)
    const inner = this.#gone === undefined ? this.#here(party, line) : undefined
    if (this.#gone !== undefined) {
      if (party === this.#gone.to) before?.close(hostMessage('table.parted.elsewhere'))
      else this.#tell(party, line, this.#gone)
    }
    return {
      call: (name, arg) =>
        isHandCall(name)
          ? this.#at.hand(party, name, arg)
          : (inner?.call(name, arg) ?? Promise.resolve(reject('table.refused.unknown'))),
      setDelay: (milliseconds) => inner?.setDelay(milliseconds),
      close: () => {
        if (this.#lines.get(party) === line) this.#lines.delete(party)
        inner?.close()
      },
    }
  }

  disconnectAll(why: Message): void {
    if (this.#gone === undefined) this.#at.here()?.disconnectAll(why)
    else for (const line of [...this.#lines.values()]) line.close(why)
    this.#lines.clear()
  }

  /** Once the table is gone it says nothing more: what its guests hear then is said here. */
  #here(party: string, line: LanLine): GuestConnection | undefined {
    return this.#at.here()?.connect(party, {
      send: (event, value) => {
        if (this.#gone === undefined) line.send(event, value)
      },
      close: (why) => {
        if (this.#gone === undefined) line.close(why)
      },
    })
  }

  #tell(party: string, line: LanLine, { place }: Gone): void {
    this.#lines.delete(party)
    line.close(hostMessage('lan.over.moved'), place)
    this.#at.told(party)
  }
}
