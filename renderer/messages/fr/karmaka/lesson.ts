import type { lesson as english } from '../../en/karmaka/lesson.ts'

/** French words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {} as const satisfies Readonly<Record<keyof typeof english, string>>
