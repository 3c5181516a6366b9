/** Schedules work for when the page is idle. */

/** Runs `work` once, later. @returns a function that cancels it */
export type IdleScheduler = (work: () => void) => () => void

/** Maximum length of a slice of work, and of the pause after it, in milliseconds. */
const SLICE_MS = 8
const PAUSE_MS = 16

/**
 * Runs `work` by `requestIdleCallback`. Safari has no such function: there the work is queued, and timers run it in short
 * slices with pauses between them.
 */
export const scheduleIdle: IdleScheduler = (work) => {
  if (typeof requestIdleCallback === 'undefined') return runInSlices(work)
  const handle = requestIdleCallback(work)
  return () => {
    cancelIdleCallback(handle)
  }
}

const queue = new Set<{ readonly work: () => void }>()
let isScheduled = false

function runInSlices(work: () => void): () => void {
  const queued = { work }
  queue.add(queued)
  schedule()
  return () => {
    queue.delete(queued)
  }
}

function schedule(): void {
  if (isScheduled || queue.size === 0) return
  isScheduled = true
  setTimeout(runSlice, PAUSE_MS)
}

function runSlice(): void {
  isScheduled = false
  const end = performance.now() + SLICE_MS
  // Work that is added meanwhile runs in the same slice while there is time.
  for (const queued of queue) {
    queue.delete(queued)
    try {
      queued.work()
    } catch (error) {
      reportError(error)
    }
    if (performance.now() >= end) break
  }
  schedule()
}
