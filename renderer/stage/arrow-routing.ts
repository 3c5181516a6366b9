/** Routes the arrows of a preview around texts on the board, so that these stay readable. Pure geometry. */
import { areaOf, boardSizeOf, type CssPixelPoint, type CssPixelSize } from './piece-overlap.ts'
import type { Piece } from './scene.ts'

/** Tried bends of an arrow at its middle, as a share of its length; of equal ones the straighter is taken. */
const BENDS = [0.1, -0.1, 0.2, -0.2, 0.32, -0.32]
/** Number of sampled points of an arrow. */
const SAMPLE_COUNT = 32
/** Clearance between an arrow and texts, in CSS pixels. */
const CLEARANCE_PX = 6
/** Larger pieces, as a share of the board, are backgrounds for other pieces and not obstacles. */
const MAX_OBSTACLE_SHARE = 0.12
/** Cost of a pixel of bend, in pixels of crossed text: straight arrows are easier to see. */
const BEND_COST = 0.05

/** Whether a piece is visible and shows text. A sprite spec has the value `textScale` only if its drawing contains text. */
export function showsText({ sprite, alpha }: Piece): boolean {
  return sprite['textScale'] !== undefined && alpha !== 0
}

/** An area with text, by its centre. */
type TextArea = CssPixelPoint & CssPixelSize

/** The areas of a piece that show text: parts of its drawing, or all of it. */
function textAreasOf(piece: Piece): readonly TextArea[] {
  const { x, y, width, height, alpha, textAreas } = piece
  if (textAreas === undefined) return showsText(piece) ? [piece] : []
  if (alpha === 0) return []
  return textAreas.map((area) => ({
    x: x - width / 2 + area.left + area.width / 2,
    y: y - height / 2 + area.top + area.height / 2,
    width: area.width,
    height: area.height,
  }))
}

/**
 * Bends the straight arrow of a preview into an arc that avoids the texts of a board, as far as possible.
 * @param way the piece of the straight arrow; before its rotation, the arrow runs from the left to the right end of
 *   the piece
 * @param pieces the pieces of the board below the arrow
 * @returns the same piece, or a bent copy: `bend` in its sprite spec is the distance in CSS pixels by which its middle
 *   deviates to the right of the arrow
 */
export function routeAroundText<P extends Piece>(way: P, pieces: readonly Piece[]): P {
  const [start, end] = [pointOnArc(way, 0), pointOnArc(way, 1)]
  const room = boardSizeOf(pieces)
  const words = pieces
    .flatMap(textAreasOf)
    .filter((area) => areaOf(area) <= MAX_OBSTACLE_SHARE * areaOf(room) && !isClose(area, start) && !isClose(area, end))
  const costOf = (one: P, bend: number): number => {
    const points = Array.from({ length: SAMPLE_COUNT + 1 }, (_, nth) => pointOnArc(one, nth / SAMPLE_COUNT))
    const crossed = points.filter((point) => words.some((area) => isClose(area, point))).length
    return (crossed * way.width) / SAMPLE_COUNT + Math.abs(bend) * BEND_COST
  }
  let best = { way, cost: costOf(way, 0) }
  for (const share of BENDS) {
    const bend = Math.round(share * way.width)
    const one = bentBy(way, bend)
    if (!cornersOf(one).every(({ x, y }) => x >= 0 && y >= 0 && x <= room.width && y <= room.height)) continue
    const cost = costOf(one, bend)
    if (cost < best.cost) best = { way: one, cost }
  }
  return best.way
}

/** Bends a straight arrow into an arc between the same ends, in the box that the arc fills. */
function bentBy<P extends Piece>(way: P, bend: number): P {
  const { x, y } = besides(way, 0, bend / 2)
  return { ...way, sprite: { ...way.sprite, bend }, x, y, height: way.height + Math.abs(bend) }
}

/** The point of an arrow, which is a parabolic arc, at a share of its length from 0 (start) to 1 (end). */
export function pointOnArc(way: Piece, share: number): CssPixelPoint {
  const bend = Number(way.sprite['bend'] ?? 0)
  return besides(way, (share - 0.5) * way.width, 4 * bend * share * (1 - share) - bend / 2)
}

function cornersOf(way: Piece): readonly CssPixelPoint[] {
  return [-0.5, 0.5].flatMap((along) => [-0.5, 0.5].map((aside) => besides(way, along * way.width, aside * way.height)))
}

/** A point at an offset from the centre of a mark, along it and to its right. */
function besides({ x, y, turn = 0 }: Piece, along: number, aside: number): CssPixelPoint {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: x + along * cos - aside * sin, y: y + along * sin + aside * cos }
}

function isClose(area: TextArea, { x, y }: CssPixelPoint): boolean {
  return Math.abs(x - area.x) < area.width / 2 + CLEARANCE_PX && Math.abs(y - area.y) < area.height / 2 + CLEARANCE_PX
}
