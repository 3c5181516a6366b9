/**
 * Replay secrecy in every game, at shared and separate screens: two games that differ only in what a viewer cannot know give that
 * viewer the same past. A replayed view equals the view shown at the time.
 */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyGame, Seat, Viewer } from '../../engine/core/contract/game.ts'
import { seedFromText, createRandomStream } from '../../engine/core/contract/random.ts'
import { serializeSaveWithWholeLog } from '../../engine/core/host/save.ts'
import { Table } from '../../engine/core/host/table.ts'
import {
  loadGameTestAdapter,
  viewersOf,
  type AnyGameTestAdapter,
} from '../../engine/core/invariants/game-test-adapter.ts'
import { deepCopy, findDifferencePath } from '../../engine/core/invariants/json-comparison.ts'
import { allTableConfigs } from '../../engine/core/invariants/table-configs.ts'
import { CATALOGUE } from '../../engine/index.ts'
import { SAVE_INDEX_FILE_NAME } from '../saves/save-index-file.ts'
import { openTestHost, personSeat, createTemporaryFolder } from '../testing/test-host.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { screenViewerAndDecisionFor, type ScreenSeatsAndCurtain } from './screen-permissions.ts'
import { viewStepFor } from './view-steps.ts'
import { replayedEntryFor } from './replay-views.ts'

/** How many choices are made at a table, and how often something hidden is exchanged on the way. */
const LENGTH = 60
const EVERY = 7

const screensOf = (players: number): ScreenSeatsAndCurtain[] => {
  const all = Array.from({ length: players }, (_, seat) => seat)
  const own = all.map((seat): ScreenSeatsAndCurtain => ({ mine: [seat], lifted: undefined }))
  const lifted = all.map((seat): ScreenSeatsAndCurtain => ({ mine: all, lifted: seat }))
  return [...own, ...lifted, { mine: all, lifted: undefined }, { mine: [], lifted: undefined }]
}

/** Plays on at random. */
function playOn(table: Table, label: string, count: number): void {
  const random = createRandomStream(seedFromText(label), 'past')
  for (let n = 0; n < count && table.outcome === null; n++) {
    const seat = random.pick(table.deciders)
    const action = random.pick(table.decision(seat)?.choices ?? [])
    if (!table.act(seat, action).ok) throw new Error('refused')
  }
}

function begun(game: AnyGame, players: number, label: string): Table {
  const config = allTableConfigs(game.info).find((each) => each.players === players)
  if (config === undefined) throw new Error(`no table of ${String(players)}`)
  return new Table({ game, config, seed: seedFromText(label) })
}

/** The same table with another truth behind its beginning, which the viewer cannot tell from the first. */
function twinOf(
  kit: AnyGameTestAdapter,
  table: Table,
  length: number,
  viewer: Seat | 'table',
  label: string,
): Table | undefined {
  const { game, config, seed } = table
  const before = table.positionAt(length)
  const after = table.positionAt(table.log.length).state
  const random = createRandomStream(seedFromText(label), 'twin')
  const state: unknown = kit.scrambleHidden(deepCopy(before.state), deepCopy(after), viewer, random)
  if (findDifferencePath(before.state, state) === undefined) return undefined
  const twin = new Table({ game, config, seed, base: { ...before, state } })
  const count = table.log.length - length
  while (twin.log.length < count) {
    const next = table.log[length + twin.log.length]
    // What plays a hidden card cannot be played there.
    if (next === undefined || !twin.act(next.seat, next.action).ok) return undefined
  }
  return twin.log.length === count ? twin : undefined
}

/** All that the host says of a saved table to a screen that many people share, and of what it keeps beside. */
async function toldAt(table: Table): Promise<readonly string[]> {
  const profile = createTemporaryFolder()
  const seats = Array.from({ length: table.config.players }, (_, seat) => personSeat(`P${String(seat)}`))
  const header = { title: table.game.info.title, seats, savedAt: 5, over: false, table: '1'.repeat(32), played: 0 }
  mkdirSync(join(profile.path, 'saves'))
  writeFileSync(savePathOf(profile.path, 'one'), serializeSaveWithWholeLog(table, header))
  const host = await openTestHost({ catalogue: CATALOGUE, profile: profile.path, pace: 0, seed: 'same' })
  const renderer = host.renderer()
  const ref = { table: 'one' }
  await renderer.call('desk.openSave', { save: 'one' })
  const { status } = await renderer.now('one')
  for (const eyes of [undefined, 'table', 'open', 0])
    for (const entry of [0, status.length])
      await renderer.call('table.past', { ...ref, entry, ...omitUndefined({ eyes }) })
  const branch = { ...ref, entry: 0, luck: 'new', seats, practice: true }
  for (const [name, arg] of [
    ['desk.pictureOf', ref],
    ['desk.noted', ref],
    ['desk.review', ref],
    ['desk.branch', branch],
    ['desk.renameSave', { save: 'one', name: 'Sunday' }],
    ['desk.duplicateSave', { save: 'one' }],
    ['desk.saves', undefined],
    ['desk.statistics', { filter: { also: ['practice', 'branched', 'helped'] } }],
    ['desk.exportStatistics', { as: 'json' }],
    ['desk.leave', ref],
    ['desk.binSaves', { saves: ['one'] }],
    ['desk.binnedSaves', undefined],
  ] as const)
    await renderer.call(name, arg)
  await host.services.dispose()
  const index = readFileSync(join(profile.path, 'saves', SAVE_INDEX_FILE_NAME), 'utf8')
  profile.remove()
  expect(renderer.received.filter((text) => text.includes('"ok":true')).length).toBeGreaterThan(10)
  return [...renderer.received, ...host.logLines, ...(index.match(/"stand":.*?\}[,}]/g) ?? [])]
}

