/** Floating labels: where on the board an event is shown, and the small signs that show it for a moment. */
import type { VisibleEvent } from '../../../engine/core/contract/game-events.ts'
import type { MokshaEvent, MokshaView } from '../../../engine/moksha/index.ts'
import { PILLARS, TOKEN_DATA } from '../../../engine/moksha/data.ts'
import { makeBox, clamp, type Box } from '../../art/boxes.ts'
import { signBoxOver } from '../../art/sign-placement.ts'
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
 * Returns the piece of a floating label that says how much of a good is gained (+) or lost (−).
 * @param over box of the object on which the label is shown
 * @param position where the label is: `down` is the height of its middle, as a share of the height of `over` from its
 *   top; `lift` moves it up by that many label heights
 */
export function gainOrLossLabelPiece(
  id: string,
  good: GainKind,
  amount: number,
  over: Box,
  parameters: SceneParameters,
  { lift = 0, down = 0.4 } = {},
): Piece {
  const size = clamp(Math.min(over.w, over.h) * 0.3, 22, 42)
  return ghost(`gain:${id}`, { kind: 'gain', good, amount }, signBoxOver(over, parameters, size, 2.5, down, lift))
}

/**
 * The labels that rise over the board when an update is shown: gains over their sources, and deaths and rebirths.
 * @param events the events since the previous update
 */
export function floatingLabels(
  events: readonly VisibleMokshaEvent[],
  view: MokshaView,
  parameters: SceneParameters,
): readonly Piece[] {
  const plan = tableLayoutForView(view, parameters)
  return events.flatMap((event, i) => signsOf(event, String(i), view, parameters, plan))
}

function signsOf(
  event: VisibleMokshaEvent,
  id: string,
  view: MokshaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const form = 'seat' in event ? plan.seats.get(event.seat)?.form : undefined
  if (form === undefined) return []
  switch (event.kind) {
    case 'took':
      return [vitalityGainPiece(id, TOKEN_DATA[event.token].vitality, form.verdict, parameters)]
    case 'placed':
      return [gainOrLossLabelPiece(id, 'disciples', event.count, siteBox(plan.map, event.region), parameters)]
    case 'karma': {
      const hex = view.players[event.seat]?.harmony ?? 0
      if (event.source === 'hex')
        return [gainOrLossLabelPiece(id, event.pillar, event.count, hexBox(form.grid, hex), parameters)]
      const slot = karmaSlotBoxes(form.karma)[PILLARS.indexOf(event.pillar)] ?? form.karma
      return [gainOrLossLabelPiece(id, event.pillar, event.count, slot, parameters, { lift: 0.7 })]
    }
    case 'majority':
      return [majorityPiece(event, parameters, plan)]
    case 'aura':
      return event.amount === 0
        ? []
        : [gainOrLossLabelPiece(id, 'aura', event.amount, form.header, parameters, { lift: -0.6 })]
    case 'died':
    case 'reborn':
    case 'attained':
      return [passagePiece(event.kind, event.seat, parameters, plan)]
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
function vitalityGainPiece(id: string, vitality: number, verdict: Box, parameters: SceneParameters): Piece {
  const label = gainOrLossLabelPiece(id, 'vitality', vitality, verdict, parameters, { down: 0 })
  if (verdict.h < MIN_HEART_HEIGHT_PX || verdict.w < MIN_HEART_WIDTH * label.width) return label
  return { ...label, x: verdict.x + label.width * 0.35, y: verdict.y + label.height * 0.16 }
}

function majorityPiece(
  { seat, region, own, best }: VisibleMokshaEvent & { kind: 'majority' },
  parameters: SceneParameters,
  { map }: TableLayout,
): Piece {
  const site = siteBox(map, region)
  const at = signBoxOver(site, parameters, clamp(site.h * 0.3, 22, 40), 2.6, 0.4)
  const sprite = { kind: 'majority', own, best, ...colourAndShapeOfSeat(parameters, seat) } as const
  return ghost(`majority:${String(region)}`, sprite, at)
}

/** A death, a rebirth, moksha: over the map, where all players look. */
function passagePiece(passage: LifeBannerKind, seat: number, parameters: SceneParameters, { map }: TableLayout): Piece {
  const w = Math.min(map.w * 0.72, 520)
  const h = Math.min(w * 0.3, map.h * 0.4)
  const sprite = {
    kind: 'passage',
    passage,
    name: parameters.seats[seat]?.name ?? '',
    ...colourAndShapeOfSeat(parameters, seat),
    textScale: parameters.textScale,
  } as const
  const at = makeBox(map.x + (map.w - w) / 2, map.y + map.h * 0.42, w, h)
  return ghost(`passage:${passage}:${String(seat)}`, sprite, at)
}
