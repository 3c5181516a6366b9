// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { createFakeHost, testTableNow, type FakeHost } from '../testing/fake-host.ts'
import TableScreen from './TableScreen.svelte'

/** The table's own screen, as far as leaving goes: what it is given. */
const seated = vi.hoisted(() => ({ onleave: (): void => undefined, onagain: (): void => undefined }))
const app = vi.hoisted(() => ({ now: {} }))

vi.mock('./table/TableContainer.svelte', () => ({
  default: (_anchor: unknown, props: typeof seated) => Object.assign(seated, props),
}))
vi.mock('./load-game-ui.ts', () => ({ loadGameUiWithMessages: () => Promise.resolve({}) }))
vi.mock('../app-state.svelte.ts', () => ({ useApp: () => app.now }))

const UNSAVED: Result<unknown> = { ok: false, reason: { id: 'table.refused.unsaved', values: { moves: 3 } } }
let host: FakeHost
let shown: Record<string, unknown>
const went: unknown[] = []

beforeEach(async () => {
  host = createFakeHost()
  host.answer('table.current', () => ({ ok: true, value: testTableNow() }))
  host.answer('desk.newTable', () => ({ ok: true, value: { table: 'next' } }))
  went.length = 0
  app.now = {
    bridge: host.bridge,
    settings: { ...DEFAULT_SETTINGS, motion: 0 },
    lost: false,
    guest: false,
    isElsewhere: () => false,
    setLeaveHandler: () => () => undefined,
    showNotice: (reason: unknown) => went.push(reason),
    go: (place: unknown) => went.push(place),
  }
  shown = mount(TableScreen, { target: document.body, props: { table: 'one' } })
  await settled()
})

afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
})

/** Everything that was asked is answered and shown. */
async function settled(): Promise<void> {
  await vi.waitFor(() => {
    if (host.asked.length === 0) throw new Error('nothing asked yet')
  })
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}

async function leave(): Promise<void> {
  seated.onleave()
  await settled()
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
  if (found === undefined) throw new Error(`no button ${name}`)
  return found
}

const leaves = (): unknown[] => host.asked.filter(({ name }) => name === 'desk.leave').map(({ arg }) => arg)
const dialog = (): string | undefined => document.querySelector('[role=dialog]')?.textContent

test('F4: a saved table is left at once', async () => {
  await leave()
  expect(went).toEqual([{ at: 'home' }])
  expect(dialog()).toBeUndefined()
})

test('F4: a table with unsaved moves asks, and the player can stay', async () => {
  host.answer('desk.leave', () => UNSAVED)
  await leave()
  expect(went).toEqual([])
  expect(dialog()).toContain('The last 3 moves would be lost.')
  button('Stay at the table').click()
  await settled()
  expect(dialog()).toBeUndefined()
  expect(went).toEqual([])
  expect(leaves()).toEqual([{ table: 'one' }])
})

test('F4: the player can leave and lose the unsaved moves', async () => {
  host.answer('desk.leave', () => UNSAVED)
  await leave()
  host.answer('desk.leave', () => ({ ok: true, value: null }))
  button('Leave and lose 3 moves').click()
  await settled()
  expect(leaves()).toEqual([{ table: 'one' }, { table: 'one', lose: true }])
  expect(went).toEqual([{ at: 'home' }])
})

test('F4: starting another game with the same people asks too', async () => {
  host.answer('desk.leave', () => UNSAVED)
  seated.onagain()
  await settled()
  expect(went).toEqual([])
  host.answer('desk.leave', () => ({ ok: true, value: null }))
  button('Leave and lose 3 moves').click()
  await settled()
  expect(went).toEqual([{ at: 'table', table: 'next' }])
})

test('A12: the page announces that it will paint its board before it requests the table', () => {
  const [first, second] = host.asked
  expect(first).toEqual({ name: 'table.paint', arg: { table: 'one', done: false } })
  expect(second?.name).toBe('table.current')
})

test('A12: a window that is hidden before its board is painted keeps no bot waiting', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(host.asked.filter(({ name }) => name === 'table.paint').map(({ arg }) => arg)).toEqual([
    { table: 'one', done: false },
    { table: 'one', done: true },
  ])
  hidden.mockRestore()
})
