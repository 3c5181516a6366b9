/** Pure functions that keep what they have found. */

/** Finds once for each object, for as long as that object lives. The object must not change. */
export function memoizeByObject<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const kept = new WeakMap<K, { readonly found: V }>()
  return (of) => {
    const known = kept.get(of) ?? { found: find(of) }
    kept.set(of, known)
    return known.found
  }
}

/** Finds once for each key, of the last few. */
export function memoizeLru<A extends readonly unknown[], V>(
  key: (...given: A) => string | number,
  find: (...given: A) => V,
  most = 8,
): (...given: A) => V {
  const kept = new Map<string | number, { readonly found: V }>()
  return (...given) => {
    const name = key(...given)
    const known = kept.get(name) ?? { found: find(...given) }
    // The entry used last is the last one.
    kept.delete(name)
    kept.set(name, known)
    const [oldest = name] = kept.keys()
    if (kept.size > most) kept.delete(oldest)
    return known.found
  }
}
