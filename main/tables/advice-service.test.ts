/** Advice requests at a table: permissions, cancellation, and the stored usage counts. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Advice } from '../../engine/core/contract/advice.ts'
import { parseSave } from '../../engine/core/host/save.ts'
import { rauha } from '../../engine/rauha/index.ts'
import type { SaveListEntry } from '../../bridge/games-and-saves.ts'
import type { TableSnapshot } from '../../bridge/table-view.ts'
import type { AdviceRequest, BotAndAnalysisPool } from '../bots/bot-and-analysis-pool.ts'
import type { WorkerTaskOptions } from '../workers/worker-pool.ts'
import {
  botSeat,
  openTestHost,
  personSeat,
  createTemporaryFolder,
  type TestHost,
  type TestRenderer,
} from '../testing/test-host.ts'
import { savePathOf } from '../testing/saved-files.ts'
import { FIXTURE_GAME_CARDS, createFixtureCatalogue, createFixtureGame } from '../testing/fixture-game.ts'

const catalogue = createFixtureCatalogue(
  createFixtureGame('hand'),
  createFixtureGame('none'),
  createFixtureGame('small'),
)
const ADVICE: Advice = {
  choices: [{ choice: 0, chances: [0.5, 0.5], line: [], isEqual: false, why: [] }],
  iterations: 1,
}
const two = [personSeat('Ana'), personSeat('Ben')]

/** A pool whose Sage answers when the test says so. */
class SagePool implements BotAndAnalysisPool {
  readonly questions: AdviceRequest[] = []
  readonly signals: (AbortSignal | undefined)[] = []
  readonly #answers: { resolve: (advice: Advice) => void; reject: (why: Error) => void }[] = []
  #asked: () => void = () => undefined

  ask(): Promise<never> {
    return new Promise(() => undefined)
  }

  review(): Promise<never> {
    return new Promise(() => undefined)
  }

  advise(question: AdviceRequest, { signal }: WorkerTaskOptions = {}): Promise<Advice> {
    this.questions.push(question)
    this.signals.push(signal)
    this.#asked()
    return new Promise((resolve, reject) => {
      this.#answers.push({ resolve, reject })
      signal?.addEventListener('abort', () => {
        reject(new Error('called off'))
      })
    })
  }

