/** Tutorial record: the lessons that were skipped or have ended. Learned lessons follow from the log. */
import * as v from 'valibot'
import { idSchema } from './refs.ts'

const lessonIdSchema = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,24}$/))

/** A lesson that ended by itself, because no available choice could satisfy it. */
const LessonEndedAsImpossible = v.strictObject({
  lesson: lessonIdSchema,
  /** Number of entries in the log then. An undo below that number reverts the end. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
/** A lesson that ended by itself, because no available choice could satisfy it. */
export type LessonEndedAsImpossible = v.InferOutput<typeof LessonEndedAsImpossible>

/**
 * Schema of the stored record of a tutorial table. The record contains the lessons that the player skipped, the
 * lessons that ended by themselves because no choice could satisfy them, and whether the player has ended all lessons.
 * Learned lessons are not stored, since they follow from the log of the game.
 */
export const SkippedAndEndedLessons = v.strictObject({
  /** The lessons that the player has skipped. */
  skipped: v.pipe(v.array(lessonIdSchema), v.maxLength(24)),
  /** Absent: no lesson has ended by itself. */
  ended: v.exactOptional(v.pipe(v.array(LessonEndedAsImpossible), v.maxLength(24))),
  /** The game continues without lessons, with its opponents as novices. */
  over: v.exactOptional(v.literal(true)),
})
/**
 * The stored record of a tutorial table. It contains the lessons that the player skipped, the lessons that ended by
 * themselves because no choice could satisfy them, and whether the player has ended all lessons. Learned lessons are
 * not stored, since they follow from the log of the game.
 */
export type SkippedAndEndedLessons = v.InferOutput<typeof SkippedAndEndedLessons>

/**
 * The tutorial record of a tutorial table whose game has just begun: the player has skipped no lesson, and no lesson
 * has ended by itself.
 */
export const NEW_TUTORIAL_TABLE_RECORD: SkippedAndEndedLessons = { skipped: [] }

/**
 * Schema of the argument of the call `guide`, which replaces the tutorial record of a table. The record (`guided`)
 * contains the lessons that the player skipped, the lessons that ended by themselves, and whether the player has ended
 * all lessons.
 */
export const ReplaceTutorialRecordInput = v.strictObject({ table: idSchema, guided: SkippedAndEndedLessons })
