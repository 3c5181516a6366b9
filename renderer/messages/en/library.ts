/** English words of the library of tables. */
export const library = {} as const
