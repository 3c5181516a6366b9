/** Memoisation of pure functions. */

/** Wraps `find` so that it caches its result per object, as long as the object exists. The object must not change. */
export function memoizeByObject<K extends object, V>(find: (of: K) => V): (of: K) => V {
  const kept = new WeakMap<K, { readonly found: V }>()
  return (of) => {
    const known = kept.get(of) ?? { found: find(of) }
    kept.set(of, known)
    return known.found
  }
}

/**
 * Wraps `find` so that it caches its results per key.
 * @param key returns the key of the arguments
 * @param most number of results kept; the one unused the longest is evicted
 */
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
