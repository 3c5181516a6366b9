/**
 * The tables of this machine that are another's by now. It only says where they are, to those who look for them here: until
 * that machine plays on and everybody has heard it, for a week at longest. Its own people follow as guests.
 */
import type { SaveCard } from '../../../bridge/desk.ts'
import type { Place } from '../../../bridge/handing.ts'
import { believableTime } from '../../../bridge/time.ts'
import type { Environment } from '../../environment.ts'
import { queue } from '../../queue.ts'
import type { Library } from '../../saves/library.ts'
import { parseGuests, MAX_SEATING_BYTES } from '../../tables/seating-record.ts'
import type { OpenTables } from '../../tables/open-tables.ts'
import type { Guest } from '../../tables/seating.ts'
import type { SendEvent } from '../../tables/table-client.ts'
import { withPort } from '../addresses.ts'
import type { HostedTables } from '../hosting.ts'
import type { Joining } from '../joining.ts'
import { readHosting } from '../kept-hosting.ts'
import type { Door } from './door.ts'
import { handStore, readHand, seatOf, type Handed } from './record.ts'

export interface HandedTablesStart {
  readonly environment: Pick<Environment, 'catalogue' | 'replays' | 'clock' | 'randomBytes' | 'log'>
  readonly library: Pick<Library, 'beside' | 'savesWith' | 'textOf'>
  readonly tables: Pick<OpenTables, 'at' | 'closeTransferred'>
  readonly hosted: () => Pick<HostedTables, 'stand' | 'gone' | 'shut'>
  readonly joining: () => Pick<Joining, 'adopt'>
  readonly tell: SendEvent
}

/** Milliseconds for which those who were away are told where a table is. */
export const TOLD_FOR = 7 * 24 * 3_600_000

export class HandedTables {
  readonly #at: HandedTablesStart
  readonly #door: (table: string) => Door
  readonly #handed = new Map<string, Handed>()
  /** What is kept beside saves is written one after another. */
  readonly #inTurn = queue()

  constructor(start: HandedTablesStart, door: (table: string) => Door) {
    this.#at = start
    this.#door = door
  }

  /** Saves whose table is another's now say at whose machine it is. */
  marked(cards: readonly SaveCard[]): readonly SaveCard[] {
    return cards.map((card) => {
      const name = this.#handed.get(card.save)?.name
      return name === undefined ? card : { ...card, handed: { name } }
    })
  }

  /** At the start: what was only offered is ours; what was handed is not. */
  async open(): Promise<void> {
    const { library } = this.#at
    for (const table of await library.savesWith('hand')) {
      const beside = library.beside(table, 'hand')
      const record = await readHand(beside)
      if (record?.stand !== 'handed') await handStore(beside).remove()
      else {
        this.#handed.set(table, record)
        // By a clock that was ahead, its guests would be told for years.
        const now = this.#at.environment.clock.now()
        if (believableTime(record.at, now) === undefined) await this.#change(table, (each) => ({ ...each, at: now }))
        await this.#follow(table, record, false)
        await this.#goes(table, record)
        void this.#stand(table)
      }
    }
  }

  /** A table is the other's from here on. */
  async add(table: string, record: Handed): Promise<void> {
    this.#handed.set(table, record)
    const { tables, hosted, tell } = this.#at
    await this.#goes(table, record)
    hosted().gone(table)
    const to = await this.#follow(table, record, true)
    await tables.closeTransferred(table)
    if (to !== undefined) tell('led', { table, to })
  }

  /** @returns the record of a table that was handed to that party; undefined: it was not, or not by that hand-over */
  handedTo(table: string, party: string, hand: string): Handed | undefined {
    const record = this.#handed.get(table)
    return record?.hand === hand && record.to === party ? record : undefined
  }

  /** That machine listens there now: after a restart it may be elsewhere. */
  async listens(table: string, where: Place): Promise<void> {
    await this.#change(table, (record) => ({ ...record, where }))
    const record = this.#handed.get(table)
    if (record !== undefined) await this.#goes(table, record)
  }

  /** It is played on there: its key is asked for no more. */
  begun(table: string): Promise<void> {
    return this.#change(table, ({ key: _, ...record }) => ({ ...record, begun: true }))
  }

  /** A party has heard where the table is. */
  told(table: string, party: string): Promise<void> {
    return this.#change(table, (record) => ({ ...record, told: [...new Set([...record.told, party])] }))
  }

  /**
   * This machine's own people have a seat there, and their token is kept in one place only.
   * @param atOnce they go there now @returns what the table is called here
   */
  async #follow(table: string, { hand, own, where, name }: Handed, atOnce: boolean): Promise<string | undefined> {
    if (own === undefined) return undefined
    const { addresses, port, fingerprint } = where
    const ways = addresses.map((address) => withPort(address, port)).slice(0, 8)
    const place = { table: where.table, fingerprint, addresses: ways, game: await this.#gameOf(table), host: name }
    try {
      const here = await this.#at.joining().adopt({ ...own, ...place, seat: seatOf(hand) }, atOnce)
      await this.#change(table, ({ own: _, ...record }) => record)
      return here
    } catch {
      this.#at.environment.log('the seat at a table that was handed over could not be kept')
      return undefined
    }
  }

  async #goes(table: string, { to, where }: Handed): Promise<void> {
    const [game, guests] = [await this.#gameOf(table), await this.#guestsOf(table)]
    this.#door(table).goes({ to, place: where, game, guests })
  }

  /** After a restart: opens the port again for those who have not heard it yet. */
  async #stand(table: string): Promise<void> {
    const kept = await readHosting(this.#at.library.beside(table, 'hosting'))
    if (kept === undefined || (await this.#isOver(table))) return
    await this.#at
      .hosted()
      .stand(table, kept)
      .catch(() => this.#at.environment.log('where a table was handed to cannot be told to its guests'))
  }

  async #change(table: string, step: (record: Handed) => Handed): Promise<void> {
    await this.#inTurn(async () => {
      const before = this.#handed.get(table)
      const record = before && step(before)
      if (record === undefined || JSON.stringify(record) === JSON.stringify(before)) return
      this.#handed.set(table, record)
      await handStore(this.#at.library.beside(table, 'hand'))
        .write(record)
        .catch(() => this.#at.environment.log('what became of a table that was handed over could not be kept'))
    })
    if (await this.#isOver(table)) await this.#at.hosted().shut(table)
  }

  /** Nobody has to be told any more. */
  async #isOver(table: string): Promise<boolean> {
    const record = this.#handed.get(table)
    if (record === undefined) return false
    if (this.#at.environment.clock.now() - record.at > TOLD_FOR) return true
    const others = (await this.#guestsOf(table)).filter(({ id }) => id !== record.to)
    return record.begun && others.every(({ id }) => record.told.includes(id))
  }

  async #guestsOf(table: string): Promise<readonly Guest[]> {
    const bytes = await this.#at.library.beside(table, 'guests').read(MAX_SEATING_BYTES)
    return (bytes && parseGuests(bytes)) ?? []
  }

  async #gameOf(table: string): Promise<string> {
    const whole = await this.#at.library.textOf(table)
    return whole.ok ? whole.saved.game : table
  }
}
