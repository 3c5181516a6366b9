/**
 * Measures nesting depth, values and keys of a JSON text in one scan, before it is parsed. Even a small text can take
 * seconds to parse, if it is deeply nested or is one object of a hundred thousand keys.
 */

/** Three numbers that determine how long a JSON text takes to parse: either measured in a text, or the limits for them. */
export interface JsonComplexity {
  /** Maximum nesting of arrays and objects. */
  readonly depth: number
  /** Total number of values and keys. */
  readonly values: number
  /** Maximum number of keys of one object. */
  readonly keys: number
}

/**
 * The limits for the complexity of the JSON of a save: nesting depth, number of values, and keys per object. Real
 * saves have depth 8, at most 15 keys in one object, and one value per five bytes.
 */
export const MAX_SAVE_JSON_COMPLEXITY: JsonComplexity = { depth: 40, values: 100_000, keys: 400 }

/**
 * Whether the measured complexity of a JSON text (`measureJsonTextComplexity`, before the text is parsed) is within the limits.
 * @param most the limits. Absent: those of a save
 */
export function isMeasuredComplexityWithinLimits(
  { depth, values, keys }: JsonComplexity,
  most = MAX_SAVE_JSON_COMPLEXITY,
): boolean {
  return depth <= most.depth && values <= most.values && keys <= most.keys
}

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const OPEN = [91, 123]
const CLOSE = [93, 125]

/**
 * Measures the complexity of a JSON text without parsing it: the nesting depth, the number of values and keys, and the
 * maximum number of keys of one object. Stops as soon as a limit is exceeded: the result then exceeds that limit too.
 * The result for invalid JSON is arbitrary: parsing fails later.
 * @param most the limits. Absent: those of a save
 */
export function measureJsonTextComplexity(text: string, most = MAX_SAVE_JSON_COMPLEXITY): JsonComplexity {
  /** The number of keys so far of every enclosing object. */
  const open: number[] = []
  let depth = 0
  let values = 1
  let keys = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values += 1
    else if (code === COLON) {
      values += 1
      const now = (open[open.length - 1] ?? 0) + 1
      open[open.length - 1] = now
      if (now > keys) keys = now
    } else if (OPEN.includes(code)) {
      values += 1
      open.push(0)
      if (open.length > depth) depth = open.length
    } else if (CLOSE.includes(code)) open.pop()
    if (depth > most.depth || values > most.values || keys > most.keys) break
  }
  return { depth, values, keys }
}

/** @returns the end of the string that begins at `start`, or the end of the text if it is unterminated */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}
