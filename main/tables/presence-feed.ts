/** Presence updates for each party: subscribers get an update only when their own view of it changes. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { Party, TablePresence } from '../../bridge/presence.ts'
import type { AwakeClock } from '../base/awake-clock.ts'
import type { PartyRegistry } from './party-registry.ts'
import { HOST_PARTY_ID, hostPartyName, seatsOwnedBy } from './seating.ts'
import type { TableClient } from './table-client.ts'
import type { ReadonlyTableRecordHolder } from './open-table-record.ts'

/**
 * Tells the subscribed clients of one table which parties are present, away or waited for. A party is either the
 * host's own screens or one guest's device.
 */
export class TablePresenceFeed {
  readonly #table: string
  readonly #record: ReadonlyTableRecordHolder
  readonly #parties: Pick<PartyRegistry, 'presence' | 'waitTimers' | 'locked'>
  readonly #clock: Pick<AwakeClock, 'now'>
  /** Subscribed clients and the last update that each was sent. */
  readonly #lastSent = new Map<TableClient, string>()

  constructor(
    table: string,
    record: ReadonlyTableRecordHolder,
    parties: Pick<PartyRegistry, 'presence' | 'waitTimers' | 'locked'>,
    clock: Pick<AwakeClock, 'now'>,
  ) {
    this.#table = table
    this.#record = record
    this.#parties = parties
    this.#clock = clock
  }

  /** Subscribes a client. @returns the current presence */
  subscribe(watcher: TableClient): TablePresence {
    this.#lastSent.set(watcher, this.#fingerprintFor(watcher))
    return this.#peopleFor(watcher.party, this.#clock.now())
  }

  unsubscribe(watcher: TableClient): void {
    this.#lastSent.delete(watcher)
  }

  clear(): void {
    this.#lastSent.clear()
  }

  /** Sends an update to each client whose view has changed; the passing of time alone is no change. */
  sendChanges(): void {
    for (const [watcher, before] of this.#lastSent) {
      const mark = this.#fingerprintFor(watcher)
      if (mark === before) continue
      this.#lastSent.set(watcher, mark)
      watcher.send('people', this.#peopleFor(watcher.party, this.#clock.now()))
    }
  }

  /** Sends the presence to all subscribers. Screens count time by themselves, so they need the true spans after a sleep. */
  resend(): void {
    for (const watcher of this.#lastSent.keys())
      watcher.send('people', this.#peopleFor(watcher.party, this.#clock.now()))
  }

  /** The presence without running times: a span counts from its start. */
  #fingerprintFor({ party }: TableClient): string {
    return JSON.stringify(this.#peopleFor(party, 0))
  }

  #peopleFor(me: string, now: number): TablePresence {
    const { seating, hosting } = this.#record.current
    const { locked, presence, waitTimers } = this.#parties
    const { guests, holders, asking } = seating
    const others = guests.map(({ id, name, kind }): Party => ({
      id,
      name,
      kind,
      seats: seatsOwnedBy(seating, id),
      ...presence.presenceOf(id, now),
    }))
    return {
      table: this.#table,
      parties: [this.#host(now), ...others],
      holders,
      me,
      waiting: waitTimers.waitTimes(now),
      open: hosting !== undefined,
      locked,
      asking: asking.flatMap(({ party, seats }) => (me === HOST_PARTY_ID || me === party ? [{ party, seats }] : [])),
      ...omitUndefined({ clock: hosting?.clock }),
    }
  }

  /** The host's own screens carry the names of their players. A host without a seat is not reported as missing to the players. */
  #host(now: number): Party {
    const { seating } = this.#record.current
    const seats = seatsOwnedBy(seating, HOST_PARTY_ID)
    const shown = seats.length === 0 ? {} : this.#parties.presence.presenceOf(HOST_PARTY_ID, now)
    return { id: HOST_PARTY_ID, name: hostPartyName(seating), kind: 'host', seats, ...shown }
  }
}
