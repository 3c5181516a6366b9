import { untrack } from 'svelte'

const NO_VALUE_YET = Symbol('nothing yet')

/**
 * Calls `act` once at initialisation, and again after each change of the reactive value that `of` reads, before the page is
 * updated. Values are compared by identity. Call during component initialisation.
 */
export function onInitAndValueChange(of: () => unknown, act: () => void): void {
  let before: unknown = NO_VALUE_YET
  $effect.pre(() => {
    const now = of()
    if (now === before) return
    before = now
    untrack(act)
  })
}
