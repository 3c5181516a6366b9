/**
 * Ghosts of a choice, laid over the board: the scene after the choice, as marks on the present one. Pieces that would move or
 * appear are shown as ghosts at their next positions, with arrows to them; pieces that would be gone are crossed out; pieces
 * that would look different are shown so in place. One implementation for all games; pure, tested as data.
 */
import type { VisibleEvent } from '../../engine/core/contract/game-events.ts'
import { routeAroundText } from './arrow-routing.ts'
import {
  arrivalGhostAndMarks,
  toGhostPiece,
  removalCrossAndArrow,
  GHOST_LAYERS,
  ghostMarkKindOfSpriteKind,
  GHOST_MARK_KINDS,
  ringMarkOfChangedPiece,
} from './ghost-marks.ts'
import { sortByDrawingOrder } from './hit-testing.ts'
import {
  areaOf,
  boardSizeOf,
  wouldCoverPieceMovedTo,
  isCentreCovered,
  isPointInPieceBox,
  overlapsFromAbove,
  piecesOverlap,
  type CssPixelPoint,
} from './piece-overlap.ts'
import { planSceneTransition, type SpriteMotion } from './scene-transition.ts'
import type { Piece, Scene } from './scene.ts'

/**
 * A piece of a preview, laid over the board: a ghost of a piece, or a mark such as an arrow. If it replaces a piece of the
 * board, `instead` is the id of that piece, which is hidden.
 */
export type Ghost = Piece & { readonly instead?: string }

/** Maximum size of a changed or removed piece to be marked, as a share of the board: a larger mark hides the pieces there. */
const MAX_CHANGE_SHARE = 0.12
/**
 * Returns the overlays that preview a choice on the present board: ghosts, which are pieces shown where or as they
 * would be after the choice, and marks such as rings and arrows. Arrows are routed around texts.
 * @param before the present scene
 * @param after the scene after the choice, as far as it is known; undefined: the overlays come from the events only
 * @param events the events that the choice causes
 */
export function previewGhostsBetweenScenes(
  before: Scene,
  after: Scene | undefined,
  events: readonly VisibleEvent[],
): readonly Ghost[] {
  const ghosts = straightGhostsOf(before, after, events)
  return ghosts.map((ghost) =>
    ghostMarkKindOfSpriteKind(ghost.sprite.kind) === 'way' ? routeAroundText(ghost, before.pieces) : ghost,
  )
}

/** The same with straight arrows. */
function straightGhostsOf(before: Scene, after: Scene | undefined, events: readonly VisibleEvent[]): readonly Ghost[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const motions = planSceneTransition(before.pieces, after ?? { pieces: [], outline: [] }, events)
  if (after === undefined) {
    return distinct(
      motions.flatMap((motion) => {
        const { piece, end } = motion
        return isTold(motion) ? arrivalGhostAndMarks(withinGoal(piece, end, before), end, piece) : []
      }),
    )
  }
  const told = renamed(motions.filter(({ kind, change }) => kind !== 'stay' || change !== undefined))
  const seen = told.filter(({ piece, kind, end }) => {
    const at = kind === 'vanish' ? piece : end
    return !before.pieces.some((above) => wouldCoverPieceMovedTo(above, piece, at))
  })
  const { leaving, coming, arriving, filled } = journeys(seen, old)
  const unmoved = hardlyTravelled(seen, old)
  const order = sortByDrawingOrder(after.pieces)
  const largest = MAX_CHANGE_SHARE * areaOf(boardSizeOf(before.pieces))
  return distinct(
    seen.flatMap((motion): readonly Ghost[] => {
      const { piece, kind, end, source, change, start } = motion
      if (unmoved.motions.has(motion)) return []
      // Dice that would be picked up again: the player chooses by the values they show.
      if (old.get(piece.id)?.thrown === true && piece.thrown !== true) return []
      if (kind === 'vanish') {
        // A large piece is there to be read: its removal is no news, and the player chooses by its text.
        const shown = piece.piece !== undefined && !unmoved.places.has(piece.place) && areaOf(piece) <= largest
        return shown ? removalCrossAndArrow(piece, isTold(motion) ? end : undefined) : []
      }
      if (kind === 'fly' || (kind === 'appear' && piece.piece !== undefined)) {
        const covered = leaving.find((gone) => isPointInPieceBox(end, gone))
        const was = kind === 'fly' ? old.get(source ?? piece.id) : undefined
        const from = was ?? (isTold(motion) ? start : undefined)
        // An arrow from below a large piece would cross it out.
        const over = (above: Piece): boolean =>
          above !== was && from !== undefined && wouldCoverPieceMovedTo(above, piece, from)
        return arrivalGhostAndMarks(
          covered === undefined ? piece : beside(piece, covered),
          covered === undefined ? end : undefined,
          before.pieces.some(over) ? undefined : from,
        )
      }
      // A piece that makes room for an arriving one is shown at its next position.
      if (kind === 'shift' && piece.piece !== undefined && filled.has(piece.place)) {
        const aside = isNear(piece, old.get(source ?? piece.id)) && !isCentreCovered(piece, order)
        return aside ? [{ ...toGhostPiece(piece), layer: GHOST_LAYERS.change, instead: source ?? piece.id }] : []
      }
      if (change === undefined || kind === 'appear' || areaOf(piece) > largest) return []
      // The marks of moved pieces there suffice, and must not be hidden.
      if (isCentreCovered(piece, order) || arriving.some((at) => isPointInPieceBox(at, piece))) return []
      // A list row that would move up would cover the other rows, which stay visible.
      if (kind === 'shift' && before.pieces.some((it) => isLike(it, piece) && piecesOverlap(it, piece))) return []
      const tells = isTelling(old.get(piece.id), piece)
      // The counter of a pile is read on the card that arrives there.
      const layer = coming.some((it) => overlapsFromAbove(piece, it, order)) ? GHOST_LAYERS.above : GHOST_LAYERS.change
      return [
        { ...toGhostPiece(piece), layer, instead: piece.id },
        ...(tells ? [ringMarkOfChangedPiece(piece, piece.id)] : []),
      ]
    }),
  )
}

