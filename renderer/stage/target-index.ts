/** Which pieces of a scene stand for which targets of a path. */
import type { Message } from '../../engine/core/contract/game.ts'
import { targetKey, type ClickTargets } from './click-sequence.ts'
import type { Piece, Scene, ClickTarget } from './scene.ts'

/** Tells, for one scene, what its pieces stand for. */
export interface TargetIndex {
  /** What a click on the piece means, the most particular first. */
  targetsOf(piece: Piece): ClickTargets
  /** The pieces that do one of the targets, in the order of the scene. */
  piecesFor(targets: readonly ClickTarget[]): readonly Piece[]
  /** What stands for a place; where nothing does, for what it lies in (`seat1:hand:3` in `seat1:hand`, in `seat1`). */
  piecesAtPlace(place: string): readonly Piece[]
}

/**
 * A piece stands for itself and for its `targets`. A place is stood for by the pieces that name it as a target; by
 * all that lie in it only when none does.
 */
export function indexTargets(scene: Scene): TargetIndex {
  const named = new Set<string>()
  for (const piece of scene.pieces) {
    for (const target of piece.targets ?? []) if (target.on === 'place') named.add(target.id)
  }
  const known = new Map<Piece, ClickTargets>()
  const of = (piece: Piece): ClickTargets => {
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

/** The place of the pile that a click on the piece opens, where it begins no path. */
export function pileOpenedBy(piece: Piece): string | undefined {
  return piece.targets?.find((target) => target.on === 'open')?.id
}

/** The ids of the controls among targets: they are drawn beside the prompt, not on the board. */
export function controlIdsIn(targets: readonly ClickTarget[]): readonly string[] {
  return targets.flatMap((target) => (target.on === 'control' ? [target.id] : []))
}

/**
 * The words of a control. `number:2` is a number control with its value; an id with a dot is that of its words, so that
 * a game may have controls of its own; any other is one of the table's.
 */
export function controlLabel(id: string): Message {
  if (id.includes('.')) return { id }
  const [kind = '', value] = id.split(':')
  if (value === undefined) return { id: `table.control.${kind}` }
  return { id: `table.control.${kind}`, values: { n: Number.isNaN(Number(value)) ? null : Number(value) } }
}
