/**
 * The words of the games: a folder each in `en/`, found by its name, whose `index.ts` is loaded with its game, and its `rulebook.ts`
 * when that is opened.
 */
import { addMessages } from './index.ts'
import type { Rulebook } from './rulebook.ts'

type Catalogue = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Catalogue>>(['./en/*/index.ts', '!./en/app/*'])
const books = import.meta.glob<{ readonly rulebook: () => Rulebook }>('./en/*/rulebook.ts')

/** Loads the words of a game once; a game without any yet has none. */
export async function loadGameMessages(game: string): Promise<void> {
  const exported = await files[`./en/${game}/index.ts`]?.()
  for (const catalogue of Object.values(exported ?? {})) addMessages(catalogue)
}

/** @returns undefined for a game that has no rulebook (yet) */
export async function loadRulebook(game: string): Promise<Rulebook | undefined> {
  const [book] = await Promise.all([books[`./en/${game}/rulebook.ts`]?.(), loadGameMessages(game)])
  return book?.rulebook()
}
