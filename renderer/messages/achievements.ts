/** The words of all achievements: a file for each game, found by its name and loaded when somebody looks at them. */
import { addMessages } from './index.ts'

const files = import.meta.glob<{ readonly achievements: Readonly<Record<string, string>> }>('./en/*/achievements.ts')

/** @param game absent: those of every game */
export async function loadAchievements(game?: string): Promise<void> {
  const wanted = game === undefined ? Object.values(files) : [files[`./en/${game}/achievements.ts`]]
  for (const { achievements } of await Promise.all(wanted.flatMap((load) => load?.() ?? []))) addMessages(achievements)
}
