/** How pieces and points lie to one another, as the marks of ghosts go by it. Pure geometry. */
import type { Piece } from './scene.ts'

export interface BoardPoint {
  readonly x: number
  readonly y: number
}

export interface BoardSize {
  readonly width: number
  readonly height: number
}

/** Whether something that lies on a piece would be hidden by it. */
export function isCovered(piece: Piece, order: readonly Piece[]): boolean {
  return order.slice(order.indexOf(piece) + 1).some((above) => above.alpha !== 0 && isPointInPiece(above, piece))
}

/** Whether a piece lies, in part at least, over another one. @param order from the lowest */
export function overlapsFromAbove(piece: Piece, below: Piece, order: readonly Piece[]): boolean {
  return piecesOverlap(piece, below) && order.indexOf(piece) > order.indexOf(below)
}

/** Whether two pieces have room in common. */
export function piecesOverlap(a: Piece, b: Piece): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
}

/** How much larger than a piece is what lies over a part of the board (an open pile, a card to be read). */
const COVERS = 4

/** Whether something large lies over where a piece would be. */
export function wouldHidePiece(above: Piece, piece: Piece, at: BoardPoint): boolean {
  return (
    above.layer > piece.layer &&
    above.alpha !== 0 &&
    areaOf(above) > COVERS * areaOf(piece) &&
    isPointInPiece(at, above)
  )
}

export function isPointInPiece({ x, y }: BoardPoint, piece: Piece): boolean {
  return Math.abs(x - piece.x) <= piece.width / 2 && Math.abs(y - piece.y) <= piece.height / 2
}

export function areaOf({ width, height }: BoardSize): number {
  return width * height
}

/** The extent of a board: as far as its pieces reach. */
export function boardSizeOf(pieces: readonly Piece[]): BoardSize {
  let [width, height] = [0, 0]
  for (const piece of pieces) {
    width = Math.max(width, piece.x + piece.width / 2)
    height = Math.max(height, piece.y + piece.height / 2)
  }
  return { width, height }
}
