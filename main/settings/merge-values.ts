/** Values by key that two programs have changed: each change is taken over, and where both changed the same this one's counts. */
import { isDeepStrictEqual } from 'node:util'

export type KeyedValues = Readonly<Record<string, unknown>>

export interface MergeValuesResult {
  readonly values: KeyedValues
  /** Both changed the same value, and not to the same. */
  readonly conflict: boolean
}

/** Deeper than settings are: what is below is one value. */
const MAX_DEPTH = 4

/** @param base as both found it */
export function mergeValues(base: KeyedValues, ours: KeyedValues, theirs: KeyedValues, depth = 0): MergeValuesResult {
  const values: [string, unknown][] = []
  let conflict = false
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [before, mine, other] = [ownValue(base, key), ownValue(ours, key), ownValue(theirs, key)]
    // What is missing is not removed by that: the other program may have a file from before it was set.
    if (other === undefined || isDeepStrictEqual(mine, other) || isDeepStrictEqual(other, before))
      values.push([key, mine])
    else if (isDeepStrictEqual(mine, before)) values.push([key, other])
    else if (isKeyedValues(mine) && isKeyedValues(other) && depth < MAX_DEPTH) {
      const merged = mergeValues(isKeyedValues(before) ? before : {}, mine, other, depth + 1)
      values.push([key, merged.values])
      conflict ||= merged.conflict
    } else {
      values.push([key, mine])
      conflict = true
    }
  }
  return { values: Object.fromEntries(values.filter(([, value]) => value !== undefined)), conflict }
}

function ownValue(values: KeyedValues, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function isKeyedValues(value: unknown): value is KeyedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
