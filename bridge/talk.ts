/** What people at a table say to each other: told once to whoever is there, and kept nowhere. */
import * as v from 'valibot'
import { takes } from './call.ts'
import { checked, done, tableOf } from './form.ts'
import { cleanText, isVisible, UNITS_PER_LETTER } from './names.ts'
import { id } from './refs.ts'

/** What is said often, in everybody's own language: the message `talk.phrase.KEY`. */
export const PHRASES = ['hello', 'wellPlayed', 'thinking', 'yourTurn', 'oneMoment', 'thanks', 'sorry', 'again'] as const
/** Shown as a picture for a moment: the message `talk.reaction.KEY`. */
export const REACTIONS = ['joy', 'wow', 'heart', 'ouch', 'clap', 'lotus'] as const

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
}

/** As something is said, without what a newer host may add. */
const heard = v.variant('kind', [
  v.object(Saying.options[0].entries),
  v.object(Saying.options[1].entries),
  v.object(Saying.options[2].entries),
])

export const said = checked<Said>()((form) => v.object({ table: tableOf(form), by: id, saying: heard }))

export const TALK_CALLS = {
  /** `table.refused.often`: too much in a short time. */
  say: takes(v.strictObject({ table: id, saying: Saying })).gives(done),
}
