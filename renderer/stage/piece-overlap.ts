/** Overlap of pieces and points, used for the marks of ghosts. Pure geometry. */
import type { Piece } from './scene.ts'

/** A point on the board, in CSS pixels. */
export interface CssPixelPoint {
  readonly x: number
  readonly y: number
}

/** A width and a height, of the board or of a piece, in CSS pixels. */
export interface CssPixelSize {
  readonly width: number
  readonly height: number
}

/**
 * Whether the centre of a piece, where a mark on it would be, lies under a visible piece.
 * @param order all pieces in drawing order, the lowest first
 */
export function isCentreCovered(piece: Piece, order: readonly Piece[]): boolean {
  return order.slice(order.indexOf(piece) + 1).some((above) => above.alpha !== 0 && isPointInPieceBox(above, piece))
}

/**
 * Whether `piece` overlaps `below` and is drawn above it.
 * @param order all pieces in drawing order, the lowest first
 */
export function overlapsFromAbove(piece: Piece, below: Piece, order: readonly Piece[]): boolean {
  return piecesOverlap(piece, below) && order.indexOf(piece) > order.indexOf(below)
}

/** Whether the boxes of two pieces overlap. Their rotation is ignored. */
export function piecesOverlap(a: Piece, b: Piece): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
}

/** Minimum size, relative to a piece, of something that covers a part of the board (an open pile, an enlarged card). */
const COVERS = 4

/**
 * Whether `above` would hide `piece` if `piece` lay at `at`: `above` is visible, contains that point, is in a higher layer,
 * and is more than four times as large.
 */
export function wouldCoverPieceMovedTo(above: Piece, piece: Piece, at: CssPixelPoint): boolean {
  return (
    above.layer > piece.layer &&
    above.alpha !== 0 &&
    areaOf(above) > COVERS * areaOf(piece) &&
    isPointInPieceBox(at, above)
  )
}

/** Whether a point is within the box of a piece. The rotation of the piece is ignored. */
export function isPointInPieceBox({ x, y }: CssPixelPoint, piece: Piece): boolean {
  return Math.abs(x - piece.x) <= piece.width / 2 && Math.abs(y - piece.y) <= piece.height / 2
}

/** The area of a piece, or of the board, in square CSS pixels. */
export function areaOf({ width, height }: CssPixelSize): number {
  return width * height
}

/** The size of a board, derived from the right and lower edges of its pieces. */
export function boardSizeOf(pieces: readonly Piece[]): CssPixelSize {
  let [width, height] = [0, 0]
  for (const piece of pieces) {
    width = Math.max(width, piece.x + piece.width / 2)
    height = Math.max(height, piece.y + piece.height / 2)
  }
  return { width, height }
}
