/**
 * What a choice would do, laid over the board: the scene that it would lead to, told as marks upon the one that is shown.
 * Pieces that would travel or come stand as ghosts where they would be, with the way that leads there; what would go is
 * crossed out; what would look otherwise is shown so in its place. One for all games; pure, tested as data.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { routeAroundText } from './arrow-routing.ts'
import {
  arrivalMarks,
  toGhostPiece,
  departureMarks,
  GHOST_LAYERS,
  markKindOf,
  MARK_KINDS,
  ringMark,
} from './ghost-marks.ts'
import { sortByDrawingOrder } from './hit-testing.ts'
import {
  areaOf,
  boardSizeOf,
  wouldHidePiece,
  isCovered,
  isPointInPiece,
  overlapsFromAbove,
  piecesOverlap,
  type BoardPoint,
} from './piece-overlap.ts'
import { planSceneTransition, type SpriteMotion } from './scene-transition.ts'
import type { Piece, Scene } from './scene.ts'

/** A piece laid over the board, perhaps in the stead of one that lies there: by its id, the one that is not seen meanwhile. */
export type Ghost = Piece & { readonly instead?: string }

/** How large what changes or goes may be to be marked, as a share of the board: a larger mark hides what lies there. */
const MAX_CHANGE_SHARE = 0.12
/**
 * @param before the scene that is shown
 * @param after the scene that the choice would lead to, as far as it is known; absent: only the facts are
 * @param facts what would have happened in between
 */
export function ghostsOf(before: Scene, after: Scene | undefined, facts: readonly VisibleEvent[]): readonly Ghost[] {
  const ghosts = straightGhostsOf(before, after, facts)
  return ghosts.map((ghost) => (markKindOf(ghost.look.kind) === 'way' ? routeAroundText(ghost, before.pieces) : ghost))
}

/** The same, with ways that run straight from end to end. */
function straightGhostsOf(before: Scene, after: Scene | undefined, facts: readonly VisibleEvent[]): readonly Ghost[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const motions = planSceneTransition(before.pieces, after ?? { pieces: [], outline: [] }, facts)
  if (after === undefined) {
    return distinct(
      motions.flatMap((motion) => {
        const { piece, end } = motion
        return isTold(motion) ? arrivalMarks(withinGoal(piece, end, before), end, piece) : []
      }),
    )
  }
  const told = renamed(motions.filter(({ kind, change }) => kind !== 'stay' || change !== undefined))
  const seen = told.filter(({ piece, kind, end }) => {
    const at = kind === 'vanish' ? piece : end
    return !before.pieces.some((above) => wouldHidePiece(above, piece, at))
  })
  const { leaving, coming, arriving, filled } = journeys(seen, old)
  const unmoved = hardlyTravelled(seen, old)
  const order = sortByDrawingOrder(after.pieces)
  const largest = MAX_CHANGE_SHARE * areaOf(boardSizeOf(before.pieces))
  return distinct(
    seen.flatMap((motion): readonly Ghost[] => {
      const { piece, kind, end, source, change, start } = motion
      if (unmoved.motions.has(motion)) return []
      // Dice that would be taken up again: what they show is what is chosen by.
      if (old.get(piece.id)?.thrown === true && piece.thrown !== true) return []
      if (kind === 'vanish') {
        // What is so large lies there to be read: its going is no news, and its words are what is chosen by.
        const shown = piece.piece !== undefined && !unmoved.places.has(piece.place) && areaOf(piece) <= largest
        return shown ? departureMarks(piece, isTold(motion) ? end : undefined) : []
      }
      if (kind === 'fly' || (kind === 'appear' && piece.piece !== undefined)) {
        const covered = leaving.find((gone) => isPointInPiece(end, gone))
        const was = kind === 'fly' ? old.get(source ?? piece.id) : undefined
        const from = was ?? (isTold(motion) ? start : undefined)
        // A way from under something large would cross it out.
        const over = (above: Piece): boolean =>
          above !== was && from !== undefined && wouldHidePiece(above, piece, from)
        return arrivalMarks(
          covered === undefined ? piece : beside(piece, covered),
          covered === undefined ? end : undefined,
          before.pieces.some(over) ? undefined : from,
        )
      }
      // What makes room for something that comes is shown where it would be.
      if (kind === 'shift' && piece.piece !== undefined && filled.has(piece.place)) {
        const aside = isNear(piece, old.get(source ?? piece.id)) && !isCovered(piece, order)
        return aside ? [{ ...toGhostPiece(piece), layer: GHOST_LAYERS.change, instead: source ?? piece.id }] : []
      }
      if (change === undefined || kind === 'appear' || areaOf(piece) > largest) return []
      // What comes and goes there says it already, and is not to be hidden.
      if (isCovered(piece, order) || arriving.some((at) => isPointInPiece(at, piece))) return []
      // A line of a list that would move up would lie over the others, which are seen still.
      if (kind === 'shift' && before.pieces.some((it) => isLike(it, piece) && piecesOverlap(it, piece))) return []
      const tells = isTelling(old.get(piece.id), piece)
      // The counter of a pile is read on the card that comes to lie there.
      const layer = coming.some((it) => overlapsFromAbove(piece, it, order)) ? GHOST_LAYERS.above : GHOST_LAYERS.change
      return [{ ...toGhostPiece(piece), layer, instead: piece.id }, ...(tells ? [ringMark(piece, piece.id)] : [])]
    }),
  )
}

