/**
 * The union of the sprite specs of a game: for each kind, an object with that `kind` and its values.
 * @typeParam T an interface with the values of each kind, by the name of the kind
 */
export type SpriteSpecsOf<T> = { readonly [K in keyof T]: { readonly kind: K } & Readonly<T[K]> }[keyof T]
