/**
 * What a choice would do, laid over the board: the scene that it would lead to, told as marks upon the one that is shown.
 * Pieces that would travel or come stand as ghosts where they would be, with the way that leads there; what would go is
 * crossed out; what would look otherwise is shown so in its place. One for all games; pure, tested as data.
 */
import type { SeenFact } from '../../engine/core/contract/facts.ts'
import { inDrawingOrder } from './hit.ts'
import { plan, type Motion } from './plan.ts'
import type { Piece, Scene } from './scene.ts'

/** A piece laid over the board, perhaps in the stead of one that lies there: by its id, the one that is not seen meanwhile. */
export type Ghost = Piece & { readonly instead?: string }

/**
 * The marks that the stage draws itself (marks.ts); all else that is laid over a board are looks of its game:
 * - `ring`: around something that would be so; `gone`: over something that would not be there any more;
 * - `way`: from where something is to where it would be.
 */
export type MarkKind = 'ring' | 'gone' | 'way'

/** The kind of look of a mark. `of` is the kind of the look that it lies on: the form of its outline is its own. */
export function markOf(kind: string): MarkKind | undefined {
  return MARKS.find((mark) => kind === `ghost/${mark}`)
}

const MARKS: readonly MarkKind[] = ['ring', 'gone', 'way']
/** From the lowest to the uppermost. What a game adds lies over them. */
const LAYER = { change: -6, gone: -5, way: -4, ghost: -3, above: -2, ring: -1 } as const
/** How clearly a ghost is seen. */
const FAINT = 0.8
/** How large what changes or goes may be to be marked, as a share of the board: a larger mark hides what lies there. */
const LARGEST_CHANGE = 0.12
/** Thickness of a way in CSS pixels. */
const WAY = 14
/** Shorter ways say nothing. */
const SHORTEST_WAY = 18

/**
 * @param before the scene that is shown
 * @param after the scene that the choice would lead to, as far as it is known; absent: only the facts are
 * @param facts what would have happened in between
 */
export function ghostsOf(before: Scene, after: Scene | undefined, facts: readonly SeenFact[]): readonly Ghost[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const motions = plan(before.pieces, after ?? { pieces: [], outline: [] }, facts)
  if (after === undefined) {
    return distinct(
      motions.flatMap((motion) => {
        const { piece, end } = motion
        return isTold(motion) ? arrival(withinGoal(piece, end, before), end, piece) : []
      }),
    )
  }
  const told = renamed(motions.filter(({ kind, change }) => kind !== 'stay' || change !== undefined))
  const seen = told.filter(({ piece, kind, end }) => {
    const at = kind === 'vanish' ? piece : end
    return !before.pieces.some((above) => hides(above, piece, at))
  })
  const { leaving, coming, arriving, filled } = journeys(seen, old)
  const unmoved = hardlyTravelled(seen, old)
  const order = inDrawingOrder(after.pieces)
  const largest = LARGEST_CHANGE * area(boundary(before.pieces))
  return distinct(
    seen.flatMap((motion): readonly Ghost[] => {
      const { piece, kind, end, source, change, start } = motion
      if (unmoved.motions.has(motion)) return []
      if (kind === 'vanish') {
        // What is so large lies there to be read: its going is no news, and its words are what is chosen by.
        const shown = piece.piece !== undefined && !unmoved.places.has(piece.place) && area(piece) <= largest
        return shown ? departure(piece, isTold(motion) ? end : undefined) : []
      }
      if (kind === 'fly' || (kind === 'appear' && piece.piece !== undefined)) {
        const covered = leaving.find((gone) => isWithin(end, gone))
        const from = kind === 'fly' ? old.get(source ?? piece.id) : isTold(motion) ? start : undefined
        return arrival(
          covered === undefined ? piece : beside(piece, covered),
          covered === undefined ? end : undefined,
          from,
        )
      }
      // What makes room for something that comes is shown where it would be.
      if (kind === 'shift' && piece.piece !== undefined && filled.has(piece.place)) {
        const aside = isNear(piece, old.get(source ?? piece.id)) && !isCovered(piece, order)
        return aside ? [{ ...bare(piece), layer: LAYER.change, instead: source ?? piece.id }] : []
      }
      if (change === undefined || kind === 'appear' || area(piece) > largest) return []
      // What comes and goes there says it already, and is not to be hidden.
      if (isCovered(piece, order) || arriving.some((at) => isWithin(at, piece))) return []
      const tells = isTelling(old.get(piece.id), piece)
      // The counter of a pile is read on the card that comes to lie there.
      const layer = coming.some((it) => liesOver(piece, it, order)) ? LAYER.above : LAYER.change
      return [{ ...bare(piece), layer, instead: piece.id }, ...(tells ? [ring(piece, piece.id)] : [])]
    }),
  )
}

