/** The bots' worker itself, as it is built from its file: a thread that thinks, and hears while it thinks. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Json } from '../../engine/core/contract/json.ts'
import { seedFromText, streamOf } from '../../engine/core/contract/random.ts'
import { silent } from '../../engine/core/contract/facts.ts'
import { rauha } from '../../engine/rauha/index.ts'
import { systemClock } from '../clock.ts'
import { openPool } from '../workers/pool.ts'
import { spawnWorker } from '../workers/spawn.ts'
import { openBotPool, type BotQuestion, type BotWork, type BotWorkDone } from './bot-pool.ts'

function questionAtTheStart(): BotQuestion {
  const seed = seedFromText('worker')
  const state = rauha.setup({ players: 2, options: {} }, streamOf(seed, 0), silent)
  const seat = rauha.deciders(state)[0] ?? 0
  return {
    ...{
      game: 'rauha',
      seat,
      view: rauha.view(state, seat) as unknown as Json,
      choices: [...rauha.choices(state, seat)],
    },
    ...{ level: 'master', seed, event: '0/0', earlier: [] },
  }
}

test('a master that is called off stops thinking at once, in the same worker, while main is free all the time', async () => {
  let spawned = 0
  const workers = openPool<BotWork, BotWorkDone>({
    clock: systemClock,
    spawn: () => {
      spawned += 1
      return spawnWorker(join(import.meta.dirname, 'bot-worker.ts'))
    },
  })
  const pool = openBotPool(workers)
  const question = questionAtTheStart()
  const quick: BotQuestion = { ...question, level: 'novice' }
  // The worker is up, and knows its game.
  expect(question.choices).toContainEqual(await pool.ask(quick))
  const calling = new AbortController()
  const thinking = pool.ask(question, { signal: calling.signal })
  const failed = expect(thinking).rejects.toThrow('aborted')
  // Main goes on while the master thinks: this is answered by nobody but main.
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve))
  calling.abort()
  await failed
  expect(question.choices).toContainEqual(await pool.ask(quick))
  expect(spawned).toBe(1)
  await pool.close()
})
