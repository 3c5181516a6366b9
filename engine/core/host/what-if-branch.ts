/** What if: another table that goes on from where one stood after so many entries. */
import { omitUndefined } from '../contract/omit-undefined.ts'
import { createRandomStream, type Seed } from '../contract/random.ts'
import { Table } from './table.ts'

export interface WhatIfBranchOptions {
  readonly practice: boolean
  /**
   * New luck: what is drawn from there on comes from this seed, and what lies in an order that nobody knows is put in
   * another; the history begins there. Absent: the same luck. The log so far is played again through the gate, and nobody
   * can take it back.
   */
  readonly seed?: Seed
}

/**
 * @param length how many entries the other table has played
 * @throws RangeError for a length that the log does not have
 */
export function createWhatIfBranch(table: Table, length: number, { practice, seed }: WhatIfBranchOptions): Table {
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
