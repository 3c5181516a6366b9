/**
 * Every game of the catalogue is listed, and bots play at its table: to the end, or long enough. The data of a finished game
 * needs only the game's rules.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameCatalogueListEntry, SaveListEntry } from '../bridge/games-and-saves.ts'
import type { ThumbnailDrawingData } from '../bridge/save-library.ts'
import type { EntryViewSteps } from '../bridge/replay.ts'
import type { TableRef } from '../bridge/refs.ts'
import type { ReviewWithProgress } from '../bridge/review.ts'
import type { Statistics } from '../bridge/statistics.ts'
import { CATALOGUE } from '../engine/index.ts'
import { botSeat, openTestHost, createTemporaryFolder } from './testing/test-host.ts'
import { installRecordedSave } from './testing/saved-files.ts'

const ENOUGH = 30
const GAMES = CATALOGUE.map(({ info: { id } }) => id)
const FIXTURES = join(import.meta.dirname, '../engine/fixtures')

test.each(GAMES)('bots play a game of %s at a table', async (game) => {
  const profile = createTemporaryFolder()
  const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'games' })
  const renderer = host.renderer()
  const cards = await renderer.get<readonly GameCatalogueListEntry[]>('desk.games')
  expect(cards).toContainEqual(expect.objectContaining({ info: expect.objectContaining({ id: game }), playable: true }))
  const enough = renderer.nextUpdate(({ status: { outcome, length } }) => outcome !== null || length >= ENOUGH)
  await renderer.startTable(game, [botSeat('Bot'), botSeat('Bit')])
  await enough
  expect(host.logLines).toEqual([])
  await host.services.dispose()
  profile.remove()
})

/** The smallest recorded game that ends, as `GAME/NAME`. */
function ended(game: string): string {
  const names = readdirSync(join(FIXTURES, game)).filter((name) => name.startsWith('end-'))
  const sizeOf = (name: string): number => statSync(join(FIXTURES, game, name)).size
  const [smallest = ''] = names.sort((a, b) => sizeOf(a) - sizeOf(b))
  return `${game}/${smallest.replace('.samsara', '')}`
}

test.each(GAMES)(
  'a finished game of %s can be pictured, replayed, branched, counted and reviewed',
  async (game) => {
    const profile = createTemporaryFolder()
    const save = installRecordedSave(profile.path, ended(game))
    const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'games' })
    const renderer = host.renderer()
    const { table } = await renderer.get<TableRef>('desk.openSave', { save })
    const { status, moment, info } = await renderer.now(table)
    const { length } = status
    expect(status.outcome).not.toBeNull()
    expect(await renderer.get<ThumbnailDrawingData>('desk.pictureOf', { table })).toMatchObject({
      game,
      view: moment.view,
    })

    const past = (entry: number, eyes?: 'open'): Promise<EntryViewSteps> =>
      renderer.get<EntryViewSteps>('table.past', { table, entry, ...(eyes && { eyes }) })
    expect((await past(0)).moments).not.toEqual([])
    expect((await past(length)).moments.at(-1)?.view).toEqual(moment.view)
    expect((await past(1, 'open')).viewer).toBe('open')

    const review = await renderer.get<ReviewWithProgress>('desk.review', { table })
    expect(review).toMatchObject({ table, runs: true, review: { of: length + 1 } })
    const curve = (): number | undefined => {
      const told = renderer.received.map((text) => JSON.parse(text) as { event?: string; value: ReviewWithProgress })
      return told.findLast(({ event }) => event === 'review')?.value.review.curve.length
    }
    await expect.poll(curve, { timeout: 60_000 }).toBe(length + 1)
    await renderer.get('desk.stopReview', { table })

    const seats = info.seats.map(({ name }) => botSeat(name))
    const branch = { table, entry: 1, luck: 'new', seats, practice: false }
    const other = await renderer.get<TableRef>('desk.branch', branch)
    const { origin } = (await renderer.now(other.table)).info
    const [card] = (await renderer.get<SaveListEntry[]>('desk.saves')).filter((each) => each.save === save)
    expect(origin).toEqual({ table: card?.table, entry: 1, luck: 'new' })

    const { byGame } = await renderer.get<Statistics>('desk.statistics', { filter: { also: [] } })
    expect(byGame).toMatchObject([{ game, games: 1, played: info.seats.length }])
    expect(host.logLines).toEqual([])
    await host.services.dispose()
    profile.remove()
  },
  120_000,
)
