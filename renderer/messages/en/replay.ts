/** English words of walking through a game, and what if. */
export const replay = {} as const
