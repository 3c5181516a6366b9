/**
 * Rings around pieces that are clickable, clicked, hovered, explained, or have the keyboard focus. They are drawn above the
 * board, outside the edges of their pieces.
 */
import { createAndPaintCentredCanvas } from '../art/canvas.ts'
import { toCssColour, mixColours } from '../art/colour.ts'
import type { PaintedCanvas, HighlightShape, BoardPalette } from './painter.ts'
import type { SpriteSpec, Piece } from './scene.ts'

/** The highlighted pieces, by id. A piece may be in several lists. */
export interface Highlights {
  /** Clickable pieces. */
  readonly lit: readonly string[]
  /** Pieces that have been clicked. */
  readonly chosen: readonly string[]
  /** Pieces under the pointer. */
  readonly hovered: readonly string[]
  /** The piece with the keyboard focus; absent: none. */
  readonly focused?: string
  /** Pieces that lead only to choices with a cost, by id: the sprite spec of the cost, shown on their frame. */
  readonly costly?: Readonly<Record<string, SpriteSpec>>
  /** Pieces that a tutorial lesson suggests; all are clickable. */
  readonly meant?: readonly string[]
  /** Pieces that a tutorial lesson explains. */
  readonly shown?: readonly string[]
}

/** Highlights without any highlighted piece. */
export const NO_HIGHLIGHTS: Highlights = { lit: [], chosen: [], hovered: [] }

/**
 * Why a piece is highlighted:
 * - `shown`: a tutorial lesson explains it; `lit`: it is clickable; `costly`: it is clickable, and leads only to choices
 *   with a cost;
 * - `meant`: it is clickable, and a tutorial lesson suggests it; `hovered`: the pointer is over it;
 * - `chosen`: it has been clicked; `focused`: it has the keyboard focus.
 */
export type HighlightKind = 'shown' | 'lit' | 'costly' | 'meant' | 'hovered' | 'chosen' | 'focused'

/**
 * Returns which kinds of highlight to draw for each highlighted piece, by the piece's id. Of the kinds that apply to a
 * piece, only the strongest is kept; `focused` is added after it if the piece has the keyboard focus.
 * From weak to strong: `shown` (explained by a tutorial lesson), `lit` (clickable) or `costly` (clickable, but leads
 * only to choices with a cost), `meant` (suggested by a lesson), `hovered`, `chosen` (clicked).
 */
export function highlightKindsByPiece(light: Highlights): ReadonlyMap<string, readonly HighlightKind[]> {
  const found = new Map<string, HighlightKind[]>()
  const add = (id: string, kind: HighlightKind): void => {
    const kinds = found.get(id)
    if (kinds === undefined) found.set(id, [kind])
    else kinds.push(kind)
  }
  const { meant = [], shown = [], costly = {} } = light
  const attended = (id: string): boolean => light.hovered.includes(id) || light.chosen.includes(id)
  const clickable = (id: string): boolean => attended(id) || meant.includes(id) || light.lit.includes(id)
  for (const id of shown) if (!clickable(id)) add(id, 'shown')
  for (const id of light.lit) if (!attended(id) && !meant.includes(id)) add(id, id in costly ? 'costly' : 'lit')
  for (const id of meant) if (!attended(id)) add(id, 'meant')
  for (const id of light.hovered) if (!light.chosen.includes(id)) add(id, 'hovered')
  for (const id of light.chosen) add(id, 'chosen')
  if (light.focused !== undefined) add(light.focused, 'focused')
  return found
}

/** A smaller overlap does not count, in CSS pixels: adjacent pieces may touch. */
const MIN_OVERLAP_PX = 2

/** Whether two pieces overlap like cards in a fan: they are of the same kind, at the same place and in the same layer. */
export function areFanned(a: Piece, b: Piece): boolean {
  return (
    a.id !== b.id &&
    a.place === b.place &&
    a.layer === b.layer &&
    a.sprite.kind === b.sprite.kind &&
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - MIN_OVERLAP_PX &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 - MIN_OVERLAP_PX
  )
}

/**
 * Whether `piece` lies across the edge of the piece `on`, such as a pawn at the edge of a plate: `piece` is visible, smaller,
 * in a higher layer, and partly outside of `on`.
 */
export function isPieceOverEdgeOf(piece: Piece, on: Piece): boolean {
  if (piece.alpha === 0 || piece.layer <= on.layer || piece.width >= on.width || piece.height >= on.height) return false
  const [across, down] = [Math.abs(piece.x - on.x), Math.abs(piece.y - on.y)]
  const [half, high] = [on.width / 2, on.height / 2]
  const meets = across < half + piece.width / 2 - MIN_OVERLAP_PX && down < high + piece.height / 2 - MIN_OVERLAP_PX
  const within = across <= half - piece.width / 2 + MIN_OVERLAP_PX && down <= high - piece.height / 2 + MIN_OVERLAP_PX
  return meets && !within
}

/** How far the widest highlight extends beyond its piece, in CSS pixels. */
const MAX_GLOW_PX = 26

