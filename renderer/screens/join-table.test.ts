// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RejoinableTable, NearbyTable } from '../../bridge/remote-tables.ts'
import type { Result } from '../../bridge/result.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { createFakeHost, type FakeHost } from '../testing/fake-host.ts'
import { AppState } from '../app-state.svelte.ts'
import JoinHarness from '../testing/JoinHarness.svelte'

let host: FakeHost
let app: AppState
let shown: Record<string, unknown> | undefined

const value = <T>(of: T): Result<T> => ({ ok: true, value: of })
const NEAR: NearbyTable = {
  nearby: 'n1',
  host: 'Lamp',
  game: 'karmaka',
  seats: 3,
  free: 2,
  addresses: ['192.168.1.7:4712'],
  fingerprint: '1A2B-3C4D',
}
const OLDER: NearbyTable = {
  ...NEAR,
  nearby: 'n2',
  host: 'Old',
  addresses: ['192.168.1.8:4712'],
  other: { id: 'app.failed' },
}
const SEAT: RejoinableTable = { seat: 's1', game: 'karmaka', host: 'Lamp', name: 'Cem', address: '192.168.1.7:4712' }

beforeEach(() => {
  localStorage.clear()
  host = createFakeHost()
  host.answer('desk.look', () => value([]))
  host.answer('desk.seatsElsewhere', () => value([]))
  host.answer('desk.games', () => value([]))
  app = new AppState({ bridge: host.bridge, onLostChanged: () => () => undefined })
  app.settings = { ...DEFAULT_SETTINGS, motion: 0 }
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

async function settled(): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve()
  flushSync()
}

async function show(address = ''): Promise<void> {
  shown = mount(JoinHarness, { target: document.body, props: { app, address } })
  await settled()
}

const text = (): string => document.body.textContent.replace(/\s+/g, ' ')
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent
const asked = (name: string): unknown[] => host.asked.filter((each) => each.name === name).map(({ arg }) => arg)

async function press(name: string): Promise<void> {
  const all = [...document.querySelectorAll('button')]
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent).includes(name))
  if (found === undefined) throw new Error(`no button ${name}`)
  found.click()
  await settled()
}

async function submit(): Promise<void> {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  await settled()
}

async function type(label: string, words: string): Promise<void> {
  const found = [...document.querySelectorAll('label')].find((each) => each.textContent.trim().startsWith(label))
  const input = found?.querySelector('input')
  if (!input) throw new Error(`no field ${label}`)
  input.value = words
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

test('looks for tables while it is open, and says what to do while none is found', async () => {
  await show()
  expect(text()).toContain('No table has been found yet.')
  expect(text()).toContain('Type the address from the host’s panel instead.')
  host.push('nearby', [NEAR])
  await settled()
  expect(text()).toContain('2 of 3 seats are free')
  expect(asked('desk.stopLooking')).toHaveLength(0)
  if (shown !== undefined) await unmount(shown)
  shown = undefined
  expect(asked('desk.stopLooking')).toHaveLength(1)
})

test('joins a nearby table with code and name, and opens its page', async () => {
  host.answer('desk.look', () => value([NEAR]))
  host.answer('desk.join', () => value({ table: 'lan-1' }))
  await show()
  await press('karmaka at Lamp')
  await submit()
  expect(alert()).toBe('Type the code from the host’s panel.')
  await type('Code', 'abcde fghjk')
  await submit()
  expect(alert()).toBe('Say what you are called.')
  expect(asked('desk.join')).toEqual([])
  await type('Your name', 'Cem')
  await submit()
  expect(asked('desk.join')).toEqual([{ address: '192.168.1.7:4712', name: 'Cem', code: 'abcde fghjk' }])
  expect(app.page).toEqual({ at: 'table', table: 'lan-1' })
})

test('a table of another version cannot be chosen', async () => {
  host.answer('desk.look', () => value([OLDER]))
  await show()
  await press('karmaka at Old')
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('')
})

test('a link with a code does not ask for one', async () => {
  host.answer('desk.join', () => value({ table: 'lan-1' }))
  await show('samsara://join/?a=192.168.1.7:4712&f=00&c=ABCDEFGHJK')
  expect([...document.querySelectorAll('label')].map((each) => each.textContent.trim())).not.toContain('Code')
  await type('Your name', 'Cem')
  await submit()
  expect(asked('desk.join')).toEqual([{ address: 'samsara://join/?a=192.168.1.7:4712&f=00&c=ABCDEFGHJK', name: 'Cem' }])
})

test('a link without a code asks for the code', async () => {
  await show('samsara://join/?a=192.168.1.7%3A4712')
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('192.168.1.7:4712')
  expect(document.querySelector('form')?.textContent).toContain('It is another one than the page’s')
  await submit()
  expect(alert()).toBe('Type the code from the host’s panel.')
})

test('a player who types the address of the browser page reads that its code cannot be used here', async () => {
  await show('192.168.1.7:4712')
  expect(document.querySelector('form')?.textContent).not.toContain('another one than the page’s')
  await type('Address or link', 'http://192.168.1.7:4712/guest#ABCDEFGHJK')
  expect(document.querySelector('form')?.textContent).toContain('another one than the page’s')
})

test('an invalid link stays in the field, for the host to refuse', async () => {
  await show('samsara://[')
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('samsara://[')
})

test('shows why joining failed, and stays open', async () => {
  host.answer('desk.join', () => ({ ok: false, reason: { id: 'lan.refused.busy', values: { seconds: 9 } } }))
  app.go({ at: 'join' })
  await show('192.168.1.7:4712')
  await type('Code', 'ABCDE-FGHJK')
  await type('Your name', 'Cem')
  await submit()
  expect(alert()).toContain('9 seconds')
  expect(app.page).toEqual({ at: 'join' })
})

test('a seat at another host can be rejoined without a code, or forgotten', async () => {
  host.answer('desk.seatsElsewhere', () => value([SEAT]))
  host.answer('desk.rejoin', () => value({ table: 'lan-2' }))
  await show()
  await press('Forget the seat in karmaka at Lamp')
  expect(asked('desk.forget')).toEqual([{ seat: 's1' }])
  await press('Come back to karmaka at Lamp, as Cem')
  expect(asked('desk.rejoin')).toEqual([{ seat: 's1' }])
  expect(app.page).toEqual({ at: 'table', table: 'lan-2' })
})
