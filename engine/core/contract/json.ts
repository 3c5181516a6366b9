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

/**
 * Text of a plain value with sorted keys, for checksums and comparisons: equal data gives equal text. Keys that are
 * whole numbers stand first, as everywhere in JavaScript.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJsonOr(item, 'null')).join(',')}]`
  const record = value as Record<string, unknown>
  let keys = Object.keys(record).sort()
  // They are sorted by an object, which knows the order.
  if (keys.some((key) => key.charCodeAt(0) <= 57)) keys = Object.keys(Object.fromEntries(keys.map((key) => [key, 0])))
  const members: string[] = []
  for (const key of keys) {
    const text = canonicalJsonOr(record[key], '')
    if (text !== '') members.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${members.join(',')}}`
}

/** What JSON has no word for (undefined, a function) is left out of an object, and null in an array. */
function canonicalJsonOr(value: unknown, none: string): string {
  const text = canonicalJson(value) as string | undefined
  return text ?? none
}

/**
 * The first place at which a value is not plain JSON (undefined, NaN, -0, Infinity, a function, a class instance), as
 * a path such as `.seats.2.energy`; undefined when it survives JSON unchanged.
 */
export function findNonJsonPath(value: unknown): string | undefined {
  const found = nonJsonPathIn(value)
  return found === '' ? '.' : found
}

/** The path is put together on the way back: most values are plain, and need none. */
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
