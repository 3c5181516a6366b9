/**
 * Detects confusable names (UTS 39, Unicode Security Mechanisms, section 4): two names with the same skeleton look alike. Player
 * names are compared more strictly than identifiers, because they are read from a distance: case, marks, blanks and punctuation
 * do not distinguish two players.
 */
import { CONFUSABLE_CHARACTER_LINES, STYLED_LETTER_LINES } from './confusables-data.ts'

/** Prototypes by character; parsed at the first comparison. */
const prototypes = lazily(() => tableOf(CONFUSABLE_CHARACTER_LINES))
const styled = lazily(() => tableOf(STYLED_LETTER_LINES))
/** Confusables missing from Unicode's data, as skeletons: Cyrillic pe and Greek omega in a Latin name, and double v. */
const EXTRA_CONFUSABLES = { π: 'n', ω: 'w', vv: 'w' } as const
const EXTRA_CONFUSABLES_PATTERN = /π|ω|vv/g

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu
/**
 * Marks that do not change a letter into another one. Marks of Indic scripts are vowels and those of kana change the syllable.
 */
const MARKS =
  /(?![\u3099\u309A])(?=\p{M})[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]/gu
const GAPS = /[\p{Z}\p{P}]/gu

/**
 * Finds a name that players could take for the given one.
 * @param names the names in use
 * @returns the first confusable one of them, or undefined
 */
export function findConfusableName(name: string, names: readonly string[]): string | undefined {
  const keys = comparisonKeysOf(name)
  return names.find((other) => comparisonKeysOf(other).some((key, at) => key === keys[at]))
}

/**
 * The skeleton of a text: a text made for comparison, equal for all texts that look alike (UTS 39, section 4).
 * Bidirectional text is not reordered, since each name is displayed isolated from the text around it.
 */
export function skeletonOf(text: string): string {
  const decomposed = text.normalize('NFD').replace(IGNORED, '')
  return replaceCharacters(decomposed, prototypes()).normalize('NFD')
}

/**
 * @returns the comparison keys of a name; two names with a common key look alike. Capital i looks like small l and small i does
 * not, so each case has its own key.
 */
function comparisonKeysOf(name: string): readonly string[] {
  const visible = name.normalize('NFKD').replace(IGNORED, '')
  const letters = visible.replace(MARKS, '').replace(GAPS, '')
  const plain = letters === '' ? visible : letters
  return [skeletonOf(name), lower(shapeOf(plain)), shapeOf(lower(plain)), shapeOf(plain.toUpperCase())]
}

/** The skeleton with styled letters mapped to plain ones. */
function shapeOf(text: string): string {
  const skeleton = skeletonOf(replaceCharacters(skeletonOf(replaceCharacters(text, styled())), styled()))
  return skeleton.replace(
    EXTRA_CONFUSABLES_PATTERN,
    (found) => EXTRA_CONFUSABLES[found as keyof typeof EXTRA_CONFUSABLES],
  )
}

/** Lower case; letters with two small forms (final sigma) or none (sharp s) are mapped to one. */
function lower(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

function replaceCharacters(text: string, table: ReadonlyMap<string, string>): string {
  return Array.from(text, (character) => table.get(character) ?? character).join('')
}

/**
 * @param lines `PROTOTYPE SOURCE SOURCE ...` in hexadecimal, the characters of a prototype joined by `+` @returns prototypes by
 * source
 */
function tableOf(lines: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const [prototype = '', ...sources] = line.split(' ')
    const text = characters(prototype)
    for (const source of sources) table.set(characters(source), text)
  }
  return table
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function characters(codes: string): string {
  return String.fromCodePoint(...codes.split('+').map((code) => parseInt(code, 16)))
}
