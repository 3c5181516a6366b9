/**
 * Objects without `undefined` properties. TypeScript's exactOptionalPropertyTypes distinguishes absent properties from
 * undefined ones.
 */

/** T with the same properties, but each property that could be `undefined` is optional and never `undefined`. */
export type WithoutUndefined<T extends object> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/**
 * Copies an object without its `undefined` properties, to be spread into an object literal:
 * `{ id, ...omitUndefined({ name }) }` has no property `name` if `name` is `undefined`.
 *
 * @param values not modified
 */
export function omitUndefined<T extends object>(values: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
}
