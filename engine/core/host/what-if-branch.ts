/** What-if branch: a new table that continues another one from a position of its log. */
import { omitUndefined } from '../contract/omit-undefined.ts'
import { createRandomStream, type Seed } from '../contract/random.ts'
import { Table } from './table.ts'

/**
 * Settings of the new table of a what-if branch (a continuation of a game from a position of its log): whether it is a
 * practice table, on which everything can be undone, and whether its later random draws differ from those of the
 * original table (new luck).
 */
export interface WhatIfPracticeAndLuck {
  /** Whether everything can be undone on the new table, including bots' actions. */
  readonly practice: boolean
  /**
   * New luck: later draws use this seed, everything in an unknown order is reshuffled, and the log of the new table begins
   * at the position. Absent: the same luck. The new table then has the log up to the position, which can only be undone on
   * a practice table.
   */
  readonly seed?: Seed
}

/**
 * Creates a what-if branch: a new table that continues the game of `table` from a position of its log. `table` is not
 * modified.
 * @param length number of log entries before the position
 * @param settings `practice`: whether everything can be undone on the new table. `seed`: if set, the new table has new
 *   luck: its draws use this seed, hidden information is reshuffled, and its log begins at the position. If absent,
 *   the luck stays the same, and the new table has the log up to the position, locked against undo
 * @throws RangeError for a length that the log does not have
 */
export function createWhatIfBranch(table: Table, length: number, { practice, seed }: WhatIfPracticeAndLuck): Table {
  const { game, config } = table
  const position = table.positionAt(length)
  if (seed !== undefined) {
    const turn = table.turnOwnerAt(length)
    game.reshuffleHidden?.(position.state, createRandomStream(seed, 'reshuffled'))
    return new Table({ game, config, seed, practice, base: { ...position, ...omitUndefined({ turn }) } })
  }
  const { base } = table
  const start = { game, config, seed: table.seed, practice, ...omitUndefined({ base }) }
  const replayed = Table.replay(start, table.log.slice(0, length))
  if (replayed.refused !== undefined) throw new Error(`entry ${String(replayed.refused.at)} was refused`)
  replayed.table.lockHistory()
  return replayed.table
}
