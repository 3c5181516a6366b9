// @vitest-environment happy-dom
/** Checks that a guest who leaves a table of another machine is told whether the seats are kept or given back, and can choose. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { TablePresence } from '../../bridge/presence.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { createFakeHost, testPeople, testTableNow, type FakeHost } from '../testing/fake-host.ts'
import type { AppPage } from '../app-page.ts'
import TableScreen from './TableScreen.svelte'

const seated = vi.hoisted(() => ({ onleave: (_?: unknown): void => undefined }))
const app: { now: Record<string, unknown> } = vi.hoisted(() => ({ now: {} }))

vi.mock('./table/TableContainer.svelte', () => ({
  default: (_anchor: unknown, props: typeof seated) => Object.assign(seated, props),
}))
vi.mock('./load-game-ui.ts', () => ({ loadGameUiWithMessages: () => Promise.resolve({}) }))
vi.mock('../app-state.svelte.ts', () => ({ useApp: () => app.now }))

let host: FakeHost
let shown: Record<string, unknown>
const went: unknown[] = []

const SEATED: Partial<TablePresence> = {
  me: 'guest-1',
  parties: [
    { id: 'host', name: 'Ana', kind: 'host', seats: [0] },
    { id: 'guest-1', name: 'Ben', kind: 'app', seats: [1] },
  ],
}
const WATCHES: Partial<TablePresence> = { ...SEATED, parties: [{ id: 'guest-1', name: 'Ben', kind: 'app', seats: [] }] }

async function show(people: Partial<TablePresence>, guest = false): Promise<void> {
  host = createFakeHost()
  host.answer('table.current', () => ({ ok: true, value: testTableNow() }))
  host.answer('table.people', () => ({ ok: true, value: testPeople({ table: 'lan-1', ...people }) }))
  went.length = 0
  app.now = {
    bridge: host.bridge,
    settings: { ...DEFAULT_SETTINGS, motion: 0 },
    isConnectionLost: false,
    guest,
    isElsewhere: () => true,
    setLeaveHandler: () => () => undefined,
    forgetGuestSeat: () => went.push('forgotten'),
    showNotice: ({ id }: { id: string }) => went.push(id),
    page: { at: 'table', table: 'lan-1' },
    go: (page: AppPage) => {
      app.now['page'] = page
      went.push(page.at)
    },
    goHome: () => went.push('out'),
  }
  shown = mount(TableScreen, { target: document.body, props: { table: 'lan-1' } })
  await settled()
}

afterEach(async () => {
  await unmount(shown)
  document.body.replaceChildren()
})

async function settled(): Promise<void> {
  for (let n = 0; n < 3; n++) await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}

async function leave(to?: AppPage): Promise<void> {
  seated.onleave(to)
  await settled()
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
  if (found === undefined) throw new Error(`no button ${name}`)
  found.click()
  await settled()
}

const silent = (): Promise<never> => new Promise(() => undefined)
const buttons = (): string[] =>
  [...document.querySelectorAll('[role=dialog] .ways button')].map((each) => each.textContent.trim())
const left = (): string[] => host.asked.map(({ name }) => name).filter((name) => name.endsWith('.leave'))

test('an app asks whether to keep its seats or to give them back, and the guest can stay', async () => {
  await show(SEATED)
  await leave()
  expect(buttons()).toEqual(['Stay', 'Leave, and keep my seats', 'Leave, and give my seats back'])
  await press('Stay')
  expect([...left(), ...went, ...buttons()]).toEqual([])
})

test('a guest that keeps its seats leaves with a notice about it', async () => {
  await show(SEATED)
  await leave()
  await press('Leave, and keep my seats')
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['home', 'lobby.kept'])
})

test('a guest that gives its seats back leaves for good', async () => {
  await show(SEATED)
  await leave()
  await press('Leave, and give my seats back')
  expect(left()).toEqual(['table.leave', 'desk.leave'])
  expect(went).toEqual(['home'])
})

test('a guest that goes to another page keeps its seats, with a notice about it', async () => {
  await show(SEATED)
  await leave({ at: 'library' })
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['library', 'lobby.kept'])
})

test('a spectator leaves at once', async () => {
  await show(WATCHES)
  await leave()
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['home'])
})

test('a browser guest can only give its seats back, or reads that it can close the page', async () => {
  await show(SEATED, true)
  await leave({ at: 'library' })
  expect(buttons()).toEqual([])
  await leave()
  expect(buttons()).toEqual(['Stay', 'Leave, and give my seats back'])
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('only close this page')
  await press('Leave, and give my seats back')
  expect(left()).toEqual(['table.leave'])
  expect(went).toEqual(['forgotten'])
  expect(buttons()).toEqual([])
})

test('S2: an app leaves at once, even if the host does not answer', async () => {
  await show(SEATED)
  host.answer('desk.leave', silent)
  host.answer('table.leave', silent)
  await leave()
  await press('Leave, and keep my seats')
  expect(went).toEqual(['home'])
  await unmount(shown)
  await show(SEATED)
  host.answer('table.leave', silent)
  await leave()
  await press('Leave, and give my seats back')
  expect(went).toEqual(['home'])
})

test('S2: a browser guest waits two seconds for the answer of the host, and then keeps its token', async () => {
  await show(SEATED, true)
  host.answer('table.leave', silent)
  await leave()
  vi.useFakeTimers()
  const pressed = press('Leave, and give my seats back')
  await vi.advanceTimersByTimeAsync(1900)
  expect(went).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(went).toEqual(['out'])
  await pressed
  vi.useRealTimers()
})

test('S2: if the host refuses to take the seats back, the reason is shown and the guest stays', async () => {
  await show(SEATED, true)
  host.answer('table.leave', () => ({ ok: false, reason: { id: 'table.refused.handing' } }))
  await leave()
  await press('Leave, and give my seats back')
  expect(went).toEqual(['table.refused.handing'])
})

const words = (): string => document.body.textContent.replace(/\s+/g, ' ')

test.each([
  ['an app', false, 'Back home', ['home']],
  ['a page', true, 'Back to the entrance', ['out']],
] as const)('S2: a table that is still awaited can be left in %s, also with Escape', async (_, guest, way, out) => {
  await show(SEATED, guest)
  await unmount(shown)
  for (const take of [
    () => press(way),
    async () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
      await settled()
    },
  ]) {
    went.length = 0
    host.answer('table.current', silent)
    shown = mount(TableScreen, { target: document.body, props: { table: 'lan-1' } })
    await settled()
    expect(words()).toContain('Setting up the table')
    await take()
    expect(went).toEqual(out)
    await unmount(shown)
  }
  shown = mount(TableScreen, { target: document.body, props: { table: 'lan-1' } })
})

test('S2: says that a refused table could not be opened, and that an invalid one cannot be shown', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await show(SEATED)
  await unmount(shown)
  host.answer('table.current', () => ({ ok: false, reason: { id: 'table.refused.unknown' } }))
  shown = mount(TableScreen, { target: document.body, props: { table: 'lan-1' } })
  await settled()
  expect(words()).toContain('This table could not be opened.')
  host.answer('table.current', () => ({ ok: true, value: { ...testTableNow(), status: null } }))
  await press('Try again')
  expect(words()).toContain('Something about this table cannot be shown.')
  await press('Back home')
  expect(went).toEqual(['home'])
})
