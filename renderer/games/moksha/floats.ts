/** Where that which a fact tells is to be seen on the board, and the small signs that tell it. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { PILLARS, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import { box, clamp, type Box } from '../../art/boxes.ts'
import { signOver } from '../../art/over.ts'
import type { Piece, Vantage } from '../../stage/scene.ts'
import { hexBox, karmaSlots } from './art/geometry.ts'
import { tableOf, type TablePlan } from './layout.ts'
import type { Good, Passage } from './looks.ts'
import { ghost } from './make.ts'
import { siteBox } from './art/terrain.ts'
import { badge } from '../seats.ts'

export type Told = VisibleEvent<MokshaEvent>

/** A sign that says how much of a good comes or goes, over something. `down` and `lift` as in signOver. */
export function gainPiece(
  id: string,
  good: Good,
  amount: number,
  over: Box,
  vantage: Vantage,
  { lift = 0, down = 0.4 } = {},
): Piece {
  const size = clamp(Math.min(over.w, over.h) * 0.3, 22, 42)
  return ghost(`gain:${id}`, { kind: 'gain', good, amount }, signOver(over, vantage, size, 2.5, down, lift))
}

/** What is gained, over what gave it; and how lives pass. */
export function gainPieces(facts: readonly Told[], view: MokshaView, vantage: Vantage): readonly Piece[] {
  const plan = tableOf(view, vantage)
  return facts.flatMap((fact, i) => signsOf(fact, String(i), view, vantage, plan))
}

function signsOf(fact: Told, id: string, view: MokshaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const form = 'seat' in fact ? plan.seats.get(fact.seat)?.form : undefined
  if (form === undefined) return []
  switch (fact.kind) {
    case 'took':
      // On the upper edge: the number that it is added to is still to be read.
      return [gainPiece(id, 'vitality', TOKEN_DATA[fact.token].vitality, form.verdict, vantage, { down: 0 })]
    case 'placed':
      return [gainPiece(id, 'disciples', fact.count, siteBox(plan.map, fact.region), vantage)]
    case 'karma': {
      const hex = view.players[fact.seat]?.harmony ?? 0
      if (fact.source === 'hex') return [gainPiece(id, fact.pillar, fact.count, hexBox(form.grid, hex), vantage)]
      const slot = karmaSlots(form.karma)[PILLARS.indexOf(fact.pillar)] ?? form.karma
      return [gainPiece(id, fact.pillar, fact.count, slot, vantage, { lift: 0.7 })]
    }
    case 'majority':
      return [majorityPiece(fact, vantage, plan)]
    case 'aura':
      return fact.amount === 0 ? [] : [gainPiece(id, 'aura', fact.amount, form.header, vantage, { lift: -0.6 })]
    case 'died':
    case 'reborn':
    case 'attained':
      return [passagePiece(fact.kind, fact.seat, vantage, plan)]
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
  const at = signOver(site, vantage, clamp(site.h * 0.3, 22, 40), 2.6, 0.4)
  const look = { kind: 'majority', own, best, ...badge(vantage, seat) } as const
  return ghost(`majority:${String(region)}`, look, at)
}

/** A death, a rebirth, moksha: over the map, where everybody looks. */
function passagePiece(passage: Passage, seat: number, vantage: Vantage, { map }: TablePlan): Piece {
  const w = Math.min(map.w * 0.72, 520)
  const h = Math.min(w * 0.3, map.h * 0.4)
  const look = {
    kind: 'passage',
    passage,
    name: vantage.seats[seat]?.name ?? '',
    ...badge(vantage, seat),
    textScale: vantage.textScale,
  } as const
  const at = box(map.x + (map.w - w) / 2, map.y + map.h * 0.42, w, h)
  return ghost(`passage:${passage}:${String(seat)}`, look, at)
}
