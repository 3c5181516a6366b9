import type { GameInfo } from '../core/contract/game.ts'

/**
 * Moksha's entry in the catalogue of games. It is available before the game's code is loaded. Moksha is a working title without
 * a known publisher; its art is by Agatha Lark Studio. No player has secrets from the others: hidden information is unknown to
 * all players (`secrets: 'none'`).
 */
export const mokshaInfo: GameInfo = {
  id: 'moksha',
  title: 'Moksha',
  designers: ['Pierre Knockaert'],
  publisher: '',
  players: { min: 2, max: 5 },
  minutes: { min: 60, max: 90 },
  age: 10,
  ratings: { weight: 3, luck: 2, interaction: 3 },
  rules: 2,
  secrets: 'none',
  options: [{ id: 'evenFinish', values: [false, true] }],
}
