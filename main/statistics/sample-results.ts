/** Finished games for tests. */
import type { SeatSetup } from '../../bridge/seats.ts'
import type { GameResult } from './game-result.ts'

/** Creates the setup of a seat that a person of this name plays, for tests. */
export const createSamplePersonSeat = (name: string): SeatSetup => ({ kind: 'person', name, colour: 0 })

/** A bot's seat for tests. */
export const createSampleBotSeat = (name: string, level: 'novice' | 'sage' = 'novice'): SeatSetup => ({
  kind: 'bot',
  name,
  colour: 1,
  level,
})

/**
 * The result of a game that Ana won against a bot, 9 to 4, with the given changes; for tests.
 * @param number distinguishes games: equal numbers have equal match ids
 */
export function createSampleGameResult(number: number, change: Partial<GameResult> = {}): GameResult {
  const table = number.toString(16).padStart(32, '0')
  return {
    table,
    save: `toy-${number}`,
    game: 'toy',
    title: 'Toy',
    rules: 1,
    finishedAt: 1_000 * number,
    seats: [createSamplePersonSeat('Ana'), createSampleBotSeat('Heron')],
    ranking: [
      { seats: [0], place: 1, score: 9 },
      { seats: [1], place: 2, score: 4 },
    ],
    practice: false,
    branched: false,
    first: 0,
    rounds: 10,
    entries: 40,
    earned: [],
    ...change,
  }
}
