/** What is made once for each language: formats of numbers and dates, orders of names. */
import type { Spoken } from '../../bridge/locales.ts'
import { currentLocale } from './locale.svelte.ts'

/** @returns what was made for the language that is spoken */
export function memoizePerLocale<T>(make: (spoken: Spoken) => T): () => T {
  const made = new Map<Spoken, T>()
  return () => {
    const known = made.get(currentLocale()) ?? make(currentLocale())
    made.set(currentLocale(), known)
    return known
  }
}
