/** What works while nothing happens: in the page, in main, and in its threads. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { TestApp } from './fixture.ts'

/** What was called by its clock, and how often. */
type CallCounts = Record<string, number>

interface CountingWindow {
  wakes: CallCounts
}

/** From the next load of the page on its timers and frames are counted. */
export async function instrumentWakeups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as CountingWindow & Record<string, (run: unknown, ...rest: unknown[]) => unknown>
    counting.wakes = {}
    for (const name of ['requestAnimationFrame', 'requestIdleCallback', 'setTimeout', 'setInterval']) {
      const real = counting[name]?.bind(window)
      if (real === undefined) continue
      counting[name] = (run, ...rest) =>
        real(
          (...given: unknown[]) => {
            counting.wakes[name] = (counting.wakes[name] ?? 0) + 1
            return typeof run === 'function' ? (run as (...all: unknown[]) => unknown)(...given) : undefined
          },
          ...rest,
        )
    }
  })
}

export interface WakeupCounts {
  /** Timers and frames of the page, by name. */
  readonly page: CallCounts
  /** Animations of the page that go by the clock. */
  readonly animations: readonly string[]
  /** Rounds of main's event loop. */
  readonly main: number
  /** How often a thread of bots or saves was woken; undefined where the system does not tell. */
  readonly threads: number | undefined
}

/** What wakes within so many milliseconds in which nobody does anything. */
export async function measureWakeups(app: TestApp, page: Page, ms: number): Promise<WakeupCounts> {
  const before = { main: await eventLoopCount(app), threads: threadWakeups(app) }
  await page.evaluate(() => {
    ;(window as unknown as CountingWindow).wakes = {}
  })
  // Nothing is waited for: this is the time that is looked at.
  await new Promise((over) => setTimeout(over, ms))
  const threads = threadWakeups(app)
  const main = (await eventLoopCount(app)) - before.main
  const found = await page.evaluate(() => ({
    page: { ...(window as unknown as CountingWindow).wakes },
    animations: document
      .getAnimations()
      // Those that go by how far something is scrolled stand still.
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((each) => (each instanceof CSSAnimation ? each.animationName : each.id)),
  }))
  return { ...found, main, threads: threads === undefined ? undefined : threads - (before.threads ?? 0) }
}

async function eventLoopCount(app: TestApp): Promise<number> {
  return app.evaluate(() => {
    const { nodeTiming } = performance as unknown as { nodeTiming: { uvMetricsInfo: { loopCount: number } } }
    return nodeTiming.uvMetricsInfo.loopCount
  })
}

/** How often all threads together that run our code have been woken so far. */
function threadWakeups(app: TestApp): number | undefined {
  const { pid } = app.process()
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const tasks = `/proc/${String(pid)}/task`
  return readdirSync(tasks)
    .filter((thread) => readFileSync(`${tasks}/${thread}/comm`, 'utf8').startsWith('WorkerThread'))
    .map((thread) => /^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(`${tasks}/${thread}/status`, 'utf8')))
    .reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0)
}
