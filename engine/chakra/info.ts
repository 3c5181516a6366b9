import type { GameInfo } from '../core/contract/game.ts'

/**
 * Facts about Chakra, shown in the catalogue before the game is loaded. The printed game is illustrated by Claire Conan.
 */
export const chakraInfo: GameInfo = {
  id: 'chakra',
  title: 'Chakra',
  designers: ['Luka Krleza'],
  publisher: 'BLAM!',
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 30 },
  age: 8,
  ratings: { weight: 1, luck: 2, interaction: 1 },
  isEasiest: true,
  rules: 1,
  secrets: 'small',
  options: [],
}