/** Pieces of these kinds that the choice would bring: what could be done next. For games to add. */
export function newPiecesOfKinds(before: Scene, after: Scene | undefined, kinds: readonly string[]): readonly Piece[] {
  const known = new Set(before.pieces.map(({ id }) => id))
  const added = after?.pieces.filter(({ id, look }) => kinds.includes(look.kind) && !known.has(id))
  return (added ?? []).map(toGhostPiece)
}

/** Ghosts without those that are there already, and without the marks that belong to them. */
export function withoutExistingGhosts(ghosts: readonly Ghost[], isThere: (ghost: Ghost) => boolean): readonly Ghost[] {
  const there = ghosts.filter(isThere).map(({ id }) => id)
  const marks = there.flatMap((id) => MARK_KINDS.map((mark) => id.replace('ghost:', `ghost:${mark}:`)))
  const theirs = new Set([...there, ...marks])
  return ghosts.filter(({ id }) => !theirs.has(id))
}

/** The facts before somebody else is at turn or in turn: what a choice itself brings. */
export function eventsOfOwnTurn<F extends VisibleEvent>(
  facts: readonly F[],
  ends: readonly string[] = [],
): readonly F[] {
  const end = facts.findIndex(({ kind }) => kind === 'turn' || kind === 'part' || ends.includes(kind))
  return end < 0 ? facts : facts.slice(0, end)
}

/** Whether a fact told where a piece comes from or goes to. */
function isTold({ arc }: SpriteMotion): boolean {
  return arc > 0
}

/** Without pieces that only go by another name: one goes and an equal one comes in the same place, and no fact tells it. */
function renamed(motions: readonly SpriteMotion[]): readonly SpriteMotion[] {
  const untold = motions.filter((motion) => motion.piece.piece !== undefined && !isTold(motion))
  const come = untold.filter(({ kind }) => kind === 'appear')
  const same = new Set<SpriteMotion>()
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
function journeys(motions: readonly SpriteMotion[], old: ReadonlyMap<string, Piece>) {
  const leaving: Piece[] = []
  const coming: Piece[] = []
  const arriving: BoardPoint[] = []
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
function hardlyTravelled(motions: readonly SpriteMotion[], old: ReadonlyMap<string, Piece>) {
  const found = { motions: new Set<SpriteMotion>(), places: new Set<string>() }
  for (const motion of motions) {
    const { piece, kind, end, source } = motion
    const from = kind === 'fly' ? old.get(source ?? piece.id) : undefined
    if (from === undefined || from.place === piece.place) continue
    const across = (from.width + piece.width) / 2 - Math.abs(from.x - end.x)
    const down = (from.height + piece.height) / 2 - Math.abs(from.y - end.y)
    if (across <= 0 || down <= 0 || across * down < OVERLAP * Math.min(areaOf(from), areaOf(piece))) continue
    found.motions.add(motion)
    found.places.add(from.place)
  }
  return found
}

/** Whether a look says something else than before: not only that something is lit or dimmed. */
function isTelling(was: Piece | undefined, { look }: Piece): boolean {
  return Object.entries(look).some(([key, value]) => typeof value !== 'boolean' && was?.look[key] !== value)
}

/** Whether something else is of the same kind in the same place. */
function isLike(other: Piece, { id, place, look }: Piece): boolean {
  return other.id !== id && other.place === place && other.look.kind === look.kind
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
function withinGoal(piece: Piece, { x, y }: BoardPoint, { pieces }: Scene): Piece {
  const goals = pieces.filter((it) => it.x === x && it.y === y)
  const [width, height] = [Math.max(...goals.map((it) => it.width)), Math.max(...goals.map((it) => it.height))]
  const scale = goals.length === 0 ? 1 : Math.min(1, width / piece.width, height / piece.height)
  return { ...piece, width: piece.width * scale, height: piece.height * scale }
}

/** The same mark at the same spot once: what travels together has one way. */
function distinct(pieces: readonly Ghost[]): readonly Ghost[] {
  const known = new Set<string>()
  return pieces.filter(({ look, x, y }) => {
    const key = `${look.kind} ${x.toFixed(0)} ${y.toFixed(0)}`
    return !known.has(key) && known.add(key)
  })
}
