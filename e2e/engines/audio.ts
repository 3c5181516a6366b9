/** Checks in every engine whether a page plays sound, by recording its audio contexts from the first one on. */
import { expect } from '@playwright/test'
import type { BrowserEnginePage } from './driver.ts'

/** The page's window with the properties set by `recordContexts`. */
interface AudioTestWindow {
  keptContexts?: AudioContext[]
  /** Number of state changes of the first context since `interruptContext` first ran. */
  changes?: number
}

/** Runs in the page. */
function recordContexts(): void {
  const kept: AudioContext[] = []
  Object.assign(window, { keptContexts: kept } satisfies AudioTestWindow)
  const Real = AudioContext
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      kept.push(this)
    }
  }
}

/** Records every audio context that the page creates until it is reloaded. Call it before the first gesture on the page. */
export async function recordAudioContexts(page: BrowserEnginePage): Promise<void> {
  await page.evaluate(recordContexts)
}

/** The states of the recorded audio contexts. */
export async function audioContextStates(page: BrowserEnginePage): Promise<readonly string[]> {
  return page.evaluate(() => (window as AudioTestWindow).keptContexts?.map(({ state }) => state) ?? ['not watched'])
}

/** Runs in the page: suspends its audio context, as a phone call does. */
function interruptContext(): void {
  const page = window as AudioTestWindow
  const context = page.keptContexts?.[0]
  if (page.changes === undefined) {
    page.changes = 0
    context?.addEventListener('statechange', () => {
      page.changes = (page.changes ?? 0) + 1
    })
  }
  void context?.suspend()
}

/**
 * Suspends the audio context of a page until the next gesture: the page resumes it after the first suspension, but not after the
 * second.
 */
export async function suspendAudio(page: BrowserEnginePage): Promise<void> {
  const changes = () => page.evaluate(() => (window as AudioTestWindow).changes ?? 0)
  const options = { timeout: 30_000, message: 'changes of the audio context’s state' }
  await page.evaluate(interruptContext)
  // WebKit fires a statechange event only after the next change was made: the state during an event is not the one it reports.
  await expect.poll(changes, options).toBe(2)
  await page.evaluate(interruptContext)
  await expect.poll(changes, options).toBe(3)
  expect(await audioContextStates(page)).toEqual(['suspended'])
}
