/**
 * How much a JSON text asks of whoever reads it: found by one walk along its characters, before anything is built of
 * it. A small text can be nested without end, or be one object of a hundred thousand keys, and take seconds.
 */

export interface JsonComplexity {
  /** The deepest nesting of arrays and objects. */
  readonly depth: number
  /** Values and keys in all. */
  readonly values: number
  /** The most keys of one object. */
  readonly keys: number
}

/** Real saves: 8 deep, 15 keys at most in one object, one value in five bytes. */
export const MAX_SAVE_JSON_COMPLEXITY: JsonComplexity = { depth: 40, values: 100_000, keys: 400 }

/** @param most the bounds to keep to: absent, those of a save */
export function isWithinJsonLimits({ depth, values, keys }: JsonComplexity, most = MAX_SAVE_JSON_COMPLEXITY): boolean {
  return depth <= most.depth && values <= most.values && keys <= most.keys
}

const QUOTE = 34
const COMMA = 44
const COLON = 58
const BACKSLASH = 92
const OPEN = [91, 123]
const CLOSE = [93, 125]

/**
 * Of a text that is no JSON it is some answer, and reading goes wrong soon enough. Stops where the bounds are broken.
 * @param most the bounds at which it stops: absent, those of a save
 */
export function measureJson(text: string, most = MAX_SAVE_JSON_COMPLEXITY): JsonComplexity {
  /** The keys so far of every object around the place. */
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

/** Where the string that begins here ends; the end of the text for one that does not. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at
  }
  return text.length
}
