import { untrack } from 'svelte'

const NO_VALUE_YET = Symbol('nothing yet')

/**
 * Calls `act` once when the component is initialised, and again whenever the reactive value `of` has changed (compared by
 * identity), before the page is updated. Call during component initialisation.
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
