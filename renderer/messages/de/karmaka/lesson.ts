import type { lesson as english } from '../../en/karmaka/lesson.ts'
import type { Words } from '../../index.ts'

/** German words of Karmaka's guided first game: what I decide, what it does, why it matters. */
export const lesson = {} as const satisfies Words<typeof english>
