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
    errorPageUrlOf: (trouble) => `app://samsara/trouble/${trouble}`,
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

test('a page that starts is shown once and not reloaded', () => {
  const { seen, begins, clock, life } = opened()
  begins()
  clock.advance(600_000)
  expect(seen).toMatchObject({ loads: [], shown: 1 })
  expect(life.isAlive).toBe(true)
})

test('reloads a page whose process crashes, at most three times a minute, then shows the error page', () => {
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

test('crashes more than a minute ago do not count', () => {
  const { seen, crash, clock } = opened()
  for (let n = 0; n < 10; n++) {
    crash()
    clock.advance(20_001)
  }
  expect(new Set(seen.loads)).toEqual(new Set([PAGE]))
})

test('the player can retry from the error page, and a further crash shows it again', () => {
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

test('does not reload after a clean exit or for a closed window', () => {
  const { seen, crash, life, clock } = opened()
  crash('clean-exit')
  life.onProcessGone('crashed')
  life.onClosed()
  clock.advance(600_000)
  expect(seen).toMatchObject({ loads: [], shown: 0 })
})

test('shows the window after five seconds, whatever it contains', () => {
  const { seen, clock } = opened()
  clock.advance(4999)
  expect(seen.shown).toBe(0)
  clock.advance(1)
  expect(seen).toMatchObject({ shown: 1, loads: [] })
})

test.each(['ready', 'nothing'] as const)('shows the error page for a page that makes no call: %s', (first) => {
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
  'shows the error page when a page cannot be loaded (%s), and shows the window',
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

test('a load replaced by another load is no failure', () => {
  const { seen, clock, life } = opened()
  life.onLoadFailed(-3)
  clock.advance(0)
  expect(seen).toMatchObject({ loads: [], lines: [] })
})

test('asks the player once about an unresponsive page, and kills its process when the player agrees', async () => {
  const { seen, life, answers } = opened()
  life.onUnresponsive()
  life.onUnresponsive()
  await answers(false)
  expect(seen).toMatchObject({ asked: 1, ended: 0 })
  life.onUnresponsive()
  await answers(true)
  expect(seen).toMatchObject({ asked: 2, ended: 1 })
})

test('closes the question when the page responds again or its process is gone', async () => {
  const { seen, life, turns, answers } = opened()
  life.onUnresponsive()
  life.onResponsive()
  await turns()
  life.onUnresponsive()
  life.onProcessGone('crashed')
  await answers(true)
  expect(seen).toMatchObject({ asked: 2, ended: 0 })
})
