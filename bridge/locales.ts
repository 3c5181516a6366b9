/**
 * The languages of Samsara: the one list. A further language needs its line here and in `LANGUAGE_NAMES`, a folder in
 * renderer/messages and a file in main/messages.
 */
export const LOCALES = ['en', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** The language of messages that another one lacks. */
export const FALLBACK_LOCALE = 'en'

/** For development: English with accents, in brackets and longer, which reveals texts that are missing in the catalogues. */
export const PSEUDO_LOCALE = 'en-XA'

/** Languages that can be chosen. */
export type SelectableLocale = Locale | typeof PSEUDO_LOCALE

/** Names of the languages in themselves. */
export const LANGUAGE_NAMES: Readonly<Record<SelectableLocale, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  [PSEUDO_LOCALE]: '[Ƥŝéûûðôô]',
}

/**
 * The language of a setting.
 * @param preferred language tags (`de-CH`) that the system or a browser prefers, in order
 */
export function resolveLocale(setting: SelectableLocale | 'system', preferred: readonly string[]): SelectableLocale {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? FALLBACK_LOCALE
}
