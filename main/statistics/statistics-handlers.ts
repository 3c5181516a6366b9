/** IPC handlers for statistics. */
import type { LocalAppApi } from '../../bridge/calls.ts'
import type { STATISTICS_CALLS } from '../../bridge/statistics.ts'
import type { Result } from '../../bridge/result.ts'
import { ok, reject } from '../base/result.ts'
import { errorCodeOf } from '../saves/atomic-write.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { NewerResultsFileError } from './game-results-file.ts'
import type { StatisticsService } from './statistics-service.ts'

/**
 * Creates the handlers of the calls about statistics: read, export and reset them, and read the awards of a finished
 * table. Reasons of a rejection: `statistics.refused.newer` if a newer Samsara wrote the stored results,
 * `statistics.refused.disk {code}` for an error of the disk, `table.refused.unknown` if a table is not open.
 */
export function createStatisticsHandlers(
  statistician: StatisticsService,
  tables: Pick<OpenTables, 'at'>,
): Pick<LocalAppApi, keyof typeof STATISTICS_CALLS> {
  return {
    statistics: ({ filter }) => toResult(() => statistician.statistics(filter)),
    exportStatistics: ({ as }) => toResult(() => statistician.exportText(as)),
    resetStatistics: () =>
      toResult(async () => {
        await statistician.reset()
        return null
      }),
    async noted({ table }) {
      const open = tables.at(table)
      if (open === undefined) return reject('table.refused.unknown')
      if (open.table.outcome === null) return ok({ earned: [], records: [] })
      return toResult(() => statistician.awardsOf(table))
    },
  }
}

async function toResult<T>(ask: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (error instanceof NewerResultsFileError) return reject('statistics.refused.newer')
    return reject('statistics.refused.disk', { code: errorCodeOf(error) })
  }
}
