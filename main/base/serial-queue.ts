/**
 * Function that adds an asynchronous step to a queue. The step starts when all earlier steps have settled, even if they failed.
 * @returns a promise that settles like that of the step
 */
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
