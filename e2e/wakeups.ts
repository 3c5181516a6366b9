/** Measures activity of the idle app: in the page, in main, and in its threads. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { TestApp } from './fixture.ts'

/** Number of callbacks by timer function. */
type CallCounts = Record<string, number>

interface CountingWindow {
  wakes: CallCounts
}

/** Counts the page's timers and frames from its next load on. */
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
  /** Time-based animations of the page. */
  readonly animations: readonly string[]
  /** Iterations of main's event loop. */
  readonly main: number
  /** Number of wake-ups of bot and save threads, or undefined where the system does not report them. */
  readonly threads: number | undefined
}

/** Wake-ups of the idle app within this many milliseconds. */
export async function measureWakeups(app: TestApp, page: Page, ms: number): Promise<WakeupCounts> {
  const before = { main: await eventLoopCount(app), threads: threadWakeups(app) }
  await page.evaluate(() => {
    ;(window as unknown as CountingWindow).wakes = {}
  })
  // A fixed delay: it is the measured interval.
  await new Promise((over) => setTimeout(over, ms))
  const threads = threadWakeups(app)
  const main = (await eventLoopCount(app)) - before.main
  const found = await page.evaluate(() => ({
    page: { ...(window as unknown as CountingWindow).wakes },
    animations: document
      .getAnimations()
      // Scroll-driven animations do not run by themselves.
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

/** Number of wake-ups of all worker threads so far. */
function threadWakeups(app: TestApp): number | undefined {
  const { pid } = app.process()
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const tasks = `/proc/${String(pid)}/task`
  return readdirSync(tasks)
    .filter((thread) => readFileSync(`${tasks}/${thread}/comm`, 'utf8').startsWith('WorkerThread'))
    .map((thread) => /^voluntary_ctxt_switches:\s+(\d+)/m.exec(readFileSync(`${tasks}/${thread}/status`, 'utf8')))
    .reduce((sum, found) => sum + Number(found?.[1] ?? 0), 0)
}
