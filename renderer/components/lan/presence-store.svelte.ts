/**
 * Parties at a table: requested once, and updated by the event `people`. Create during component initialisation. Elapsed
 * times (disconnected, waited for) continue between two host updates by the page's own clock.
 */
import type { Message, Seat } from '../../../engine/core/contract/game.ts'
import type { BridgeApi } from '../../../bridge/calls.ts'
import type { PendingSeatRequest, SeatHolder, Party, TablePresence } from '../../../bridge/presence.ts'
import type { Result } from '../../../bridge/result.ts'

const HOST_PARTY_ID = 'host'
const TICK_MS = 1000

/** The parties (devices) at a table, who holds which seat, and whom the table waits for, as the host last told. */
export class PresenceStore {
  /** Undefined until the host's reply. */
  people = $state.raw<TablePresence>()
  readonly table: string
  readonly bridge: BridgeApi
  readonly #onRejected: (reason: Message) => void
  /** Time of the last host update, and the present time. */
  #receivedAt = $state(0)
  #now = $state(0)

  readonly me = $derived.by((): Party | undefined => this.party(this.people?.me))
  /** This screen is at another machine's table. */
  readonly isGuest = $derived.by((): boolean => this.people !== undefined && this.people.me !== HOST_PARTY_ID)
  /** Other devices are connected, or may join. */
  readonly isShared = $derived.by((): boolean => {
    const { people } = this
    return people !== undefined && (people.open || people.parties.length > 1)
  })
  /** Seats without a holder. */
  readonly freeSeats = $derived.by((): readonly Seat[] => this.#seatsOf((holder) => holder.by === 'nobody'))
  /** This screen's own seats that a bot plays. */
  readonly seatsPlayedByBot = $derived.by((): readonly Seat[] =>
    this.#seatsOf((holder) => holder.by === 'standIn' && holder.party === this.people?.me),
  )
  /** This screen's own seat request. */
  readonly requestedSeats = $derived.by(
    (): readonly Seat[] => this.people?.asking.find(({ party }) => party === this.people?.me)?.seats ?? [],
  )

  /** The disconnected party whose seats another party requests, as the same players at another device. */
  awayPartyFor({ seats }: PendingSeatRequest): Party | undefined {
    const [seat] = seats
    const party = seat === undefined ? undefined : this.partyAt(seat)
    return party?.away === undefined ? undefined : party
  }

  /** @param refuse called with the reason of a rejection by the host */
  constructor(bridge: BridgeApi, table: string, refuse: (reason: Message) => void) {
    this.bridge = bridge
    this.table = table
    this.#onRejected = refuse
    $effect(() => {
      if (!this.#hasRunningTimes()) return
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS)
      return () => {
        clearInterval(timer)
      }
    })
  }

  /** Starts listening and requests the parties. @returns a function that stops it */
  start(): () => void {
    const stop = this.bridge.on('people', (people) => {
      if (people.table === this.table) this.#setPeople(people)
    })
    void this.load()
    return stop
  }

  /** Requests the parties: on opening, and after a lost connection. */
  async load(): Promise<void> {
    const reply = await this.bridge.table.people({ table: this.table })
    // A table that is not shared needs none.
    if (reply.ok) this.#setPeople(reply.value)
  }

  party(id: string | undefined): Party | undefined {
    return this.people?.parties.find((party) => party.id === id)
  }

  holderOf(seat: Seat): SeatHolder | undefined {
    return this.people?.holders[seat]
  }

  /** The party that plays a seat, or whose bot plays it. */
  partyAt(seat: Seat): Party | undefined {
    const holder = this.holderOf(seat)
    return holder !== undefined && 'party' in holder ? this.party(holder.party) : undefined
  }

  /** Milliseconds that the table has waited for a seat. */
  waitedMs(seat: Seat): number | undefined {
    const since = this.people?.waiting.find((each) => each.seat === seat)?.since
    return since === undefined ? undefined : since + this.#elapsedMs
  }

  /** Milliseconds since a party disconnected, or undefined if it is connected. */
  awayMs({ away }: Party): number | undefined {
    return away === undefined ? undefined : away + this.#elapsedMs
  }

  /** Requests to hold these seats and no others. @returns whether the host accepted the request */
  async requestSeats(seats: readonly Seat[], names?: readonly string[]): Promise<boolean> {
    const { table } = this
    return this.reportRejection(
      this.bridge.table.sit({ table, seats: [...seats], ...(names === undefined ? {} : { names: [...names] }) }),
    )
  }

  async leave(): Promise<boolean> {
    return this.reportRejection(this.bridge.table.leave({ table: this.table }))
  }

  async reclaimSeat(seat: Seat): Promise<void> {
    await this.reportRejection(this.bridge.table.sitAgain({ table: this.table, seat }))
  }

  async nudge(seat: Seat): Promise<boolean> {
    return this.reportRejection(this.bridge.table.nudge({ table: this.table, seat }))
  }

  /** Reports the reason of a rejection. @returns whether the call succeeded */
  async reportRejection(call: Promise<Result<unknown>>): Promise<boolean> {
    const reply = await call
    if (!reply.ok) this.#onRejected(reply.reason)
    return reply.ok
  }

  get #elapsedMs(): number {
    return Math.max(0, this.#now - this.#receivedAt)
  }

  #setPeople(people: TablePresence): void {
    this.people = people
    this.#receivedAt = Date.now()
    this.#now = this.#receivedAt
  }

  /** An elapsed time is shown. */
  #hasRunningTimes(): boolean {
    const { people } = this
    if (people === undefined || !this.isShared) return false
    return people.waiting.length > 0 || people.parties.some(({ away }) => away !== undefined)
  }

  #seatsOf(is: (holder: SeatHolder) => boolean): readonly Seat[] {
    return (this.people?.holders ?? []).flatMap((holder, seat) => (is(holder) ? [seat] : []))
  }
}
