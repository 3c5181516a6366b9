/**
 * The language that is spoken just now. It is a signal, so whatever says something on the screen says it anew when the language
 * changes, where it stands: nothing is loaded again, and nobody loses their place.
 */
import { FALLBACK_LOCALE, type SelectableLocale } from '../../bridge/locales.ts'

let current = $state.raw<SelectableLocale>(FALLBACK_LOCALE)

export function currentLocale(): SelectableLocale {
  return current
}

/** Call `speak` (load-locale.ts), which has the words loaded before. */
export function setLocale(to: SelectableLocale): void {
  current = to
}
