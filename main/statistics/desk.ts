/** What the desk answers of statistics. */
import type { DeskBridge } from '../../bridge/calls.ts'
import type { STATISTICS_CALLS } from '../../bridge/statistics.ts'
import type { Reply } from '../../bridge/reply.ts'
import { done, reject } from '../reply.ts'
import { codeOf } from '../saves/atomic.ts'
import type { OpenTables } from '../tables/open-tables.ts'
import { NewerResults } from './results.ts'
import type { Statistician } from './statistician.ts'

/** Reasons: `statistics.refused.newer`, `.disk {code}`; `table.refused.unknown` where a table is not open. */
export function statisticsHandlers(
  statistician: Statistician,
  tables: Pick<OpenTables, 'at'>,
): Pick<DeskBridge, keyof typeof STATISTICS_CALLS> {
  return {
    statistics: ({ filter }) => tried(() => statistician.statistics(filter)),
    exportStatistics: ({ as }) => tried(() => statistician.text(as)),
    resetStatistics: () =>
      tried(async () => {
        await statistician.reset()
        return null
      }),
    async noted({ table }) {
      const open = tables.at(table)
      if (open === undefined) return reject('table.refused.unknown')
      if (open.table.outcome === null) return done({ earned: [], records: [] })
      return tried(() => statistician.noted(table))
    },
  }
}

async function tried<T>(ask: () => Promise<T>): Promise<Reply<T>> {
  try {
    return done(await ask())
  } catch (error) {
    if (error instanceof NewerResults) return reject('statistics.refused.newer')
    return reject('statistics.refused.disk', { code: codeOf(error) })
  }
}
