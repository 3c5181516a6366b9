/** Long work on main's only thread, with a rest now and then in which others are answered. */
const SLICE_MS = 8

export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
