/**
 * The union type of all sprite specs of a game. A sprite spec is an object that describes a sprite by its `kind` and
 * the values of this kind.
 * @typeParam T an interface with the values of each kind, by the name of the kind
 */
export type SpriteSpecsOf<T> = { readonly [K in keyof T]: { readonly kind: K } & Readonly<T[K]> }[keyof T]
