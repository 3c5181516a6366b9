/**
 * The current language. It is a signal: each text on the screen is updated in place when the language changes. Nothing is
 * loaded again, and players keep their place.
 */
import { FALLBACK_LOCALE, type LocaleOrPseudo } from '../../bridge/locales.ts'

let current = $state.raw<LocaleOrPseudo>(FALLBACK_LOCALE)

export function currentLocale(): LocaleOrPseudo {
  return current
}

/** Call `speak` (load-locale.ts), which has the words loaded before. */
export function setLocale(to: LocaleOrPseudo): void {
  current = to
}
