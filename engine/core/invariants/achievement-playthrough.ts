/** Achievements in games played by greedy bots. The games are numbered, so that each can be replayed. */
import {
  earnedAchievementsOfAllSeats,
  listAchievementProgressOfSeats,
  type EarnedAchievement,
  type AchievementProgressOfSeats,
} from '../contract/achievements.ts'
import type { AnyGame } from '../contract/game.ts'
import { seedFromText, createRandomStream } from '../contract/random.ts'
import { greedyBot } from '../host/bots/greedy.ts'
import { publicRecordIfFinished } from '../host/finished-game.ts'
import { letBotsFinishTable } from '../host/playout.ts'
import { createTestTable } from './test-helpers.ts'

/** Consecutive numbers cycle through all player counts. */
export function playAndListAchievements(
  game: AnyGame,
  number: number,
): {
  readonly players: number
  readonly earned: readonly EarnedAchievement[]
  readonly progress: readonly AchievementProgressOfSeats[]
} {
  const { min, max } = game.info.players
  const players = min + (number % (max - min + 1))
  const seed = `achievement ${String(number)}`
  const table = createTestTable(game, { players, seed })
  letBotsFinishTable(table, () => greedyBot, createRandomStream(seedFromText(seed), 'players'))
  const finished = publicRecordIfFinished(table)
  if (finished === undefined) throw new Error('no end')
  const all = game.achievements ?? []
  return {
    players,
    earned: earnedAchievementsOfAllSeats(all, finished),
    progress: listAchievementProgressOfSeats(all, finished),
  }
}
