// @vitest-environment happy-dom
/** A guest who leaves a table of another machine: whether the seats are kept or given back is said, and chosen. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { People } from '../../bridge/people.ts'
import { DEFAULT_SETTINGS } from '../../bridge/settings.ts'
import { fakeHost, peopleNow, tableNow, type FakeHost } from '../bridge/fixtures.ts'
import type { Page } from '../app.svelte.ts'
import Table from './Table.svelte'

const seated = vi.hoisted(() => ({ onleave: (_?: unknown): void => undefined }))
const app = vi.hoisted(() => ({ now: {} }))

vi.mock('./table/Seated.svelte', () => ({
  default: (_anchor: unknown, props: typeof seated) => Object.assign(seated, props),
}))
vi.mock('./faces.ts', () => ({ loadFace: () => Promise.resolve({}) }))
vi.mock('../app.svelte.ts', () => ({ useApp: () => app.now }))

let host: FakeHost
let shown: Record<string, unknown>
const went: unknown[] = []

const SEATED: Partial<People> = {
  me: 'guest-1',
  parties: [
    { id: 'host', name: 'Ana', kind: 'host', seats: [0] },
    { id: 'guest-1', name: 'Ben', kind: 'app', seats: [1] },
  ],
}
const WATCHES: Partial<People> = { ...SEATED, parties: [{ id: 'guest-1', name: 'Ben', kind: 'app', seats: [] }] }

async function show(people: Partial<People>, guest = false): Promise<void> {
  host = fakeHost()
  host.answer('table.current', () => ({ ok: true, value: tableNow() }))
  host.answer('table.people', () => ({ ok: true, value: peopleNow({ table: 'lan-1', ...people }) }))
  went.length = 0
  app.now = {
    bridge: host.bridge,
    settings: { ...DEFAULT_SETTINGS, motion: 0 },
    lost: false,
    guest,
    isElsewhere: () => true,
    leaving: () => () => undefined,
    left: () => went.push('forgotten'),
    notice: ({ id }: { id: string }) => went.push(id),
    go: ({ at }: Page) => went.push(at),
  }
  shown = mount(Table, { target: document.body, props: { table: 'lan-1' } })
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

async function leave(to?: Page): Promise<void> {
  seated.onleave(to)
  await settled()
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)
  if (found === undefined) throw new Error(`no button ${name}`)
  found.click()
  await settled()
}

const buttons = (): string[] =>
  [...document.querySelectorAll('[role=dialog] .ways button')].map((each) => each.textContent.trim())
const left = (): string[] => host.asked.map(({ name }) => name).filter((name) => name.endsWith('.leave'))

test('an app keeps its seats or gives them back, as its people say; until then nothing happens', async () => {
  await show(SEATED)
  await leave()
  expect(buttons()).toEqual(['Stay', 'Leave, and keep my seats', 'Leave, and give my seats back'])
  await press('Stay')
  expect([...left(), ...went, ...buttons()]).toEqual([])
})

test('who keeps them is told so, and how to come back', async () => {
  await show(SEATED)
  await leave()
  await press('Leave, and keep my seats')
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['home', 'lobby.kept'])
})

test('who gives them back leaves for good', async () => {
  await show(SEATED)
  await leave()
  await press('Leave, and give my seats back')
  expect(left()).toEqual(['table.leave', 'desk.leave'])
  expect(went).toEqual(['forgotten', 'home'])
})

test('who goes on to something else keeps them, and is told so', async () => {
  await show(SEATED)
  await leave({ at: 'library' })
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['library', 'lobby.kept'])
})

test('who only watches just leaves', async () => {
  await show(WATCHES)
  await leave()
  expect(left()).toEqual(['desk.leave'])
  expect(went).toEqual(['home'])
})

test('a page has no other place: it gives its seats back, or is told to close the page', async () => {
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
