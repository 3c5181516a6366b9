/** Whether a page of any engine sounds: its audio contexts, kept from before the first of them is made. */
import { expect } from '@playwright/test'
import type { BrowserEnginePage } from './driver.ts'

/** The page, with what `recordContexts` leaves in it. */
interface AudioTestWindow {
  keptContexts?: AudioContext[]
  /** How often the state of the first of them has changed since `interrupt` began. */
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

/** Keeps every audio context that the page makes until it is loaded again. To be called before a gesture on it. */
export async function recordAudioContexts(page: BrowserEnginePage): Promise<void> {
  await page.evaluate(recordContexts)
}

/** The state of each audio context that was made since `recordAudioContexts`. */
export async function audioContextStates(page: BrowserEnginePage): Promise<readonly string[]> {
  return page.evaluate(() => (window as AudioTestWindow).keptContexts?.map(({ state }) => state) ?? ['not watched'])
}

/** Runs in the page: stops its audio context, as a call does on a phone. */
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

/** Stops the audio context of a page until a gesture: after the first time it wakes by itself, after the second it does not. */
export async function suspendAudio(page: BrowserEnginePage): Promise<void> {
  const changes = () => page.evaluate(() => (window as AudioTestWindow).changes ?? 0)
  const options = { timeout: 30_000, message: 'changes of the audio context’s state' }
  await page.evaluate(interruptContext)
  // WebKit tells of a change when the next one has been made: the states that the events find are not the ones they tell of.
  await expect.poll(changes, options).toBe(2)
  await page.evaluate(interruptContext)
  await expect.poll(changes, options).toBe(3)
  expect(await audioContextStates(page)).toEqual(['suspended'])
}
