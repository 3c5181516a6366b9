/**
 * Tables of this machine that were transferred to another one. Returning guests are redirected there, until the new host has
 * begun and every guest was told, for one week at most. The local players follow as guests.
 */
import type { SaveListEntry } from '../../../bridge/games-and-saves.ts'
import type { HostedTableEndpoint } from '../../../bridge/host-transfer.ts'
import { timeUnlessFuture } from '../../../bridge/timestamps.ts'
import type { SharedDeps } from '../../shared-deps.ts'
import { createSerialQueue } from '../../base/serial-queue.ts'
import type { SaveLibrary } from '../../saves/save-library.ts'
import { parseGuests, MAX_SEATING_BYTES } from '../../tables/seating-record.ts'
import type { OpenTables } from '../../tables/open-tables.ts'
import type { Guest } from '../../tables/seating.ts'
import type { SendEvent } from '../../tables/table-client.ts'
import { formatHostAndPort } from '../network-addresses.ts'
import type { HostedTables } from '../hosted-tables.ts'
import type { JoinedTables } from '../joined-tables.ts'
import { readHostingRecordOfSave } from '../hosting-record.ts'
import type { SingleTableGuestRouter } from './guest-router.ts'
import {
  createOutgoingTransferRecordWriter,
  readOutgoingTransferRecord,
  seatRecordIdOfTransfer,
  type HandedOverTableRecord,
} from './transfer-record.ts'

/**
 * Dependencies of `HandedOverTables`: the saves, the open tables, the ports of hosted tables, and the tables of other hosts at
 * which players of this machine have seats.
 */
export interface HandedOverTablesDeps {
  readonly environment: Pick<SharedDeps, 'catalogue' | 'replayPool' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<SaveLibrary, 'sidecar' | 'savesWithSidecar' | 'load'>
  readonly tables: Pick<OpenTables, 'at' | 'closeTransferred'>
  readonly hostedTables: () => Pick<HostedTables, 'openPort' | 'onTransferredAway' | 'closePort'>
  readonly joinedTables: () => Pick<JoinedTables, 'addSeat'>
  readonly broadcast: SendEvent
}

/**
 * The longest time for which this machine redirects returning guests of a transferred table, in ms. It stops earlier,
 * once all guests have been told the new host.
 */
export const MAX_REDIRECT_DURATION_MS = 7 * 24 * 3_600_000

/** Remembers the tables that this machine has transferred to others, and redirects returning guests to the new hosts. */
export class HandedOverTables {
  readonly #deps: HandedOverTablesDeps
  readonly #routerOf: (table: string) => SingleTableGuestRouter
  readonly #records = new Map<string, HandedOverTableRecord>()
  /** Serialises writes of sidecar files. */
  readonly #runExclusive = createSerialQueue()

  constructor(start: HandedOverTablesDeps, router: (table: string) => SingleTableGuestRouter) {
    this.#deps = start
    this.#routerOf = router
  }

  /** @returns the list with the new host on the saves of transferred tables */
  markTransferredInList(cards: readonly SaveListEntry[]): readonly SaveListEntry[] {
    return cards.map((card) => {
      const name = this.#records.get(card.save)?.name
      return name === undefined ? card : { ...card, handed: { name } }
    })
  }

  /** At start: an offered table still belongs to this machine; a handed one does not. */
  async restore(): Promise<void> {
    const { library } = this.#deps
    for (const table of await library.savesWithSidecar('hand')) {
      const beside = library.sidecar(table, 'hand')
      const record = await readOutgoingTransferRecord(beside)
      if (record?.stand !== 'handed') await createOutgoingTransferRecordWriter(beside).remove()
      else {
        this.#records.set(table, record)
        // A record from a clock that was ahead would otherwise redirect for years.
        const now = this.#deps.environment.clock.now()
        if (timeUnlessFuture(record.at, now) === undefined)
          await this.#updateRecord(table, (each) => ({ ...each, at: now }))
        await this.#addOwnSeat(table, record, false)
        await this.#redirectGuests(table, record)
        void this.#reopenPort(table)
      }
    }
  }

  /** Registers a table that the other machine owns from now on. */
  async add(table: string, record: HandedOverTableRecord): Promise<void> {
    this.#records.set(table, record)
    const { tables, hostedTables, broadcast } = this.#deps
    await this.#redirectGuests(table, record)
    hostedTables().onTransferredAway(table)
    const to = await this.#addOwnSeat(table, record, true)
    await tables.closeTransferred(table)
    if (to !== undefined) broadcast('led', { table, to })
  }

