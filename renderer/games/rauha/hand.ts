/** The cards to choose from, the one that is kept, and what is laid out to be looked at, as pieces. */
import type { Card } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { cardName } from '../../../engine/rauha/messages.ts'
import { keptPlace, satellitePlace } from '../../../engine/rauha/places.ts'
import { box, eachIn, inset, laid, type Box } from '../../art/boxes.ts'
import { onPlace, opening, rectOf } from '../../art/make.ts'
import type { Piece, Scene, Vantage } from '../../stage/scene.ts'
import { browsing } from '../browse.ts'
import { badge } from '../seats.ts'
import { CARD_SHAPE } from './art/geometry.ts'
import { cardLabel, chosenLabel, CLOSE_LABEL, handLabel } from './labels.ts'
import type { TablePlan } from './layout.ts'
import { LAYER, piece } from './make.ts'
import { keptCard, openPool, stageOf, topOf } from './now.ts'
import { orderPieces } from './order.ts'
import { cardPiece } from './pieces.ts'
import { ANSWERS } from './tray-layout.ts'
import { yieldPieces } from './yields.ts'

export function handPieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const pool = openPool(view, plan.own)
  const tray = trayPieces(view, vantage, plan)
  if (pool !== undefined) return [...tray, ...poolPieces(view, vantage, plan, pool)]
  const kept = keptPieces(view, vantage, plan)
  if (keptCard(view, plan.own) !== undefined) return [...tray, ...kept]
  const { settle, answers } = plan
  const apart = plan.over || answers.y < settle.y + settle.h
  const yields = yieldPieces(view, (count) =>
    apart ? settle : aboveButtons(settle, LEAST.yields[count > ONE_LINE ? 1 : 0]),
  )
  const idle = yields.length === 0 ? orderPieces(view, vantage, plan.over ? settle : plan.hand) : []
  return [...tray, ...kept, ...yields, ...idle]
}

/** The room for the buttons of a decision; none where the cards to choose from lie there. */
export function answersOf(view: RauhaView, { own, hand, answers, waiting }: TablePlan): Scene['answers'] {
  if (openPool(view, own) === undefined && keptCard(view, own) !== undefined) return rectOf(waiting.answers)
  const taken = topOf(view)?.kind === 'keep' && hand.y + hand.h > answers.y
  return taken ? undefined : rectOf(answers)
}

/** So high in CSS pixels a line of what can be activated is still read, two lines of it, and the kept card. */
const LEAST = { yields: [56, 92], card: 150 } as const
/** Of what can be activated so many are in one line. */
const ONE_LINE = 3

/** Where a final choice asks first, it has a sentence, a box to tick and a row of buttons more: what it is about, above them, stays free of them. */
function aboveButtons({ x, y, w, h }: Box, least: number): Box {
  return box(x, y, w, Math.max(Math.min(h, least), h - ANSWERS.asking))
}

const NOBODYS = { colour: '', shape: '' } as const

function trayPieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const { seat, step, waits } = stageOf(view, plan.own, vantage.acting)
  const whose = seat === undefined ? NOBODYS : badge(vantage, seat)
  const look = { kind: 'tray', step, waits, ...whose, over: false, textScale: vantage.textScale } as const
  const label = handLabel(view, plan.own)
  return [piece('tray', 'hand', look, plan.tray, LAYER.panel, { label, targets: [onPlace('hand')] })]
}

function poolPieces(
  view: RauhaView,
  vantage: Vantage,
  { own, hand, over }: TablePlan,
  { satellite, cards }: { satellite: number; cards: readonly Card[] },
): readonly Piece[] {
  const area = over ? inset(hand, 3) : hand
  const chosen = keptCard(view, own)
  const spots = laid(area, cards.length, CARD_SHAPE, area.h * 0.9)
  const { textScale } = vantage
  const under = { kind: 'tray', step: 1, waits: false, ...NOBODYS, over: true, textScale } as const
  const laidOut = eachIn(cards, spots, (card, at) => {
    const dim = chosen !== undefined && chosen !== card
    const label = chosen === card ? chosenLabel(card) : cardLabel(card)
    const look = { kind: 'card', face: 1, card, dim, textScale } as const
    const lifted = chosen === card ? box(at.x, at.y - at.h * 0.025, at.w, at.h) : at
    return [
      piece(cardPiece(card), satellitePlace(satellite), look, lifted, LAYER.card, {
        piece: card,
        label,
        name: cardName(card),
      }),
      ...(chosen === card ? [piece('chosen', 'hand', { kind: 'chosen' }, markBox(lifted), LAYER.sign)] : []),
    ]
  })
  return over ? [piece('tray:over', 'hand', under, hand, LAYER.tray), ...laidOut] : laidOut
}

/** The seal on the chosen card, between its price and where it may lie: symbols and effect are still to be read. */
function markBox({ x, y, w, h }: Box): Box {
  const size = w * 0.26
  return box(x + (w - size) / 2, y + h - size * 0.92, size, size)
}

/** The kept card, in its place. */
function keptPieces(view: RauhaView, { textScale }: Vantage, plan: TablePlan): readonly Piece[] {
  const { own, waiting } = plan
  const card = keptCard(view, own)
  const place = keptPlace(own)
  const targets = [onPlace(place)]
  const slot = piece(`${place}:slot`, place, { kind: 'landing' }, waiting.card, LAYER.ground, { alpha: 0, targets })
  const [at] = laid(waiting.beside ? waiting.card : aboveButtons(waiting.card, LEAST.card), 1, CARD_SHAPE, 420)
  if (card === undefined || at === undefined) return [slot]
  const look = { kind: 'card', face: 1, card, dim: false, textScale } as const
  const said = { label: cardLabel(card), name: cardName(card) }
  return [slot, piece(cardPiece(card), place, look, at, LAYER.card, { piece: card, ...said })]
}

// ------------------------------------------------------------------------------------------------ a pile to browse

/** The cards that the viewer has seen on a satellite, laid over the table. */
export function browsedPieces(view: RauhaView, vantage: Vantage, plan: TablePlan): readonly Piece[] {
  const { opened } = vantage
  const satellite = view.satellites.findIndex((_, k) => satellitePlace(k) === opened)
  const cards = view.satellites[satellite]?.cards ?? []
  if (opened === undefined || cards.length === 0) return []
  const title = { id: 'rauha.sign.satellite', count: view.satellites[satellite]?.count ?? 0 }
  const at = { gap: plan.gap, place: 'browse', layer: LAYER.veil, close: CLOSE_LABEL }
  const { over, below } = browsing(piece, vantage, opened, title, at)
  const close = [opening(opened)]
  const { textScale } = vantage
  return [
    ...over,
    ...eachIn(cards, laid(below, cards.length, CARD_SHAPE, 260), (card, at) => {
      const look = { kind: 'card', face: 1, card, dim: false, textScale } as const
      return piece(`browse:${card}`, 'browse', look, at, LAYER.open, { label: cardLabel(card), targets: close })
    }),
  ]
}
