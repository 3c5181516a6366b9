import type { GameInfo } from '../core/contract/game.ts'

/** A working title, without a known publisher; art by Agatha Lark Studio. What is hidden is hidden from everybody. */
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
