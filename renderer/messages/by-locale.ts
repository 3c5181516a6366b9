/** What is made once for each language: formats of numbers and dates, orders of names. */
import type { Spoken } from '../../bridge/locales.ts'
import { locale } from './locale.svelte.ts'

/** @returns what was made for the language that is spoken */
export function byLocale<T>(make: (spoken: Spoken) => T): () => T {
  const made = new Map<Spoken, T>()
  return () => {
    const known = made.get(locale()) ?? make(locale())
    made.set(locale(), known)
    return known
  }
}
