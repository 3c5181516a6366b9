/** The marks of what a choice would do: ghosts, rings, crosses and the ways between, as pieces. */
import { defined } from '../../engine/core/contract/defined.ts'
import type { Point, Sized } from './overlap.ts'
import type { Piece } from './scene.ts'

/**
 * The marks that the stage draws itself (marks.ts); all else that is laid over a board are looks of its game:
 * - `ring`: around something that would be so; `gone`: over something that would not be there any more;
 * - `way`: from where something is to where it would be; a `bend` leads it around words (detour.ts).
 */
export type MarkKind = 'ring' | 'gone' | 'way'

/** The kind of look of a mark. `of` is the kind of the look that it lies on: the form of its outline is its own. */
export function markOf(kind: string): MarkKind | undefined {
  return MARKS.find((mark) => kind === `ghost/${mark}`)
}

export const MARKS: readonly MarkKind[] = ['ring', 'gone', 'way']
/** From the lowest to the uppermost. What a game adds lies over them. */
export const LAYER = { change: -6, gone: -5, way: -4, ghost: -3, above: -2, ring: -1 } as const
/** How clearly a ghost is seen. */
const FAINT = 0.8
/** Thickness of a way in CSS pixels. */
export const WAY = 10
/** Shorter ways say nothing. */
const SHORTEST_WAY = 18

/** A piece where it would be, and the way there. */
export function arrival(
  piece: Piece,
  at: Point | undefined,
  from: (Point & Partial<Sized>) | undefined,
): readonly Piece[] {
  const { x, y } = at ?? piece
  const ghost = { ...bare(piece), x, y, alpha: FAINT * (piece.alpha ?? 1), layer: LAYER.ghost }
  return [ghost, ring(ghost, piece.id), ...way(piece.id, from, ghost)]
}

export function departure(piece: Piece, to: Point | undefined): readonly Piece[] {
  const cross = mark('gone', piece.id, piece, piece.look.kind, LAYER.gone)
  // Another piece may come by the same id, on a way of its own.
  return to === undefined ? [cross] : [cross, ...way(`gone:${piece.id}`, piece, { ...to, width: 0, height: 0 })]
}

export function ring(piece: Piece, id: string): Piece {
  return mark('ring', id, piece, piece.look.kind, LAYER.ring)
}

/** From the edge of where something is to that of where it would be. */
function way(id: string, from: (Point & Partial<Sized>) | undefined, to: Point & Sized): readonly Piece[] {
  if (from === undefined) return []
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(dx, dy)
  const [cos, sin] = [dx / distance, dy / distance]
  const start = reach({ width: 0, height: 0, ...from }, cos, sin) * 0.7
  const length = distance - start - reach(to, cos, sin)
  if (!(length >= SHORTEST_WAY)) return []
  const at = start + length / 2
  const box = { x: from.x + cos * at, y: from.y + sin * at, width: Math.round(length), height: WAY }
  return [mark('way', id, { ...box, turn: Math.atan2(dy, dx) }, '', LAYER.way)]
}

/** How far the edge of a box lies from its centre in a direction. */
function reach({ width, height }: Sized, cos: number, sin: number): number {
  return Math.min(width / 2 / Math.abs(cos || 1e-9), height / 2 / Math.abs(sin || 1e-9))
}

function mark(kind: MarkKind, id: string, at: Point & Sized & Pick<Piece, 'turn'>, of: string, layer: number): Piece {
  const { x, y, width, height, turn = 0 } = at
  return {
    id: `ghost:${kind}:${id}`,
    place: 'ghost',
    look: { kind: `ghost/${kind}`, of },
    x,
    y,
    width,
    height,
    turn,
    layer,
  }
}

/** A piece as a ghost: to be seen, and nothing else. */
export function bare({ id, look, x, y, width, height, turn, alpha }: Piece): Piece {
  const pose = { ...defined({ turn }), ...defined({ alpha }) }
  return { id: `ghost:${id}`, place: 'ghost', look, x, y, width, height, ...pose, layer: 0 }
}
