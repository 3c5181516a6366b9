/** Marks of a choice's effects as pieces: ghosts, rings, crosses and arrows. */
import { omitUndefined } from '../../engine/core/contract/omit-undefined.ts'
import type { CssPixelPoint, CssPixelSize } from './piece-overlap.ts'
import type { Piece } from './scene.ts'

/**
 * The kinds of marks that the stage itself draws in the preview of a choice (draw-ghost-mark.ts). All other overlays
 * are sprite specs of the game, that is, descriptions of pictures.
 * - `ring`: a ring around a piece that would change
 * - `gone`: a cross over a piece that would be removed
 * - `way`: an arrow from the present position of a piece to its next. If it has a `bend`, it is routed around texts
 * (arrow-routing.ts).
 */
export type GhostMarkKind = 'ring' | 'gone' | 'way'

/**
 * Returns the kind of ghost mark that a kind of sprite spec stands for: `ring` for `ghost/ring`. A ghost mark is a
 * ring, cross or arrow in a preview; a sprite spec is the data that says how a sprite looks. The spec of a mark also
 * has the value `of`: the kind of the marked piece.
 * @param kind kind of a sprite spec
 * @returns undefined if the kind is not that of a ghost mark
 */
export function ghostMarkKindOfSpriteKind(kind: string): GhostMarkKind | undefined {
  return GHOST_MARK_KINDS.find((mark) => kind === `ghost/${mark}`)
}

/** All kinds of marks that a preview draws on or between its ghosts. */
export const GHOST_MARK_KINDS: readonly GhostMarkKind[] = ['ring', 'gone', 'way']
/**
 * The layers of the ghosts (preview pieces) and marks of a previewed choice, from the lowest to the uppermost. They
 * order only the parts of the preview among each other; the whole preview lies over the board. Ghosts that a game adds
 * have layer 0 or a higher one.
 * - `change`: a piece that would look different or make room
 * - `gone`: the cross over a piece that would be removed; `way`: an arrow
 * - `ghost`: a piece at its next position
 * - `above`: a changed piece that lies over an arriving one, such as the counter of a pile
 * - `ring`: the ring around a piece that would change
 */
export const GHOST_LAYERS = { change: -6, gone: -5, way: -4, ghost: -3, above: -2, ring: -1 } as const
/** Opacity of a ghost. */
const GHOST_ALPHA = 0.8
/** Thickness of an arrow in CSS pixels. */
export const ARROW_THICKNESS_PX = 10
/** Shorter arrows are left out. */
const MIN_ARROW_LENGTH_PX = 18
/** Distance of the point of an arrow to the next position, whose ring would cover it. A short arrow has none. */
const POINT_GAP_PX = 7
/** An arrow of this length is long enough for the gap. */
const LONG_ARROW_PX = 60

/**
 * Makes the ghost of a piece at its next position, the ring around the ghost, and the arrow to it.
 * @param at the next position; undefined: the position of `piece`
 * @param from the start of the arrow; undefined: no arrow
 */
export function arrivalGhostAndMarks(
  piece: Piece,
  at: CssPixelPoint | undefined,
  from: (CssPixelPoint & Partial<CssPixelSize>) | undefined,
): readonly Piece[] {
  const { x, y } = at ?? piece
  const ghost = { ...toGhostPiece(piece), x, y, alpha: GHOST_ALPHA * (piece.alpha ?? 1), layer: GHOST_LAYERS.ghost }
  return [ghost, ringMarkOfChangedPiece(ghost, piece.id), ...way(piece.id, from, ghost)]
}

/**
 * Makes the cross over a piece that would be removed, and the arrow to its destination.
 * @param to the destination; undefined: no arrow
 */
export function removalCrossAndArrow(piece: Piece, to: CssPixelPoint | undefined): readonly Piece[] {
  const cross = mark('gone', piece.id, piece, piece.sprite.kind, GHOST_LAYERS.gone)
  // Another piece may arrive with the same id, with an arrow of its own.
  return to === undefined ? [cross] : [cross, ...way(`gone:${piece.id}`, piece, { ...to, width: 0, height: 0 })]
}

/**
 * A ring around a piece that a previewed choice would change.
 * @param id id of the marked piece, which becomes part of the id of the ring
 */
export function ringMarkOfChangedPiece(piece: Piece, id: string): Piece {
  return mark('ring', id, piece, piece.sprite.kind, GHOST_LAYERS.ring)
}

/** An arrow from the edge of the present position to that of the next. */
function way(
  id: string,
  from: (CssPixelPoint & Partial<CssPixelSize>) | undefined,
  to: CssPixelPoint & CssPixelSize,
): readonly Piece[] {
  if (from === undefined) return []
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(dx, dy)
  const [cos, sin] = [dx / distance, dy / distance]
  const { width = 0, height = 0 } = from
  const start = reach({ width, height }, cos, sin) * 0.7
  const whole = distance - start - reach(to, cos, sin)
  const length = whole >= LONG_ARROW_PX ? whole - POINT_GAP_PX : whole
  if (!(length >= MIN_ARROW_LENGTH_PX)) return []
  const at = start + length / 2
  const box = { x: from.x + cos * at, y: from.y + sin * at, width: Math.round(length), height: ARROW_THICKNESS_PX }
  return [mark('way', id, { ...box, turn: Math.atan2(dy, dx) }, '', GHOST_LAYERS.way)]
}

/** Distance from the centre of a box to its edge in a direction. */
function reach({ width, height }: CssPixelSize, cos: number, sin: number): number {
  return Math.min(width / 2 / Math.abs(cos || 1e-9), height / 2 / Math.abs(sin || 1e-9))
}

function mark(
  kind: GhostMarkKind,
  id: string,
  at: CssPixelPoint & CssPixelSize & Pick<Piece, 'turn'>,
  of: string,
  layer: number,
): Piece {
  const { x, y, width, height, turn = 0 } = at
  return {
    id: `ghost:${kind}:${id}`,
    place: 'ghost',
    sprite: { kind: `ghost/${kind}`, of },
    x,
    y,
    width,
    height,
    turn,
    layer,
  }
}

/** A copy of a piece for a preview: without label and click targets, at the place `ghost` in layer 0. */
export function toGhostPiece({ id, sprite, x, y, width, height, turn, alpha }: Piece): Piece {
  const pose = { ...omitUndefined({ turn }), ...omitUndefined({ alpha }) }
  return { id: `ghost:${id}`, place: 'ghost', sprite, x, y, width, height, ...pose, layer: 0 }
}
