/** The piles of a board that can be opened to be browsed. */
import { boundsOf } from '../../stage/hit.ts'
import type { Piece } from '../../stage/scene.ts'
import { openedBy } from '../../stage/targets.ts'
import type { BoardTarget } from './types.ts'

/** One target for each pile: the first piece that opens it. */
export function pilesOf(pieces: readonly Piece[], label: (piece: Piece) => string): readonly BoardTarget[] {
  const piles = new Map<string, BoardTarget>()
  for (const piece of pieces) {
    const place = openedBy(piece)
    if (place === undefined || piles.has(place)) continue
    piles.set(place, { piece, area: boundsOf([piece]), label: label(piece) })
  }
  return [...piles.values()]
}
