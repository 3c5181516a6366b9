/** The scene: the pieces with their positions and labels for screen readers. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameView } from '../../../engine/template-game/index.ts'
import { cardPiece, placeOf } from '../../../engine/template-game/places.ts'
import { boxCentredAt, type Box } from '../../../../../../renderer/art/boxes.ts'
import { placeClickTarget, seatClickTarget } from '../../../../../../renderer/art/piece-factory.ts'
import { seatsInOrderFrom, seatStyleOf, seatArrangementFor } from '../../../../../../renderer/games/seat-boards.ts'
import type { Piece, Scene, SceneParameters } from '../../../../../../renderer/stage/scene.ts'
import { gameMessage } from './names.ts'
import { handCardBoxes, layoutTable, type SeatLayout, type TableLayout } from './layout.ts'
import { cardSprite } from './sprite-specs.ts'
import { PIECE_LAYERS, piece } from './piece-factory.ts'
import { handCardId } from './click-paths.ts'

export function buildScene(view: TemplateGameView, parameters: SceneParameters): Scene {
  const plan = layoutTable(parameters)
  return {
    pieces: [
      ...plan.seats.flatMap((seat) => seatPieces(view, parameters, seat)),
      ...middlePieces(view, parameters, plan),
    ],
    outline: outline(parameters),
  }
}

/** A seat's pieces, including the card in front of it. */
function seatPieces(view: TemplateGameView, parameters: SceneParameters, plan: SeatLayout): readonly Piece[] {
  const { seat } = plan
  const place = `seat${String(seat)}`
  const { name, colour, shape } = seatStyleOf(parameters, seat)
  const top = view.stack.at(-1)
  // No seat has the turn while both choose. A seat that is asked to end its turn still has it.
  const turn = (parameters.acting ?? (top?.kind === 'recover' ? top.seat : undefined)) === seat
  const won = view.won[seat] ?? []
  return [
    piece(`${place}:panel`, place, { kind: 'panel', turn, colour }, plan.panel, PIECE_LAYERS.panel, {
      label: gameMessage('label.seat', { seat: { seat }, won: won.length }),
      targets: [seatClickTarget(seat)],
    }),
    piece(
      `${place}:header`,
      place,
      { kind: 'header', name, colour, shape, turn, textScale: parameters.textScale },
      plan.header,
      PIECE_LAYERS.slot,
    ),
    ...handPieces(view, plan),
    ...plan.won.map((at, nth) => slot(`${placeOf(seat, 'won')}:slot:${String(nth)}`, placeOf(seat, 'won'), colour, at)),
    ...won.flatMap((card, nth) => {
      const at = plan.won[nth]
      return at === undefined ? [] : [cardAt(`${placeOf(seat, 'won')}:${String(nth)}`, placeOf(seat, 'won'), card, at)]
    }),
    ...tablePieces(view, parameters, plan),
  ]
}

/**
 * The hand: face-up cards known to the viewer, and backs. In another seat's hand the beaten cards that it took into its hand
 * again are known, unless one of them may be the face-down card on the table.
 */
function handPieces(view: TemplateGameView, plan: SeatLayout): readonly Piece[] {
  const { seat } = plan
  const place = placeOf(seat, 'hand')
  const { count = 0, cards = null } = view.hands[seat] ?? {}
  const { made = false, card: chosen = null } = view.chosen[seat] ?? {}
  const faces = (cards ?? (made ? [] : (view.seen[seat] ?? []))).filter((card) => card !== chosen)
  const lying = made ? count - 1 : count
  const boxes = handCardBoxes(plan, lying)
  return [
    // Invisible: the place also exists when the hand is empty.
    piece(
      `${place}:zone`,
      place,
      { kind: 'slot', colour: '', caption: '', textScale: 1 },
      plan.hand,
      PIECE_LAYERS.slot,
      {
        alpha: 0,
        label: gameMessage('label.hand', { seat: { seat }, count: lying }),
        targets: [placeClickTarget(place)],
      },
    ),
    ...boxes.map((at, nth) => {
      const card = faces[nth]
      if (card === undefined)
        return piece(`${place}:back:${String(nth)}`, place, cardSprite(null), at, PIECE_LAYERS.card)
      return cardAt(handCardId(seat, card), place, card, at)
    }),
  ]
}

