import type { GameInfo } from '../core/contract/game.ts'

/**
 * The two sides of the boards, the default first (RAU-4): values of the option `side`, which holds for all boards of a table
 * (RAU-2).
 */
export const BOARD_SIDES = ['A', 'B'] as const

/** Rauha's entry in the catalogue of games, available before the game is loaded. */
export const rauhaInfo: GameInfo = {
  id: 'rauha',
  title: 'Rauha',
  designers: ['Johannes Goupy', 'Théo Rivière'],
  publisher: 'GRRRE Games',
  players: { min: 2, max: 5 },
  minutes: { min: 45, max: 45 },
  age: 10,
  ratings: { weight: 2, luck: 2, interaction: 2 },
  rules: 1,
  secrets: 'hand',
  options: [{ id: 'side', values: BOARD_SIDES }],
}
