// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EntryViewSteps } from '../../../bridge/replay.ts'
import { ANA_SEAT, BEN_SEAT, createFakeHost, testTableNow } from '../../testing/fake-host.ts'
import { TableSession } from '../../bridge/table-session.svelte.ts'
import type { GameUi } from '../../games/game-ui.ts'
import { addMessages } from '../../messages/index.ts'
import ReplayAnnouncer from './ReplayAnnouncer.svelte'

addMessages({ 'toy.told': 'A six is thrown' })
const gameUi = { eventSentence: ({ kind }: { kind: string }) => (kind === 'turn' ? undefined : { id: 'toy.told' }) }

let session: TableSession
let shown: Record<string, unknown>

beforeEach(async () => {
  vi.useFakeTimers()
  const host = createFakeHost()
  const history = Array.from({ length: 9 }, () => [{ kind: 'throw' }])
  host.answer('table.current', () => ({
    ok: true,
    value: testTableNow({ seats: [ANA_SEAT, BEN_SEAT], history, status: { length: 8 } }),
  }))
  host.answer('table.past', () => {
    const { entry } = host.asked.at(-1)?.arg as { entry: number }
    return {
      ok: true,
      value: { entry, viewer: 0, moments: [{ view: 'then', facts: [] }] } as unknown as EntryViewSteps,
    }
  })
  session = new TableSession(host.bridge, 't1', () => undefined)
  await session.resync()
  const props = { session, gameUi: gameUi as unknown as GameUi, seats: [ANA_SEAT, BEN_SEAT] }
  shown = mount(ReplayAnnouncer, { target: document.body, props })
  flushSync()
})

afterEach(() => {
  void unmount(shown)
  session.close()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const said = (): string => (document.querySelector('[role="status"]')?.textContent ?? '').trim()

function stay(): void {
  flushSync()
  vi.advanceTimersByTime(1000)
  flushSync()
}

test('announces the position and its event once the player stays there, and nothing of the positions passed', () => {
  session.replay.goTo(3)
  flushSync()
  session.replay.goTo(4)
  flushSync()
  expect(said()).toBe('')
  stay()
  expect(said()).toBe('Move 4 of 8A six is thrown')
  session.replay.close()
  stay()
  expect(said()).toBe('')
})

test('announces only the event while the timeline slider, which announces the position itself, has the focus', () => {
  const slider = document.createElement('div')
  slider.setAttribute('role', 'slider')
  slider.tabIndex = 0
  document.body.append(slider)
  slider.focus()
  session.replay.goTo(3)
  stay()
  expect(said()).toBe('A six is thrown')
})
