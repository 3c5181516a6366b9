/** Converts Unicode's data on confusable characters into the table used to compare names (main/tables/confusables-data.ts). */

/** From a prototype (a sequence of code points) to the characters that look like it. */
export type ConfusableGroups = ReadonlyMap<string, readonly string[]>

/** The version in a data file of UTS 39. @throws Error if there is none */
export function unicodeVersionIn(confusables: string): string {
  const version = /^# Version: (\d+\.\d+\.\d+)$/m.exec(confusables)?.[1]
  if (version === undefined) throw new Error('confusables.txt names no version')
  return version
}

/** @param confusables `SOURCE ; PROTOTYPE ; MA # comment`, in code points @returns the sources of each prototype, in hexadecimal */
export function parseConfusables(confusables: string): ConfusableGroups {
  const lines = confusables.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA\t/gm)
  return groupByPrototype(
    [...lines].map(([, source = '', prototype = '']) => [source, prototype.trim().replaceAll(' ', '+')]),
  )
}

const STYLED_LETTER_NAMES = [
  /^LATIN LETTER SMALL CAPITAL ([A-Z]{1,2})$/,
  /^(?:NEGATIVE CIRCLED|NEGATIVE SQUARED) LATIN CAPITAL LETTER ([A-Z])$/,
  /^REGIONAL INDICATOR SYMBOL LETTER ([A-Z])$/,
]

/**
 * Latin letters in styles that Unicode neither decomposes nor lists as confusable: small capitals, negative circled and squared
 * letters, and regional indicators. Their names contain the letter.
 * @param characters content of UnicodeData.txt
 * @returns the styled characters of each capital (or pair), in hexadecimal
 */
export function parseStyledLetters(characters: string): ConfusableGroups {
  const pairs = characters.split('\n').flatMap((line) => {
    const [code = '', name = ''] = line.split(';')
    const letters = STYLED_LETTER_NAMES.map((style) => style.exec(name)?.[1]).find((found) => found !== undefined)
    return letters === undefined ? [] : [[code, toHexSequence(letters)] as const]
  })
  return groupByPrototype(pairs)
}

/** The TypeScript module with both tables: one line per prototype, `PROTOTYPE SOURCE SOURCE ...`. */
export function toConfusablesModule(version: string, prototypes: ConfusableGroups, styles: ConfusableGroups): string {
  return `/**
 * Which characters look alike: data files of Unicode ${version} (Unicode-3.0), made by build/confusables.ts. A line holds a prototype and
 * the characters that look like it, in hexadecimal.
 */

/** All characters that look alike, from confusables.txt of UTS 39: a line holds a prototype and its look-alikes, in hexadecimal. */
export const CONFUSABLES = \`
${linesOf(prototypes)}\`

/** Styled Latin letters, by the names in UnicodeData.txt. */
export const STYLES = \`
${linesOf(styles)}\`
`
}

function groupByPrototype(pairs: readonly (readonly [string, string])[]): ConfusableGroups {
  const groups = new Map<string, string[]>()
  for (const [source, prototype] of pairs) {
    const sources = groups.get(prototype)
    if (sources === undefined) groups.set(prototype, [source])
    else sources.push(source)
  }
  return groups
}

function linesOf(prototypes: ConfusableGroups): string {
  return [...prototypes].map(([prototype, sources]) => `${[prototype, ...sources].join(' ')}\n`).join('')
}

function toHexSequence(letters: string): string {
  return Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16).toUpperCase()).join('+')
}