/** Pieces of these kinds that the choice would bring: what could be done next. For games to add. */
export function coming(before: Scene, after: Scene | undefined, kinds: readonly string[]): readonly Piece[] {
  const known = new Set(before.pieces.map(({ id }) => id))
  const added = after?.pieces.filter(({ id, look }) => kinds.includes(look.kind) && !known.has(id))
  return (added ?? []).map(bare)
}

/** Ghosts without those that are there already, and without the marks that belong to them. */
export function without(ghosts: readonly Ghost[], isThere: (ghost: Ghost) => boolean): readonly Ghost[] {
  const there = ghosts.filter(isThere).map(({ id }) => id)
  const marks = there.flatMap((id) => MARKS.map((mark) => id.replace('ghost:', `ghost:${mark}:`)))
  const theirs = new Set([...there, ...marks])
  return ghosts.filter(({ id }) => !theirs.has(id))
}

/** The facts before somebody else is at turn or in turn: what a choice itself brings. */
export function ownFacts<F extends SeenFact>(facts: readonly F[], ends: readonly string[] = []): readonly F[] {
  const end = facts.findIndex(({ kind }) => kind === 'turn' || kind === 'part' || ends.includes(kind))
  return end < 0 ? facts : facts.slice(0, end)
}

/** Whether a fact told where a piece comes from or goes to. */
function isTold({ arc }: Motion): boolean {
  return arc > 0
}

/** Without pieces that only go by another name: one goes and an equal one comes in the same place, and no fact tells it. */
function renamed(motions: readonly Motion[]): readonly Motion[] {
  const untold = motions.filter((motion) => motion.piece.piece !== undefined && !isTold(motion))
  const come = untold.filter(({ kind }) => kind === 'appear')
  const same = new Set<Motion>()
  for (const gone of untold) {
    if (gone.kind !== 'vanish') continue
    const { piece, place } = gone.piece
    const again = come.find((it) => !same.has(it) && it.piece.piece === piece && it.piece.place === place)
    if (again !== undefined) same.add(gone).add(again)
  }
  return motions.filter((motion) => !same.has(motion))
}

/** How far something that makes room moves at most, as a share of its size. */
const ASIDE = 4

function isNear(piece: Piece, was: Piece | undefined): boolean {
  return (
    was !== undefined && Math.hypot(piece.x - was.x, piece.y - was.y) <= ASIDE * Math.max(piece.width, piece.height)
  )
}

/**
 * The pieces that would go and come, all points that something leaves or comes to, and the places where something comes
 * to lie.
 */
function journeys(motions: readonly Motion[], old: ReadonlyMap<string, Piece>) {
  const leaving: Piece[] = []
  const coming: Piece[] = []
  const arriving: Point[] = []
  const filled = new Set<string>()
  for (const { piece, kind, end, source } of motions) {
    if (kind === 'vanish' && piece.piece !== undefined) leaving.push(piece)
    if (kind === 'stay' || kind === 'shift' || piece.piece === undefined) continue
    const from = source === undefined ? undefined : old.get(source)
    arriving.push(end, ...(from === undefined ? [] : [from]))
    if (kind === 'vanish') continue
    filled.add(piece.place)
    coming.push(piece)
  }
  return { leaving, coming, arriving, filled }
}

/** So much of a piece, as a share of the smaller one of the two, still lies where it came from when it has hardly travelled. */
const OVERLAP = 0.2

/**
 * What would come to lie half over the place that it leaves: a ghost there would only hide what it is chosen from, and
 * what lies beside it and goes with it (the other cards of a draft) is no news.
 */
function hardlyTravelled(motions: readonly Motion[], old: ReadonlyMap<string, Piece>) {
  const found = { motions: new Set<Motion>(), places: new Set<string>() }
  for (const motion of motions) {
    const { piece, kind, end, source } = motion
    const from = kind === 'fly' ? old.get(source ?? piece.id) : undefined
    if (from === undefined || from.place === piece.place) continue
    const across = (from.width + piece.width) / 2 - Math.abs(from.x - end.x)
    const down = (from.height + piece.height) / 2 - Math.abs(from.y - end.y)
    if (across <= 0 || down <= 0 || across * down < OVERLAP * Math.min(area(from), area(piece))) continue
    found.motions.add(motion)
    found.places.add(from.place)
  }
  return found
}

