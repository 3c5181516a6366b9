/**
 * The languages of Samsara: the one list. A further one is its line here and in `LANGUAGE_NAMES`, and a folder of words in
 * renderer/messages and a file in main/messages.
 */
export const LOCALES = ['en', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** What a message is said in that another language does not have. */
export const FALLBACK_LOCALE = 'en'

/** For development: English with accents, in brackets and longer, by which words are found that no catalogue holds. */
export const PSEUDO_LOCALE = 'en-XA'

/** What can be spoken. */
export type SelectableLocale = Locale | typeof PSEUDO_LOCALE

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<SelectableLocale, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  [PSEUDO_LOCALE]: '[Ƥŝéûûðôô]',
}

/**
 * The language that a setting stands for.
 * @param preferred tags of languages (`de-CH`) that the system or a browser prefers, the dearest first
 */
export function resolveLocale(setting: SelectableLocale | 'system', preferred: readonly string[]): SelectableLocale {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? FALLBACK_LOCALE
}
