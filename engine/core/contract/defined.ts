/** Objects without properties that are `undefined`, since TypeScript's exactOptionalPropertyTypes tells the two apart. */

/** The properties of T: optional where they could be `undefined`. */
export type Defined<T extends object> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/**
 * For spreading into an object literal: `{ id, ...defined({ name }) }` has no property `name` if it is `undefined`.
 *
 * @param values left as they are
 * @returns a copy without the properties that are `undefined`
 */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
}
