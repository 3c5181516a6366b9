/** Pairs each item with the number of equal items before it in the list: 0 for the first of its kind. */
export function pairWithDuplicateIndex<T>(things: readonly T[]): readonly (readonly [thing: T, nth: number])[] {
  const seen = new Map<T, number>()
  return things.map((thing) => {
    const nth = seen.get(thing) ?? 0
    seen.set(thing, nth + 1)
    return [thing, nth]
  })
}
