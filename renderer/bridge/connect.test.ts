// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'

const dialled: string[] = []

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(address: string) {
        super()
        dialled.push(address)
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  dialled.length = 0
})

function at(address: string): Window {
  const history = { replaceState: vi.fn() }
  return { location: { href: address }, sessionStorage, history } as unknown as Window
}

test('the key moves from the address bar into the session, and a reload still has it', () => {
  const first = at('http://127.0.0.1:4000/?key=a%2Bb')
  connect(first)
  expect(dialled).toEqual(['ws://127.0.0.1:4000/bridge?key=a%2Bb'])
  const [, , shown] = vi.mocked(first.history.replaceState).mock.calls[0] ?? []
  expect(String(shown)).toBe('http://127.0.0.1:4000/')
  connect(at('http://127.0.0.1:4000/'))
  expect(dialled[1]).toBe(dialled[0])
})

test('inside the desktop app calls go over the preload, and nothing is dialled', async () => {
  const call = vi.fn(() => Promise.resolve({ ok: true, value: [] } as const))
  const page = Object.assign(at('app://samsara/'), { samsara: { call, on: () => () => undefined } })
  const { bridge } = connect(page)
  expect(await bridge.desk.games()).toEqual({ ok: true, value: [] })
  expect(call).toHaveBeenCalledWith('desk.games', undefined)
  expect(dialled).toEqual([])
})
