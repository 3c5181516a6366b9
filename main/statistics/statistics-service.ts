/** Records every game that ends, and answers statistics queries. */
import type { Table } from '../../engine/core/host/table.ts'
import { loadGame } from '../../engine/index.ts'
import type { FinishedGameAwards, Statistics, StatisticsFilter } from '../../bridge/statistics.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import type { SaveHeader } from '../saves/save-header.ts'
import { formatResultsAsCsv, formatResultsAsJson } from './statistics-export.ts'
import { exclusionReasonsOf, hasPeople, sortByEndTime } from './person-results.ts'
import { gameResultOf, type GameResult } from './game-result.ts'
import { recordsBrokenBy } from './game-records.ts'
import { computeStatistics, type OfferedAchievementsOfGame } from './compute-statistics.ts'
import { ResultsBackfill, type StatisticsServiceDeps } from './results-backfill.ts'

/** Records the results of finished games and computes statistics from them. */
export class StatisticsService {
  readonly #deps: StatisticsServiceDeps
  readonly #backfill: ResultsBackfill
  /** The present recording. */
  #recording: Promise<void> = Promise.resolve()

  constructor(start: StatisticsServiceDeps) {
    this.#deps = start
    this.#backfill = new ResultsBackfill(start)
  }

  /** Records the result of a table, or removes it after an undo of its end. Never throws; callers need not wait for it. */
  recordGame(save: string, table: Table, header: SaveHeader): void {
    const { results, environment } = this.#deps
    const noting = async (): Promise<void> => {
      const result = gameResultOf(save, table, header)
      if (result !== undefined) await results.add([result])
      else if (table.outcome === null) await results.removeBySave(save)
    }
    this.#recording = Promise.all([this.#recording, noting()]).then(
      () => undefined,
      (error: unknown) => {
        environment.log(`the end of ${save} could not be noted: ${errorCodeOf(error)}`)
      },
    )
  }

  /** Resolves after the present recording; stops the backfill. */
  async close(): Promise<void> {
    await this.#backfill.close()
    await this.#recording
  }

  /** The statistics of the games that fit a filter. */
  async statistics(filter: StatisticsFilter): Promise<Statistics> {
    return computeStatistics(
      await this.#all(),
      filter,
      await this.#gamesWithAchievements(),
      this.#deps.environment.clock.now(),
    )
  }

  /** All recorded results as text, for an export. */
  async exportText(as: 'csv' | 'json'): Promise<string> {
    const all = await this.#all()
    return as === 'csv' ? formatResultsAsCsv(all, this.#deps.environment.clock.now()) : formatResultsAsJson(all)
  }

  /** @returns the awards of a save's game, or none if it has not ended */
  async awardsOf(save: string): Promise<FinishedGameAwards> {
    await this.#recording
    const all = sortByEndTime(await this.#deps.results.all(), this.#deps.environment.clock.now())
    const own = all.find((result) => result.save === save)
    if (own === undefined) return { earned: [], records: [] }
    const counts = exclusionReasonsOf(own).length === 0
    const others = all
      .slice(0, all.indexOf(own) + 1)
      .filter((each) => hasPeople(each) && exclusionReasonsOf(each).length === 0)
    return { earned: own.earned ?? [], records: counts ? recordsBrokenBy(own, others) : [] }
  }

  /** Resets the statistics: all recorded games are left out from now on. */
  async reset(): Promise<void> {
    await this.#recording
    const finished = (await this.#deps.library.list()).flatMap(({ over, table }) => (over ? (table ?? []) : []))
    await this.#deps.results.reset(finished)
  }

  /** Includes finished games of the library that were not recorded when they ended. */
  async #all(): Promise<readonly GameResult[]> {
    await this.#recording
    await this.#backfill.run()
    return this.#deps.results.all()
  }

  async #gamesWithAchievements(): Promise<readonly OfferedAchievementsOfGame[]> {
    const { catalogue } = this.#deps.environment
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
