/** The public progress of a game, as lists of games show it. */
import type { Message } from '../core/contract/game.ts'
import type { KarmakaView } from './state.ts'

/** @returns the message with the number of turns begun and the index of the highest occupied rung in KARMIC_LADDER */
export function progressMessage({ turns, players }: Pick<KarmakaView, 'turns' | 'players'>): Message<'karmaka.stage'> {
  return { id: 'karmaka.stage', values: { turn: turns, rung: Math.max(...players.map(({ rung }) => rung)) } }
}
