import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../engine/core/contract/json.ts'
import { WIN_CHANCE_DENOMINATOR } from '../../engine/core/contract/review.ts'
import type { BridgeEvents } from '../../bridge/events.ts'
import type { ReviewWithProgress } from '../../bridge/review.ts'
import type { BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import { SaveLibrary } from '../saves/save-library.ts'
import {
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { createInProcessBotPool } from '../testing/in-process-pools.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'
import type { PositionAnalysisRequest } from './analyse-positions.ts'
import { MAX_REVIEW_BYTES } from './review-cache.ts'

const CATALOGUE = createFixtureCatalogue(createFixtureGame('hand'))
const MOVES = ['draw', 'mark', 'pass', 'mark', 'sleep', 'pass', 'draw', 'pass'] as const

/** A bot pool that records its review requests and can delay them. */
class Reviewers implements BotAndAnalysisPool {
  readonly #real = createInProcessBotPool(CATALOGUE)
  readonly questions: PositionAnalysisRequest[] = []
  /** Called before an answer is given, with how many have been asked. */
  before: (asked: number, signal: AbortSignal | undefined) => Promise<void> = () => Promise.resolve()

  ask: BotAndAnalysisPool['ask'] = (question, asking) => this.#real.ask(question, asking)
  advise: BotAndAnalysisPool['advise'] = (question, asking) => this.#real.advise(question, asking)
  review: BotAndAnalysisPool['review'] = async (question, asking) => {
    this.questions.push(structuredClone(question))
    await this.before(this.questions.length, asking?.signal)
    return this.#real.review(question, asking)
  }
  close = (): Promise<void> => this.#real.close()

  /** How many points the Sage has looked at. */
  get looked(): number {
    return this.questions.filter(({ budget }) => budget !== undefined).length
  }
}

/** Pending until it is cancelled. */
const forEver = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new Error('called off'))
    })
  })

let folder: ReturnType<typeof createTemporaryFolder>
let pool: Reviewers
let host: TestHost
let renderer: TestRenderer

async function start(): Promise<void> {
  pool = new Reviewers()
  host = await openTestHost({ catalogue: CATALOGUE, profile: folder.path, pool })
  renderer = host.renderer()
}

beforeEach(async () => {
  folder = createTemporaryFolder()
  await start()
})

afterEach(async () => {
  await host.services.dispose()
  folder.remove()
})

/** A game of two, as far as `moves` go. */
async function play(moves: readonly string[] = MOVES, practice = false): Promise<string> {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), personSeat('Ben')], { practice })
  await renderer.play(info.table, ...moves.map((move) => ({ do: move })))
  return info.table
}

function heard(): ReviewWithProgress[] {
  return renderer.received.flatMap((text) => {
    const { event, value } = JSON.parse(text) as { event?: keyof BridgeEvents; value: ReviewWithProgress }
    return event === 'review' ? [value] : []
  })
}

/** Asks for a review and waits until it is there. */
async function whole(table: string): Promise<ReviewWithProgress> {
  const before = heard().length
  let now = await renderer.get<ReviewWithProgress>('desk.review', { table })
  while (now.runs) {
    await new Promise((resolve) => setImmediate(resolve))
    now = heard().slice(before).at(-1) ?? now
  }
  return now
}

const reviewFile = (table: string): string => `${savePathOf(folder.path, table)}.review.json`

async function reopen(table: string): Promise<void> {
  await host.services.dispose()
  await start()
  await renderer.get('desk.openSave', { save: table })
  await renderer.now(table)
}

