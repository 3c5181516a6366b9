/** The words of the games: one catalogue file each beside this one, found by its name and loaded with its game. */
import { addMessages } from './index.ts'

type Catalogue = Readonly<Record<string, string>>

const files = import.meta.glob<Record<string, Catalogue>>('./*.en.ts')

/** Loads the words of a game once; a game without any yet has none. */
export async function loadGameMessages(game: string): Promise<void> {
  const exported = await files[`./${game}.en.ts`]?.()
  for (const catalogue of Object.values(exported ?? {})) addMessages(catalogue)
}
