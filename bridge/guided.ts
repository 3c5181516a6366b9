/** A guided first game: how far its lessons have been left aside. What has been learned, its log tells. */
import * as v from 'valibot'
import { id } from './refs.ts'

const lessonId = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,24}$/))

export const Guided = v.strictObject({
  /** The lessons that somebody has skipped. */
  skipped: v.pipe(v.array(lessonId), v.maxLength(24)),
  /** The game goes on without lessons, and its rivals as novices. */
  over: v.exactOptional(v.literal(true)),
})
export type Guided = v.InferOutput<typeof Guided>

/** What a guided game begins with. */
export const FIRST_LESSON: Guided = { skipped: [] }

export const GuideCall = v.strictObject({ table: id, guided: Guided })
