/**
 * The pseudo-language, for tests and development: English with accents on every letter, vowels doubled (which makes it about 40 %
 * longer) and brackets around each message. Words on the screen without accents are in no catalogue; words without both brackets
 * are glued together or cut off.
 */
import { PSEUDO_LOCALE } from '../../bridge/locales.ts'
import { addMessages, englishMessages } from './index.ts'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñôþǫŕŝţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŜŢÛṼŴẊÝŽ'

/** Says everything that English has words for so far in the pseudo-language. */
export function addPseudoLocale(): void {
  const disguises = Object.entries(englishMessages()).map(([id, text]) => [id, pseudoLocalize(text)] as const)
  addMessages(Object.fromEntries(disguises), PSEUDO_LOCALE)
}

/** @param text a message: what lies between braces (names of values, kinds, cases) stays, and the words in its cases do not */
export function pseudoLocalize(text: string): string {
  let depth = 0
  let said = ''
  for (const letter of text) {
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    said += depth % 2 === 0 ? accented(letter) : letter
  }
  return `[${said}]`
}

function accented(letter: string): string {
  const at = PLAIN.indexOf(letter)
  const other = at < 0 ? letter : (ACCENTED[at] ?? letter)
  return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other
}
