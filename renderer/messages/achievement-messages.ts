/** The words of all achievements: a file for each game, found by its name and loaded when a player opens them. */
import { loadMessages } from './load-locale.ts'

const games = Object.keys(import.meta.glob('./en/*/achievements.ts')).map((file) => file.split('/')[2] ?? '')

/** @param game absent: those of every game */
export async function loadAchievementMessages(game?: string): Promise<void> {
  await loadMessages(...(game === undefined ? games : [game]).map((each) => `${each}/achievements`))
}
