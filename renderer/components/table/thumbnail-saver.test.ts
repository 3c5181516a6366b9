// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noopEventSink } from '../../../engine/core/contract/game-events.ts'
import { createTableConfig } from '../../../engine/core/contract/table-config.ts'
import { seedFromText, createRandomStream } from '../../../engine/core/contract/random.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, HERON_BOT_SEAT, type FakeHost } from '../../testing/fake-host.ts'
import { GAME_UI_ENTRIES } from '../../games/catalogue.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { ThumbnailSaver, thumbnailSceneFor } from './thumbnail-saver.ts'

const painting = vi.hoisted(() => ({
  paint: (): unknown => undefined,
  scenes: [] as unknown[],
  papers: [] as unknown[],
}))
vi.mock('../../theme/palette.ts', () => ({
  withTheme: (light: string, read: (lamp: string) => unknown) => read(light),
  readBoardPalette: (light: string) => light,
  readSeatColour: () => '#cccccc',
}))
vi.mock('../../stage/offscreen-painting.ts', () => ({
  OFFSCREEN_LAYOUT_SIZE: { width: 960, height: 600 },
  paintSceneOnNewCanvas: (scene: unknown, _painter: unknown, palette: unknown) => {
    painting.scenes.push(scene)
    painting.papers.push(palette)
    return Promise.resolve(painting.paint())
  },
  encodeImageBase64WithinSize: () => Promise.resolve('cGljdHVyZQ=='),
}))

const PICTURE = 'cGljdHVyZQ=='
const SEATS = [HERON_BOT_SEAT, ANA_SEAT, BEN_SEAT]
const gameUi = {
  game: { info: { id: 'toy' } },
  loadPainter: () => Promise.resolve({}),
  scene: (view: Json, vantage: unknown) => ({ pieces: [], outline: [], view, vantage }),
} as unknown as GameUi
let host: FakeHost

beforeEach(() => {
  host = createFakeHost()
  host.answer('desk.pictureOf', () => ({ ok: true, value: { game: 'toy', seats: SEATS, view: 'for everybody' } }))
  painting.paint = () => ({})
  painting.scenes.length = 0
  painting.papers.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const kept = (): unknown[] => host.asked.filter(({ name }) => name === 'desk.keepPicture').map(({ arg }) => arg)

test('paints the public view from the side of the first person, and sends the picture to main', async () => {
  await new ThumbnailSaver(host.bridge, 't1').save(gameUi, 'dusk')
  expect(painting.scenes[0]).toMatchObject({ view: 'for everybody', vantage: { viewer: 'table', bottom: 1 } })
  expect(kept()[0]).toEqual({ table: 't1', picture: PICTURE, renews: true })
})

test('A20: sends a picture for both themes, that of the page first, which replaces outdated pictures', async () => {
  const keeper = new ThumbnailSaver(host.bridge, 't1')
  await keeper.save(gameUi, 'dawn')
  expect(kept()).toEqual([
    { table: 't1', picture: PICTURE, light: 'dawn', renews: true },
    { table: 't1', picture: PICTURE },
  ])
  expect(painting.papers).toEqual(['dawn', 'dusk'])
  await keeper.save(gameUi, 'contrast')
  expect(kept().slice(2)).toEqual([
    { table: 't1', picture: PICTURE, renews: true },
    { table: 't1', picture: PICTURE, light: 'dawn' },
  ])
})

test('B3-4: waits up to two seconds for the first picture of a table, and 300 ms for later ones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const keeper = new ThumbnailSaver(host.bridge, 't1')
  const leaves = async (paintMs: number, waitMs: number): Promise<boolean> => {
    painting.paint = () => new Promise((resolve) => setTimeout(() => resolve({}), paintMs))
    let isOver = false
    const made = keeper.save(gameUi, 'dusk').then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(waitMs)
    const was = isOver
    await vi.advanceTimersByTimeAsync(5_000)
    await made
    return was
  }
  expect(await leaves(1_900, 1_950)).toBe(true)
  expect(kept()).toEqual([{ table: 't1', picture: PICTURE, renews: true }])
  expect(await leaves(1_900, 300)).toBe(true)
  expect(kept()).toHaveLength(1)
})

test('B3-4: does not send a picture that was begun before a newer one', async () => {
  const older: ((canvas: unknown) => void)[] = []
  painting.paint = () => new Promise((resolve) => older.push(resolve))
  const keeper = new ThumbnailSaver(host.bridge, 't1')
  const first = keeper.save(gameUi, 'dusk', 10_000)
  await vi.waitFor(() => {
    expect(older).toHaveLength(1)
  })
  painting.paint = () => ({})
  await keeper.save(gameUi, 'dusk')
  expect(kept()).toHaveLength(2)
  older[0]?.({})
  await first
  expect(kept()).toHaveLength(2)
})

test.each([
  ['main does not answer', (): void => host.answer('desk.pictureOf', () => new Promise(() => undefined))],
  ['a painter never comes back', (): void => void (painting.paint = () => new Promise(() => undefined))],
])('gives up after a time limit when %s', async (_why, break_) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  break_()
  const made = new ThumbnailSaver(host.bridge, 't1').save(gameUi, 'dusk')
  await vi.advanceTimersByTimeAsync(2_000)
  await made
  expect(kept()).toEqual([])
})

test.each([
  ['main refuses', (): void => host.answer('desk.pictureOf', () => ({ ok: false, reason: { id: 'bridge.failed' } }))],
  ['a painter fails', (): void => void (painting.paint = () => Promise.reject(new Error('no brush')))],
  ['nothing can be painted', (): void => void (painting.paint = () => undefined)],
])('sends no picture and throws no error when %s', async (_why, break_) => {
  break_()
  await new ThumbnailSaver(host.bridge, 't1').save(gameUi, 'dusk')
  expect(kept()).toEqual([])
})

describe.each(GAME_UI_ENTRIES.map(({ id, load }) => ({ id, load })))('the thumbnail of $id', ({ load }) => {
  test('does not depend on hidden information', async () => {
    const of = await load?.()
    if (of === undefined) throw new Error('no face')
    const { game } = of
    const players = game.info.players.max
    const configured = createTableConfig(game.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = createRandomStream(seedFromText('picture'), 0)
    const state: unknown = game.setup(configured.config, random, noopEventSink)
    const seats = Array.from({ length: players }, (_, colour) => ({
      ...ANA_SEAT,
      name: `Seat ${String(colour)}`,
      colour,
    }))
    const sceneOf = (shown: unknown) =>
      thumbnailSceneFor(of, { game: game.info.id, seats, view: game.view(shown, 'table') as Json })
    const before = sceneOf(state)
    let differs = 0
    for (let n = 0; n < 5; n++) {
      const other: unknown = game.determinize(game.view(state, 'table'), 'table', random)
      if (JSON.stringify(other) !== JSON.stringify(state)) differs++
      expect(sceneOf(other)).toEqual(before)
    }
    // Something did lie hidden, or nothing would have been shown by this.
    expect(differs).toBeGreaterThan(0)
  })
})