  /** Waits until so many questions have been asked. */
  async asked(count: number): Promise<void> {
    while (this.questions.length < count) await new Promise<void>((resolve) => (this.#asked = resolve))
  }

  answer(advice: Advice = ADVICE): void {
    this.#answers.at(-1)?.resolve(advice)
  }

  fail(): void {
    this.#answers.at(-1)?.reject(new Error('crashed'))
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

let profile: ReturnType<typeof createTemporaryFolder>
let host: TestHost
let renderer: TestRenderer
let pool: SagePool

async function start(): Promise<void> {
  pool = new SagePool()
  host = await openTestHost({ catalogue, profile: profile.path, pool, pace: 0, seed: 'advice' })
  renderer = host.renderer()
}

beforeEach(async () => {
  profile = createTemporaryFolder()
  await start()
})

afterEach(async () => {
  await host.services.dispose()
  profile.remove()
})

/** Asks about the decision that the screen has now. */
async function ask(table: string, from = renderer) {
  const { status } = await from.now(table)
  const { seat, id } = status.decision ?? { seat: 0, id: 0 }
  const before = pool.questions.length
  const reply = from.call('table.advise', { table, seat, decision: id })
  await pool.asked(before + 1)
  return { reply, signal: pool.signals[before] }
}

/** Asks, and is answered. */
async function advised(table: string): Promise<unknown> {
  const { reply } = await ask(table)
  pool.answer()
  return reply
}

function headerOnDisk(table: string): Record<string, unknown> {
  const parsed = parseSave(readFileSync(savePathOf(profile.path, table), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.reason.id)
  return parsed.saved.header as Record<string, unknown>
}

async function timesAt(table: string): Promise<readonly number[] | undefined> {
  return (await renderer.now(table)).status.advised
}

describe('who may ask for advice', () => {
  test('the seat to decide, and the request contains only what that seat may know', async () => {
    const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot')])
    expect(info.advice).toBe(true)
    expect(await advised(info.table)).toEqual({ ok: true, value: ADVICE })
    const [question] = pool.questions
    expect(question).toMatchObject({ game: 'toy-hand', seat: 0, viewer: 0 })
    expect(FIXTURE_GAME_CARDS.filter((card) => JSON.stringify(question?.view).includes(card))).toHaveLength(1)
  })

  test('no seat when the table does not allow it, also after it is opened again', async () => {
    const { info, status } = await renderer.startTable('toy-none', two, { advice: false })
    const { table } = info
    expect(info.advice).toBe(false)
    const call = { table, seat: 0, decision: status.decision?.id }
    expect(await renderer.rejectionId('table.advise', call)).toBe('table.refused.advice')
    await renderer.get('desk.leave', { table })
    await renderer.get('desk.openSave', { save: table })
    expect((await renderer.now(table)).info.advice).toBe(false)
  })

  test('no client for another seat, for another decision, or when the seat has no choice', async () => {
    const { info, status } = await renderer.startTable('toy-none', [personSeat('Ana'), botSeat('Bot')])
    const { table } = info
    const decision = status.decision?.id ?? 0
    const refusal = (call: object) => renderer.rejectionId('table.advise', { table, seat: 0, decision, ...call })
    expect(await refusal({ seat: 1 })).toBe('table.refused.notYourSeat')
    expect(await refusal({ decision: decision + 1 })).toBe('table.refused.stale')
    await renderer.act(table, { do: 'pass' })
    expect(await refusal({})).toBe('table.refused.notYourChoice')
    expect(pool.questions).toEqual([])
  })

  test('no seat whose curtain is not lifted', async () => {
    const { info } = await renderer.startTable('toy-hand', two)
    const { table } = info
    const call = { table, seat: 0, decision: 1 }
    expect(await renderer.rejectionId('table.advise', call)).toBe('table.refused.curtain')
    await renderer.get('table.liftCurtain', { table, seat: 1 })
    expect(await renderer.rejectionId('table.advise', call)).toBe('table.refused.curtain')
    await renderer.get('table.lowerCurtain', { table })
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    expect(await advised(table)).toEqual({ ok: true, value: ADVICE })
  })

  test('a screen with the table’s view gets advice computed from that view and shown in it', async () => {
    const { info } = await renderer.startTable('toy-small', two)
    await advised(info.table)
    expect(pool.questions[0]?.viewer).toBe('table')
    // Nor is it found from more: what the asker alone knows would be read off the chances.
    const { moment } = await renderer.get<TableSnapshot>('table.current', { table: info.table })
    expect(pool.questions[0]?.view).toEqual(moment.view)
  })

  test('the seats of a practice table', async () => {
    const { info } = await renderer.startTable('toy-none', two, { practice: true })
    expect(await advised(info.table)).toEqual({ ok: true, value: ADVICE })
  })
})

describe('an advice request is cancelled at once', () => {
  test.each([
    ['by acting', (table: string) => renderer.act(table, { do: 'mark' })],
    ['by taking something back', (table: string) => renderer.call('table.undo', { table, seat: 0 })],
    ['by lowering the curtain', (table: string) => renderer.call('table.lowerCurtain', { table })],
    ['by whoever asked', (table: string) => renderer.call('table.stopAdvice', { table })],
  ])('%s', async (_, step) => {
    const { info } = await renderer.startTable('toy-hand', two)
    const { table } = info
    await renderer.get('table.liftCurtain', { table, seat: 0 })
    await renderer.act(table, { do: 'mark' })
    const { reply, signal } = await ask(table)
    await step(table)
    expect(signal?.aborted).toBe(true)
    expect(await reply).toEqual({ ok: false, reason: { id: 'table.refused.stale' } })
    expect(await timesAt(table)).toBeUndefined()
  })

  test('by leaving the table', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { reply, signal } = await ask(info.table)
    await renderer.get('desk.leave', { table: info.table })
    expect(signal?.aborted).toBe(true)
    expect((await reply).ok).toBe(false)
  })

  test('by another request', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const first = await ask(info.table)
    expect(await advised(info.table)).toEqual({ ok: true, value: ADVICE })
    expect(first.signal?.aborted).toBe(true)
    expect((await first.reply).ok).toBe(false)
    expect(await timesAt(info.table)).toEqual([1, 0])
  })
})

test('a Sage that fails is a rejection, counts as no request, and logs nothing about the position', async () => {
  const { info } = await renderer.startTable('toy-hand', [personSeat('Ana'), botSeat('Bot')])
  const { reply } = await ask(info.table)
  pool.fail()
  expect(await reply).toEqual({ ok: false, reason: { id: 'table.refused.sage' } })
  expect(await timesAt(info.table)).toBeUndefined()
  expect(host.logLines).toEqual(['the Sage could not give advice'])
})

describe('the count of advice requests per seat', () => {
  test('is saved before the answer is given, and all clients see the count but not the advice', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    const other = host.renderer()
    await other.now(table)
    const { reply } = await ask(table)
    const from = other.received.length
    const onDisk: unknown[] = []
    renderer.onUpdate = () => onDisk.push(headerOnDisk(table)['advised'])
    pool.answer()
    await reply
    expect(onDisk).toEqual([[1, 0]])
    expect(other.updates.at(-1)).toMatchObject({ status: { advised: [1, 0], length: 0 }, moments: [{ facts: [] }] })
    expect(other.received.slice(from)).toHaveLength(1)
    expect(other.received.join()).not.toContain('chances')
  })

  test('survives undo, redo, other moves and opening the save again', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    await renderer.act(table, { do: 'mark' })
    await advised(table)
    await renderer.get('table.undo', { table, seat: 0 })
    expect(await timesAt(table)).toEqual([1, 0])
    await renderer.get('table.redo', { table, seat: 0 })
    await renderer.act(table, { do: 'pass' })
    await renderer.get('table.endTurn', { table, seat: 0 })
    await advised(table)
    expect(await timesAt(table)).toEqual([1, 1])
    await renderer.get('desk.leave', { table })
    expect(await renderer.get<SaveListEntry[]>('desk.saves')).toMatchObject([{ advised: [1, 1] }])
    await renderer.get('desk.openSave', { save: table })
    expect(await timesAt(table)).toEqual([1, 1])
    await renderer.act(table, { do: 'mark' })
    expect(headerOnDisk(table)['advised']).toEqual([1, 1])
  })

  test('survives the end of the process between the answer and the next move', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    await advised(info.table)
    const text = readFileSync(savePathOf(profile.path, info.table), 'utf8')
    await host.services.dispose()
    writeFileSync(savePathOf(profile.path, info.table), text)
    await start()
    await renderer.get('desk.openSave', { save: info.table })
    expect(await timesAt(info.table)).toEqual([1, 0])
  })

  test('stays in memory while the disk refuses, goes into the next save, and leaving asks meanwhile', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    const { table } = info
    const saves = join(profile.path, 'saves')
    const away = join(profile.path, 'away')
    renameSync(saves, away)
    writeFileSync(saves, '')
    expect(await advised(table)).toEqual({ ok: true, value: ADVICE })
    expect((await renderer.now(table)).status).toMatchObject({
      advised: [1, 0],
      notice: { id: 'table.notice.unsaved' },
    })
    expect(await renderer.call('desk.leave', { table })).toEqual({
      ok: false,
      reason: { id: 'table.refused.unsaved', values: { moves: 0 } },
    })
    rmSync(saves)
    renameSync(away, saves)
    await renderer.act(table, { do: 'mark' })
    expect(headerOnDisk(table)['advised']).toEqual([1, 0])
  })

