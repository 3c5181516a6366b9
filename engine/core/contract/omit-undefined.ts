/**
 * Objects without `undefined` properties. TypeScript's exactOptionalPropertyTypes distinguishes absent properties from
 * undefined ones.
 */

/** The properties of T: optional if they could be `undefined`. */
export type WithoutUndefined<T extends object> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/**
 * For spreading into an object literal: `{ id, ...omitUndefined({ name }) }` has no property `name` if it is
 * `undefined`.
 *
 * @param values not modified
 * @returns a copy without the properties that are `undefined`
 */
export function omitUndefined<T extends object>(values: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
}
