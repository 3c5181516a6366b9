/** The sprite spec type of a game. @typeParam T an interface with the values of each kind, by the name of the kind */
export type SpriteSpecsOf<T> = { readonly [K in keyof T]: { readonly kind: K } & Readonly<T[K]> }[keyof T]
