/**
 * Parses JSON text from another machine or from a file. Length, depth and number of values are checked before anything is built
 * from it, and the result is plain data.
 */
import * as v from 'valibot'
import {
  measureJsonTextComplexity,
  isMeasuredComplexityWithinLimits,
  type JsonComplexity,
} from '../../engine/core/host/json-complexity.ts'

/** Limits of one JSON text: its length, its nesting depth, the total of its values and keys, and the keys of one object. */
export interface JsonTextLimits extends JsonComplexity {
  /** Length of the text in UTF-16 code units. */
  readonly length: number
}

/**
 * Limits of the JSON text of one message that a guest sends to the host. Such a message is a call with an action in
 * the guest's game.
 */
export const GUEST_MESSAGE_LIMITS: JsonTextLimits = { length: 16 * 1024, depth: 32, values: 2000, keys: 200 }
/**
 * Limits of the JSON text of one message that the host sends to a guest. The largest such message contains a whole
 * table. For a table with 1,900 log entries, the message has 45,000 values in 0.3 MB, nested at most 11 deep.
 */
export const HOST_MESSAGE_LIMITS: JsonTextLimits = { length: 4 * 1024 * 1024, depth: 64, values: 200_000, keys: 1000 }
/**
 * Limits of the JSON text of one message from a page on this machine. The largest such message contains the text of a
 * saved table.
 */
export const PAGE_MESSAGE_LIMITS: JsonTextLimits = { length: 4 * 1024 * 1024, depth: 64, values: 200_000, keys: 1000 }
/**
 * Limits of the JSON text of one small file on this machine. They also apply to the data that is sent along when a
 * table is transferred to another host.
 */
export const SMALL_JSON_LIMITS: JsonTextLimits = { length: 4 * 1024 * 1024, depth: 16, values: 10_000, keys: 1000 }

/**
 * Parses JSON text within limits. Never throws.
 * @returns the value, or undefined if the text is not JSON, exceeds the limits, or holds a number that is not finite (1e999)
 */
export function parseBoundedJson(text: string, limits: JsonTextLimits): unknown {
  if (text.length > limits.length || !isMeasuredComplexityWithinLimits(measureJsonTextComplexity(text, limits), limits))
    return undefined
  try {
    const value: unknown = JSON.parse(text)
    return hasOnlyFiniteNumbers(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Parses JSON text within limits and validates it with a schema. Never throws.
 * @returns the value, or undefined if the text is not JSON, exceeds the limits, holds a number that is not finite, or
 *   does not fit
 * the schema
 */
export function parseBoundedJsonAs<S extends v.GenericSchema>(
  schema: S,
  text: string,
  limits: JsonTextLimits,
): v.InferOutput<S> | undefined {
  const value = parseBoundedJson(text, limits)
  if (value === undefined) return undefined
  try {
    const parsed = v.safeParse(schema, value, { abortEarly: true })
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Its depth is bounded: it was read within limits. */
function hasOnlyFiniteNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(hasOnlyFiniteNumbers)
  return Object.values(value).every(hasOnlyFiniteNumbers)
}
