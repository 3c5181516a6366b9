/** A viewer's view: everything but the Plenitude values that are hidden from the viewer (RULES.md, section 7). */
import type { Viewer } from '../core/contract/game.ts'
import { CHAKRA_COLOURS } from './data.ts'
import type { ChakraColour } from './data.ts'
import { copyPublicState } from './copy.ts'
import type { ChakraState, ChakraView } from './state.ts'

/**
 * Makes one viewer's view of a state. A seat knows the Plenitude values (the points of the Chakras) of the colours of
 * its Meditation tokens. The viewer `'table'` knows no value. The viewer `'open'` knows all values, and at the end of
 * the game every viewer does. Implements `Game.view`.
 */
export function view(state: ChakraState, viewer: Viewer): ChakraView {
  const revealed = viewer === 'open' || state.end !== null
  const known = typeof viewer === 'number' ? state.boards[viewer]?.meditation : undefined
  const plenitude: Record<ChakraColour, number | null> = { ...state.plenitude }
  if (!revealed) {
    for (const colour of CHAKRA_COLOURS) if (known?.includes(colour) !== true) plenitude[colour] = null
  }
  return { ...copyPublicState(state), plenitude, eighth: revealed ? state.eighth : null }
}
