import type { GameInfo } from '../core/contract/game.ts'

/** What the catalogue shows before the game is loaded. Illustrated by Claire Conan in print. */
export const chakraInfo: GameInfo = {
  id: 'chakra',
  title: 'Chakra',
  designers: ['Luka Krleza'],
  publisher: 'BLAM!',
  players: { min: 2, max: 4 },
  minutes: { min: 30, max: 30 },
  age: 8,
  profile: { weight: 1, luck: 2, interaction: 1 },
  isEasiest: true,
  rules: 1,
  secrets: 'small',
  options: [],
}
