/** A value that JSON can represent: the type of states, actions, views and events. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Whether two plain values are equal as data: same shape and values, in any key order. Action validation uses this
 * equality: an action is legal if it equals one of the choices.
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

/**
 * Serialises a plain value with sorted keys, for checksums and comparisons: equal data gives equal text. Integer keys
 * come first, as everywhere in JavaScript.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJsonOr(item, 'null')).join(',')}]`
  const record = value as Record<string, unknown>
  let keys = Object.keys(record).sort()
  // JavaScript orders integer keys itself: an object gives the order.
  if (keys.some((key) => key.charCodeAt(0) <= 57)) keys = Object.keys(Object.fromEntries(keys.map((key) => [key, 0])))
  const members: string[] = []
  for (const key of keys) {
    const text = canonicalJsonOr(record[key], '')
    if (text !== '') members.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${members.join(',')}}`
}

/** Like JSON: omits undefined and functions from objects, and replaces them with null in arrays. */
function canonicalJsonOr(value: unknown, none: string): string {
  const text = canonicalJson(value) as string | undefined
  return text ?? none
}

/**
 * Looks for a value that JSON would lose or change: undefined, NaN, -0, Infinity, a function, a class instance, or an empty
 * place in an array.
 * @returns the path of the first such value, for example `.seats.2.energy`; `.` if it is `value` itself; undefined if there
 *   is none
 */
export function findNonJsonPath(value: unknown): string | undefined {
  const found = nonJsonPathIn(value)
  return found === '' ? '.' : found
}

/** Builds the path on the way back: most values are plain and need no path. */
function nonJsonPathIn(value: unknown): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ''
  if (typeof value !== 'object') return ''
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? nonJsonPathIn(value[i]) : ''
      if (found !== undefined) return `.${i}${found}`
    }
    return undefined
  }
  if (prototype !== Object.prototype && prototype !== null) return ''
  const record = value as Record<string, unknown>
  for (const key of Object.keys(record)) {
    const found = nonJsonPathIn(record[key])
    if (found !== undefined) return `.${key}${found}`
  }
  return undefined
}
