/**
 * What a choice that is pointed at would do, laid over the board: where its cards would come to lie. Read from the
 * preview's facts.
 */
import type { Preview } from '../../../engine/core/preview.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import type { SeenFact } from '../../../engine/core/facts.ts'
import type { KarmakaAction, KarmakaFact, KarmakaView } from '../../../engine/karmaka/index.ts'
import { placeOf } from '../../../engine/karmaka/places.ts'
import type { Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { row } from './geometry.ts'
import { planTable, type TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { deedArea } from './seats.ts'
import { centreCard, pileCard } from './stacks.ts'

type Moved = SeenFact<KarmakaFact & { kind: 'moved' }>

export function ghosts(
  preview: Preview<KarmakaView, KarmakaAction>,
  view: KarmakaView,
  frame: SceneFrame,
): readonly Piece[] {
  const plan = planTable(frame, view.players.length)
  const known = new Set<string>()
  const arrived = new Map<string, number>()
  return (preview.facts as readonly SeenFact<KarmakaFact>[])
    .filter((fact): fact is Moved => fact.kind === 'moved')
    .flatMap(({ to, piece: open, secret }): readonly Piece[] => {
      const nth = arrived.get(to) ?? 0
      arrived.set(to, nth + 1)
      const at = landingAt(view, frame, plan, to, nth)
      if (at === undefined || known.has(to)) return []
      const name = open ?? secret?.['piece']
      const card = typeof name === 'string' && name in CARD_DATA ? (name as Card) : undefined
      // A card that comes to lie openly shows its face; any other only where it goes.
      if (card !== undefined && (to.endsWith(':deeds') || to === 'centre')) {
        const look = { kind: 'card', face: 1, card, exposed: false, textScale: frame.textScale } as const
        return [piece(`ghost:${to}:${String(nth)}`, 'ghost', look, at, LAYER.ghost, { alpha: 0.62 })]
      }
      known.add(to)
      return [piece(`ghost:${to}`, 'ghost', { kind: 'landing' }, at, LAYER.ghost)]
    })
}

/** Where the next card (after `nth` more) comes to lie. */
function landingAt(view: KarmakaView, frame: SceneFrame, plan: TablePlan, to: string, nth: number): Box | undefined {
  const { textScale } = frame
  if (to === 'ruins') return pileCard(plan.ruins, 'karmaka.place.ruins', textScale)
  if (to === 'centre') return view.centre === null ? centreCard(plan, false) : undefined
  for (const seat of plan.seats.values()) {
    if (to === placeOf(seat.seat, 'future')) {
      return pileCard(seat.future, seat.large ? 'karmaka.rules.piles.future' : '', textScale)
    }
    if (to === placeOf(seat.seat, 'deeds')) {
      const count = view.players[seat.seat]?.deeds.length ?? 0
      return row(deedArea(seat), count + nth + 1)[count + nth]
    }
  }
  return undefined
}
