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

test('sends a command whose reply is pending only once, and gives both callers the same reply', async () => {
  const { bridge, asked, answers } = handLine()
  const replies = [bridge.table.endTurn(SEAT), bridge.table.endTurn(SEAT)]
  expect(asked).toEqual(['table.endTurn'])
  answers[0]?.(DONE)
  expect(await Promise.all(replies)).toEqual([DONE, DONE])
  void bridge.table.endTurn(SEAT)
  expect(asked).toHaveLength(2)
})

test('sends a repeated call if another command came between, the argument differs, or it is a query', () => {
  const { bridge, asked } = handLine()
  void bridge.table.undo(SEAT)
  void bridge.table.redo(SEAT)
  void bridge.table.undo(SEAT)
  void bridge.table.undo({ ...SEAT, seat: 1 })
  void bridge.desk.saves()
  void bridge.desk.saves()
  expect(asked).toEqual(['table.undo', 'table.redo', 'table.undo', 'table.undo', 'desk.saves', 'desk.saves'])
})

test('sends a command again after sending it has failed', async () => {
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

test('S2: an event on which one listener throws still reaches the other listeners', () => {
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