  /** @returns the record of a table transferred to that party by that transfer, or undefined */
  recordFor(table: string, party: string, hand: string): HandedOverTableRecord | undefined {
    const record = this.#records.get(table)
    return record?.hand === hand && record.to === party ? record : undefined
  }

  /** Updates the address of the new host, which may change after its restart. */
  async updateAddress(table: string, where: HostedTableEndpoint): Promise<void> {
    await this.#updateRecord(table, (record) => ({ ...record, where }))
    const record = this.#records.get(table)
    if (record !== undefined) await this.#redirectGuests(table, record)
  }

  /** The new host has begun: the key is deleted. */
  markStarted(table: string): Promise<void> {
    return this.#updateRecord(table, ({ key: _, ...record }) => ({ ...record, begun: true }))
  }

  /** A party was told where the table is. */
  markInformed(table: string, party: string): Promise<void> {
    return this.#updateRecord(table, (record) => ({ ...record, told: [...new Set([...record.told, party])] }))
  }

  /**
   * Adds the local people's seat at the new host; their token is stored only there.
   * @param atOnce connect now @returns the local id of the table
   */
  async #addOwnSeat(
    table: string,
    { hand, own, where, name }: HandedOverTableRecord,
    atOnce: boolean,
  ): Promise<string | undefined> {
    if (own === undefined) return undefined
    const { addresses, port, fingerprint } = where
    const ways = addresses.map((address) => formatHostAndPort(address, port)).slice(0, 8)
    const place = { table: where.table, fingerprint, addresses: ways, game: await this.#gameOf(table), host: name }
    try {
      const here = await this.#deps
        .joinedTables()
        .addSeat({ ...own, ...place, seat: seatRecordIdOfTransfer(hand) }, atOnce)
      await this.#updateRecord(table, ({ own: _, ...record }) => record)
      return here
    } catch {
      this.#deps.environment.log('the seat at a table that was handed over could not be kept')
      return undefined
    }
  }

  async #redirectGuests(table: string, { to, where }: HandedOverTableRecord): Promise<void> {
    const [game, guests] = [await this.#gameOf(table), await this.#guestsOf(table)]
    this.#routerOf(table).redirectGuests({ receiverParty: to, place: where, game, guests })
  }

  /** Opens the port again after a restart, for guests who were not told yet. */
  async #reopenPort(table: string): Promise<void> {
    const kept = await readHostingRecordOfSave(this.#deps.library.sidecar(table, 'hosting'))
    if (kept === undefined || (await this.#isEveryoneInformed(table))) return
    await this.#deps
      .hostedTables()
      .openPort(table, kept)
      .catch(() => this.#deps.environment.log('where a table was handed to cannot be told to its guests'))
  }

  async #updateRecord(table: string, step: (record: HandedOverTableRecord) => HandedOverTableRecord): Promise<void> {
    await this.#runExclusive(async () => {
      const before = this.#records.get(table)
      const record = before && step(before)
      if (record === undefined || JSON.stringify(record) === JSON.stringify(before)) return
      this.#records.set(table, record)
      await createOutgoingTransferRecordWriter(this.#deps.library.sidecar(table, 'hand'))
        .write(record)
        .catch(() => this.#deps.environment.log('what became of a table that was handed over could not be kept'))
    })
    if (await this.#isEveryoneInformed(table)) await this.#deps.hostedTables().closePort(table)
  }

  /** Whether every guest was told. */
  async #isEveryoneInformed(table: string): Promise<boolean> {
    const record = this.#records.get(table)
    if (record === undefined) return false
    if (this.#deps.environment.clock.now() - record.at > MAX_REDIRECT_DURATION_MS) return true
    const others = (await this.#guestsOf(table)).filter(({ id }) => id !== record.to)
    return record.begun && others.every(({ id }) => record.told.includes(id))
  }

  async #guestsOf(table: string): Promise<readonly Guest[]> {
    const bytes = await this.#deps.library.sidecar(table, 'guests').read(MAX_SEATING_BYTES)
    return (bytes && parseGuests(bytes)) ?? []
  }

  async #gameOf(table: string): Promise<string> {
    const whole = await this.#deps.library.load(table)
    return whole.ok ? whole.saved.game : table
  }
}
