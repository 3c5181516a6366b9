/** Floating labels: where on the board an event is shown, and the small signs that show it for a moment. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { PILLARS, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import { makeBox, clamp, type Box } from '../../art/boxes.ts'
import { placeSignOver } from '../../art/sign-placement.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { hexBox, karmaSlotBoxes } from './art/geometry.ts'
import { tableLayoutForView, type TableLayout } from './layout.ts'
import type { GainKind, LifeBannerKind } from './sprite-specs.ts'
import { ghost } from './piece-factory.ts'
import { siteBox } from './art/map-geometry.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'

/** An event of Moksha as a viewer sees it. */
export type VisibleMokshaEvent = VisibleEvent<MokshaEvent>

/**
 * The piece of a floating label that says how much of a good comes or goes.
 * @param over the box above which it is shown; `down` and `lift` shift it from there, as in placeSignOver
 */
export function gainLabelPiece(
  id: string,
  good: GainKind,
  amount: number,
  over: Box,
  vantage: SceneParameters,
  { lift = 0, down = 0.4 } = {},
): Piece {
  const size = clamp(Math.min(over.w, over.h) * 0.3, 22, 42)
  return ghost(`gain:${id}`, { kind: 'gain', good, amount }, placeSignOver(over, vantage, size, 2.5, down, lift))
}

/**
 * The labels that rise over the board when an update is shown: gains over their sources, and deaths and rebirths.
 * @param facts the events since the previous update
 */
export function floatingLabels(
  facts: readonly VisibleMokshaEvent[],
  view: MokshaView,
  vantage: SceneParameters,
): readonly Piece[] {
  const plan = tableLayoutForView(view, vantage)
  return facts.flatMap((fact, i) => signsOf(fact, String(i), view, vantage, plan))
}

function signsOf(
  fact: VisibleMokshaEvent,
  id: string,
  view: MokshaView,
  vantage: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const form = 'seat' in fact ? plan.seats.get(fact.seat)?.form : undefined
  if (form === undefined) return []
  switch (fact.kind) {
    case 'took':
      return [vitalityGainPiece(id, TOKEN_DATA[fact.token].vitality, form.verdict, vantage)]
    case 'placed':
      return [gainLabelPiece(id, 'disciples', fact.count, siteBox(plan.map, fact.region), vantage)]
    case 'karma': {
      const hex = view.players[fact.seat]?.harmony ?? 0
      if (fact.source === 'hex') return [gainLabelPiece(id, fact.pillar, fact.count, hexBox(form.grid, hex), vantage)]
      const slot = karmaSlotBoxes(form.karma)[PILLARS.indexOf(fact.pillar)] ?? form.karma
      return [gainLabelPiece(id, fact.pillar, fact.count, slot, vantage, { lift: 0.7 })]
    }
    case 'majority':
      return [majorityPiece(fact, vantage, plan)]
    case 'aura':
      return fact.amount === 0 ? [] : [gainLabelPiece(id, 'aura', fact.amount, form.header, vantage, { lift: -0.6 })]
    case 'died':
    case 'reborn':
    case 'attained':
      return [passagePiece(fact.kind, fact.seat, vantage, plan)]
    default:
      return []
  }
}

/** A lower verdict has no room for a label on its heart; CSS pixels. */
const MIN_HEART_HEIGHT_PX = 48
/** The same for its width, in widths of a label. */
const MIN_HEART_WIDTH = 1.35

/**
 * The vitality of a token, on the upper edge of the verdict: the number that it is added to is still to be read. On a high
 * verdict it is on the heart before the number, so that the text of the occupation above is to be read too.
 */
function vitalityGainPiece(id: string, vitality: number, verdict: Box, vantage: SceneParameters): Piece {
  const label = gainLabelPiece(id, 'vitality', vitality, verdict, vantage, { down: 0 })
  if (verdict.h < MIN_HEART_HEIGHT_PX || verdict.w < MIN_HEART_WIDTH * label.width) return label
  return { ...label, x: verdict.x + label.width * 0.35, y: verdict.y + label.height * 0.16 }
}

function majorityPiece(
  { seat, region, own, best }: VisibleMokshaEvent & { kind: 'majority' },
  vantage: SceneParameters,
  { map }: TableLayout,
): Piece {
  const site = siteBox(map, region)
  const at = placeSignOver(site, vantage, clamp(site.h * 0.3, 22, 40), 2.6, 0.4)
  const look = { kind: 'majority', own, best, ...colourAndShapeOfSeat(vantage, seat) } as const
  return ghost(`majority:${String(region)}`, look, at)
}

/** A death, a rebirth, moksha: over the map, where all players look. */
function passagePiece(passage: LifeBannerKind, seat: number, vantage: SceneParameters, { map }: TableLayout): Piece {
  const w = Math.min(map.w * 0.72, 520)
  const h = Math.min(w * 0.3, map.h * 0.4)
  const look = {
    kind: 'passage',
    passage,
    name: vantage.seats[seat]?.name ?? '',
    ...colourAndShapeOfSeat(vantage, seat),
    textScale: vantage.textScale,
  } as const
  const at = makeBox(map.x + (map.w - w) / 2, map.y + map.h * 0.42, w, h)
  return ghost(`passage:${passage}:${String(seat)}`, look, at)
}
