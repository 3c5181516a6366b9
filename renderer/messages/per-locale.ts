/** Values made once for each language: formats of numbers and dates, orders of names. */
import type { SelectableLocale } from '../../bridge/locales.ts'
import { currentLocale } from './locale.svelte.ts'

/** @returns what was made for the language that is spoken */
export function memoizePerLocale<T>(make: (spoken: SelectableLocale) => T): () => T {
  const made = new Map<SelectableLocale, T>()
  return () => {
    const known = made.get(currentLocale()) ?? make(currentLocale())
    made.set(currentLocale(), known)
    return known
  }
}