const ids = CATALOGUE.filter(({ load }) => load !== undefined).map(({ info }) => info.id)
describe.each(ids)('in %s', async (id) => {
  const kit = await loadGameTestAdapter(id)
  const game: AnyGame = kit.game
  const { min, max } = game.info.players
  const hides = kit.leakyViews.length > 0

  it.each([...new Set([min, Math.min(max, 3)])])('at a table of %i the replay shows the same moments', (players) => {
    const table = begun(game, players, `again ${id}`)
    const told: { readonly entry: number; readonly seen: Map<Viewer, unknown[]> }[] = []
    const random = createRandomStream(seedFromText(id), 'again')
    for (let n = 0; n < LENGTH && table.outcome === null; n++) {
      const seat = random.pick(table.deciders)
      const done = table.act(seat, random.pick(table.decision(seat)?.choices ?? []))
      if (!done.ok) throw new Error('refused')
      for (const entry of new Set(done.moments.map((moment) => moment.entry ?? -1))) {
        const moments = done.moments.filter((moment) => moment.entry === entry)
        const seen = viewersOf(players).map((viewer): [Viewer, unknown[]] => [
          viewer,
          deepCopy(moments.map((moment) => viewStepFor(game, moment, viewer))),
        ])
        told.push({ entry: entry + 1, seen: new Map(seen) })
      }
    }
    // Some games are short.
    expect(told.length > 10 || table.outcome !== null).toBe(true)
    for (const { entry, seen } of told) {
      // A choice that was replaced in secret is at the place of the choice before.
      if (told.filter((each) => each.entry === entry).length > 1) continue
      for (const [viewer, moments] of seen) expect(replayedEntryFor(table, entry, viewer).moments).toEqual(moments)
    }
  })

  it('the replay is the same for games that differ only in what the viewer cannot know', () => {
    let compared = 0
    let found = 0
    for (const players of new Set([min, max])) {
      for (let length = 0; length < LENGTH; length += EVERY) {
        const label = `${id} ${String(players)} ${String(length)}`
        const table = begun(game, players, label)
        playOn(table, label, length)
        const from = table.log.length
        if (table.outcome !== null) break
        playOn(table, `${label} on`, 3)
        for (const screen of screensOf(players)) {
          const { viewer } = screenViewerAndDecisionFor(table, screen)
          if (viewer === 'open') throw new Error('nobody sees everything')
          const twin = twinOf(kit, table, from, viewer, `${label} ${String(viewer)}`)
          if (twin === undefined) continue
          compared += 1
          for (let entry = from + 1; entry <= table.log.length; entry++) {
            const seen = replayedEntryFor(table, entry, viewer).moments.map(({ view, facts: events }) => ({
              view,
              facts: events,
            }))
            const other = replayedEntryFor(twin, entry - from, viewer).moments.map(({ view, facts: events }) => ({
              view,
              facts: events,
            }))
            expect(other, `${label}: ${String(viewer)} at ${String(entry)}`).toEqual(seen)
          }
          const open = (of: Table, entry: number): unknown => replayedEntryFor(of, entry, 'open').moments
          if (findDifferencePath(open(table, from), open(twin, 0)) !== undefined) found += 1
          const then = replayedEntryFor(table, from, viewer).moments.at(-1)?.view
          expect(replayedEntryFor(twin, 0, viewer).moments.at(-1)?.view).toEqual(then)
        }
      }
    }
    if (hides) expect(compared).toBeGreaterThan(10)
    else expect(compared).toBe(0)
    // A viewer that was given more would be found every time.
    expect(found).toBe(compared)
  })

  it.skipIf(!hides)('for a shared table all replies and logs are the same whatever is hidden', async () => {
    let compared = 0
    const most = Math.floor(LENGTH / (2 * EVERY))
    for (let nth = 0; compared < most && nth < 4 * most; nth++) {
      const length = 2 + (nth % most) * 2 * EVERY
      const label = `${id} shared ${String(length)} ${String(nth)}`
      const table = begun(game, max, label)
      playOn(table, label, length)
      // Some games are short.
      if (table.outcome !== null) continue
      const twin = twinOf(kit, table, table.log.length, 'table', label)
      if (twin === undefined) continue
      const { config, seed } = table
      const same = new Table({ game, config, seed, base: table.positionAt(table.log.length) })
      const [told, other] = [await toldAt(same), await toldAt(twin)]
      expect(other, label).toEqual(told)
      compared += 1
    }
    expect(compared).toBeGreaterThan(1)
  })
})
