/** Public progress of a game: its turn, and the most lives that a player has begun. */
import type { Message } from '../core/contract/game.ts'
import type { CosmicView } from './state.ts'

/**
 * The message with the number of the current turn, and the highest number of lives that any player has begun. Implements
 * `Game.progressMessage`.
 */
export function turnAndLifeProgressMessage({
  turns,
  players,
}: Pick<CosmicView, 'turns' | 'players'>): Message<'cosmic-karma.stage'> {
  const life = Math.max(...players.map(({ lives }) => lives))
  return { id: 'cosmic-karma.stage', values: { turn: turns, life } }
}