/** A seat's cards on the table: its choice face down, or its card face up. */
function tablePieces(
  view: TemplateGameView,
  parameters: SceneParameters,
  { seat, table }: SeatLayout,
): readonly Piece[] {
  const place = placeOf(seat, 'table')
  const { made = false, card: chosen = null } = view.chosen[seat] ?? {}
  const card = view.open[seat] ?? chosen
  const face = card === null ? {} : { piece: cardPiece(card) }
  const label = card === null ? gameMessage('label.back', { seat: { seat } }) : gameMessage('label.card', { card })
  return [
    slot(`${place}:slot`, place, seatStyleOf(parameters, seat).colour, table),
    ...(made || card !== null
      ? [piece(place, place, cardSprite(card), table, PIECE_LAYERS.card, { label, ...face })]
      : []),
  ]
}

function middlePieces(
  view: TemplateGameView,
  parameters: SceneParameters,
  { deck, pile }: TableLayout,
): readonly Piece[] {
  const top = view.pile.at(-1)
  const counted = (place: string, count: number, at: Box): Piece => {
    const size = Math.min(30, at.w * 0.34)
    const corner = { x: at.x + at.w - size * 0.4, y: at.y + at.h - size * 0.4 }
    return piece(`${place}:count`, place, { kind: 'count', count }, boxCentredAt(corner, size), PIECE_LAYERS.count)
  }
  return [
    piece('deck', 'deck', cardSprite(null), deck, PIECE_LAYERS.card, {
      label: gameMessage('label.deck', { count: view.deck }),
      targets: [placeClickTarget('deck')],
    }),
    counted('deck', view.deck, deck),
    piece(
      'pile:slot',
      'pile',
      { kind: 'slot', colour: '', caption: 'place.pile', textScale: parameters.textScale },
      pile,
      PIECE_LAYERS.slot,
      {
        label: gameMessage('label.pile', { cards: view.pile.map(String) }),
        targets: [placeClickTarget('pile')],
      },
    ),
    ...(top === undefined
      ? []
      : [cardAt(`pile:${String(view.pile.length - 1)}`, 'pile', top, pile), counted('pile', view.pile.length, pile)]),
  ]
}

function cardAt(id: string, place: string, card: number, at: Box): Piece {
  return piece(id, place, cardSprite(card), at, PIECE_LAYERS.card, {
    piece: cardPiece(card),
    label: gameMessage('label.card', { card }),
  })
}

/** @param colour of the seat that owns the slot */
function slot(id: string, place: string, colour: string, at: Box): Piece {
  return piece(id, place, { kind: 'slot', colour, caption: '', textScale: 1 }, at, PIECE_LAYERS.slot)
}

/** Headings for screen readers, which group the labels. */
function outline(parameters: SceneParameters): Scene['outline'] {
  const ofSeat = (seat: Seat): Scene['outline'] => [
    { place: `seat${String(seat)}`, level: 2, title: gameMessage('place.seat', { seat: { seat } }) },
    ...(['hand', 'table', 'won'] as const).map((zone) => ({
      place: placeOf(seat, zone),
      level: 3 as const,
      title: gameMessage(`place.${zone}`, { seat: { seat } }),
    })),
  ]
  return [
    ...seatsInOrderFrom(seatArrangementFor(parameters, 2).own, 2).flatMap(ofSeat),
    { place: 'deck', level: 2, title: gameMessage('place.deck') },
    { place: 'pile', level: 2, title: gameMessage('place.pile') },
  ]
}
