/** A guided first game: which of its lessons were left aside or have ended. What has been learned, its log tells. */
import * as v from 'valibot'
import { idSchema } from './refs.ts'

const lessonIdSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,24}$/))

/** A lesson that ended by itself, because nothing that was offered could satisfy it. */
const EndedLesson = v.strictObject({
  lesson: lessonIdSchema,
  /** How many entries the log had. Undo below that number takes the end back. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
export type EndedLesson = v.InferOutput<typeof EndedLesson>

export const TutorialRecord = v.strictObject({
  /** The lessons that somebody has skipped. */
  skipped: v.pipe(v.array(lessonIdSchema), v.maxLength(24)),
  /** Absent: no lesson has ended by itself. */
  ended: v.exactOptional(v.pipe(v.array(EndedLesson), v.maxLength(24))),
  /** The game goes on without lessons, and its rivals as novices. */
  over: v.exactOptional(v.literal(true)),
})
export type TutorialRecord = v.InferOutput<typeof TutorialRecord>

/** What a guided game begins with. */
export const NEW_TUTORIAL_RECORD: TutorialRecord = { skipped: [] }

export const TutorialRecordInput = v.strictObject({ table: idSchema, guided: TutorialRecord })
