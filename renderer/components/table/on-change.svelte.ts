import { untrack } from 'svelte'

const NO_VALUE_YET = Symbol('nothing yet')

/**
 * Does something at once, and again before the screen is drawn whenever what `of` gives is another value. A status that
 * says the same again is another object: what counts is the value read from it.
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
