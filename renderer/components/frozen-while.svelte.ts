/** Values that do not follow every change, since that would be too fast to read. */

/**
 * A reactive value (`now`) that follows the result of `of`, and keeps its last value while `holds` returns true.
 */
export function frozenWhile<T>(of: () => T, holds: () => boolean): { readonly now: T } {
  let last: { readonly value: T } | undefined
  const now = $derived.by(() => {
    // While frozen `of` is not called: its changes have no effect.
    if (!holds() || last === undefined) last = { value: of() }
    return last.value
  })
  return {
    get now() {
      return now
    },
  }
}
