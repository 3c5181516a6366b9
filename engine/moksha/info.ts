import type { GameInfo } from '../core/contract/game.ts'

/**
 * Moksha's entry in the catalogue of games, available before the game is loaded. Working title, no known publisher; art
 * by Agatha Lark Studio. All hidden information is hidden from every player.
 */
export const mokshaInfo: GameInfo = {
  id: 'moksha',
  title: 'Moksha',
  designers: ['Pierre Knockaert'],
  publisher: '',
  players: { min: 2, max: 5 },
  minutes: { min: 60, max: 90 },
  age: 10,
  profile: { weight: 3, luck: 2, interaction: 3 },
  rules: 2,
  secrets: 'none',
  options: [{ id: 'evenFinish', values: [false, true] }],
}
