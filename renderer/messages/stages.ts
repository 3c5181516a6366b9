/**
 * How far a saved table has come, in the words of its game: a file for each, found by its name. They are few, and Home
 * needs them before any game is loaded.
 */
import { addMessages, type Catalogue } from './index.ts'
import { loadWords } from './speak.ts'

const files = import.meta.glob<Readonly<Record<'stages', Catalogue>>>('./en/*/stages.ts', { eager: true })

for (const { stages } of Object.values(files)) addMessages(stages)
void loadWords(...Object.keys(files).map((file) => file.slice('./en/'.length, -'.ts'.length)))
