/** Public progress of a game: its turn, and the highest life of a player. */
import type { Message } from '../core/contract/game.ts'
import type { CosmicView } from './state.ts'

/** @returns the message with the number of the turn and the highest life of a player (1: first life) */
export function progressMessage({
  turns,
  players,
}: Pick<CosmicView, 'turns' | 'players'>): Message<'cosmic-karma.stage'> {
  const life = Math.max(...players.map(({ lives }) => lives))
  return { id: 'cosmic-karma.stage', values: { turn: turns, life } }
}
