/** Whether a page of any engine sounds: its audio contexts, kept from before the first of them is made. */
import { expect } from '@playwright/test'
import type { EnginePage } from './driver.ts'

/** The page, with what `keepContexts` leaves in it. */
interface Keeping {
  keptContexts?: AudioContext[]
  /** How often the state of the first of them has changed since `interrupt` began. */
  changes?: number
}

/** Runs in the page. */
function keepContexts(): void {
  const kept: AudioContext[] = []
  Object.assign(window, { keptContexts: kept } satisfies Keeping)
  const Real = AudioContext
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options)
      kept.push(this)
    }
  }
}

/** Keeps every audio context that the page makes until it is loaded again. To be called before a gesture on it. */
export async function watchAudio(page: EnginePage): Promise<void> {
  await page.evaluate(keepContexts)
}

/** The state of each audio context that was made since `watchAudio`. */
export async function audioOf(page: EnginePage): Promise<readonly string[]> {
  return page.evaluate(() => (window as Keeping).keptContexts?.map(({ state }) => state) ?? ['not watched'])
}

/** Runs in the page: stops its audio context, as a call does on a phone. */
function interrupt(): void {
  const page = window as Keeping
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
export async function putToSleep(page: EnginePage): Promise<void> {
  const changes = () => page.evaluate(() => (window as Keeping).changes ?? 0)
  const options = { timeout: 30_000, message: 'changes of the audio context’s state' }
  await page.evaluate(interrupt)
  // WebKit tells of a change when the next one has been made: the states that the events find are not the ones they tell of.
  await expect.poll(changes, options).toBe(2)
  await page.evaluate(interrupt)
  await expect.poll(changes, options).toBe(3)
  expect(await audioOf(page)).toEqual(['suspended'])
}
