/**
 * What a choice that is pointed at would do, laid over the board: where its cards would come to lie. Read from the
 * preview's facts.
 */
import type { Preview } from '../../../engine/core/contract/preview.ts'
import { CARD_DATA, LADDER } from '../../../engine/karmaka/data.ts'
import type { Card } from '../../../engine/karmaka/data.ts'
import { topFrame } from '../../../engine/core/contract/flow.ts'
import type { SeenFact } from '../../../engine/core/contract/facts.ts'
import type { KarmakaAction, KarmakaFact, KarmakaView } from '../../../engine/karmaka/index.ts'
import { placeOf } from '../../../engine/karmaka/places.ts'
import { box, type Box } from '../../art/boxes.ts'
import type { Piece, SceneFrame } from '../../stage/scene.ts'
import { standingOf } from './figures.ts'
import { headerLine, row } from './geometry.ts'
import { planTable, type SeatPlan, type TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { placeFor } from './paths.ts'
import { deedArea, pileCaption } from './seats.ts'
import { centreCard, pileCard } from './stacks.ts'
import { isLaidOut } from './tray.ts'

type Moved = Extract<SeenFact<KarmakaFact>, { kind: 'moved' }>

export function ghosts(
  preview: Preview<KarmakaView, KarmakaAction>,
  view: KarmakaView,
  frame: SceneFrame,
): readonly Piece[] {
  const plan = planTable(frame, view.players.length)
  const told = (preview.facts as readonly SeenFact<KarmakaFact>[]).filter((fact) => fact.kind === 'moved')
  const moves = told.length > 0 ? told : carried(preview.action, view)
  const outlooks = [...plan.seats.values()].flatMap((seat) => outlookPieces(view, frame, seat, moves))
  const seen = [...landings(moves, view, frame, plan), ...outlooks]
  // Cards that lie out cover where others would come to lie.
  return isLaidOut(view) ? seen.filter((ghost) => !covers(plan.tray, ghost)) : seen
}

function covers(area: Box, { x, y }: Piece): boolean {
  return x > area.x && x < area.x + area.w && y > area.y && y < area.y + area.h
}

/** Where a card of the Hand is carried: a preview does not tell it where others would learn the card. */
function carried(action: KarmakaAction, view: KarmakaView): readonly Moved[] {
  if (action.do !== 'play') return []
  const { seat } = topFrame(view.stack)
  const to = placeFor(view, seat, action.way)
  return [{ kind: 'moved', piece: action.card, from: placeOf(seat, 'hand'), to, count: 1 }]
}

/** Where each card would come to lie. */
function landings(moves: readonly Moved[], view: KarmakaView, frame: SceneFrame, plan: TablePlan): readonly Piece[] {
  const known = new Set<string>()
  const arrived = new Map<string, number>()
  return moves.flatMap((move): readonly Piece[] => {
    const { to } = move
    const nth = arrived.get(to) ?? 0
    arrived.set(to, nth + 1)
    const at = landingAt(view, frame, plan, to, nth)
    if (at === undefined || known.has(to)) return []
    const card = cardOf(move)
    // A card that comes to lie openly shows its face; any other only where it goes.
    if (card !== undefined && (to.endsWith(':deeds') || to === 'centre')) {
      const look = { kind: 'card', face: 1, card, exposed: false, textScale: frame.textScale } as const
      return [piece(`ghost:${to}:${String(nth)}`, 'ghost', look, at, LAYER.ghost, { alpha: 0.62 })]
    }
    known.add(to)
    return [piece(`ghost:${to}`, 'ghost', { kind: 'landing' }, at, LAYER.ghost)]
  })
}

function cardOf({ piece: open, secret }: Moved): Card | undefined {
  const name = open ?? secret?.['piece']
  return typeof name === 'string' && name in CARD_DATA ? (name as Card) : undefined
}

/** What a life would be worth with the cards that come to its Deeds, over what it is worth now. */
function outlookPieces(
  view: KarmakaView,
  frame: SceneFrame,
  { seat, header }: SeatPlan,
  moves: readonly Moved[],
): readonly Piece[] {
  const place = placeOf(seat, 'deeds')
  const player = view.players[seat]
  const come = moves.filter(({ to }) => to === place).flatMap((move) => cardOf(move) ?? [])
  if (player === undefined || come.length === 0 || moves.some(({ from }) => from === place)) return []
  const then = { ...player, deeds: [...player.deeds, ...come] }
  const { sums, colour, need } = standingOf({ ...view, players: view.players.with(seat, then) }, seat)
  const line = headerLine(header)
  const look = {
    kind: 'outlook',
    rung: LADDER[player.rung]?.id ?? 'transcendence',
    ...sums,
    best: colour,
    need,
    textScale: frame.textScale,
  } as const
  const at = box(header.x, header.y + line, header.w, line)
  return [piece(`ghost:outlook:${String(seat)}`, 'ghost', look, at, LAYER.ghost)]
}

/** Where the next card (after `nth` more) comes to lie. */
function landingAt(view: KarmakaView, frame: SceneFrame, plan: TablePlan, to: string, nth: number): Box | undefined {
  const { textScale } = frame
  if (to === 'ruins') return pileCard(plan.ruins, 'karmaka.place.ruins', textScale)
  if (to === 'centre') return view.centre === null ? centreCard(plan, false) : undefined
  for (const seat of plan.seats.values()) {
    if (to === placeOf(seat.seat, 'future')) {
      return pileCard(seat.future, pileCaption(seat, 'future'), textScale)
    }
    if (to === placeOf(seat.seat, 'deeds')) {
      const count = view.players[seat.seat]?.deeds.length ?? 0
      return row(deedArea(seat), count + nth + 1)[count + nth]
    }
  }
  return undefined
}
