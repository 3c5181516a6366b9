import type { Viewer } from '../core/contract/game.ts'
import type { Random } from '../core/contract/random.ts'
import { PLENITUDE_VALUES, CHAKRA_COLOURS } from './data.ts'
import { copyPublicState } from './copy.ts'
import { plenitudeFieldsFromValues } from './setup.ts'
import type { ChakraState, ChakraView } from './state.ts'

/**
 * Returns a complete state that is consistent with a view. It assigns at random the Plenitude values (the points that
 * each Chakra is worth) that the viewer does not know. Implements `Game.determinize`.
 */
export function determinize(view: ChakraView, _viewer: Viewer, random: Random): ChakraState {
  const shown = [...CHAKRA_COLOURS.map((colour) => view.plenitude[colour]), view.eighth]
  const unseen = [...PLENITUDE_VALUES]
  for (const value of shown) if (value !== null) unseen.splice(unseen.indexOf(value), 1)
  if (unseen.length > 0) random.shuffle(unseen)
  let next = 0
  const values = shown.map((value) => value ?? unseen[next++] ?? 0)
  return { ...copyPublicState(view), ...plenitudeFieldsFromValues(values) }
}
