/**
 * JSON text that another machine, or a file, has brought. Its length, depth and number of values are looked at before anything
 * is built of it, and what is built is plain data.
 */
import * as v from 'valibot'
import { measureJson, isWithinJsonLimits, type JsonComplexity } from '../../engine/core/host/json-complexity.ts'

export interface JsonTextLimits extends JsonComplexity {
  /** Letters of the text. */
  readonly letters: number
}

/** What a guest says: a call with a choice of its game. */
export const GUEST_MESSAGE_LIMITS: JsonTextLimits = { letters: 16 * 1024, depth: 32, values: 2000, keys: 200 }
/** What a host says: at most a whole game as it stands. One of 1,900 entries has 45,000 values in 0.3 MB, 11 deep at most. */
export const HOST_MESSAGE_LIMITS: JsonTextLimits = { letters: 4 * 1024 * 1024, depth: 64, values: 200_000, keys: 1000 }
/** What a page of this machine says: at most the text of a table. */
export const PAGE_MESSAGE_LIMITS: JsonTextLimits = { letters: 4 * 1024 * 1024, depth: 64, values: 200_000, keys: 1000 }
/** What this machine keeps of its own in a small file, and what is handed over with a table. */
export const SMALL_FILE_LIMITS: JsonTextLimits = { letters: 4 * 1024 * 1024, depth: 16, values: 10_000, keys: 1000 }

/**
 * Reads JSON text. Never throws.
 * @returns `undefined`: it is no JSON, exceeds the limits, or holds a number that is not finite (1e999)
 */
export function parseBoundedJson(text: string, limits: JsonTextLimits): unknown {
  if (text.length > limits.letters || !isWithinJsonLimits(measureJson(text, limits), limits)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return hasOnlyFiniteNumbers(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Reads JSON text of one form. Never throws. @returns `undefined`: as `parseBoundedJson`, or of another form */
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
