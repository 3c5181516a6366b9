/** The public progress of a game, as lists of games show it. */
import type { Message } from '../core/contract/game.ts'
import type { KarmakaView } from './state.ts'

/**
 * The message with the number of the current turn, and the highest rung of any player, as an index in KARMIC_LADDER.
 * Implements `Game.progressMessage`.
 */
export function progressMessage({ turns, players }: Pick<KarmakaView, 'turns' | 'players'>): Message<'karmaka.stage'> {
  return { id: 'karmaka.stage', values: { turn: turns, rung: Math.max(...players.map(({ rung }) => rung)) } }
}
