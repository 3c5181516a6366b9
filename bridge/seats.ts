/** Who sits at a table. */
import * as v from 'valibot'
import { cleanName, hasAtMostGraphemes, hasVisibleCharacter, MAX_NAME_LENGTH } from './names.ts'

/** Index into the theme's eight seat colours, each with a shape of its own. */
const seatColourSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
/** Cleaned. A name of which nothing is seen is shown as `?`: no save is unreadable for a name. */
const personNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((name) => hasAtMostGraphemes(name, MAX_NAME_LENGTH)),
  v.transform((name) => (hasVisibleCharacter(name) ? cleanName(name) : '?')),
  v.check((name) => hasAtMostGraphemes(name, MAX_NAME_LENGTH)),
)

/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ['novice', 'adept', 'sage', 'master'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What a bot prefers among what is nearly as good as the best; one without a temper takes the best. */
export const BOT_PLAY_STYLES = ['bold', 'careful', 'friendly'] as const
export type BotPlayStyle = (typeof BOT_PLAY_STYLES)[number]

/** What levels were called before, in saves and by pages that are still open: who plays on most like them. */
const FORMER_LEVELS = { random: 'novice', greedy: 'adept' } as const satisfies Readonly<Record<string, BotLevel>>

const botLevelSchema = v.union([
  v.picklist(BOT_LEVELS),
  v.pipe(
    v.picklist(Object.keys(FORMER_LEVELS) as (keyof typeof FORMER_LEVELS)[]),
    v.transform((former): BotLevel => FORMER_LEVELS[former]),
  ),
])

export const SeatSetup = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: personNameSchema, colour: seatColourSchema }),
  v.strictObject({
    kind: v.literal('bot'),
    name: personNameSchema,
    colour: seatColourSchema,
    level: botLevelSchema,
    temper: v.exactOptional(v.picklist(BOT_PLAY_STYLES)),
  }),
])
/** Who sits on a seat. */
export type SeatSetup = v.InferOutput<typeof SeatSetup>
