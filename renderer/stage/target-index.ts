/** Maps the pieces of a scene to the targets of click paths. */
import type { Message } from '../../engine/core/contract/game.ts'
import { targetKey, type TargetsMatchedByClick } from './click-sequence.ts'
import type { Piece, Scene, ClickTarget } from './scene.ts'

/** Finds the targets of the pieces of one scene, and the pieces of a target. */
export interface PieceTargetIndex {
  /** The targets of a click on the piece, the most specific first. */
  targetsOf(piece: Piece): TargetsMatchedByClick
  /** The pieces on which a click matches one of the targets, in scene order. */
  piecesFor(targets: readonly ClickTarget[]): readonly Piece[]
  /**
   * The pieces that represent a place. If there are none: those of the enclosing place, so for `seat1:hand:3` those of
   * `seat1:hand`, or else those of `seat1`.
   */
  piecesAtPlace(place: string): readonly Piece[]
}

/**
 * Builds the target index of a scene: which pieces are clicked for which target. A click on a piece means the piece itself and
 * its `targets`. A place is represented by the pieces that name it as a target, or, if there are none, by all pieces at it.
 */
export function indexSceneTargets(scene: Scene): PieceTargetIndex {
  const named = new Set<string>()
  for (const piece of scene.pieces) {
    for (const target of piece.targets ?? []) if (target.on === 'place') named.add(target.id)
  }
  const known = new Map<Piece, TargetsMatchedByClick>()
  const of = (piece: Piece): TargetsMatchedByClick => {
    const before = known.get(piece)
    if (before !== undefined) return before
    const all: ClickTarget[] = [{ on: 'piece', id: piece.id }, ...(piece.targets ?? [])]
    if (!named.has(piece.place)) all.push({ on: 'place', id: piece.place })
    const click = [...new Map(all.map((target) => [targetKey(target), target])).values()]
    known.set(piece, click)
    return click
  }
  const doing = (targets: readonly ClickTarget[]): readonly Piece[] => {
    if (targets.length === 0) return []
    const wanted = new Set(targets.map(targetKey))
    return scene.pieces.filter((piece) => of(piece).some((target) => wanted.has(targetKey(target))))
  }
  const at = (place: string): readonly Piece[] => {
    const found = doing([{ on: 'place', id: place }])
    const within = place.lastIndexOf(':')
    return found.length > 0 || within < 0 ? found : at(place.slice(0, within))
  }
  return { targetsOf: of, piecesFor: doing, piecesAtPlace: at }
}

/**
 * Returns the place of the pile that a click on the piece opens for browsing, or undefined if no pile is opened. The
 * click opens the pile only if it does not continue a click path.
 */
export function pileOpenedBy(piece: Piece): string | undefined {
  return piece.targets?.find((target) => target.on === 'open')?.id
}

/** The ids of the controls among targets. A control is a button beside the prompt, not on the board. */
export function controlIdsAmong(targets: readonly ClickTarget[]): readonly string[] {
  return targets.flatMap((target) => (target.on === 'control' ? [target.id] : []))
}

/**
 * The label of a control. An id like `number:2` is a number control with its value; an id with a dot is the id of a game's
 * own message; any other id is that of a general control, such as `done`.
 */
export function controlLabel(id: string): Message {
  if (id.includes('.')) return { id }
  const [kind = '', value] = id.split(':')
  if (value === undefined) return { id: `table.control.${kind}` }
  return { id: `table.control.${kind}`, values: { n: Number.isNaN(Number(value)) ? null : Number(value) } }
}
