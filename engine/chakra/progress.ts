/** Public progress of a game: its round, and the board that is nearest to the end condition (CHK-54). */
import type { Message } from '../core/contract/game.ts'
import { countHarmonizedChakras } from './board.ts'
import type { ChakraView } from './state.ts'

/**
 * The message with the number of the current round, from 1, and the highest number of harmonized Chakras of any seat.
 * Implements `Game.progressMessage`.
 */
export function progressMessage({
  boards,
  rounds,
  ending,
}: Pick<ChakraView, 'boards' | 'rounds' | 'ending'>): Message<'chakra.stage' | 'chakra.stage.last'> {
  const values = { round: rounds + 1, most: Math.max(...boards.map(countHarmonizedChakras)) }
  return { id: ending ? 'chakra.stage.last' : 'chakra.stage', values }
}
