/** The words of the games: a folder each, found by its name, whose `en.ts` is loaded with its game. */
import { addMessages } from './index.ts'

type Catalogue = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Catalogue>>('./*/en.ts')

/** Loads the words of a game once; a game without any yet has none. */
export async function loadGameMessages(game: string): Promise<void> {
  const exported = await files[`./${game}/en.ts`]?.()
  for (const catalogue of Object.values(exported ?? {})) addMessages(catalogue)
}
