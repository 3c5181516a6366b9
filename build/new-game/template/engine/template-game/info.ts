/** Metadata for Home and the form of a new table, without the rules. */
import type { GameInfo } from '../../../../../engine/core/contract/game.ts'

export const templateGameInfo: GameInfo = {
  id: 'template-game',
  title: 'Template Game',
  designers: ['somebody'],
  publisher: '',
  players: { min: 2, max: 2 },
  minutes: { min: 5, max: 5 },
  age: 8,
  // Increased by every change after which an old log would play differently; games.hash.json then changes too.
  rules: 1,
  secrets: 'hand',
  options: [],
}
