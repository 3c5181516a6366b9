/** What does not follow every change, since nobody could read it at that speed. */

/** A value that stays as it is for as long as `holds` says so, and then is what it has become. */
export function frozenWhile<T>(of: () => T, holds: () => boolean): { readonly now: T } {
  let last: { readonly value: T } | undefined
  const now = $derived.by(() => {
    // What is held is not looked at: it may change as often as it likes.
    if (!holds() || last === undefined) last = { value: of() }
    return last.value
  })
  return {
    get now() {
      return now
    },
  }
}
