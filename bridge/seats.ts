/** The players of a table's seats: people and bots. */
import * as v from 'valibot'
import { cleanText, hasAtMostGraphemes, hasVisibleCharacter, MAX_PERSON_NAME_LENGTH } from './names.ts'

/** Index into the theme's eight seat colours, each with a shape of its own. */
const seatColourSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
/** Cleaned. A name without visible characters is shown as `?`: a name makes no save unreadable. */
const seatNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.check((name) => hasAtMostGraphemes(name, MAX_PERSON_NAME_LENGTH)),
  v.transform((name) => (hasVisibleCharacter(name) ? cleanText(name) : '?')),
  v.check((name) => hasAtMostGraphemes(name, MAX_PERSON_NAME_LENGTH)),
)

/** Names of the bot levels, weakest first. */
export const BOT_LEVELS = ['novice', 'adept', 'sage', 'master'] as const
/** The playing strength of a bot, from `novice` to `master`. */
export type BotLevel = (typeof BOT_LEVELS)[number]

/**
 * Names of the play styles of bots. A play style is the preference of a bot among choices that are nearly as good as
 * the best. A bot without a play style takes the best choice.
 */
export const BOT_PLAY_STYLES = ['bold', 'careful', 'friendly'] as const
/** The preference of a bot among choices that are nearly as good as the best: `bold`, `careful` or `friendly`. */
export type BotPlayStyle = (typeof BOT_PLAY_STYLES)[number]

/** Former names of levels, in saves and from pages that are still open, with the most similar present level. */
const FORMER_LEVELS = { random: 'novice', greedy: 'adept' } as const satisfies Readonly<Record<string, BotLevel>>

const botLevelSchema = v.union([
  v.picklist(BOT_LEVELS),
  v.pipe(
    v.picklist(Object.keys(FORMER_LEVELS) as (keyof typeof FORMER_LEVELS)[]),
    v.transform((former): BotLevel => FORMER_LEVELS[former]),
  ),
])

/**
 * Schema of the player of a seat: a person or a bot, with name and colour. A bot also has a level, and may have a play
 * style (`temper`).
 */
export const SeatSetup = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), name: seatNameSchema, colour: seatColourSchema }),
  v.strictObject({
    kind: v.literal('bot'),
    name: seatNameSchema,
    colour: seatColourSchema,
    level: botLevelSchema,
    temper: v.exactOptional(v.picklist(BOT_PLAY_STYLES)),
  }),
])
/** The player of a seat: a person or a bot, with name and colour. */
export type SeatSetup = v.InferOutput<typeof SeatSetup>
