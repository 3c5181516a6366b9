/** The enlarged card beside the one that the player points at. It does not cover the areas where that card can be played. */
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { relationsOfSeat } from '../../../engine/karmaka/index.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import { clamp, type Box } from '../../art/boxes.ts'
import { findCloseUpBox } from '../../art/close-up-placement.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { CARD_WIDTH_RATIO } from './art/geometry.ts'
import { layoutTable, type TableLayout } from './layout.ts'
import { faceUpCardSpec, closeUpPiece } from './piece-factory.ts'
import { isCardId } from './tray-pieces.ts'

/** A card of this width shows its whole text. */
const LEGIBLE_WIDTH_PX = 176

/**
 * The close-up of a piece: an enlarged copy of its card. The list is empty if the piece is not a faceup card, if the
 * card is large enough to be read in place, or if there is no room for a close-up.
 */
export function closeUpPiecesOf(of: Piece, view: KarmakaView, parameters: SceneParameters): readonly Piece[] {
  const { card } = of.sprite
  if (of.sprite.kind !== 'card' || !isCardId(card) || of.width >= LEGIBLE_WIDTH_PX * parameters.textScale) return []
  const { width, height, textScale } = parameters
  const plan = layoutTable(parameters, view.players.length)
  const h = Math.min(clamp(height * 0.5, 250, 420) * Math.min(1.35, textScale), (width * 0.62) / CARD_WIDTH_RATIO)
  const largest = { w: h * CARD_WIDTH_RATIO, h }
  const open = areasClearOfCloseUps(view, plan)
    .filter(({ place }) => place !== of.place)
    .map(({ at }) => at)
  // The Hand and the header of its seat also stay visible, unless the enlarged card would then be too small to read.
  const header = plan.seats.get(plan.own)?.header ?? plan.hand
  const free = [[...open, plan.hand, header], open]
  return closeUpPiece(
    faceUpCardSpec(card, parameters),
    findCloseUpBox(of, largest, parameters, free, LEGIBLE_WIDTH_PX * textScale),
  )
}

/**
 * The areas onto which the seat at the bottom can play a card, and the area of the answer buttons. A close-up leaves them
 * uncovered.
 */
export function areasClearOfCloseUps(
  view: KarmakaView,
  plan: TableLayout,
): readonly { readonly place: string; readonly at: Box }[] {
  const { own, seats, centre, answers } = plan
  const heir = relationsOfSeat(view.variant, view.players.length, own).heir
  return [
    { place: 'centre', at: centre },
    { place: 'answers', at: answers },
    ...[...seats.values()].flatMap(({ seat, deeds, future }) => [
      ...(seat === own ? [{ place: zonePlace(seat, 'deeds'), at: deeds }] : []),
      ...(seat === own || seat === heir ? [{ place: zonePlace(seat, 'future'), at: future }] : []),
    ]),
  ]
}
