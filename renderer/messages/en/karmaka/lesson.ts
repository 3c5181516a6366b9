/** English words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {} as const
