/** The words of all achievements: a file for each game, found by its name and loaded when somebody looks at them. */
import { loadWords } from './speak.ts'

const games = Object.keys(import.meta.glob('./en/*/achievements.ts')).map((file) => file.split('/')[2] ?? '')

/** @param game absent: those of every game */
export async function loadAchievements(game?: string): Promise<void> {
  await loadWords(...(game === undefined ? games : [game]).map((each) => `${each}/achievements`))
}
