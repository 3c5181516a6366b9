/** Values made once for each language: formats of numbers and dates, orders of names. */
import type { LocaleOrPseudo } from '../../bridge/locales.ts'
import { currentLocale } from './locale.svelte.ts'

/** @returns what was made for the language that is spoken */
export function memoizePerLocale<T>(make: (spoken: LocaleOrPseudo) => T): () => T {
  const made = new Map<LocaleOrPseudo, T>()
  return () => {
    const known = made.get(currentLocale()) ?? make(currentLocale())
    made.set(currentLocale(), known)
    return known
  }
}