/** Dot and gap lengths of the line around a piece with a cost, in CSS pixels. */
const DOTS = [3, 4]

/**
 * Centre and side length of the square cost badge of a piece, in CSS pixels: at the upper right corner of its frame,
 * relative to the centre of the piece.
 */
export function costBadgeLayout({ width, height }: Piece): {
  readonly x: number
  readonly y: number
  readonly size: number
} {
  const size = Math.max(PRICE.least, Math.min(PRICE.most, Math.min(width, height) * PRICE.share))
  return { x: width / 2 - size * PRICE.inset, y: -height / 2 + size * PRICE.inset, size }
}

/**
 * Size of a cost badge: a share of its piece within these CSS pixels. `inset`: how far its centre is inside, in its own
 * sizes.
 */
const PRICE = { share: 0.3, least: 16, most: 30, inset: 0.1 }

/**
 * Draws all rings of one kind of highlight around a piece. @param outline whether they are ellipses or rounded rectangles
 */
export function drawHighlight(
  kind: HighlightKind,
  piece: Piece,
  palette: BoardPalette,
  outline: HighlightShape,
): PaintedCanvas {
  return createAndPaintCentredCanvas(piece.width, piece.height, MAX_GLOW_PX, (brush) => {
    for (const { from, to, colour, alpha, dash } of ringStylesOfHighlightKind(kind, palette)) {
      const w = piece.width + from + to
      const h = piece.height + from + to
      brush.beginPath()
      if (outline === 'round') brush.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI)
      else brush.roundRect(-w / 2, -h / 2, w, h, Math.min(12, Math.min(w, h) / 4))
      brush.lineWidth = to - from
      brush.lineCap = dash === undefined ? 'round' : 'butt'
      brush.setLineDash(dash ?? [])
      brush.strokeStyle = toCssColour(colour, alpha)
      brush.stroke()
    }
  })
}

/**
 * How one of the concentric rings of a highlight is drawn. `from` and `to`: its inner and outer edge, measured outwards from
 * the edge of the piece, in CSS pixels. `colour`: `0xrrggbb`.
 */
export interface HighlightRingStyle {
  readonly from: number
  readonly to: number
  readonly colour: number
  readonly alpha: number
  /** The lengths of dashes and gaps; absent: the ring is closed. */
  readonly dash?: number[]
}

/** A thicker edge would hide details at the edge of a piece. */
const EDGE = 0.75

/** The rings that a kind of highlight is drawn with, in painting order. None of them covers the piece. */
export function ringStylesOfHighlightKind(kind: HighlightKind, palette: BoardPalette): readonly HighlightRingStyle[] {
  const { lit, litEdge, background, ink, dark, contrast } = palette
  /** A soft glow consists of a few wide, faint rings: filters are too slow with software WebGL. */
  const glow = (strength: number, reach: number): readonly HighlightRingStyle[] =>
    contrast
      ? []
      : [4, 3, 2, 1].map((i) => ({ from: 1, to: 1 + (reach * i) / 4, colour: lit, alpha: strength / (i + 1) }))
  /** In the light theme a bright line alone would look like one more frame: it has dark edges. */
  const line = (width: number, colour: number): readonly HighlightRingStyle[] => {
    const edged = litEdge === lit ? 0 : EDGE
    const edge = { from: 0, to: width + 2 * edged, colour: litEdge, alpha: 0.95 }
    return [...(edged === 0 ? [] : [edge]), { from: edged, to: edged + width, colour, alpha: 1 }]
  }
  switch (kind) {
    case 'shown':
      return [
        { from: 1, to: 5, colour: background, alpha: contrast ? 1 : 0.6 },
        { from: 2, to: 4, colour: ink, alpha: 1, dash: [7, 5] },
      ]
    case 'lit':
      return [...glow(dark ? 0.34 : 0.5, dark ? 14 : 16), ...line(contrast ? 3 : dark ? 2 : 2.5, lit)]
    case 'costly':
      return [
        { from: 0, to: 3.5, colour: background, alpha: contrast ? 1 : 0.6 },
        { from: 0.75, to: contrast ? 3.25 : 2.75, colour: litEdge, alpha: 1, dash: DOTS },
      ]
    case 'meant':
      return [...glow(0.7, 22), ...line(contrast ? 5 : 3, lit)]
    case 'hovered':
      return [...glow(0.5, 20), ...line(contrast ? 5 : dark ? 3 : 4, dark ? mixColours(lit, 0xffffff, 0.45) : lit)]
    case 'chosen':
      return [
        ...glow(0.45, 18),
        { from: 0.75, to: 5.25, colour: background, alpha: 0.9 },
        { from: 1.5, to: 4.5, colour: ink, alpha: 1 },
      ]
    case 'focused':
      return [
        { from: 3.25, to: 8.75, colour: background, alpha: 0.95 },
        { from: 4.75, to: 7.25, colour: ink, alpha: 1 },
      ]
  }
}
