/** What people at a table say to each other. Its last lines are kept while it is open, and never on the disk. */
import * as v from 'valibot'
import { takes } from './call.ts'
import { checked, done, tableOf, whole } from './form.ts'
import { cleanText, isVisible, UNITS_PER_LETTER } from './names.ts'
import { id } from './refs.ts'

/** What is said often, in everybody's own language: the message `talk.phrase.KEY`. */
export const PHRASES = ['hello', 'wellPlayed', 'thinking', 'yourTurn', 'oneMoment', 'thanks', 'sorry', 'again'] as const
/** Shown as a picture for a moment: the message `talk.reaction.KEY`. */
export const REACTIONS = ['joy', 'wow', 'heart', 'ouch', 'clap', 'lotus'] as const

/** How many lines are kept while a table is open. */
export const KEPT_LINES = 10

/** Letters of free words, as people count them. */
export const LONGEST_WORDS = 200

const words = v.pipe(
  v.string(),
  v.maxLength(2 * UNITS_PER_LETTER * LONGEST_WORDS),
  v.transform((text) => cleanText(text, LONGEST_WORDS)),
  v.check(isVisible),
)

export const Saying = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ kind: v.literal('words'), words }),
])
export type Saying = v.InferOutput<typeof Saying>

export interface Said {
  readonly table: string
  /** Whose party. */
  readonly by: string
  readonly saying: Saying
  /** Counts up while the table is open. Absent: an older host tells it. */
  readonly n?: number
  /** It was said before, and is told to a screen that comes to the table. */
  readonly earlier?: true
}

/** As something is said, without what a newer host may add. */
const heard = v.variant('kind', [
  v.object(Saying.options[0].entries),
  v.object(Saying.options[1].entries),
  v.object(Saying.options[2].entries),
])

export const said = checked<Said>()((form) =>
  v.object({
    table: tableOf(form),
    by: id,
    saying: heard,
    n: v.exactOptional(whole(Number.MAX_SAFE_INTEGER)),
    earlier: v.exactOptional(v.literal(true)),
  }),
)

export const TALK_CALLS = {
  /** `table.refused.often`: too much in a short time. */
  say: takes(v.strictObject({ table: id, saying: Saying })).gives(done),
}