describe('review of a running game', () => {
  test('is rejected: no bot is asked, no event is sent, nothing is written', async () => {
    const table = await play(MOVES.slice(0, -1))
    expect(await renderer.rejectionId('desk.review', { table })).toBe('table.refused.review')
    expect(pool.questions).toEqual([])
    expect(heard()).toEqual([])
    expect(existsSync(reviewFile(table))).toBe(false)
  })

  test('stops when the end of a practice game is undone', async () => {
    const table = await play(MOVES, true)
    let release: () => void = () => undefined
    pool.before = (asked) => (asked < 5 ? Promise.resolve() : new Promise((resolve) => (release = resolve)))
    await renderer.get('desk.review', { table })
    while (pool.questions.length < 5) await new Promise((resolve) => setImmediate(resolve))
    const told = heard().length
    await renderer.get('table.liftCurtain', { table, seat: 1 })
    await renderer.get('table.undo', { table, seat: 1 })
    release()
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve))
    expect(heard()).toHaveLength(told)
    expect(pool.questions).toHaveLength(5)
    expect(await renderer.rejectionId('desk.review', { table })).toBe('table.refused.review')
  })

  test('an undo while a review is read or written sends no event and starts no review', async () => {
    const table = await play(MOVES, true)
    const real = SaveLibrary.prototype.sidecar
    const held: (() => void)[] = []
    const wait = (): Promise<void> => new Promise((resolve) => held.push(resolve))
    const slow = vi.spyOn(SaveLibrary.prototype, 'sidecar').mockImplementation(function (this: SaveLibrary, ...args) {
      const beside = real.apply(this, args)
      return { ...beside, read: (most) => wait().then(() => beside.read(most)), write: () => wait() }
    })
    const until = async (count: number): Promise<void> => {
      while (held.length < count) await new Promise((resolve) => setImmediate(resolve))
    }
    const take = async (way: 'undo' | 'redo'): Promise<void> => {
      await renderer.get('table.liftCurtain', { table, seat: 1 })
      await renderer.get(`table.${way}`, { table, seat: 1 })
    }
    const asked = renderer.call('desk.review', { table })
    await until(1)
    await take('undo')
    held[0]?.()
    expect(await asked).toMatchObject({ ok: false, reason: { id: 'table.refused.review' } })
    expect(pool.questions).toEqual([])
    await take('redo')
    await renderer.get('desk.review', { table })
    await until(2)
    const told = heard().length
    await take('undo')
    held[1]?.()
    for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve))
    expect(heard()).toHaveLength(told)
    slow.mockRestore()
  })

  test('is rejected for a table that is not open', async () => {
    expect(await renderer.rejectionId('desk.review', { table: 'nobodys' })).toBe('table.refused.unknown')
  })
})