/** Whether a look says something else than before: not only that something is lit or dimmed. */
function isTelling(was: Piece | undefined, { look }: Piece): boolean {
  return Object.entries(look).some(([key, value]) => typeof value !== 'boolean' && was?.look[key] !== value)
}

/** How much of what would be covered its cover takes: it can still be read beside it. */
const COVER = 0.66

/** A piece on the lower right of what it would cover. */
function beside(piece: Piece, { x, y, width, height }: Piece): Piece {
  const scale = COVER * Math.min(1, width / piece.width, height / piece.height)
  const [w, h] = [piece.width * scale, piece.height * scale]
  return { ...piece, x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

/** A piece that would go to lie on something smaller, no larger than that: what lies around it is not hidden. */
function withinGoal(piece: Piece, { x, y }: Point, { pieces }: Scene): Piece {
  const goals = pieces.filter((it) => it.x === x && it.y === y)
  const [width, height] = [Math.max(...goals.map((it) => it.width)), Math.max(...goals.map((it) => it.height))]
  const scale = goals.length === 0 ? 1 : Math.min(1, width / piece.width, height / piece.height)
  return { ...piece, width: piece.width * scale, height: piece.height * scale }
}

/** A piece where it would be, and the way there. */
function arrival(piece: Piece, at: Point | undefined, from: (Point & Partial<Sized>) | undefined): readonly Piece[] {
  const { x, y } = at ?? piece
  const ghost = { ...bare(piece), x, y, alpha: FAINT * (piece.alpha ?? 1), layer: LAYER.ghost }
  return [ghost, ring(ghost, piece.id), ...way(piece.id, from, ghost)]
}

function departure(piece: Piece, to: Point | undefined): readonly Piece[] {
  const cross = mark('gone', piece.id, piece, piece.look.kind, LAYER.gone)
  // Another piece may come by the same id, on a way of its own.
  return to === undefined ? [cross] : [cross, ...way(`gone:${piece.id}`, piece, { ...to, width: 0, height: 0 })]
}

function ring(piece: Piece, id: string): Piece {
  return mark('ring', id, piece, piece.look.kind, LAYER.ring)
}

interface Point {
  readonly x: number
  readonly y: number
}

interface Sized {
  readonly width: number
  readonly height: number
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
function bare({ id, look, x, y, width, height, turn, alpha }: Piece): Piece {
  const pose = { ...(turn === undefined ? {} : { turn }), ...(alpha === undefined ? {} : { alpha }) }
  return { id: `ghost:${id}`, place: 'ghost', look, x, y, width, height, ...pose, layer: 0 }
}

/** Whether something that lies on a piece would be hidden by it. */
function isCovered(piece: Piece, order: readonly Piece[]): boolean {
  return order.slice(order.indexOf(piece) + 1).some((above) => above.alpha !== 0 && isWithin(above, piece))
}

/** Whether a piece lies, in part at least, over another one. @param order from the lowest */
function liesOver(piece: Piece, below: Piece, order: readonly Piece[]): boolean {
  const across = Math.abs(piece.x - below.x) < (piece.width + below.width) / 2
  const down = Math.abs(piece.y - below.y) < (piece.height + below.height) / 2
  return across && down && order.indexOf(piece) > order.indexOf(below)
}

/** How much larger than a piece is what lies over a part of the board (an open pile, a card to be read). */
const COVERS = 4

/** Whether something large lies over where a piece would be. */
function hides(above: Piece, piece: Piece, at: Point): boolean {
  return above.layer > piece.layer && above.alpha !== 0 && area(above) > COVERS * area(piece) && isWithin(at, above)
}

function isWithin({ x, y }: Point, piece: Piece): boolean {
  return Math.abs(x - piece.x) <= piece.width / 2 && Math.abs(y - piece.y) <= piece.height / 2
}

function area({ width, height }: Sized): number {
  return width * height
}

/** The extent of a board: as far as its pieces reach. */
function boundary(pieces: readonly Piece[]): Sized {
  let [width, height] = [0, 0]
  for (const piece of pieces) {
    width = Math.max(width, piece.x + piece.width / 2)
    height = Math.max(height, piece.y + piece.height / 2)
  }
  return { width, height }
}

/** The same mark at the same spot once: what travels together has one way. */
function distinct(pieces: readonly Ghost[]): readonly Ghost[] {
  const known = new Set<string>()
  return pieces.filter(({ look, x, y }) => {
    const key = `${look.kind} ${x.toFixed(0)} ${y.toFixed(0)}`
    return !known.has(key) && known.add(key)
  })
}
