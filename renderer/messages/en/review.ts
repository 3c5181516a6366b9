/** English words of the review of a game. */
export const review = {} as const
