/**
 * The tray of the own seat as pieces: the cards to choose from, the card that it has kept, and cards of a satellite that are
 * laid out to be read.
 */
import type { CardId } from '../../../engine/rauha/data.ts'
import type { RauhaView } from '../../../engine/rauha/index.ts'
import { cardName } from '../../../engine/rauha/messages.ts'
import { keptCardPlace, satelliteCardPilePlace } from '../../../engine/rauha/places.ts'
import { makeBox, flatMapWithBoxes, insetBox, layoutLargestBoxGrid, type Box } from '../../art/boxes.ts'
import { placeClickTarget, pileToggleClickTarget, boxToCssPixelRect } from '../../art/piece-factory.ts'
import type { Piece, Scene, SceneParameters } from '../../stage/scene.ts'
import { createPileBrowserFrame } from '../pile-browser.ts'
import { colourAndShapeOfSeat } from '../seat-boards.ts'
import { CARD_HEIGHT_RATIO } from './art/geometry.ts'
import { cardLabel, chosenCardLabel, CLOSE_PILE_LABEL, cardsToChooseLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { knownKeptCard, knownPoolToChooseFrom, shownTurnStepFor, activeFrame } from './current-state.ts'
import { turnOrderPieces } from './turn-order-pieces.ts'
import { cardPieceId } from './click-targets.ts'
import { ANSWER_AREA_MEASURES_PX } from './tray-layout.ts'
import { tileAndEntityYieldPieces } from './yield-pieces.ts'

/**
 * The pieces of the tray of the seat at the bottom. The content of the tray depends on the seat's step. While the seat chooses
 * a card, the tray holds the cards of the pool; afterwards it holds the kept card. While the seat activates, it holds the tiles
 * and entities that can be activated, with their yields. Otherwise it holds the turn order.
 */
export function ownTrayPieces(view: RauhaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const pool = knownPoolToChooseFrom(view, plan.own)
  const tray = trayPieces(view, parameters, plan)
  if (pool !== undefined) return [...tray, ...poolPieces(view, parameters, plan, pool)]
  const kept = keptPieces(view, parameters, plan)
  if (knownKeptCard(view, plan.own) !== undefined) return [...tray, ...kept]
  const { yieldArea, answers } = plan
  const apart = plan.isHandOverTray || answers.y < yieldArea.y + yieldArea.h
  const yields = tileAndEntityYieldPieces(view, (count) =>
    apart ? yieldArea : aboveButtons(yieldArea, MIN_HEIGHTS_PX.yields[count > ONE_LINE ? 1 : 0]),
  )
  const idle = yields.length === 0 ? turnOrderPieces(view, parameters, plan.isHandOverTray ? yieldArea : plan.hand) : []
  return [...tray, ...kept, ...yields, ...idle]
}

/**
 * The area for the buttons of a decision: beside or below the kept card if there is one. Undefined if the cards to choose
 * from cover the area.
 */
export function answerButtonsRect(view: RauhaView, { own, hand, answers, waiting }: TableLayout): Scene['answers'] {
  if (knownPoolToChooseFrom(view, own) === undefined && knownKeptCard(view, own) !== undefined)
    return boxToCssPixelRect(waiting.answers)
  const taken = activeFrame(view)?.kind === 'keep' && hand.y + hand.h > answers.y
  return taken ? undefined : boxToCssPixelRect(answers)
}

/** Least legible heights in CSS pixels: of one line and of two lines of yields, and of the kept card. */
const MIN_HEIGHTS_PX = { yields: [56, 92], card: 150 } as const
/** Largest number of yields in one line. */
const ONE_LINE = 3

/**
 * The part of a box that stays free of buttons, at least `least` high if the box is. A final choice asks for confirmation
 * first: a sentence, a box to tick and another row of buttons, below the piece that it is about.
 */
function aboveButtons({ x, y, w, h }: Box, least: number): Box {
  return makeBox(x, y, w, Math.max(Math.min(h, least), h - ANSWER_AREA_MEASURES_PX.asking))
}

const NOBODYS = { colour: '', shape: '' } as const

function trayPieces(view: RauhaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const { seat, step, waits } = shownTurnStepFor(view, plan.own, parameters.acting)
  const whose = seat === undefined ? NOBODYS : colourAndShapeOfSeat(parameters, seat)
  const sprite = { kind: 'tray', step, waits, ...whose, over: false, textScale: parameters.textScale } as const
  const label = cardsToChooseLabel(view, plan.own)
  return [piece('tray', 'hand', sprite, plan.tray, PIECE_LAYERS.panel, { label, targets: [placeClickTarget('hand')] })]
}

function poolPieces(
  view: RauhaView,
  parameters: SceneParameters,
  { own, hand, isHandOverTray }: TableLayout,
  { satellite, cards }: { satellite: number; cards: readonly CardId[] },
): readonly Piece[] {
  const area = isHandOverTray ? insetBox(hand, 3) : hand
  const chosen = knownKeptCard(view, own)
  const spots = layoutLargestBoxGrid(area, cards.length, CARD_HEIGHT_RATIO, area.h * 0.9)
  const { textScale } = parameters
  const under = { kind: 'tray', step: 1, waits: false, ...NOBODYS, over: true, textScale } as const
  const laidOut = flatMapWithBoxes(cards, spots, (card, at) => {
    const dim = chosen !== undefined && chosen !== card
    const label = chosen === card ? chosenCardLabel(card) : cardLabel(card)
    const sprite = { kind: 'card', face: 1, card, dim, textScale } as const
    const lifted = chosen === card ? makeBox(at.x, at.y - at.h * 0.025, at.w, at.h) : at
    return [
      piece(cardPieceId(card), satelliteCardPilePlace(satellite), sprite, lifted, PIECE_LAYERS.card, {
        piece: card,
        label,
        name: cardName(card),
      }),
      ...(chosen === card ? [piece('chosen', 'hand', { kind: 'chosen' }, markBox(lifted), PIECE_LAYERS.sign)] : []),
    ]
  })
  return isHandOverTray ? [piece('tray:over', 'hand', under, hand, PIECE_LAYERS.tray), ...laidOut] : laidOut
}

/** The seal on the chosen card, between its price and where it may lie: symbols and effect are still to be read. */
function markBox({ x, y, w, h }: Box): Box {
  const size = w * 0.26
  return makeBox(x + (w - size) / 2, y + h - size * 0.92, size, size)
}

/** The kept card, in its place. */
function keptPieces(view: RauhaView, { textScale }: SceneParameters, plan: TableLayout): readonly Piece[] {
  const { own, waiting } = plan
  const card = knownKeptCard(view, own)
  const place = keptCardPlace(own)
  const targets = [placeClickTarget(place)]
  const slot = piece(`${place}:slot`, place, { kind: 'landing' }, waiting.card, PIECE_LAYERS.ground, {
    alpha: 0,
    targets,
  })
  const [at] = layoutLargestBoxGrid(
    waiting.beside ? waiting.card : aboveButtons(waiting.card, MIN_HEIGHTS_PX.card),
    1,
    CARD_HEIGHT_RATIO,
    420,
  )
  if (card === undefined || at === undefined) return [slot]
  const sprite = { kind: 'card', face: 1, card, dim: false, textScale } as const
  const said = { label: cardLabel(card), name: cardName(card) }
  return [slot, piece(cardPieceId(card), place, sprite, at, PIECE_LAYERS.card, { piece: card, ...said })]
}

// ------------------------------------------------------------------------------------------------ a pile to browse

/**
 * The pieces of an opened satellite, laid out over the board: those cards of its pool that the viewer has seen. Empty if no
 * satellite is open, or if the viewer has seen none of its cards.
 */
export function openedSatelliteCardPieces(
  view: RauhaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const { opened } = parameters
  const satellite = view.satellites.findIndex((_, k) => satelliteCardPilePlace(k) === opened)
  const cards = view.satellites[satellite]?.cards ?? []
  if (opened === undefined || cards.length === 0) return []
  const title = { id: 'rauha.sign.satellite', count: view.satellites[satellite]?.count ?? 0 }
  const at = { gap: plan.gap, place: 'browse', layer: PIECE_LAYERS.veil, close: CLOSE_PILE_LABEL }
  const { pieces, cardArea } = createPileBrowserFrame(piece, parameters, opened, title, at)
  const close = [pileToggleClickTarget(opened)]
  const { textScale } = parameters
  return [
    ...pieces,
    ...flatMapWithBoxes(cards, layoutLargestBoxGrid(cardArea, cards.length, CARD_HEIGHT_RATIO, 260), (card, at) => {
      const sprite = { kind: 'card', face: 1, card, dim: false, textScale } as const
      return piece(`browse:${card}`, 'browse', sprite, at, PIECE_LAYERS.open, {
        label: cardLabel(card),
        targets: close,
      })
    }),
  ]
}
