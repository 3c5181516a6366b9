/** Public progress of a game: its round, and the highest number of lives of a player (MOK-99, MOK-104). */
import type { Message } from '../core/contract/game.ts'
import type { MokshaView } from './state.ts'

/**
 * @returns the message with the number of the round. Until a player has attained moksha, it also has the number of the
 * latest life that any player has begun (1: the first life).
 */
export function progressMessage({
  turns,
  players,
  left,
}: Pick<MokshaView, 'turns' | 'players' | 'left'>): Message<'moksha.stage' | 'moksha.stage.last'> {
  const round = Math.ceil(turns / players.length)
  const life = 1 + Math.max(...players.map(({ lives }) => lives))
  return left === null
    ? { id: 'moksha.stage', values: { round, life } }
    : { id: 'moksha.stage.last', values: { round } }
}
