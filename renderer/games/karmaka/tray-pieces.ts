/** The pieces of large cards: those laid out for a choice, and those of a pile that the player has opened to browse. */
import type { Seat } from '../../../engine/core/contract/game.ts'
import { CARD_DATA, RUINS_KEPT_ON_REFILL } from '../../../engine/karmaka/data.ts'
import type { CardId } from '../../../engine/karmaka/data.ts'
import type { KarmakaPlace, KarmakaView } from '../../../engine/karmaka/index.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import { makeBox, flatMapWithBoxes, fitBox, insetBox, layoutLargestBoxGrid, type Box } from '../../art/boxes.ts'
import { pileToggleClickTarget } from '../../art/piece-factory.ts'
import type { Piece, SceneParameters } from '../../stage/scene.ts'
import { pairWithDuplicateIndex } from '../duplicate-index.ts'
import { createPileBrowserFrame } from '../pile-browser.ts'
import { CARD_WIDTH_RATIO } from './art/geometry.ts'
import { CARD_BACK_LABEL, cardLabel, CLOSE_PILE_LABEL, deedLabel } from './labels.ts'
import type { TableLayout } from './layout.ts'
import { cardName } from './names.ts'
import { activeFrame } from './current-state.ts'
import { swindlePickedCardPieceId, pileCardPieceId } from './click-paths.ts'
import { faceUpCardSpec, PIECE_LAYERS, piece } from './piece-factory.ts'

/** A card that is laid out. Without `card` the viewer does not know it. */
interface Shown {
  readonly id: string
  readonly place: string
  readonly card: CardId | undefined
  /** The seat whose Deed the card is; absent: it is no Deed. */
  readonly deedOf?: Seat
  readonly exposed?: boolean
}

/**
 * The pieces of the tray, on which cards are laid out for a choice, and of the browser of an opened pile. The caller removes
 * the pieces with the same ids from the rest of the table.
 */
export function trayAndBrowserPieces(
  view: KarmakaView,
  parameters: SceneParameters,
  plan: TableLayout,
): readonly Piece[] {
  const browsed = browsedPieces(view, parameters, plan)
  const away = new Set(browsed.map(({ id }) => id))
  return [...trayPieces(view, parameters, plan).filter(({ id }) => !away.has(id)), ...browsed]
}

// ------------------------------------------------------------------------------------------ what a choice asks for

function trayPieces(view: KarmakaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const cards = askedFor(view)
  if (cards.length === 0) return []
  const { tray, gap } = plan
  const area = insetBox(tray, Math.max(5, gap))
  const aside = view.centre === null ? 0 : Math.min(area.h * CARD_WIDTH_RATIO * 0.62, area.w * 0.2)
  const from = aside === 0 ? 0 : aside + gap * 2
  const spots = layoutLargestBoxGrid(
    makeBox(area.x + from, area.y, area.w - from, area.h),
    cards.length,
    1 / CARD_WIDTH_RATIO,
    Infinity,
    8,
  )
  return [
    piece('tray', 'tray', { kind: 'tray' }, tray, PIECE_LAYERS.tray),
    ...(view.centre === null ? [] : [asidePiece(view.centre, area, aside, parameters)]),
    ...flatMapWithBoxes(cards, spots, (shown, at) => shownPiece(shown, at, PIECE_LAYERS.picked, parameters)),
  ]
}

/** The card whose ability asks for the choice, shown beside the cards to choose from. */
function asidePiece(card: CardId, area: Box, w: number, parameters: SceneParameters): Piece {
  const at = fitBox(makeBox(area.x, area.y, w, area.h), 1 / CARD_WIDTH_RATIO)
  return piece(`centre:${card}`, 'centre', faceUpCardSpec(card, parameters), at, PIECE_LAYERS.picked, {
    piece: card,
    label: cardLabel(card),
  })
}

function askedFor(view: KarmakaView): readonly Shown[] {
  const top = activeFrame(view)
  if (view.lifted.count > 0) return facedown('lifted', view.lifted.count, view.lifted.known)
  if (top?.kind !== 'ability') return []
  switch (top.asks) {
    case 'takeRuins':
      return view.ruins
        .map((card, at): Shown => ({ id: pileCardPieceId('ruins', at), place: 'ruins', card }))
        .slice(-RUINS_KEPT_ON_REFILL)
    case 'takeFuture': {
      const future = view.players[top.seat]?.future
      if (future === undefined || future.known.length < future.count) return []
      return facedown(zonePlace(top.seat, 'future'), future.count, future.known)
    }
    case 'ruinDeed':
    case 'embody':
      return deedsOf(view, top.seat)
    case 'takePicked':
      return top.target === null ? [] : pickedFrom(view, top.target)
    default:
      return []
  }
}

