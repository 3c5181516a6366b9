/** The looks of a game: by their kind, each with its plain values. */
export type SpriteSpecsOf<T> = { readonly [K in keyof T]: { readonly kind: K } & Readonly<T[K]> }[keyof T]
