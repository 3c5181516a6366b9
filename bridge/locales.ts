/**
 * The languages of Samsara: the one list. A further language needs its line here and in `LANGUAGE_NAMES`, a folder in
 * renderer/messages and a file in main/messages.
 */
export const LOCALES = ['en', 'fr', 'de'] as const
/** A language of Samsara. */
export type Locale = (typeof LOCALES)[number]

/** The language of a text that the chosen language lacks, and of a user whose languages Samsara does not have. */
export const FALLBACK_LOCALE = 'en'

/**
 * A language for development: English with accents, in brackets and longer. It reveals texts that are not in the catalogues.
 */
export const PSEUDO_LOCALE = 'en-XA'

/** A language of Samsara, or the pseudo-locale for development. `system` is not one. */
export type LocaleOrPseudo = Locale | typeof PSEUDO_LOCALE

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<LocaleOrPseudo, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  [PSEUDO_LOCALE]: '[Ƥŝéûûðôô]',
}

/**
 * The language to use for the language setting; `system` means the first preferred one that Samsara has, else
 * `FALLBACK_LOCALE`.
 * @param preferred language tags (`de-CH`) that the system or a browser prefers, in order
 */
export function resolveLocale(setting: LocaleOrPseudo | 'system', preferred: readonly string[]): LocaleOrPseudo {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? FALLBACK_LOCALE
}
