/** Public progress of a game: its turn, and the highest occupied rung as an index of LADDER. */
import type { Message } from '../core/contract/game.ts'
import type { KarmakaView } from './state.ts'

export function progressMessage({ turns, players }: Pick<KarmakaView, 'turns' | 'players'>): Message<'karmaka.stage'> {
  return { id: 'karmaka.stage', values: { turn: turns, rung: Math.max(...players.map(({ rung }) => rung)) } }
}
