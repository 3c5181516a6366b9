/** Temporary pieces: the light to a targeted seat or to one that is offered a card, and the points of a life that ends. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { KarmakaView } from '../../../engine/karmaka/index.ts'
import { CARD_DATA } from '../../../engine/karmaka/data.ts'
import { makeBox, centreOf, type Box, type Point2D } from '../../art/boxes.ts'
import { controlClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters, ClickTarget } from '../../stage/scene.ts'
import { lifeProgressOf } from './seat-figures.ts'
import type { TableLayout } from './layout.ts'
import { targetedRival, lifeEndInTurn, activeFrame } from './current-state.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import type { KarmakaMessageId } from './names.ts'
import { centreCardBox } from './pile-pieces.ts'

/**
 * The pieces that are on the table only for a short time: a beam and a halo during the offer of a card, a beam to the
 * rival at whom an ability is aimed, or the points of a life that ends. Empty at all other times.
 */
export function offerAimAndLifeEndPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const top = activeFrame(view)
  const aim = targetedRival(view)
  if (top?.kind === 'offer') return offerPieces(view, parameters, plan, top.seat, top.next)
  if (aim !== undefined && view.centre !== null) return beam(plan, aim, 'aim', false)
  return reckoningPieces(view, parameters, plan)
}

/** Light around the offered card, a beam to the asked seat, and a text beside each seat that is asked now or next. */
function offerPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
  asked: Seat,
  next: readonly Seat[],
): readonly Piece[] {
  if (view.centre === null) return []
  const card = centreCardBox(plan, true)
  const grow = card.h * 0.36
  const halo = makeBox(card.x - grow, card.y - grow * 0.4, card.w + 2 * grow, card.h + 0.8 * grow)
  // The player of the asked seat can click it to accept; for all others it only shows who is asked.
  const answers = view.viewer === asked || (view.viewer === 'open' && parameters.bottom === asked)
  return [
    piece('offer:halo', 'offer', { kind: 'halo', colour: CARD_DATA[view.centre].colour }, halo, PIECE_LAYERS.beam),
    ...beam(plan, asked, 'offer', true),
    ...(answers
      ? sign(parameters, plan, asked, 'sign.take', true, [controlClickTarget('yes')])
      : sign(parameters, plan, asked, 'sign.asked', false)),
    ...next.flatMap((seat) => sign(parameters, plan, seat, 'sign.next', false)),
  ]
}

function beam(plan: TableLayout, to: Seat, tone: 'aim' | 'offer', offered: boolean): readonly Piece[] {
  const panel = plan.seats.get(to)?.panel
  if (panel === undefined) return []
  const from = centreOf(centreCardBox(plan, offered))
  const goal = edgeOf(panel, from)
  const length = Math.hypot(goal.x - from.x, goal.y - from.y)
  const turn = Math.atan2(goal.y - from.y, goal.x - from.x)
  const height = Math.min(panel.h, plan.centre.h) * (tone === 'offer' ? 0.36 : 0.16)
  const at = makeBox((from.x + goal.x - length) / 2, (from.y + goal.y - height) / 2, length, height)
  return [piece(`beam:${tone}`, 'centre:light', { kind: 'beam', tone }, at, PIECE_LAYERS.beam, { turn })]
}

/** A point within a seat's panel, near the centre of the table, where the beam ends. */
function edgeOf(panel: Box, from: Point2D): Point2D {
  const middle = centreOf(panel)
  const below = middle.y > from.y
  const x = Math.max(panel.x + panel.w * 0.2, Math.min(middle.x, panel.x + panel.w * 0.8))
  return { x, y: below ? panel.y + panel.h * 0.3 : panel.y + panel.h * 0.8 }
}

/** Least height of a sign: to be read, and to be clicked. */
const MIN_SIGN_HEIGHT_PX = { read: 18, clicked: 26 } as const

/** A short text beside a seat. @param targets targets of a click on it, if any */
function sign(
  parameters: SceneParameters,
  plan: TableLayout,
  seat: Seat,
  id: KarmakaMessageId,
  strong: boolean,
  targets: readonly ClickTarget[] = [],
): readonly Piece[] {
  const seatPlan = plan.seats.get(seat)
  if (seatPlan === undefined) return []
  // In the Deeds' zone, at the end that is free the longest.
  const { deeds, large } = seatPlan
  const least = targets.length === 0 ? MIN_SIGN_HEIGHT_PX.read : MIN_SIGN_HEIGHT_PX.clicked
  const h = Math.max(least, Math.min(deeds.h * (large ? 0.34 : 0.5), 42))
  const w = Math.min(deeds.w * 0.6, h * 3.2)
  const at = makeBox(deeds.x + deeds.w - w - h * 0.2, deeds.y + (deeds.h - h) * 0.4, w, h)
  const sprite = { kind: 'sign', id, strong, textScale: parameters.textScale } as const
  return [piece(`sign:${String(seat)}`, 'offer', sprite, at, PIECE_LAYERS.sign, { targets })]
}

/** A life that ends: its three sums, the best of them, and the rings that could be added. */
function reckoningPieces(view: KarmakaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const reckoned = lifeEndInTurn(view)
  if (reckoned === undefined || view.players[reckoned.seat]?.deeds.length === 0) return []
  const { sums, colour, need } = lifeProgressOf(view, reckoned.seat)
  const { centre: area } = plan
  const sprite = {
    kind: 'reckoning',
    ...sums,
    best: colour,
    need,
    spend: reckoned.spend,
    textScale: parameters.textScale,
  } as const
  return [piece('reckoning', 'reckoning', sprite, area, PIECE_LAYERS.sign)]
}
