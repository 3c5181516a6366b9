/** Inspects plain values: differences between two, shared objects, and leaf values. */

/**
 * @returns the path of the first difference between two plain values, such as `.hands.1.0`, or undefined if they are
 *   equal
 */
export function findDifferencePath(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return path || '.'
  for (const [key, item] of Object.entries(a)) {
    if (!Object.hasOwn(b, key)) return `${path}.${key}`
    const found = findDifferencePath(item, b[key], `${path}.${key}`)
    if (found !== undefined) return found
  }
  const more = Object.keys(b).find((key) => !Object.hasOwn(a, key))
  return more === undefined ? undefined : `${path}.${more}`
}

/**
 * @returns the path in `b` of the first object that is also part of `a`, so that a change of one affects the other, or
 *   undefined. Frozen objects may be shared
 */
export function findSharedPath(a: unknown, b: unknown): string | undefined {
  const parts = new Set<object>()
  collect(a, parts)
  return findShared(b, parts, '')
}

function collect(value: unknown, into: Set<object>): void {
  if (!isTree(value)) return
  if (!Object.isFrozen(value)) into.add(value)
  for (const item of Object.values(value)) collect(item, into)
}

function findShared(value: unknown, parts: ReadonlySet<object>, path: string): string | undefined {
  if (!isTree(value)) return undefined
  if (parts.has(value)) return path || '.'
  for (const [key, item] of Object.entries(value)) {
    const found = findShared(item, parts, `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** All values that are neither objects nor lists, by path. */
export function leafValuesByPath(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (isTree(value)) for (const [key, item] of Object.entries(value)) leafValuesByPath(item, `${path}.${key}`, into)
  else into.set(path, value)
  return into
}

/** Deeply freezes a plain value and returns it. */
export function deepFreeze<T>(value: T): T {
  if (isTree(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const item of Object.values(value)) deepFreeze(item)
  }
  return value
}

/**
 * A deep copy. Plain values are copied by hand, since structuredClone takes several times as long and the invariant
 * checks copy constantly. Other values are passed to structuredClone, which copies or rejects them.
 */
export function deepCopy<T>(value: T): T {
  return deepCopyValue(value) as T
}

function deepCopyValue(value: unknown): unknown {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
  if (Array.isArray(value)) return value.map(deepCopyValue)
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = deepCopyValue((value as Record<string, unknown>)[key])
  return copy
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
