/**
 * How far a saved table has come, in the words of its game: a file for each, found by its name. They are few, and Home
 * needs them before any game is loaded.
 */
import { addMessages, type MessageCatalogue } from './index.ts'
import { loadMessages } from './load-locale.ts'

const files = import.meta.glob<Readonly<Record<'stages', MessageCatalogue>>>('./en/*/stages.ts', { eager: true })

for (const { stages } of Object.values(files)) addMessages(stages)
void loadMessages(...Object.keys(files).map((file) => file.slice('./en/'.length, -'.ts'.length)))
