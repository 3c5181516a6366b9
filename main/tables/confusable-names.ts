/**
 * Names that people could take for each other (UTS 39, Unicode Security Mechanisms, section 4): two names with one skeleton look alike.
 * Names of players are compared more strictly than identifiers, since they are read from afar: case, marks, blanks and punctuation
 * do not tell two players apart.
 */
import { CONFUSABLES, STYLED_LETTERS } from './confusables-data.ts'

/** Characters and their prototypes; read with the first name that is compared. */
const prototypes = lazily(() => tableOf(CONFUSABLES))
const styled = lazily(() => tableOf(STYLED_LETTERS))
/** What Unicode's data does not call confusable, in skeletons: Cyrillic pe and Greek omega in a Latin name, and two v. */
const EXTRA_CONFUSABLES = { π: 'n', ω: 'w', vv: 'w' } as const
const EXTRA_CONFUSABLES_PATTERN = /π|ω|vv/g

const IGNORED = /\p{Default_Ignorable_Code_Point}/gu
/** Marks that change no letter into another. Those of Indic scripts are vowels, and those of kana make other syllables. */
const MARKS =
  /(?![\u3099\u309A])(?=\p{M})[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]/gu
const GAPS = /[\p{Z}\p{P}]/gu

/** @returns the first of the names that could be taken for this one; undefined: none */
export function findConfusable(name: string, names: readonly string[]): string | undefined {
  const keys = comparisonKeysOf(name)
  return names.find((other) => comparisonKeysOf(other).some((key, at) => key === keys[at]))
}

/** The skeleton of UTS 39, section 4 (without the reordering of bidirectional text: names are isolated where they are shown). */
export function skeletonOf(text: string): string {
  const decomposed = text.normalize('NFD').replace(IGNORED, '')
  return replaceCharacters(decomposed, prototypes()).normalize('NFD')
}

/**
 * What two names are compared by: if one key is the same, they look alike. Capital i looks like small l, and small i does not: so each
 * case has a key of its own.
 */
function comparisonKeysOf(name: string): readonly string[] {
  const visible = name.normalize('NFKD').replace(IGNORED, '')
  const letters = visible.replace(MARKS, '').replace(GAPS, '')
  const plain = letters === '' ? visible : letters
  return [skeletonOf(name), lower(shapeOf(plain)), shapeOf(lower(plain)), shapeOf(plain.toUpperCase())]
}

/** The skeleton, in which styled letters are plain ones. */
function shapeOf(text: string): string {
  const skeleton = skeletonOf(replaceCharacters(skeletonOf(replaceCharacters(text, styled())), styled()))
  return skeleton.replace(
    EXTRA_CONFUSABLES_PATTERN,
    (found) => EXTRA_CONFUSABLES[found as keyof typeof EXTRA_CONFUSABLES],
  )
}

/** Small letters; those with two small forms (final sigma) or none (sharp s) become one. */
function lower(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

function replaceCharacters(text: string, table: ReadonlyMap<string, string>): string {
  return Array.from(text, (character) => table.get(character) ?? character).join('')
}

/** @param lines `PROTOTYPE SOURCE SOURCE ...` in hexadecimal, the characters of a prototype joined by `+` @returns prototypes by source */
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
