/** Plain data: what a state, an action, a view and a fact are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Whether two plain values are equal as data: same shape, same values, the order of an object's keys aside.
 * This is the equality of the gate: an action is legal when it equals one of the choices.
 */
export function equalJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item, i) => equalJson(item, b[i]))
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && equalJson(left[key], right[key]))
}

/** Text of a plain value with sorted keys, for checksums and comparisons: equal data gives equal text. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : item,
  )
}

/**
 * The first place at which a value is not plain JSON (undefined, NaN, -0, Infinity, a function, a class instance), as
 * a path such as `.seats.2.energy`; undefined when it survives JSON unchanged.
 */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path || '.'
  if (typeof value !== 'object') return path || '.'
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? notPlain(value[i], `${path}.${i}`) : `${path}.${i}`
      if (found !== undefined) return found
    }
    return undefined
  }
  if (prototype !== Object.prototype && prototype !== null) return path || '.'
  for (const [key, item] of Object.entries(value)) {
    const found = notPlain(item, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}
