import type { GameInfo } from '../core/contract/game.ts'

/** The values of the option `variant`: free for all, two teams of two, or two players against a solo player, the wolf. */
export const VARIANTS = ['free', 'teams', 'wolf'] as const

/**
 * Karmaka's entry in the catalogue of games, available before the game is loaded. The printed game is illustrated by Marco
 * Bucci.
 */
export const karmakaInfo: GameInfo = {
  id: 'karmaka',
  title: 'Karmaka',
  designers: ['Eddy Boxerman', 'Dave Burke'],
  publisher: 'Hemisphere Games',
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  age: 14,
  ratings: { weight: 2, luck: 3, interaction: 3 },
  rules: 1,
  secrets: 'hand',
  options: [{ id: 'variant', values: VARIANTS, players: [3, 4], playersOf: { teams: [4], wolf: [3] } }],
}
