/** The schema of the Sage's advice (engine/core/contract/advice.ts) from another machine. */
import * as v from 'valibot'
import type { Advice } from '../engine/core/contract/advice.ts'
import { defineTableDependentSchema, boundedListSchema, seatSchemaFor, wholeNumberUpToSchema } from './table-schemas.ts'
import { translatableMessageSchemaForSeats } from './message-schemas.ts'

const MAX_CHOICES = 1000
const MAX_STEPS = 200
const MAX_REASONS = 10

/**
 * Creates the schema of a bot's advice about a decision, as a host sends it. The advice covers up to three choices.
 * For each choice it holds the win chance of every seat, the expected moves and the reasons.
 */
export const adviceSchemaFor = defineTableDependentSchema<Advice>()((form) => {
  const { seats, view, action } = form
  const seat = seatSchemaFor(form)
  const speaks = v.picklist(['for', 'against'])
  const what = v.pipe(
    translatableMessageSchemaForSeats(seats),
    v.check(({ id }) => id.startsWith(`${form.game.id}.reason.`) || id.startsWith('advice.reason.')),
  )
  const reason = v.object({ what, seat, speaks })
  // A host of version 1.0 gives features as reasons, which teach a player nothing: they are read and left out.
  const former = v.object({
    seat,
    speaks,
    way: v.picklist(['more', 'less']),
    feature: v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
  })
  const reasons = v.pipe(
    boundedListSchema(v.union([reason, former]), MAX_REASONS),
    v.transform((all) => all.filter((each) => 'what' in each)),
  )
  const choice = v.object({
    choice: wholeNumberUpToSchema(MAX_CHOICES),
    chances: v.pipe(boundedListSchema(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), seats), v.length(seats)),
    line: boundedListSchema(v.object({ view, choice: action }), MAX_STEPS),
    isEqual: v.optional(v.boolean(), false),
    why: reasons,
  })
  return v.object({ choices: boundedListSchema(choice, 3), iterations: wholeNumberUpToSchema(1e9) })
})
