/**
 * Summary of a saved table, from its public view: shown without opening the save, and without its game. It is read from a file,
 * so only short ids and bounded numbers are accepted.
 */
import * as v from 'valibot'

const seatsSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), v.maxLength(8))
const wordSchema = v.pipe(v.string(), v.regex(/^[a-z]{1,24}$/))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))

/** The result of `Game.stage`. */
const Stage = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}\.stage(\.[a-z]{1,24})?$/)),
  values: v.pipe(
    v.record(wordSchema, countSchema),
    v.check((values) => Object.keys(values).length <= 6, 'too many values'),
  ),
})

/** Schema of the rank of one side (a seat, or several that play together) in a finished game. */
export const rankedSideSchema = v.strictObject({
  seats: seatsSchema,
  /** 1 for the winners. */
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Absent in games that are won without points. */
  score: v.exactOptional(v.pipe(v.number(), v.minValue(-99_999), v.maxValue(99_999))),
})

/** Schema of the summary of a saved table: the stage of the game, the seats to act, and the ranking. */
export const SavedGameSummary = v.strictObject({
  stage: v.exactOptional(Stage),
  /** The seats that the table waits for; empty if the game is over. */
  turn: seatsSchema,
  /** The ranking of a finished game, best first. */
  result: v.exactOptional(v.pipe(v.array(rankedSideSchema), v.maxLength(8))),
})
/** The summary of a saved table from its public view: stage of the game, seats to act, and ranking. */
export type SavedGameSummary = v.InferOutput<typeof SavedGameSummary>
