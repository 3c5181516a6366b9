/** The schema of what the Sage says (engine/core/contract/advice.ts), where another machine says it. */
import * as v from 'valibot'
import type { Advice } from '../engine/core/contract/advice.ts'
import { checked, listOf, seatOf, whole } from './form.ts'

const MAX_CHOICES = 1000
const MAX_STEPS = 200
const MAX_REASONS = 10

/** Of each choice every seat has a chance. */
export const advice = checked<Advice>()((form) => {
  const { seats, view, action } = form
  const reason = v.object({
    feature: v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}$/)),
    seat: seatOf(form),
    way: v.picklist(['more', 'less']),
    speaks: v.picklist(['for', 'against']),
  })
  const choice = v.object({
    choice: whole(MAX_CHOICES),
    chances: v.pipe(listOf(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), seats), v.length(seats)),
    line: listOf(v.object({ view, choice: action }), MAX_STEPS),
    why: listOf(reason, MAX_REASONS),
  })
  return v.object({ choices: listOf(choice, 3), iterations: whole(1e9) })
})
