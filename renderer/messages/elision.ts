/**
 * Elision at values that are unknown when a message is written: French drops a vowel before another ("d’Ana", "qu’Io").
 * Names stay as they are.
 */
import type { LocaleOrPseudo } from '../../bridge/locales.ts'

/** The sign before the word is captured and kept: Safari 16 has no look-behind, and refuses the whole file. */
const LITTLE = String.raw`(^|[^\p{L}’])(d|qu|jusqu|lorsqu|puisqu)e `
/** At the end of a text. What is spoken as if by a consonant first is left alone. */
const AT_END = new RegExp(`${LITTLE}$`, 'iu')
const VOWEL = /^(?!onze|oui)[aeiouàâäéèêëîïôöûùüœæ]/i
/** Within a text: names begin with capitals. */
const WITHIN = new RegExp(`${LITTLE}(?=[AEIOUÀÂÄÉÈÊËÎÏÔÖÛÙÜŒÆ])`, 'gu')

const french = (text: string, next: string): string => {
  const whole = text.replace(WITHIN, '$1$2’')
  return VOWEL.test(next) ? whole.replace(AT_END, '$1$2’') : whole
}

const ELISIONS: Readonly<Partial<Record<LocaleOrPseudo, typeof french>>> = { fr: french }

/** @returns the text of a sentence as it is said before `next`, the name that follows; '' where none does */
export function applyElision(spoken: LocaleOrPseudo, text: string, next: string): string {
  return ELISIONS[spoken]?.(text, next) ?? text
}
