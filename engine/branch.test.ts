/** What-if branches in every game: the same luck leads to the same states, and new luck changes no view. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from './core/contract/game.ts'
import { seedFromText } from './core/contract/random.ts'
import { createWhatIfBranch } from './core/host/what-if-branch.ts'
import { openParsedSave, parseSave } from './core/host/save.ts'
import type { Table } from './core/host/table.ts'
import { loadGameTestAdapter, viewersOf } from './core/invariants/game-test-adapter.ts'
import { CATALOGUE, loadGame } from './index.ts'

const SEED = seedFromText('another luck')

async function longestOf(id: string): Promise<{ readonly game: AnyGame; readonly table: Table }> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(id)
  const tables = globSync(`${import.meta.dirname}/fixtures/${id}/*.samsara`).map((file) => {
    const parsed = parseSave(readFileSync(file, 'utf8'))
    const opened = parsed.ok ? openParsedSave(game, parsed.saved) : parsed
    if (!opened.ok) throw new Error(file)
    return opened.table
  })
  const [table] = tables.sort((a, b) => b.log.length - a.log.length)
  if (table === undefined) throw new Error(`no recorded game of ${id}`)
  return { game, table }
}

describe.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))('in %s', async (id) => {
  const { game, table } = await longestOf(id)
  const hides = (await loadGameTestAdapter(id)).leakyViews.length > 0
  const places = [0, 1, table.log.length >> 2, table.log.length >> 1, table.log.length - 1]

  it.each(places)('a branch with the same seed keeps the log and later draws (after %i entries)', (length) => {
    const branch = createWhatIfBranch(table, length, { practice: false })
    const { state, events } = table.positionAt(length)
    expect(branch.log.map(({ confirmed: _, ...entry }) => entry)).toEqual(
      table.log.slice(0, length).map(({ confirmed: _, ...entry }) => entry),
    )
    expect({ state: branch.state, events: branch.randomEventCount, seed: branch.seed }).toEqual({
      state,
      events,
      seed: table.seed,
    })
    for (let seat = 0; seat < table.config.players; seat++) expect(branch.checkUndo(seat).ok).toBe(false)
  })

  it.each(places)('a branch with a new seed keeps every view and all choices (after %i entries)', (length) => {
    const branch = createWhatIfBranch(table, length, { practice: true, seed: SEED })
    const { state } = table.positionAt(length)
    expect(branch.seed).toBe(SEED)
    expect(branch.log).toHaveLength(0)
    expect(branch.turnOwner).toBe(table.turnOwnerAt(length))
    expect(game.findBrokenInvariants(branch.state, table.config)).toEqual([])
    for (const viewer of viewersOf(table.config.players)) {
      expect(game.view(branch.state, viewer)).toEqual(game.view(state, viewer))
      if (typeof viewer === 'number') expect(game.choices(branch.state, viewer)).toEqual(game.choices(state, viewer))
    }
  })

  it('a branch with a new seed has another hidden state if the game defines reshuffleHidden', () => {
    const branch = createWhatIfBranch(table, 1, { practice: true, seed: SEED })
    const { state } = table.positionAt(1)
    if (game.reshuffleHidden !== undefined) expect(branch.state).not.toEqual(state)
    expect(game.reshuffleHidden === undefined || hides).toBe(true)
  })

  it('a branch after more entries than the log has throws a RangeError', () => {
    expect(() => createWhatIfBranch(table, table.log.length + 1, { practice: false })).toThrow(RangeError)
  })
})
