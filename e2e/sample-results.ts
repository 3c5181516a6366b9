/** Writes finished games into the statistics of a profile before the app starts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameResult } from '../main/statistics/game-result.ts'

export type { GameResult }

export function writeGameResults(userData: string, results: readonly GameResult[]): void {
  const file = { format: 'samsara-results', version: 1, results, forgotten: [] }
  writeFileSync(join(userData, 'results.json'), JSON.stringify(file))
}

const GAMES = [
  { game: 'chakra', title: 'Chakra', most: 4, points: 16, earned: ['twinLotus', 'leadTheWay', 'fullLight'] },
  { game: 'karmaka', title: 'Karmaka', most: 4, earned: ['straightUp', 'allColours'] },
  { game: 'rauha', title: 'Rauha', most: 5, points: 110, earned: ['openHouse', 'fullHouse', 'nineTiles'] },
  { game: 'moksha', title: 'Moksha', most: 5, points: 3, earned: ['allFour'] },
  { game: 'cosmic-karma', title: 'Cosmic Karma', most: 6, earned: ['oldSoul', 'toolSmith', 'freeSpirit'] },
] as const
const PEOPLE = ['Ana', 'Wilhelmina Featherstone', 'Ben', 'Maximilian von Lindenau', 'Io', 'Zoë']
const LEVELS = ['novice', 'adept', 'sage', 'master'] as const
const DAY = 86_400_000

/** This many games of every kind, the last one at `until`. Deterministic. */
export function createSampleResults(count: number, until: number): GameResult[] {
  let luck = 7
  const below = (most: number): number => {
    luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((luck / 2_147_483_648) * most)
  }
  return Array.from({ length: count }, (_, number): GameResult => {
    const kind = GAMES[below(5)] ?? GAMES[0]
    const players = 2 + below(kind.most - 1)
    const people = 1 + below(Math.min(3, players))
    const seats = Array.from({ length: players }, (_, seat): GameResult['seats'][number] =>
      seat < people
        ? { kind: 'person', name: PEOPLE[(seat + below(2) * seat) % PEOPLE.length] ?? 'Ana', colour: seat }
        : { kind: 'bot', name: `Bot ${String(seat)}`, colour: seat, level: LEVELS[below(4)] ?? 'adept' },
    )
    const order = seats.map((_, seat) => ({ seat, luck: below(1000) - (seat < people ? 200 : 0) }))
    order.sort((a, b) => a.luck - b.luck)
    const points = 'points' in kind ? kind.points : undefined
    const finishedAt = until - (count - 1 - number) * 3 * DAY
    return {
      table: number.toString(16).padStart(32, '0'),
      save: `${kind.game}-${String(number)}`,
      game: kind.game,
      title: kind.title,
      rules: 1,
      finishedAt,
      played: (10 + below(50)) * 60_000,
      seats,
      ranking: order.map(({ seat }, at) => ({
        seats: [seat],
        place: at + 1,
        ...(points === undefined ? {} : { score: Math.max(0, Math.round(points * (1.2 - 0.12 * at)) + below(5) - 2) }),
      })),
      practice: number % 17 === 3,
      branched: number % 19 === 5,
      first: below(players),
      rounds: 8 + below(20),
      ...(number % 13 === 6 ? { advised: seats.map(() => 1) } : {}),

      entries: 100 + below(300),
      earned: kind.earned.filter(() => below(9) === 0).map((id) => ({ id, seats: [0] })),
    }
  })
}
