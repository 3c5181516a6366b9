/** Where that which a fact tells is to be seen on the board, and the small signs that tell it. */
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { MokshaFact, MokshaView } from '../../../engine/moksha/index.ts'
import { PILLARS, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import { box, type Box } from '../../art/boxes.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { hexBox, karmaSlots } from './art/geometry.ts'
import { tableOf, type TablePlan } from './layout.ts'
import type { Good, Moment } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { siteBox } from './art/terrain.ts'
import { badge } from '../seats.ts'

export type Told = SeenFact<MokshaFact>

/** A sign that says how much of a good comes or goes, over something; kept within the frame. */
export function gainPiece(id: string, good: Good, amount: number, over: Box, vantage: Vantage, lift = 0): Piece {
  const h = Math.min(Math.max(Math.min(over.w, over.h) * 0.3, 22), 42) * Math.min(1.2, vantage.textScale)
  const w = h * 2.5
  const x = Math.min(Math.max(over.x + over.w / 2 - w / 2, 2), vantage.width - w - 2)
  const middle = over.y + over.h * 0.4
  const y = Math.min(Math.max(middle - h / 2 - lift * h * 1.1, 2), vantage.height - h - 2)
  return piece(`gain:${id}`, 'ghost', { kind: 'gain', good, amount }, box(x, y, w, h), LAYER.ghost)
}

/** What is gained, over what gave it; and the moments of a life. */
export function gainPieces(facts: readonly Told[], view: MokshaView, vantage: Vantage): readonly Piece[] {
  const plan = tableOf(view, vantage)
  return facts.flatMap((fact, i) => signsOf(fact, String(i), view, vantage, plan))
}

function signsOf(fact: Told, id: string, view: MokshaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const form = 'seat' in fact ? plan.seats.get(fact.seat)?.form : undefined
  if (form === undefined) return []
  switch (fact.kind) {
    case 'took':
      return [gainPiece(id, 'vitality', TOKEN_DATA[fact.token].vitality, form.verdict, vantage)]
    case 'placed':
      return [gainPiece(id, 'disciples', fact.count, siteBox(plan.map, fact.region), vantage)]
    case 'karma': {
      const hex = view.players[fact.seat]?.harmony ?? 0
      if (fact.source === 'hex') return [gainPiece(id, fact.pillar, fact.count, hexBox(form.grid, hex), vantage)]
      const slot = karmaSlots(form.karma)[PILLARS.indexOf(fact.pillar)] ?? form.karma
      return [gainPiece(id, fact.pillar, fact.count, slot, vantage, 0.7)]
    }
    case 'majority':
      return [majorityPiece(fact, vantage, plan)]
    case 'aura':
      return fact.amount === 0 ? [] : [gainPiece(id, 'aura', fact.amount, form.header, vantage, -0.6)]
    case 'died':
    case 'reborn':
    case 'attained':
      return [momentPiece(fact.kind, fact.seat, vantage, plan)]
    default:
      return []
  }
}

function majorityPiece(
  { seat, region, own, best }: Told & { kind: 'majority' },
  vantage: Vantage,
  { map }: TablePlan,
): Piece {
  const site = siteBox(map, region)
  const h = Math.min(Math.max(site.h * 0.3, 22), 40) * Math.min(1.2, vantage.textScale)
  const at = box(site.x + site.w / 2 - h * 1.3, site.y + site.h * 0.4 - h / 2, h * 2.6, h)
  const look = { kind: 'majority', own, best, ...badge(vantage, seat) } as const
  return piece(`majority:${String(region)}`, 'ghost', look, at, LAYER.ghost)
}

/** A moment of its own: over the map, where everybody looks. */
function momentPiece(moment: Moment, seat: number, vantage: Vantage, { map }: TablePlan): Piece {
  const w = Math.min(map.w * 0.72, 520)
  const h = Math.min(w * 0.3, map.h * 0.4)
  const look = {
    kind: 'moment',
    moment,
    name: vantage.seats[seat]?.name ?? '',
    ...badge(vantage, seat),
    textScale: vantage.textScale,
  } as const
  const at = box(map.x + (map.w - w) / 2, map.y + map.h * 0.42, w, h)
  return piece(`moment:${moment}:${String(seat)}`, 'ghost', look, at, LAYER.ghost)
}
