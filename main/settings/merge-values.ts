/** Values by key that two programs have changed: each change is taken over, and where both changed the same this one's counts. */
import { isDeepStrictEqual } from 'node:util'

export type Values = Readonly<Record<string, unknown>>

export interface Merged {
  readonly values: Values
  /** Both changed the same value, and not to the same. */
  readonly conflict: boolean
}

/** Deeper than settings are: what is below is one value. */
const MAX_DEPTH = 4

/** @param base as both found it */
export function mergeValues(base: Values, ours: Values, theirs: Values, depth = 0): Merged {
  const values: [string, unknown][] = []
  let conflict = false
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [before, mine, other] = [own(base, key), own(ours, key), own(theirs, key)]
    // What is missing is not removed by that: the other program may have a file from before it was set.
    if (other === undefined || isDeepStrictEqual(mine, other) || isDeepStrictEqual(other, before))
      values.push([key, mine])
    else if (isDeepStrictEqual(mine, before)) values.push([key, other])
    else if (isValues(mine) && isValues(other) && depth < MAX_DEPTH) {
      const merged = mergeValues(isValues(before) ? before : {}, mine, other, depth + 1)
      values.push([key, merged.values])
      conflict ||= merged.conflict
    } else {
      values.push([key, mine])
      conflict = true
    }
  }
  return { values: Object.fromEntries(values.filter(([, value]) => value !== undefined)), conflict }
}

function own(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
