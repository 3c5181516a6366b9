/** English words of statistics and achievements. */
export const statistics = {} as const
