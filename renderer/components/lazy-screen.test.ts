// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/fake-host.ts'
import { AppState } from '../app-state.svelte.ts'
import AppBackground from './AppBackground.svelte'
import LazyScreenHarness from '../testing/LazyScreenHarness.svelte'

let shown: Record<string, unknown> | undefined
let loads: number
let anew: number
/** Whether the screen can be had. */
let there: boolean

beforeEach(() => {
  loads = 0
  anew = 0
  there = false
})
afterEach(async () => {
  if (shown !== undefined) await unmount(shown)
  shown = undefined
})

async function show(isGuest: boolean): Promise<AppState> {
  const guest = { table: 't1', forgetSeat: vi.fn(), showLogin: vi.fn(), reload: () => void (anew += 1) }
  const line = { bridge: createFakeHost().bridge, onLostChanged: () => () => undefined }
  const app = new AppState(isGuest ? { ...line, guest } : line)
  const load = async (): Promise<{ default: Component<never> }> => {
    loads += 1
    await Promise.resolve()
    if (!there) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: AppBackground as Component<never> }
  }
  shown = mount(LazyScreenHarness, { target: document.body, props: { app, load } })
  await settled()
  return app
}

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve()
  flushSync()
}

const button = (): HTMLButtonElement | null => document.querySelector('button')

test('in the app the player can try again to load a screen that failed to load', async () => {
  await show(false)
  there = true
  button()?.click()
  flushSync()
  await settled()
  expect([loads, anew, button()]).toEqual([2, 0, null])
})

test('in a guest’s browser the retry button reloads the page instead of importing the screen again', async () => {
  await show(true)
  button()?.click()
  expect([loads, anew]).toEqual([1, 1])
})

test('a guest’s page whose screen failed to load reloads itself when the connection returns', async () => {
  const app = await show(true)
  app.isConnectionLost = true
  flushSync()
  expect(anew).toBe(0)
  app.isConnectionLost = false
  flushSync()
  expect(anew).toBe(1)
})

test('a returning connection does not reload a page whose screen has loaded', async () => {
  there = true
  const app = await show(true)
  app.isConnectionLost = true
  flushSync()
  app.isConnectionLost = false
  flushSync()
  expect([loads, anew]).toEqual([1, 0])
})
