/**
 * The current language. It is a signal: each text on the screen is updated in place when the language changes. Nothing is
 * loaded again, and players keep their place.
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
