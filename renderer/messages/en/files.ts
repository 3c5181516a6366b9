/** English words of what comes in and goes out as files. */
export const files = {} as const
