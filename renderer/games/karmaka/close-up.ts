/** A card large enough to be read, beside the one that is pointed at; where that one can go stays in sight. */
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { relationsOf } from '../../../engine/karmaka/index.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import { clamp, type Box } from '../../art/boxes.ts'
import { nearby } from '../../art/near.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { CARD_SHAPE } from './art/geometry.ts'
import { planTable, type TablePlan } from './layout.ts'
import { faceOf, near } from './make.ts'
import { isCard } from './tray.ts'

/** A card of this width says all that it has to say. */
const LEGIBLE = 176

export function closeUp(of: Piece, view: KarmakaView, vantage: Vantage): readonly Piece[] {
  const { card } = of.look
  if (of.look.kind !== 'card' || !isCard(card) || of.width >= LEGIBLE * vantage.textScale) return []
  const { width, height, textScale } = vantage
  const plan = planTable(vantage, view.players.length)
  const h = Math.min(clamp(height * 0.5, 250, 420) * Math.min(1.35, textScale), (width * 0.62) / CARD_SHAPE)
  const largest = { w: h * CARD_SHAPE, h }
  const open = openPlaces(view, plan)
    .filter(({ place }) => place !== of.place)
    .map(({ at }) => at)
  // So do the Hand and how its owner stands, unless the card could then not be read.
  const header = plan.seats.get(plan.own)?.header ?? plan.hand
  const free = [[...open, plan.hand, header], open]
  return near(faceOf(card, vantage), nearby(of, largest, vantage, free, LEGIBLE * textScale))
}

/** Where a card of the Hand can go, and where a decision is answered. */
export function openPlaces(
  view: KarmakaView,
  plan: TablePlan,
): readonly { readonly place: string; readonly at: Box }[] {
  const { own, seats, centre, answers } = plan
  const heir = relationsOf(view.variant, view.players.length, own).heir
  return [
    { place: 'centre', at: centre },
    { place: 'answers', at: answers },
    ...[...seats.values()].flatMap(({ seat, deeds, future }) => [
      ...(seat === own ? [{ place: zonePlace(seat, 'deeds'), at: deeds }] : []),
      ...(seat === own || seat === heir ? [{ place: zonePlace(seat, 'future'), at: future }] : []),
    ]),
  ]
}
