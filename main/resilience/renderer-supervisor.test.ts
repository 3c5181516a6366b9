import { expect, test } from 'vitest'
import { createManualClock } from '../testing/test-host.ts'
import { RendererSupervisor } from './renderer-supervisor.ts'

const PAGE = 'app://samsara/index.html'

/** A page in a window, which records loads, the visibility of the window, and questions to the user. */
function opened() {
  const clock = createManualClock()
  const seen = { loads: [] as string[], shown: 0, ended: 0, asked: 0, lines: [] as string[] }
  let answer: (reload: boolean) => void = () => undefined
  const life = new RendererSupervisor({
    clock,
    log: (entry) => seen.lines.push(entry),
    address: PAGE,
    errorPageUrl: (trouble) => `app://samsara/trouble/${trouble}`,
    window: {
      show: () => (seen.shown += 1),
      load(address) {
        seen.loads.push(address)
        life.onNavigation(address)
      },
      killRenderer: () => (seen.ended += 1),
      confirmReload(signal) {
        seen.asked += 1
        return new Promise((resolve) => {
          answer = resolve
          signal.addEventListener('abort', () => {
            resolve(false)
          })
        })
      },
    },
  })
  life.onNavigation(PAGE)
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    clock,
    seen,
    life,
    begins() {
      life.onReadyToShow()
      life.onCall()
    },
    crash(reason = 'crashed') {
      life.onProcessGone(reason)
      clock.advance(0)
    },
    async answers(reload: boolean) {
      answer(reload)
      await turns()
    },
    turns,
  }
}

test('a page that begins is shown once and left alone', () => {
  const { seen, begins, clock, life } = opened()
  begins()
  clock.advance(600_000)
  expect(seen).toMatchObject({ loads: [], shown: 1 })
  expect(life.isAlive).toBe(true)
})

test('a page whose process dies is loaded anew, three times a minute at most; then a plain page says so', () => {
  const { seen, begins, crash, life } = opened()
  for (let n = 0; n < 3; n++) {
    begins()
    crash()
  }
  expect(seen.loads).toEqual([PAGE, PAGE, PAGE])
  begins()
  crash('oom')
  expect(seen.loads.at(-1)).toBe('app://samsara/trouble/crashed')
  expect(life.isAlive).toBe(false)
  expect(seen.lines.at(-1)).toBe("the page's process is gone (oom)")
})

test('crashes that lie a minute back do not count', () => {
  const { seen, crash, clock } = opened()
  for (let n = 0; n < 10; n++) {
    crash()
    clock.advance(20_001)
  }
  expect(new Set(seen.loads)).toEqual(new Set([PAGE]))
})

test('after the plain page somebody may try again, and is told again', () => {
  const { seen, crash, life, clock } = opened()
  for (let n = 0; n < 4; n++) crash()
  life.onNavigation(PAGE)
  crash()
  expect(seen.loads.at(-1)).toBe('app://samsara/trouble/crashed')
  const before = seen.loads.length
  clock.advance(60_000)
  life.onNavigation(PAGE)
  crash()
  expect(seen.loads.slice(before)).toEqual([PAGE])
})

test('a process that ends as it should, and one of a closed window, is not begun anew', () => {
  const { seen, crash, life, clock } = opened()
  crash('clean-exit')
  life.onProcessGone('crashed')
  life.onClosed()
  clock.advance(600_000)
  expect(seen).toMatchObject({ loads: [], shown: 0 })
})

test('the window is shown after a while, whatever is in it', () => {
  const { seen, clock } = opened()
  clock.advance(4999)
  expect(seen.shown).toBe(0)
  clock.advance(1)
  expect(seen).toMatchObject({ shown: 1, loads: [] })
})

test.each(['ready', 'nothing'] as const)('a page that never asks its host anything is given up: %s', (first) => {
  const { seen, clock, life } = opened()
  if (first === 'ready') life.onReadyToShow()
  clock.advance(30_000)
  clock.advance(0)
  expect(seen.loads).toEqual(['app://samsara/trouble/silent'])
  expect(seen.shown).toBeGreaterThan(0)
  clock.advance(600_000)
  expect(seen.loads).toHaveLength(1)
})

test.each([-6, 'preload'] as const)(
  'a page that cannot be loaded is said to be (%s), and the window is shown',
  (code) => {
    const { seen, clock, life } = opened()
    life.onLoadFailed(code)
    clock.advance(0)
    expect(seen).toMatchObject({ loads: ['app://samsara/trouble/failed'], shown: 1 })
    // Nor can the plain one: there is nothing else to show.
    life.onLoadFailed(code)
    clock.advance(600_000)
    expect(seen.loads).toHaveLength(1)
  },
)

test('a load whose place another has taken is no failure', () => {
  const { seen, clock, life } = opened()
  life.onLoadFailed(-3)
  clock.advance(0)
  expect(seen).toMatchObject({ loads: [], lines: [] })
})

test('somebody is asked once about a page that does not answer, and may have it begun anew', async () => {
  const { seen, life, answers } = opened()
  life.onUnresponsive()
  life.onUnresponsive()
  await answers(false)
  expect(seen).toMatchObject({ asked: 1, ended: 0 })
  life.onUnresponsive()
  await answers(true)
  expect(seen).toMatchObject({ asked: 2, ended: 1 })
})

test('the question is put away when the page answers again, or is gone', async () => {
  const { seen, life, turns, answers } = opened()
  life.onUnresponsive()
  life.onResponsive()
  await turns()
  life.onUnresponsive()
  life.onProcessGone('crashed')
  await answers(true)
  expect(seen).toMatchObject({ asked: 2, ended: 0 })
})