function deedsOf(view: KarmakaView, seat: Seat): readonly Shown[] {
  const { deeds = [] } = view.players[seat] ?? {}
  const place = zonePlace(seat, 'deeds')
  return deeds.map((card, at): Shown => ({
    id: pileCardPieceId(place, at),
    place,
    card,
    deedOf: seat,
    exposed: at === deeds.length - 1,
  }))
}

function facedown(
  place: KarmakaPlace,
  count: number,
  known: readonly { at: number; card: CardId }[],
): readonly Shown[] {
  const faces = new Map(known.map(({ at, card }) => [at, card]))
  return Array.from({ length: count }, (_, at): Shown => ({
    id: pileCardPieceId(place, at),
    place,
    card: faces.get(at),
  }))
}

function pickedFrom(view: KarmakaView, target: Seat): readonly Shown[] {
  const place = zonePlace(target, 'hand')
  const known = pairWithDuplicateIndex(view.picked.known).map(([card, nth]): Shown => ({
    id: swindlePickedCardPieceId(card, nth),
    place,
    card,
  }))
  const hidden = view.picked.count - known.length
  const backs = Array.from({ length: Math.max(0, hidden) }, (_, i): Shown => ({
    id: `picked:back:${i}`,
    place,
    card: undefined,
  }))
  return [...known, ...backs]
}

function shownPiece(
  { id, place, card, deedOf, exposed = false }: Shown,
  at: Box,
  layer: number,
  parameters: SceneParameters,
): Piece {
  if (card === undefined)
    return piece(id, place, { kind: 'back', face: 0, future: false }, at, layer, { label: CARD_BACK_LABEL })
  const label = deedOf === undefined ? cardLabel(card) : deedLabel(deedOf, card, exposed)
  return piece(id, place, faceUpCardSpec(card, parameters, exposed), at, layer, {
    piece: card,
    label,
    name: cardName(card),
  })
}

// ------------------------------------------------------------------------------------------------ a pile to browse

function browsedPieces(view: KarmakaView, parameters: SceneParameters, plan: TableLayout): readonly Piece[] {
  const { opened } = parameters
  const cards = opened === undefined ? [] : browsed(view, opened)
  if (opened === undefined || cards.length === 0) return []
  const title = { id: opened === 'ruins' ? 'karmaka.sign.ruins' : 'karmaka.sign.future', count: cards.length }
  const at = { gap: plan.gap, place: 'browse', layer: PIECE_LAYERS.veil, close: CLOSE_PILE_LABEL }
  const { pieces, cardArea } = createPileBrowserFrame(piece, parameters, opened, title, at)
  // The uppermost card comes first: it is the one that counts.
  const largest = Math.min(230, parameters.height * 0.34)
  const spots = layoutLargestBoxGrid(cardArea, cards.length, 1 / CARD_WIDTH_RATIO, largest, 8).toReversed()
  const close = [pileToggleClickTarget(opened)]
  return [
    ...pieces,
    ...flatMapWithBoxes(cards, spots, (shown, at) => ({
      ...shownPiece(shown, at, PIECE_LAYERS.open, parameters),
      targets: close,
    })),
  ]
}

/** The cards of a place that the viewer may browse: the Ruins, and a Future Life whose cards the viewer may see. */
function browsed(view: KarmakaView, place: string): readonly Shown[] {
  if (place === 'ruins') return view.ruins.map((card, at): Shown => ({ id: pileCardPieceId('ruins', at), place, card }))
  return view.players.flatMap(({ future }, seat): readonly Shown[] => {
    const own = zonePlace(seat, 'future')
    return own === place && future.count > 0 && future.known.length === future.count
      ? facedown(own, future.count, future.known)
      : []
  })
}

/** Whether a value (of a sprite spec) is the id of a card of Karmaka. */
export function isCardId(name: unknown): name is CardId {
  return typeof name === 'string' && name in CARD_DATA
}
