/** Does a step when all steps before it are done, however they went. @returns what the step gives, or why it failed */
export type SerialQueue = <T>(step: () => Promise<T>) => Promise<T>

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (step) => {
    const now = last.then(step)
    last = now.catch(() => undefined)
    return now
  }
}
