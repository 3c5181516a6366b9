/** Runs each step after all earlier ones, whether these succeeded or failed. @returns the result of the step, or its failure */
export type SerialQueue = <T>(step: () => Promise<T>) => Promise<T>

/** Creates an empty serial queue: a function that runs one step at a time. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const now = last.then(step)
    last = now.catch(() => undefined)
    return now
  }
}
