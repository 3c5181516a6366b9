// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silent } from '../../../engine/core/contract/facts.ts'
import { configure } from '../../../engine/core/contract/options.ts'
import { seedFromText, streamOf } from '../../../engine/core/contract/random.ts'
import type { Json } from '../../../engine/core/contract/json.ts'
import { ANA, BEN, fakeHost, HERON, type FakeHost } from '../../bridge/fixtures.ts'
import { FACES } from '../../games/catalogue.ts'
import type { GameFace } from '../../games/face.ts'
import { PictureKeeper, sceneFor } from './keep-picture.ts'

const painting = vi.hoisted(() => ({ paint: (): unknown => undefined, scenes: [] as unknown[] }))
vi.mock('../../stage/picture.ts', () => ({
  LAID: { width: 960, height: 600 },
  paintPicture: (scene: unknown) => {
    painting.scenes.push(scene)
    return Promise.resolve(painting.paint())
  },
  encoded: () => Promise.resolve('cGljdHVyZQ=='),
}))

const SEATS = [HERON, ANA, BEN]
const face = {
  game: { info: { id: 'toy' } },
  painter: () => Promise.resolve({}),
  scene: (view: Json, vantage: unknown) => ({ pieces: [], outline: [], view, vantage }),
} as unknown as GameFace
let host: FakeHost

beforeEach(() => {
  host = fakeHost()
  host.answer('desk.pictureOf', () => ({ ok: true, value: { game: 'toy', seats: SEATS, view: 'for everybody' } }))
  painting.paint = () => ({})
  painting.scenes.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const kept = (): unknown[] => host.asked.filter(({ name }) => name === 'desk.keepPicture').map(({ arg }) => arg)

test('is painted from what main gives for everybody, from the first person’s side, and handed over', async () => {
  await new PictureKeeper(host.bridge, 't1').keep(face)
  expect(painting.scenes).toMatchObject([{ view: 'for everybody', vantage: { viewer: 'table', bottom: 1 } }])
  expect(kept()).toEqual([{ table: 't1', picture: 'cGljdHVyZQ==' }])
})

test.each([
  ['main does not answer', (): void => host.answer('desk.pictureOf', () => new Promise(() => undefined))],
  ['a painter never comes back', (): void => void (painting.paint = () => new Promise(() => undefined))],
])('holds nobody up when %s', async (_why, break_) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  break_()
  const made = new PictureKeeper(host.bridge, 't1').keep(face)
  await vi.advanceTimersByTimeAsync(300)
  await made
  expect(kept()).toEqual([])
})

test.each([
  ['main refuses', (): void => host.answer('desk.pictureOf', () => ({ ok: false, reason: { id: 'bridge.failed' } }))],
  ['a painter fails', (): void => void (painting.paint = () => Promise.reject(new Error('no brush')))],
  ['nothing can be painted', (): void => void (painting.paint = () => undefined)],
])('is none, and nobody is told, when %s', async (_why, break_) => {
  break_()
  await new PictureKeeper(host.bridge, 't1').keep(face)
  expect(kept()).toEqual([])
})

describe.each(FACES.map(({ id, load }) => ({ id, load })))('of $id', ({ load }) => {
  test('is the same whatever lies hidden', async () => {
    const of = await load?.()
    if (of === undefined) throw new Error('no face')
    const { game } = of
    const players = game.info.players.max
    const configured = configure(game.info, players, {})
    if (!configured.ok) throw new Error(configured.reason.id)
    const random = streamOf(seedFromText('picture'), 0)
    const state: unknown = game.setup(configured.config, random, silent)
    const seats = Array.from({ length: players }, (_, colour) => ({ ...ANA, name: `Seat ${String(colour)}`, colour }))
    const sceneOf = (shown: unknown) =>
      sceneFor(of, { game: game.info.id, seats, view: game.view(shown, 'table') as Json })
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
