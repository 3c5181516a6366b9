/** Whether a page of any engine sounds: its audio contexts, kept from before the first of them is made. */
import type { EnginePage } from './driver.ts'

/** The page, with what `keepContexts` leaves in it. */
interface Keeping {
  keptContexts?: AudioContext[]
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