/**
 * Creates the ghosts (the pieces that a preview lays over the board) of the pieces that are in the scene after a
 * choice but not in the scene before it. Only pieces of the given kinds get a ghost. Empty if there is no scene after
 * the choice.
 * @param kinds kinds of sprite specs
 */
export function ghostsOfAddedPieces(
  before: Scene,
  after: Scene | undefined,
  kinds: readonly string[],
): readonly Piece[] {
  const known = new Set(before.pieces.map(({ id }) => id))
  const added = after?.pieces.filter(({ id, sprite }) => kinds.includes(sprite.kind) && !known.has(id))
  return (added ?? []).map(toGhostPiece)
}

/**
 * Returns the given ghosts (pieces that a preview lays over the board) without those for which `isThere` is true, and
 * without the marks (crosses, arrows and the like) that belong to these. An example is the ghost of a dragged piece
 * that already lies at its target.
 */
export function ghostsAndMarksWithoutMatching(
  ghosts: readonly Ghost[],
  isThere: (ghost: Ghost) => boolean,
): readonly Ghost[] {
  const there = ghosts.filter(isThere).map(({ id }) => id)
  const marks = there.flatMap((id) => GHOST_MARK_KINDS.map((mark) => id.replace('ghost:', `ghost:${mark}:`)))
  const theirs = new Set([...there, ...marks])
  return ghosts.filter(({ id }) => !theirs.has(id))
}

/**
 * The events before the first one that begins a turn or a part of a game: the effects of a choice itself, without all that
 * follows.
 * @param ends further kinds of events that end the list; the ending event is not included
 */
export function eventsBeforeNextTurn<F extends VisibleEvent>(
  events: readonly F[],
  ends: readonly string[] = [],
): readonly F[] {
  const end = events.findIndex(({ kind }) => kind === 'turn' || kind === 'part' || ends.includes(kind))
  return end < 0 ? events : events.slice(0, end)
}

/** Whether an event reports the movement of the piece. */
function isTold({ arc }: SpriteMotion): boolean {
  return arc > 0
}

/** Without renamed pieces: one disappears and an equal one appears in the same place, without an event. */
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

/** Maximum movement of a piece that makes room, as a share of its size. */
const ASIDE = 4

function isNear(piece: Piece, was: Piece | undefined): boolean {
  return (
    was !== undefined && Math.hypot(piece.x - was.x, piece.y - was.y) <= ASIDE * Math.max(piece.width, piece.height)
  )
}

/** The pieces that would disappear and appear, all points of departure and arrival, and the places that receive pieces. */
function journeys(motions: readonly SpriteMotion[], old: ReadonlyMap<string, Piece>) {
  const leaving: Piece[] = []
  const coming: Piece[] = []
  const arriving: CssPixelPoint[] = []
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

/** A piece that overlaps its origin by this share of the smaller of the two counts as hardly moved. */
const OVERLAP = 0.2

/**
 * Pieces that would half overlap their origin: a ghost there would only hide the choices, and pieces that move along (the
 * other cards of a draft) are no news.
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

/** Whether a sprite spec differs in content, not only in being highlighted or dimmed. */
function isTelling(was: Piece | undefined, { sprite }: Piece): boolean {
  return Object.entries(sprite).some(([key, value]) => typeof value !== 'boolean' && was?.sprite[key] !== value)
}

/** Whether another piece is of the same kind in the same place. */
function isLike(other: Piece, { id, place, sprite }: Piece): boolean {
  return other.id !== id && other.place === place && other.sprite.kind === sprite.kind
}

/** Size of a covering piece as a share of the covered one, which stays readable beside it. */
const COVER = 0.66

/** A piece at the lower right of the one it would cover. */
function beside(piece: Piece, { x, y, width, height }: Piece): Piece {
  const scale = COVER * Math.min(1, width / piece.width, height / piece.height)
  const [w, h] = [piece.width * scale, piece.height * scale]
  return { ...piece, x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

/** Limits a piece that would move onto a smaller one to the size of that, so that its surroundings stay visible. */
function withinGoal(piece: Piece, { x, y }: CssPixelPoint, { pieces }: Scene): Piece {
  const goals = pieces.filter((it) => it.x === x && it.y === y)
  const [width, height] = [Math.max(...goals.map((it) => it.width)), Math.max(...goals.map((it) => it.height))]
  const scale = goals.length === 0 ? 1 : Math.min(1, width / piece.width, height / piece.height)
  return { ...piece, width: piece.width * scale, height: piece.height * scale }
}

/** Removes duplicate marks: pieces that move together share one arrow. */
function distinct(pieces: readonly Ghost[]): readonly Ghost[] {
  const known = new Set<string>()
  return pieces.filter(({ sprite, x, y }) => {
    const key = `${sprite.kind} ${x.toFixed(0)} ${y.toFixed(0)}`
    return !known.has(key) && known.add(key)
  })
}
