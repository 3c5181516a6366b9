/** A finished table as everybody at it saw it: what achievements, rounds and the first player are read from. */
import type { FinishedGame } from '../contract/achievements.ts'
import type { Table } from './table.ts'
import { openly } from './timeline.ts'

/** @returns undefined while the game runs */
export function finishedGame(table: Table): FinishedGame | undefined {
  const { outcome, opening, log, config } = table
  if (outcome === null) return undefined
  const facts = openly([...opening, ...log.flatMap((_, entry) => table.factsOf(entry))])
  return { facts, outcome, players: config.players }
}
