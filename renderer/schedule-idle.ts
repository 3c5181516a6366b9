/** Work that can wait until the page has nothing else to do. */

/** Runs `work` once, later. @returns cancels it */
export type IdleScheduler = (work: () => void) => () => void

/** How long one slice of work may take before the page gets its turn, and how long that turn is, in milliseconds. */
const SLICE_MS = 8
const PAUSE_MS = 16

/**
 * Runs `work` by `requestIdleCallback`. Safari has no such function: there the work waits in a queue, and timers run it in
 * short slices with pauses between them.
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
  // Work that is added meanwhile belongs to the same slice while there is time.
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
