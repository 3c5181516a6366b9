import { untrack } from 'svelte'

const NO_VALUE_YET = Symbol('nothing yet')

/**
 * Calls `act` at once, and again before the next frame whenever `of` returns another value than before (compared by
 * identity). Call during component initialisation.
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
