/** English words of the end of a game as its story. */
export const story = {} as const
