import { EventEmitter } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RotatingLog } from '../log/log-file.ts'
import { createManualClock, createTemporaryFolder } from '../testing/test-host.ts'
import { setUpHeadlessErrorShutdown } from './graceful-shutdown.ts'

let profile: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  profile = createTemporaryFolder()
})
afterEach(() => {
  profile.remove()
})

function process() {
  const clock = createManualClock()
  const file = new RotatingLog(profile.path, clock)
  const seen = { said: '', exits: [] as unknown[] }
  const on = Object.assign(new EventEmitter(), {
    exitCode: undefined as number | undefined,
    exit(code: unknown): never {
      seen.exits.push(code)
      throw new Error('ended')
    },
    stderr: { write: (text: string) => (seen.said += text) },
  })
  const running = setUpHeadlessErrorShutdown({ file, write: (entry) => file.write(entry) }, clock, on)
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return { clock, seen, on, running, turns }
}

test('after an uncaught error the process saves, prints where the log is, and stops in order', async () => {
  const { seen, on, running, turns } = process()
  const done: string[] = []
  running.services = {
    retrySave: () => {
      done.push('saved')
      return Promise.resolve([])
    },
  }
  running.stop = () => done.push('stopped')
  on.emit('uncaughtException', new Error('the raven'))
  await turns()
  expect(done).toEqual(['saved', 'stopped'])
  expect(on.exitCode).toBe(1)
  expect(seen).toEqual({
    said: `Samsara failed, and ends. Where it failed stands in ${join(profile.path, 'logs')}\n`,
    exits: [],
  })
  const log = readFileSync(join(profile.path, 'logs', 'samsara.log'), 'utf8')
  expect(log).toContain('nobody caught: Error')
  expect(log).not.toContain('raven')
})

test('exits by force when stopping takes too long', async () => {
  const { seen, on, running, turns, clock } = process()
  running.stop = () => undefined
  on.emit('unhandledRejection', 'x')
  await turns()
  expect(() => clock.advance(10_000)).toThrow('ended')
  expect(seen.exits).toEqual([1])
})

test('exits at once when nothing has started yet', async () => {
  const { seen, on, turns } = process()
  on.emit('uncaughtException', new Error('x'))
  await turns()
  expect(seen.exits).toEqual([1])
  expect(existsSync(join(profile.path, 'logs', 'samsara.log'))).toBe(true)
})
