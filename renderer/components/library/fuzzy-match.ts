/** Fuzzy comparison of words: one letter wrong, missing, doubled or transposed. */

/** Shorter words are similar to too many others. */
const MIN_FUZZY_LENGTH = 4
/** From this length on a word may have two typing errors. */
const MIN_TWO_ERRORS_LENGTH = 8

/**
 * Whether a typed word matches any word of a text, or the beginning of any word, with at most one typing error,
 * or two if the typed word has MIN_TWO_ERRORS_LENGTH letters or more. Both arguments must already be folded (without accents, in lower case).
 * @param typed a typed word; short ones never match
 * @param text the text whose words are compared
 */
export function hasFuzzyMatch(typed: string, text: string): boolean {
  if (typed.length < MIN_FUZZY_LENGTH) return false
  const errors = typed.length < MIN_TWO_ERRORS_LENGTH ? 1 : 2
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => {
    // Typing may be unfinished: the rest of a longer word is no error.
    const beginning = word.slice(0, typed.length)
    return [word, beginning].some((each) => isWithinErrors(typed, each, errors))
  })
}

function isWithinErrors(a: string, b: string, errors: number): boolean {
  return Math.abs(a.length - b.length) <= errors && editDistance(a, b) <= errors
}

/**
 * Number of insertions, deletions, replacements and transpositions of neighbouring letters between two words (optimal string
 * alignment).
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