describe('review of a finished game', () => {
  test('runs in the background until every position has been analysed', async () => {
    const table = await play()
    const { status } = await renderer.now(table)
    const { review, runs, failed } = await whole(table)
    expect({ runs, failed }).toEqual({ runs: false, failed: undefined })
    expect(review.done).toBe(review.of)
    expect(review.curve).toHaveLength(status.length + 1)
    for (const chances of review.curve)
      expect(chances.reduce((sum, each) => sum + each, 0)).toBe(WIN_CHANCE_DENOMINATOR)
    expect(review.turns).toHaveLength(status.length)
    const counts = heard().map((each) => each.review.done)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(heard()[0]?.review).toMatchObject({ done: 0, curve: expect.arrayContaining([]) as unknown })
  })

  test('makes the end of the game final, since it reveals hands', async () => {
    const table = await play()
    await renderer.get('table.liftCurtain', { table, seat: 1 })
    expect((await renderer.now(table)).status.undo).toMatchObject({ ok: true })
    await renderer.get('desk.review', { table })
    expect((await renderer.now(table)).status.undo).toMatchObject({ reason: { id: 'table.undo.confirmed' } })
  })

  test('sends the workers only what seats saw: no state and no seed of the table', async () => {
    const table = await play()
    await whole(table)
    const { seed, log } = JSON.parse(readFileSync(savePathOf(folder.path, table), 'utf8')) as {
      seed: string
      log: Json[]
    }
    expect(log.length).toBeGreaterThan(MOVES.length - 1)
    expect(pool.questions.length).toBeGreaterThan(log.length)
    for (const question of pool.questions) {
      expect(JSON.stringify(question)).not.toContain(seed)
      expect(Object.keys(question).filter((key) => key !== 'budget')).toEqual(['game', 'seed', 'points'])
      for (const { point } of question.points) {
        expect(['views', 'views,chosen']).toContain(Object.keys(point).join())
        point.views.forEach((view, seat) => {
          const { hands } = view as { hands: (Json[] | number)[] }
          hands.forEach((hand, owner) => {
            expect(typeof hand).toBe(owner === seat ? 'object' : 'number')
          })
        })
        if (point.chosen !== undefined) expect(point.chosen.view).toEqual(point.views[point.chosen.seat])
      }
    }
  })

  test('is available at once when it was stored before', async () => {
    const table = await play()
    const { review } = await whole(table)
    expect(existsSync(reviewFile(table))).toBe(true)
    await reopen(table)
    expect(await renderer.get('desk.review', { table })).toEqual({ table, review, runs: false })
    expect(pool.questions).toEqual([])
  })

  test('continues after a stop where it stopped, with the same result', async () => {
    const first = await play()
    const { review } = await whole(first)
    rmSync(reviewFile(first))
    await reopen(first)
    pool.before = (_, signal) => (pool.looked > 4 ? forEver(signal) : Promise.resolve())
    await renderer.get('desk.review', { table: first })
    while (pool.looked < 5) await new Promise((resolve) => setImmediate(resolve))
    await renderer.get('desk.stopReview', { table: first })
    expect(heard().at(-1)).toMatchObject({ runs: false, review: { done: 4 } })
    await reopen(first)
    expect((await whole(first)).review).toEqual(review)
    expect(pool.looked).toBe(review.of - 4)
  })

  test('stops when the client leaves the table or disconnects', async () => {
    const table = await play()
    let cancelled = 0
    pool.before = (_, signal) => {
      signal?.addEventListener('abort', () => (cancelled += 1))
      return forEver(signal)
    }
    await renderer.get('desk.review', { table })
    await renderer.get('desk.leave', { table })
    expect(cancelled).toBe(1)
    await renderer.get('desk.openSave', { save: table })
    await renderer.now(table)
    await renderer.get('desk.review', { table })
    while (pool.questions.length < 2) await new Promise((resolve) => setImmediate(resolve))
    renderer.close()
    expect(cancelled).toBe(2)
  })

  test('reports a failure of the bots, and continues when it is requested again', async () => {
    const table = await play()
    pool.before = (asked) => (asked > 3 ? Promise.reject(new Error('crashed')) : Promise.resolve())
    expect(await whole(table)).toMatchObject({ runs: false, failed: true })
    expect(host.logLines).toContain('the Sage could not go on with a review')
    pool.before = () => Promise.resolve()
    const { review, failed } = await whole(table)
    expect(failed).toBeUndefined()
    expect(review.done).toBe(review.of)
  })

  test.each([
    ['half of it is missing', (text: string) => text.slice(0, text.length / 2)],
    ['a letter is another', (text: string) => text.replace(/\d\d\d/, '777')],
    ['it is of another game', (text: string) => text.replace(/"mark":"./, '"mark":"-')],
    ['it is none', () => '[]'],
    ['it is nested without end', () => '['.repeat(100_000)],
    ['it is huge', (text: string) => text + ' '.repeat(MAX_REVIEW_BYTES)],
    ['it is empty', () => ''],
  ])('is computed again when this holds for the stored review: %s', async (_, damage) => {
    const table = await play()
    const { review } = await whole(table)
    await host.services.dispose()
    writeFileSync(reviewFile(table), damage(readFileSync(reviewFile(table), 'utf8')))
    await start()
    await renderer.get('desk.openSave', { save: table })
    await renderer.now(table)
    expect((await whole(table)).review).toEqual(review)
    expect(pool.looked).toBe(review.of)
  })

  test('only one review runs at a time', async () => {
    const first = await play()
    const second = await play()
    const held: (AbortSignal | undefined)[] = []
    pool.before = (_, signal) => (held.push(signal), forEver(signal))
    await renderer.get('desk.review', { table: first })
    await renderer.get('desk.review', { table: second })
    while (held.length < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(held.map((signal) => signal?.aborted)).toEqual([true, false])
  })
})
