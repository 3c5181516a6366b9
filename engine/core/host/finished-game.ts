/**
 * Public record of a finished game. Achievements, the number of rounds and the first player are computed from it.
 */
import type { PublicFinishedGameRecord } from '../contract/achievements.ts'
import type { Table } from './table.ts'
import { copyEventsWithoutSecrets } from './timeline.ts'

/**
 * Builds the public record of the finished game of a table: all events without their secrets, the outcome and the
 * number of players.
 * @returns undefined while the game runs
 */
export function publicRecordIfFinished(table: Table): PublicFinishedGameRecord | undefined {
  const { outcome, setupEvents, log, config } = table
  if (outcome === null) return undefined
  const events = copyEventsWithoutSecrets([...setupEvents, ...log.flatMap((_, entry) => table.eventsOf(entry))])
  return { facts: events, outcome, players: config.players }
}
