/**
 * The languages of Samsara: the one list. A further one is its line here and in `LANGUAGES`, and a folder of words in
 * renderer/messages and a file in main/messages.
 */
export const LOCALES = ['en', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** What a message is said in that another language does not have. */
export const FALLBACK = 'en'

/** For development: English with accents, in brackets and longer, by which words are found that no catalogue holds. */
export const PSEUDO = 'en-XA'

/** What can be spoken. */
export type Spoken = Locale | typeof PSEUDO

/** What the languages call themselves. */
export const LANGUAGES: Readonly<Record<Spoken, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  [PSEUDO]: '[Ƥŝéûûðôô]',
}

/**
 * The language that a setting stands for.
 * @param preferred tags of languages (`de-CH`) that the system or a browser prefers, the dearest first
 */
export function spokenBy(setting: Spoken | 'system', preferred: readonly string[]): Spoken {
  if (setting !== 'system') return setting
  const known = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return known.flatMap((tag) => LOCALES.find((locale) => locale === tag) ?? [])[0] ?? FALLBACK
}
