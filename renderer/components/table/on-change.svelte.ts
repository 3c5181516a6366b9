import { untrack } from 'svelte'

const NO_VALUE_YET = Symbol('nothing yet')

/**
 * Calls `act` at once, and again before the next frame whenever the value of `of` has changed. An equal status may be a new
 * object: only the value read from it counts.
 */
export function onValueChange(of: () => unknown, act: () => void): void {
  let before: unknown = NO_VALUE_YET
  $effect.pre(() => {
    const now = of()
    if (now === before) return
    before = now
    untrack(act)
  })
}
