import { expect, test, vi } from 'vitest'
import type { Result } from '../../bridge/result.ts'
import { createBridgeClient } from './bridge-client.ts'
import { createFakeHost } from '../testing/fake-host.ts'

/** A line whose calls are answered by hand, in the order in which they were made. */
function handLine() {
  const asked: string[] = []
  const answers: ((reply: Result<unknown>) => void)[] = []
  const bridge = createBridgeClient({
    call: (name) => {
      asked.push(name)
      return new Promise((resolve) => answers.push(resolve))
    },
    on: () => () => undefined,
  })
  return { bridge, asked, answers }
}

const SEAT = { table: 't1', seat: 0 }
const DONE = { ok: true, value: null } as const

test('leaving: a command that waits for its answer is not sent a second time, and has one answer', async () => {
  const { bridge, asked, answers } = handLine()
  const replies = [bridge.table.endTurn(SEAT), bridge.table.endTurn(SEAT)]
  expect(asked).toEqual(['table.endTurn'])
  answers[0]?.(DONE)
  expect(await Promise.all(replies)).toEqual([DONE, DONE])
  void bridge.table.endTurn(SEAT)
  expect(asked).toHaveLength(2)
})

test('leaving: another command in between, another argument or a question is another call', () => {
  const { bridge, asked } = handLine()
  void bridge.table.undo(SEAT)
  void bridge.table.redo(SEAT)
  void bridge.table.undo(SEAT)
  void bridge.table.undo({ ...SEAT, seat: 1 })
  void bridge.desk.saves()
  void bridge.desk.saves()
  expect(asked).toEqual(['table.undo', 'table.redo', 'table.undo', 'table.undo', 'desk.saves', 'desk.saves'])
})

test('leaving: a command that could not be sent can be given again', async () => {
  let calls = 0
  const bridge = createBridgeClient({
    call: () => {
      calls += 1
      return Promise.reject(new Error('connection lost'))
    },
    on: () => () => undefined,
  })
  expect((await bridge.desk.openSave({ save: 's1' })).ok).toBe(false)
  expect((await bridge.desk.openSave({ save: 's1' })).ok).toBe(false)
  expect(calls).toBe(2)
})

test('S2: an event that one listener cannot work with reaches the others, and stops nothing', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const host = createFakeHost()
  const { bridge } = host
  const heard: unknown[] = []
  bridge.on('said', ({ saying }) => heard.push(saying.kind))
  bridge.on('said', (said) => heard.push(said))
  host.push('said', null as never)
  expect(heard).toEqual([null])
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
