/** Notes every game that ends, and answers what is asked of them. */
import type { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import type { Noted, Statistics, StatisticsFilter } from '../../bridge/statistics.ts'
import { codeOf } from '../saves/atomic.ts'
import type { SaveHeader } from '../saves/header.ts'
import { asCsv, asJson } from './export.ts'
import { apartOf, hasPeople, inOrderOfEnd } from './played.ts'
import { resultOf, type GameResult } from './record.ts'
import { brokenBy } from './records.ts'
import { statisticsOf, type KnownGame } from './statistics.ts'
import { Unread, type UnreadStart } from './unread.ts'

export class Statistician {
  readonly #at: UnreadStart
  readonly #unread: Unread
  /** What is being noted just now. */
  #under: Promise<void> = Promise.resolve()

  constructor(start: UnreadStart) {
    this.#at = start
    this.#unread = new Unread(start)
  }

  /** Notes what a table came to, or that its end was taken back. Never throws, and nobody need wait for it. */
  note(save: string, table: Table, header: SaveHeader): void {
    const { results, environment } = this.#at
    const noting = async (): Promise<void> => {
      const result = resultOf(save, table, header)
      if (result !== undefined) await results.note([result])
      else if (table.outcome === null) await results.takeBack(save)
    }
    this.#under = Promise.all([this.#under, noting()]).then(
      () => undefined,
      (error: unknown) => {
        environment.log(`the end of ${save} could not be noted: ${codeOf(error)}`)
      },
    )
  }

  /** Waits for what is being noted, and reads no more. */
  async close(): Promise<void> {
    await this.#unread.close()
    await this.#under
  }

  async statistics(filter: StatisticsFilter): Promise<Statistics> {
    return statisticsOf(await this.#all(), filter, await this.#games(), this.#at.environment.clock.now())
  }

  async text(as: 'csv' | 'json'): Promise<string> {
    const all = await this.#all()
    return as === 'csv' ? asCsv(all, this.#at.environment.clock.now()) : asJson(all)
  }

  /** What was noted of a save's game; nothing of one that has not ended. */
  async noted(save: string): Promise<Noted> {
    await this.#under
    const all = inOrderOfEnd(await this.#at.results.all(), this.#at.environment.clock.now())
    const own = all.find((result) => result.save === save)
    if (own === undefined) return { earned: [], records: [] }
    const counts = apartOf(own).length === 0
    const others = all.slice(0, all.indexOf(own) + 1).filter((each) => hasPeople(each) && apartOf(each).length === 0)
    return { earned: own.earned ?? [], records: counts ? brokenBy(own, others) : [] }
  }

  async reset(): Promise<void> {
    await this.#under
    const finished = (await this.#at.library.list()).flatMap(({ over, table }) => (over ? (table ?? []) : []))
    await this.#at.results.reset(finished)
  }

  /** With finished games of the library that nothing was noted of when they ended. */
  async #all(): Promise<readonly GameResult[]> {
    await this.#under
    await this.#unread.read()
    return this.#at.results.all()
  }

  async #games(): Promise<readonly KnownGame[]> {
    const { catalogue } = this.#at.environment
    return Promise.all(
      catalogue.map(async ({ info }) => ({
        game: info.id,
        title: info.title,
        achievements: ((await loadGame(info.id, catalogue))?.achievements ?? []).map(({ id, progress }) => ({
          id,
          ...(progress === undefined ? {} : { goal: progress.goal }),
        })),
      })),
    )
  }
}
