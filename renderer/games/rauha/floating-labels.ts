/** Floating labels: where on the board an event is shown, and the small signs that show it for a moment. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { RauhaEvent, RauhaView } from '../../../engine/rauha/index.ts'
import { makeBox, clamp, type Box } from '../../art/boxes.ts'
import { pieceOrPlaceBoxFinder } from '../../art/piece-factory.ts'
import { signBoxOver } from '../../art/sign-placement.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import type { GoodKind } from './sprite-specs.ts'
import { ghost } from './piece-factory.ts'

/** An event of Rauha as a viewer sees it. */
export type VisibleRauhaEvent = VisibleEvent<RauhaEvent>

/** Height in CSS pixels below which a sign stands above a thing, not on it. */
const LOW_HEIGHT_PX = 64

/**
 * Creates the piece of a floating label that says how much of a good a seat gains or loses.
 * @param over box of the object on the board that the label belongs to; if this box is low, the label is placed higher
 *   so that it does not cover the object
 * @param lift distance upwards, in label heights, so that several labels over the same box do not overlap
 */
export function gainOrLossLabelPiece(
  id: string,
  good: GoodKind,
  amount: number,
  over: Box,
  parameters: SceneParameters,
  lift = 0,
): Piece {
  const size = clamp(Math.min(over.w, over.h) * 0.3, 24, 44)
  const [down, up] = over.h < LOW_HEIGHT_PX ? [0, lift + 0.38] : [0.36, lift]
  return ghost(`gain:${id}`, { kind: 'gain', good, amount }, signBoxOver(over, parameters, size, 2.5, down, up))
}

/** The lower edge of an entity: above it are the goods of its seat. */
function foot({ x, y, w, h }: Box): Box {
  return makeBox(x, y + h, w, 0)
}

/**
 * Returns the pieces of the labels that rise over the board when an update is shown: each tells a gain or a payment, over
 * its source.
 * @param events the events since the previous update
 */
export function floatingLabels(
  events: readonly VisibleRauhaEvent[],
  _: RauhaView,
  parameters: SceneParameters,
  scene: Scene,
): readonly Piece[] {
  const boxAt = pieceOrPlaceBoxFinder(scene)
  const pieces: Piece[] = []
  events.forEach((event, i) => {
    if (event.kind !== 'gained' && event.kind !== 'spored') return
    const water = event.from.kind === 'water'
    const found = boxAt(water ? `seat${String(event.seat)}:energy` : event.place)
    if (found === undefined) return
    const at = event.from.kind === 'entity' ? foot(found) : found
    const id = `${event.kind}:${String(i)}`
    const lift = event.paid > 0 ? 0.5 : 0
    if (event.kind === 'gained' && !(water && event.amount === 0)) {
      pieces.push(gainOrLossLabelPiece(id, event.what, event.amount, at, parameters, lift))
    }
    if (event.paid > 0)
      pieces.push(gainOrLossLabelPiece(`${id}:paid`, 'crystals', -event.paid, at, parameters, lift - 1))
  })
  return pieces
}
