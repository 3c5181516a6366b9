/** The bots' worker as built from its file: a thread that notices a cancellation while it computes. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '../../engine/core/contract/json.ts'
import type { AnyGame } from '../../engine/core/contract/game.ts'
import { seedFromText } from '../../engine/core/contract/random.ts'
import { createTestTable } from '../../engine/core/invariants/test-helpers.ts'
import { karmaka } from '../../engine/karmaka/index.ts'
import { rauha } from '../../engine/rauha/index.ts'
import { systemClock } from '../base/clock.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { spawnWorker } from '../workers/spawn.ts'
import {
  createBotAndAnalysisPool,
  type AdviceRequest,
  type BotMoveRequest,
  type BotOrAnalysisTask,
  type BotTaskResult,
} from './bot-and-analysis-pool.ts'

function questionAtTheStart(game: AnyGame): BotMoveRequest {
  const seed = seedFromText('worker')
  const table = createTestTable(game, { seed: 'worker' })
  table.playForcedChoices()
  const seat = table.deciders[0] ?? 0
  const view = game.view(table.state, seat) as Json
  const choices = table.decision(seat)?.choices ?? []
  return { game: game.info.id, seat, view, choices, level: 'master', seed, streamLabel: '0/0', earlier: [] }
}

test('the Sage gives advice in the bot workers, and an advice request can be cancelled', async () => {
  const spawn = () => spawnWorker(join(import.meta.dirname, 'bot-worker.ts'))
  const pool = createBotAndAnalysisPool(
    createWorkerPool<BotOrAnalysisTask, BotTaskResult>({ clock: systemClock, spawn }),
  )
  const asked = questionAtTheStart(karmaka)
  const { game, seat, view, seed, streamLabel } = asked
  const question: AdviceRequest = { game, seat, view, choices: asked.choices, viewer: seat, seed, streamLabel }
  const calling = new AbortController()
  const dropped = expect(pool.advise(question, { signal: calling.signal })).rejects.toThrow('aborted')
  calling.abort()
  await dropped
  const { choices } = await pool.advise(question)
  expect(choices).toHaveLength(3)
  for (const { choice, line } of choices) expect(line[0]).toEqual({ view: asked.view, choice: asked.choices[choice] })
  await pool.close()
})

test('a cancelled master request stops at once in the same worker, and main stays responsive meanwhile', async () => {
  let spawned = 0
  const workers = createWorkerPool<BotOrAnalysisTask, BotTaskResult>({
    clock: systemClock,
    spawn: () => {
      spawned += 1
      return spawnWorker(join(import.meta.dirname, 'bot-worker.ts'))
    },
  })
  const pool = createBotAndAnalysisPool(workers)
  const question = questionAtTheStart(rauha)
  const quick: BotMoveRequest = { ...question, level: 'novice' }
  // The worker is up, and knows its game.
  expect(question.choices).toContainEqual(await pool.ask(quick))
  const calling = new AbortController()
  const thinking = pool.ask(question, { signal: calling.signal })
  const failed = expect(thinking).rejects.toThrow('aborted')
  // Main continues while the master searches: only main answers this.
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
  calling.abort()
  await failed
  expect(question.choices).toContainEqual(await pool.ask(quick))
  expect(spawned).toBe(1)
  await pool.close()
})
