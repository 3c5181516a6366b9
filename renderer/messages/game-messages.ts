/**
 * The words of the games: a folder each in `en/` and beside it, found by its name, whose `index.ts` is loaded with its game, and its
 * `rulebook.ts` when that is opened.
 */
import { FALLBACK_LOCALE, type LocaleOrPseudo } from '../../bridge/locales.ts'
import { currentLocale } from './locale.svelte.ts'
import type { RulebookContent } from './rulebook.ts'
import { loadMessages } from './load-locale.ts'

const books = import.meta.glob<{ readonly rulebook: () => RulebookContent }>('./*/*/rulebook.ts')

/** Loads the words of a game once; a game without any yet has none. */
export function loadGameMessages(game: string): Promise<void> {
  return loadMessages(`${game}/index`)
}

/** @returns undefined for a game that has no rulebook (yet); in English, and `lang` says so, where there is no translation */
export async function loadRulebook(
  game: string,
): Promise<(RulebookContent & { readonly lang: LocaleOrPseudo }) | undefined> {
  const [lang = FALLBACK_LOCALE] = [currentLocale(), FALLBACK_LOCALE as LocaleOrPseudo].filter(
    (each) => `./${each}/${game}/rulebook.ts` in books,
  )
  const [book] = await Promise.all([books[`./${lang}/${game}/rulebook.ts`]?.(), loadGameMessages(game)])
  return book && { ...book.rulebook(), lang }
}
