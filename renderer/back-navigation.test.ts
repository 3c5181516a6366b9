// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { AppPage } from './app-page.ts'
import { BackNavigation } from './back-navigation.ts'
import { countOverlays, pushOverlay } from './overlay-stack.svelte.ts'

/** A window whose history can be walked by hand. Before its first entry lies another page. */
class FakeWindow extends EventTarget {
  entries: unknown[] = [null]
  at = 0
  /** The other page has come. */
  left = false
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'> = this.#made()

  /** A person goes back or forward. */
  walk(by: number): void {
    const to = this.at + by
    if (to < -1 || to >= this.entries.length) return
    if (to < 0) {
      this.left = true
      return
    }
    this.at = to
    this.dispatchEvent(new PopStateEvent('popstate', { state: this.entries[to] }))
  }

  press(key: string): boolean {
    return this.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, cancelable: true, bubbles: true }))
  }

  #made(): FakeWindow['history'] {
    const state = (): unknown => this.entries[this.at]
    return {
      get state() {
        return state()
      },
      go: (by = 0) => {
        this.walk(by)
      },
      pushState: (state) => {
        this.entries = [...this.entries.slice(0, this.at + 1), structuredClone(state)]
        this.at += 1
      },
      replaceState: (state) => {
        this.entries[this.at] = structuredClone(state)
      },
    }
  }
}

const HOME: AppPage = { at: 'home' }
const TABLE: AppPage = { at: 'table', table: 't1' }
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  expect(countOverlays()).toBe(0)
})

function open({ page = HOME, guest = false, window = new FakeWindow(), keys = false } = {}) {
  const told: unknown[] = []
  const at = { page, guest, leave: () => void told.push('leave'), restore: (to: AppPage) => void told.push(to) }
  const back = new BackNavigation(window as unknown as Window, at)
  stops.push(back.start(keys))
  const go = async (to: AppPage): Promise<void> => {
    at.page = to
    back.update()
    await Promise.resolve()
  }
  return { window, told, at, go }
}

/** Something opens, and closes itself when it is told to. */
async function lay(told: unknown[], name: string): Promise<() => void> {
  const stop = pushOverlay(() => {
    told.push(name)
    stop()
  })
  stops.push(stop)
  await Promise.resolve()
  return stop
}

test('public 33: each Back closes the newest overlay, then leaves the page for home, then leaves the app', async () => {
  const { window, told, go } = open()
  await go(TABLE)
  await lay(told, 'panel')
  await lay(told, 'dialog')
  window.walk(-1)
  window.walk(-1)
  expect([told, window.left]).toEqual([['dialog', 'panel'], false])
  window.walk(-1)
  expect(told).toEqual(['dialog', 'panel', 'leave'])
  await go(HOME)
  window.walk(-1)
  expect(window.left).toBe(true)
})

test('public 33: an overlay that was closed without Back needs no further Back', async () => {
  const { window, told } = open()
  const close = await lay(told, 'dialog')
  close()
  await Promise.resolve()
  window.walk(-1)
  expect([told, window.left]).toEqual([[], true])
})

test('AB9: Forward restores a table that the player left with Back', async () => {
  const { window, told, go } = open()
  await go({ at: 'newTable', game: 'chakra' })
  await go(TABLE)
  window.walk(-1)
  await go(HOME)
  window.walk(1)
  expect(told).toEqual(['leave', TABLE])
})

test('public 33: Back at a guest’s table asks first, and overlays opened then have their own Back step', async () => {
  const { window, told } = open({ page: TABLE, guest: true })
  await Promise.resolve()
  window.walk(-1)
  expect(told).toEqual(['leave'])
  await lay(told, 'question')
  expect(window.at).toBe(2)
  window.walk(-1)
  expect([told, window.left, window.at]).toEqual([['leave', 'question'], false, 1])
})

test('public 33: after a reload Back works as before, without additional history entries', async () => {
  const { window, go } = open()
  await go(TABLE)
  stops.pop()?.()
  const again = open({ window, page: TABLE })
  await Promise.resolve()
  expect(window.entries).toHaveLength(2)
  window.walk(-1)
  expect(again.told).toEqual(['leave'])
})

test('public 33: outside a browser Alt+Left goes back; in a browser the key is left to the browser', async () => {
  const { window, told, go } = open({ keys: true })
  await go(TABLE)
  expect(window.press('ArrowLeft')).toBe(false)
  expect(told).toEqual(['leave'])
  const browser = open()
  await browser.go(TABLE)
  expect(browser.window.press('ArrowLeft')).toBe(true)
  expect(browser.told).toEqual([])
})

test('public 33: nothing fails when the browser refuses further history entries', async () => {
  const { window, told, go } = open()
  window.history.pushState = () => {
    throw new DOMException('too often', 'SecurityError')
  }
  await go(TABLE)
  await lay(told, 'dialog')
  expect(window.entries).toHaveLength(1)
})
