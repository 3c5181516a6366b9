/** What is achieved in games that greedy bots play: numbered, so that each can be found again. */
import { earnedIn, progressIn, type Earned, type Progress } from '../contract/achievements.ts'
import type { AnyGame } from '../contract/game.ts'
import { seedFromText, streamOf } from '../contract/random.ts'
import { greedyBot } from '../host/bots/greedy.ts'
import { finishedGame } from '../host/finished.ts'
import { playToEnd } from '../host/playout.ts'
import { tableOf } from './testing.ts'

/** One number after the other goes through all numbers of players. */
export function achieved(
  game: AnyGame,
  number: number,
): { readonly players: number; readonly earned: readonly Earned[]; readonly progress: readonly Progress[] } {
  const { min, max } = game.info.players
  const players = min + (number % (max - min + 1))
  const seed = `achievement ${String(number)}`
  const table = tableOf(game, { players, seed })
  playToEnd(table, () => greedyBot, streamOf(seedFromText(seed), 'players'))
  const finished = finishedGame(table)
  if (finished === undefined) throw new Error('no end')
  const all = game.achievements ?? []
  return { players, earned: earnedIn(all, finished), progress: progressIn(all, finished) }
}
