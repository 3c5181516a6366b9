/**
 * Three-way merge of values by key that two programs have changed. Each change is kept; if both changed the same value, this
 * program's counts.
 */
import { isDeepStrictEqual } from 'node:util'

/** The values of a settings file by key. */
export type KeyedValues = Readonly<Record<string, unknown>>

/** The result of a merge of settings that two programs have changed: the merged values, and whether the changes conflict. */
export interface MergeValuesResult {
  readonly values: KeyedValues
  /** Whether both programs changed the same value, to different ones. */
  readonly hasConflict: boolean
}

/** Deeper than settings are nested: anything below is one value. */
const MAX_DEPTH = 4

/**
 * Merges the values of two programs that changed the same settings file. Each change is kept; if both programs changed
 * the same value to different ones, the value of this program counts. A value that is missing in `theirs` does not
 * count as removed. Nested objects are merged value by value, up to a limit of depth.
 * @param base the values that both programs started from
 * @param ours the values of this program
 * @param theirs the values of the other program
 * @param depth nesting depth of these values in the file; 0 for the whole file
 * @returns the merged values, and whether there was a conflict
 */
export function mergeThreeWay(base: KeyedValues, ours: KeyedValues, theirs: KeyedValues, depth = 0): MergeValuesResult {
  const values: [string, unknown][] = []
  let conflict = false
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [before, mine, other] = [ownValue(base, key), ownValue(ours, key), ownValue(theirs, key)]
    // A missing value does not count as removed: the other program's file may be from before it was set.
    if (other === undefined || isDeepStrictEqual(mine, other) || isDeepStrictEqual(other, before))
      values.push([key, mine])
    else if (isDeepStrictEqual(mine, before)) values.push([key, other])
    else if (isKeyedValues(mine) && isKeyedValues(other) && depth < MAX_DEPTH) {
      const merged = mergeThreeWay(isKeyedValues(before) ? before : {}, mine, other, depth + 1)
      values.push([key, merged.values])
      conflict ||= merged.hasConflict
    } else {
      values.push([key, mine])
      conflict = true
    }
  }
  return { values: Object.fromEntries(values.filter(([, value]) => value !== undefined)), hasConflict: conflict }
}

function ownValue(values: KeyedValues, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined
}

function isKeyedValues(value: unknown): value is KeyedValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