  test('goes to the bin and back with its save', async () => {
    const { info } = await renderer.startTable('toy-none', two)
    await advised(info.table)
    await renderer.get('desk.leave', { table: info.table })
    const back = await renderer.restoreFromBin(await renderer.moveToBin(info.table))
    await renderer.get('desk.openSave', { save: back })
    expect(await timesAt(back)).toEqual([1, 0])
  })
})

test('a real game answers an advice request through the bridge', async () => {
  const folder = createTemporaryFolder()
  const real = await openTestHost({
    catalogue: createFixtureCatalogue(rauha),
    profile: folder.path,
    pace: 0,
    seed: 'real',
  })
  const ana = real.renderer()
  // The bot chooses at the same time.
  const chosen = ana.nextUpdate(({ status }) => status.deciders.length === 1)
  const { info } = await ana.startTable('rauha', [personSeat('Ana'), botSeat('Bot')])
  await chosen
  const now: TableSnapshot = await ana.now(info.table)
  const { seat = 0, id = 0, choices = [] } = now.status.decision ?? {}
  const advice = await ana.get<Advice>('table.advise', { table: now.info.table, seat, decision: id })
  expect(advice.choices.length).toBeGreaterThan(0)
  for (const { choice, chances, line } of advice.choices) {
    expect(line[0]?.choice).toEqual(choices[choice])
    expect(line[0]?.view).toEqual(now.moment.view)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  }
  await real.services.dispose()
  folder.remove()
})
