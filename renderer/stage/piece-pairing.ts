/**
 * Pairs the sprites of one scene with the pieces of the next. Ids determine most pairs, the events the rest: a `moved` event
 * carries pieces from place to place, so that a vanished piece and an appeared one are the same piece that moved. Pure, tested
 * as data.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import type { Piece } from './scene.ts'

/**
 * The origin of a piece of the next scene: a piece of the previous scene, or only a place. `order` is the index, from
 * 0, of the piece's movement among the movements that the events report; the movements start in this order. If `order`
 * is absent, no event reports the movement.
 */
export type PieceOrigin =
  /** A piece of the previous scene, by its id. */
  | { readonly from: 'piece'; readonly id: string; readonly order?: number }
  /** A place where no piece of the previous scene represents it, such as a bag or a pile. */
  | { readonly from: 'place'; readonly place: string; readonly order: number }

/** The pairing of the pieces of two successive scenes: where each new piece comes from, and which old pieces disappear. */
export interface ScenePiecePairing {
  /** The origins of the pieces of the next scene, by their ids. A piece without an entry fades in. */
  readonly sources: ReadonlyMap<string, PieceOrigin>
  /** The pieces of the previous scene that disappear, by their ids. `to`: the place they moved to; absent: not reported. */
  readonly gone: ReadonlyMap<string, { readonly to?: string; readonly order?: number }>
}

/** A piece that the events move from place to place. Without `id` it came from a place where no piece represents it. */
interface Traveller {
  readonly id?: string
  readonly piece: string | undefined
  readonly origin: string
  place: string
  order?: number
  taken: boolean
}

/**
 * Pairs the pieces of two scenes: finds the origin of each piece of the next scene, and the pieces that disappear.
 * @param before the pieces shown now
 * @param after the pieces to show
 * @param events the events in between. Without `moved` events, such as after an undo, the remaining pieces are paired by
 * their names
 */
export function pairScenePieces(
  before: readonly Piece[],
  after: readonly Piece[],
  events: readonly VisibleEvent[],
): ScenePiecePairing {
  const stays = new Set(after.map((piece) => piece.id))
  const travellers = before.map((piece): Traveller => ({
    id: piece.id,
    piece: piece.piece,
    origin: piece.place,
    place: piece.place,
    taken: false,
  }))
  carry(travellers, events, stays)

  const sources = new Map<string, PieceOrigin>()
  const take = (target: Piece, found: Traveller | undefined): void => {
    if (found === undefined || sources.has(target.id)) return
    found.taken = true
    sources.set(target.id, sourceOf(found))
  }
  const byId = new Map(travellers.map((traveller) => [traveller.id, traveller]))
  // First the same piece in the expected place; then a piece that arrived there; then the same piece in any place.
  for (const piece of after) {
    const same = byId.get(piece.id)
    if (same?.place === piece.place) take(piece, same)
  }
  for (const piece of after) {
    if (sources.has(piece.id)) continue
    take(
      piece,
      travellers.find(
        (traveller) =>
          !traveller.taken &&
          traveller.order !== undefined &&
          traveller.place === piece.place &&
          fitsPiece(traveller, piece),
      ),
    )
  }
  for (const piece of after) {
    const same = byId.get(piece.id)
    if (same !== undefined && !same.taken) take(piece, same)
  }
  if (!events.some((event) => event.kind === 'moved')) pairByName(after, travellers, take, sources)

  const gone = new Map<string, { to?: string; order?: number }>()
  for (const traveller of travellers) {
    if (traveller.taken || traveller.id === undefined) continue
    const told = traveller.order !== undefined && traveller.place !== traveller.origin
    gone.set(traveller.id, told ? { to: traveller.place, order: traveller.order ?? 0 } : {})
  }
  return { sources, gone }
}

/** Moves travellers from place to place by the events, in order. */
function carry(travellers: Traveller[], events: readonly VisibleEvent[], stays: ReadonlySet<string>): void {
  let order = 0
  for (const event of events) {
    const moved = movement(event)
    if (moved === undefined) continue
    for (let i = 0; i < moved.count; i++) {
      const here = travellers.filter(({ place }) => place === moved.from)
      // Pieces without a successor first; the last of equal ones, since they are numbered from the first.
      const found =
        here.findLast((it) => it.piece === moved.piece && it.id !== undefined && !stays.has(it.id)) ??
        here.findLast((it) => it.piece === moved.piece) ??
        here.findLast((it) => it.piece === undefined && it.id !== undefined && !stays.has(it.id))
      if (found === undefined) {
        travellers.push({ piece: moved.piece, origin: moved.from, place: moved.to, order, taken: false })
      } else {
        found.place = moved.to
        found.order ??= order
      }
      order++
    }
  }
}

function movement(
  event: VisibleEvent,
): { piece: string | undefined; from: string; to: string; count: number } | undefined {
  if (event.kind !== 'moved') return undefined
  const { from, to, count, piece } = { ...event, ...event.secret } as Record<string, unknown>
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  return {
    piece: typeof piece === 'string' ? piece : undefined,
    from,
    to,
    count: typeof count === 'number' ? Math.min(Math.max(Math.floor(count), 0), 100) : 1,
  }
}

/** A traveller with a hidden face may be any piece. */
function fitsPiece(traveller: Traveller, piece: Piece): boolean {
  return traveller.piece === undefined || piece.piece === undefined || traveller.piece === piece.piece
}

function sourceOf(traveller: Traveller): PieceOrigin {
  const { id, order } = traveller
  if (id === undefined) return { from: 'place', place: traveller.origin, order: order ?? 0 }
  return order === undefined ? { from: 'piece', id } : { from: 'piece', id, order }
}

function pairByName(
  after: readonly Piece[],
  travellers: readonly Traveller[],
  take: (target: Piece, found: Traveller | undefined) => void,
  sources: ReadonlyMap<string, PieceOrigin>,
): void {
  for (const piece of after) {
    if (piece.piece === undefined || sources.has(piece.id)) continue
    take(
      piece,
      travellers.find((traveller) => !traveller.taken && traveller.piece === piece.piece),
    )
  }
}
