/** The piles of a board that can be opened for browsing. */
import { boundingRectOf } from '../../stage/hit-testing.ts'
import type { Piece } from '../../stage/scene.ts'
import { pileOpenedBy } from '../../stage/target-index.ts'
import type { PieceOverlayButton } from './board-props.ts'

/**
 * Projects the pieces of a scene to one overlay button for each pile that can be opened for browsing. The button
 * covers the first of the pieces that open the pile.
 * @param label returns the accessible name of the button over a piece
 */
export function openablePileButtonsOf(
  pieces: readonly Piece[],
  label: (piece: Piece) => string,
): readonly PieceOverlayButton[] {
  const piles = new Map<string, PieceOverlayButton>()
  for (const piece of pieces) {
    const place = pileOpenedBy(piece)
    if (place === undefined || piles.has(place)) continue
    piles.set(place, { piece, area: boundingRectOf([piece]), label: label(piece) })
  }
  return [...piles.values()]
}
