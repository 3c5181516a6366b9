/**
 * How far a saved table has come, in the words of its game: a file for each, found by its name. They are few, and Home
 * needs them before any game is loaded.
 */
import { addMessages } from './index.ts'

const files = import.meta.glob<{ readonly stages: Readonly<Record<string, string>> }>('./en/*/stages.ts', {
  eager: true,
})

for (const { stages } of Object.values(files)) addMessages(stages)
