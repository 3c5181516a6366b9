/** Numbers equal items: each with the count of equal ones before it. */
export function numberDuplicates<T>(things: readonly T[]): readonly (readonly [thing: T, nth: number])[] {
  const seen = new Map<T, number>()
  return things.map((thing) => {
    const nth = seen.get(thing) ?? 0
    seen.set(thing, nth + 1)
    return [thing, nth]
  })
}
