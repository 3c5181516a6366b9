/**
 * Where a saved table stands, from what everybody may know: shown without opening the save, and without its game. It
 * comes from a file, so that only short ids and bounded numbers are believed.
 */
import * as v from 'valibot'

const seatsSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), v.maxLength(8))
const wordSchema = v.pipe(v.string(), v.regex(/^[a-z]{1,24}$/))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))

/** What `Game.stage` says. */
const Stage = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}\.stage(\.[a-z]{1,24})?$/)),
  values: v.pipe(
    v.record(wordSchema, countSchema),
    v.check((values) => Object.keys(values).length <= 6, 'too many values'),
  ),
})

/** How one side of a finished game was ranked. */
export const RankedSide = v.strictObject({
  seats: seatsSchema,
  /** 1 for the winners. */
  place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Absent in games that are won without points. */
  score: v.exactOptional(v.pipe(v.number(), v.minValue(-99_999), v.maxValue(99_999))),
})

export const SaveSummary = v.strictObject({
  stage: v.exactOptional(Stage),
  /** The seats that the table waits for; none when the game is over. */
  turn: seatsSchema,
  /** How a finished game was ranked, best first. */
  result: v.exactOptional(v.pipe(v.array(RankedSide), v.maxLength(8))),
})
export type SaveSummary = v.InferOutput<typeof SaveSummary>
