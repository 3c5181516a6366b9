/**
 * The codes of the languages in which Samsara shows its texts. To add a language, add it here and to `LANGUAGE_NAMES`,
 * and add a folder in renderer/messages and a file in main/messages.
 */
export const LOCALES = ['en', 'fr', 'de'] as const
/** Code of a language in which the application shows its texts, for example `en`. */
export type Locale = (typeof LOCALES)[number]

/** The language that Samsara uses if it has none of the user's languages, or if the chosen language lacks a text. */
export const FALLBACK_LOCALE = 'en'

/**
 * A language for development: English with accents, in brackets and longer. It reveals texts that are not in the catalogues.
 */
export const PSEUDO_LOCALE = 'en-XA'

/** The code of a language of Samsara, or of the pseudo-locale for development. */
export type LocaleOrPseudo = Locale | typeof PSEUDO_LOCALE

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<LocaleOrPseudo, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  [PSEUDO_LOCALE]: '[Ƥŝéûûðôô]',
}

/**
 * Returns the language to use for the user's language setting. `system` means the first preferred language that Samsara has, or
 * else `FALLBACK_LOCALE`.
 * @param preferred language tags (`de-CH`) that the system or a browser prefers, in order
 */
export function resolveLocaleSetting(setting: LocaleOrPseudo | 'system', preferred: readonly string[]): LocaleOrPseudo {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? FALLBACK_LOCALE
}
