/** Who sits at a table. */
import * as v from 'valibot'

/** Index into the theme's eight seat colours, each with a shape of its own. */
const seatColour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const personName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))

export const BOT_LEVELS = ['random', 'greedy'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const SeatSetup = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: personName, colour: seatColour }),
  v.strictObject({ kind: v.literal('bot'), name: personName, colour: seatColour, level: v.picklist(BOT_LEVELS) }),
])
/** Who sits on a seat. */
export type SeatSetup = v.InferOutput<typeof SeatSetup>
