/** Hit areas of pieces, and keyboard navigation between them. Pure geometry over scenes. */
import type { Piece } from './scene.ts'

/** A rectangle on the board, in CSS pixels, such as the area in which a click hits a piece. */
export interface HitRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The upright bounding rectangle of pieces. */
export function boundingRectOf(pieces: readonly Piece[]): HitRect {
  const left = Math.min(...pieces.map(({ x, width }) => x - width / 2))
  const top = Math.min(...pieces.map(({ y, height }) => y - height / 2))
  const right = Math.max(...pieces.map(({ x, width }) => x + width / 2))
  const bottom = Math.max(...pieces.map(({ y, height }) => y + height / 2))
  return { left, top, width: right - left, height: bottom - top }
}

/** Minimum width and height of hit areas, in CSS pixels: `fine` for a mouse, `coarse` for a finger. */
export const MIN_HIT_SIZE_PX = { fine: 32, coarse: 44 } as const

/** Pieces in drawing order: by layer, then by list order. */
export function sortByDrawingOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((a, b) => a.layer - b.layer)
}

/**
 * Returns the hit area of each piece, which is the rectangle in which a click hits the piece, by the id of the piece.
 * If the bounds of a piece are smaller than `smallest`, its area is enlarged to that size, but at most half-way to the
 * nearest neighbour. So no area covers another piece of the list, unless the two pieces overlap.
 * @param smallest minimum width and height, in CSS pixels
 */
export function hitAreasByPiece(pieces: readonly Piece[], smallest: number): ReadonlyMap<string, HitRect> {
  const boxes = pieces.map((piece) => ({ piece, ...extent(piece) }))
  return new Map(
    boxes.map((box) => {
      let room = Infinity
      for (const other of boxes) {
        if (other === box) continue
        const gap = Math.max(
          Math.abs(other.piece.x - box.piece.x) - other.half.x - box.half.x,
          Math.abs(other.piece.y - box.piece.y) - other.half.y - box.half.y,
        )
        if (gap >= 0) room = Math.min(room, gap / 2)
      }
      const x = box.half.x + Math.min(Math.max(0, smallest / 2 - box.half.x), room)
      const y = box.half.y + Math.min(Math.max(0, smallest / 2 - box.half.y), room)
      return [box.piece.id, { left: box.piece.x - x, top: box.piece.y - y, width: 2 * x, height: 2 * y }]
    }),
  )
}

/**
 * Returns the topmost piece at a point, among the pieces for which `counts` returns true. If no piece is exactly at
 * the point, it returns the topmost piece whose edge is within `slack` pixels of the point, or undefined if there is
 * none.
 */
export function pieceAt(
  pieces: readonly Piece[],
  x: number,
  y: number,
  counts: (piece: Piece) => boolean,
  slack = 0,
): Piece | undefined {
  const within = (piece: Piece, more: number): boolean => {
    const { half } = extent(piece)
    return Math.abs(x - piece.x) <= half.x + more && Math.abs(y - piece.y) <= half.y + more
  }
  const order = sortByDrawingOrder(pieces).filter(counts)
  const exact = order.findLast((piece) => within(piece, 0))
  if (exact !== undefined || slack === 0) return exact
  return order.findLast((piece) => within(piece, slack))
}

/** The pieces whose centre is not covered by `covers` in higher layers. */
export function uncoveredPieces(pieces: readonly Piece[], covers: readonly Piece[]): readonly Piece[] {
  if (covers.length === 0) return pieces
  return pieces.filter((piece) => {
    const above = covers.filter((cover) => cover.layer > piece.layer)
    return pieceAt(above, piece.x, piece.y, () => true) === undefined
  })
}

/** Tolerance for parts that extend over the edge of the outer piece, which alone gets a ring; CSS pixels. */
const OVER_EDGE = 8

/**
 * The pieces that do not lie within a larger piece of the same place. For example a pile is kept, but its count and
 * its name, which lie on it, are left out.
 */
export function withoutNestedPieces(pieces: readonly Piece[]): readonly Piece[] {
  const inside = (a: Piece, b: Piece): boolean =>
    a.place === b.place &&
    Math.abs(a.x - b.x) <= (b.width - a.width) / 2 + OVER_EDGE &&
    Math.abs(a.y - b.y) <= (b.height - a.height) / 2 + OVER_EDGE &&
    a.width * a.height < b.width * b.height
  return pieces.filter((piece) => !pieces.some((other) => inside(piece, other)))
}

/** The direction of an arrow key. */
export type ArrowKeyDirection = 'left' | 'right' | 'up' | 'down'

/**
 * Returns the piece to which an arrow key moves from the piece `from`: a near piece, preferably straight ahead.
 * Undefined if there is no piece in that direction.
 */
export function nextPieceInDirection(
  pieces: readonly Piece[],
  from: Piece,
  direction: ArrowKeyDirection,
): Piece | undefined {
  const [ux, uy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[direction] as [number, number]
  let best: { piece: Piece; cost: number } | undefined
  for (const piece of pieces) {
    if (piece.id === from.id) continue
    const ahead = (piece.x - from.x) * ux + (piece.y - from.y) * uy
    const aside = Math.abs((piece.x - from.x) * uy) + Math.abs((piece.y - from.y) * ux)
    if (ahead <= 0.5 || aside > ahead * 4) continue
    const cost = ahead + aside * 2
    if (best === undefined || cost < best.cost) best = { piece, cost }
  }
  return best?.piece
}

/**
 * Finds the piece whose centre is nearest to a point, at any distance.
 * @returns undefined if there are no pieces
 */
export function nearestPieceAtAnyDistance(pieces: readonly Piece[], x: number, y: number): Piece | undefined {
  let best: Piece | undefined
  for (const piece of pieces) {
    if (best === undefined || Math.hypot(piece.x - x, piece.y - y) < Math.hypot(best.x - x, best.y - y)) best = piece
  }
  return best
}

/** Half the width and height of the upright bounding rectangle of a piece, which may be rotated. */
function extent(piece: Piece): { half: { x: number; y: number } } {
  const cos = Math.abs(Math.cos(piece.turn ?? 0))
  const sin = Math.abs(Math.sin(piece.turn ?? 0))
  return {
    half: { x: (piece.width * cos + piece.height * sin) / 2, y: (piece.width * sin + piece.height * cos) / 2 },
  }
}
