/** Save summaries for Home: correct and public in all games, and validated when the save is read. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { createTableConfig } from '../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { Table } from '../../engine/core/host/table.ts'
import { CATALOGUE, loadGame } from '../../engine/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import { SavedGameSummary } from '../../bridge/saved-game-summary.ts'
import { openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { FIXTURE_GAME_CARDS, createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import { tableSummaryForSave } from './saved-game-summary.ts'

function tableOf(game: AnyGame, players: number, words: string): Table {
  const configured = createTableConfig(game.info, players, {})
  if (!configured.ok) throw new Error(configured.reason.id)
  const table = new Table({ game, config: configured.config, seed: seedFromText(words) })
  table.playForcedChoices()
  return table
}

/** Plays at random to the end, and looks at every step. */
function playThrough(table: Table, words: string, look: () => void): void {
  const random = createRandomStream(seedFromText(words), 0)
  for (let step = 0; step < 20_000 && table.outcome === null; step++) {
    look()
    const decision = table.decision(random.pick(table.deciders))
    if (decision !== undefined) table.act(decision.seat, random.pick(decision.choices))
  }
  look()
}

test.each(CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id))(
  'X8: in a game of %s each summary has the stage and whose turn it is, and the last one the winners',
  async (id) => {
    const game = await loadGame(id, CATALOGUE)
    if (game === undefined) throw new Error(`no game ${id}`)
    const table = tableOf(game, game.info.players.max, `stand of ${id}`)
    const stages = new Set<string>()
    playThrough(table, id, () => {
      const stand = tableSummaryForSave(table)
      expect(v.safeParse(SavedGameSummary, stand).success).toBe(true)
      expect(stand?.stage?.id).toMatch(new RegExp(`^${id}\\.stage`))
      expect(stand?.turn).toEqual(table.deciders)
      expect(stand?.result === undefined).toBe(table.outcome === null)
      stages.add(JSON.stringify(stand?.stage))
    })
    expect(table.outcome).not.toBeNull()
    expect(stages.size).toBeGreaterThan(8)
    const winners = (tableSummaryForSave(table)?.result ?? []).filter(({ place }) => place === 1)
    expect(winners.length).toBeGreaterThan(0)
  },
)

test('X8: an invalid summary is left out, so that the save can be read', () => {
  const toy = createFixtureGame('none')
  const boasting = { ...toy, progressMessage: () => ({ id: 'toy-none.stage', values: { round: 1e9 } }) }
  expect(tableSummaryForSave(tableOf(boasting, 2, 'boast'))).toBeUndefined()
  expect(tableSummaryForSave(tableOf(toy, 2, 'plain'))).toEqual({ turn: [0] })
})

test('X8: the list of saves shows whose turn it is and who has won, and nothing of a hand', async () => {
  const profile = createTemporaryFolder()
  const host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('hand')),
    profile: profile.path,
    pace: 0,
  })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  const card = async () => (await renderer.get<SaveListEntry[]>('desk.saves'))[0]
  expect((await card())?.stand).toEqual({ turn: [0] })
  for (const seat of [0, 1, 0, 1]) {
    await renderer.get('table.liftCurtain', { table, seat })
    await renderer.act(table, { do: 'pass' })
    const over = (await card())?.over === true
    // A turn that waits for its end is still its owner's.
    expect((await card())?.stand?.turn).toEqual(over ? [] : [seat])
    if (!over) await renderer.get('table.endTurn', { table, seat })
    const text = JSON.stringify(await card())
    expect(FIXTURE_GAME_CARDS.filter((name) => text.includes(name))).toEqual([])
  }
  expect((await card())?.stand?.result).toEqual([
    { seats: [0], place: 1, score: 0 },
    { seats: [1], place: 1, score: 0 },
  ])
  await host.services.dispose()
  profile.remove()
})

test('X8: a save without a summary opens, and its file stays unchanged until the next move', async () => {
  const profile = createTemporaryFolder()
  const toy = createFixtureGame('none')
  const host = await openTestHost({ catalogue: createFixtureCatalogue(toy), profile: profile.path, pace: 0 })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana'), personSeat('Ben')])
  const { table } = info
  await renderer.act(table, { do: 'mark' })
  await renderer.get('desk.leave', { table })
  const old = tableOf(toy, 2, 'old')
  old.act(0, { do: 'mark' })
  const text = serializeSaveWithWholeLog(old, {
    title: 'Toy',
    seats: [personSeat('Ana'), personSeat('Ben')],
    savedAt: 5,
    over: false,
  })
  const file = join(profile.path, 'saves', `${table}.samsara`)
  writeFileSync(file, text)
  expect((await renderer.get<SaveListEntry[]>('desk.saves'))[0]).not.toHaveProperty('stand')
  await renderer.get('desk.openSave', { save: table })
  await renderer.get('table.current', { table })
  await renderer.get('desk.leave', { table })
  expect(readFileSync(file, 'utf8')).toBe(text)
  await renderer.get('desk.openSave', { save: table })
  await renderer.act(table, { do: 'mark' })
  expect((await renderer.get<SaveListEntry[]>('desk.saves'))[0]?.stand).toEqual({ turn: [0] })
  await host.services.dispose()
  profile.remove()
})

test('X8: a deleted table can be restored once', async () => {
  const profile = createTemporaryFolder()
  const host = await openTestHost({
    catalogue: createFixtureCatalogue(createFixtureGame('none')),
    profile: profile.path,
    pace: 0,
  })
  const renderer = host.renderer()
  const { info } = await renderer.startTable('toy-none', [personSeat('Ana')])
  const { table } = info
  expect(await renderer.moveToBin(table)).toBe('save.refused.open')
  await renderer.get('desk.leave', { table })
  expect(await renderer.moveToBin(table)).toBe(table)
  expect(await renderer.get('desk.saves')).toEqual([])
  expect(await renderer.get('desk.binnedSaves')).toMatchObject([{ save: table, title: 'Toy' }])
  expect(await renderer.restoreFromBin(table)).toBe(table)
  expect(await renderer.restoreFromBin(table)).toBe('save.missing')
  await renderer.get('desk.openSave', { save: table })
  expect((await renderer.get<SaveListEntry[]>('desk.saves')).map(({ save }) => save)).toEqual([table])
  await host.services.dispose()
  profile.remove()
})
