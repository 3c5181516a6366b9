/** The table as data: what lies where, and how it is read aloud. */
import type { Seat } from '../../../../../../engine/core/contract/game.ts'
import type { TemplateGameView } from '../../../engine/template-game/index.ts'
import { cardPiece, placeOf } from '../../../engine/template-game/places.ts'
import { around, type Box } from '../../../../../../renderer/art/boxes.ts'
import { onPlace, onSeat } from '../../../../../../renderer/art/make.ts'
import { clockwise, seatLook, seatingOf } from '../../../../../../renderer/games/seats.ts'
import type { Piece, Scene, Vantage } from '../../../../../../renderer/stage/scene.ts'
import { message } from './names.ts'
import { handBoxes, planTable, type SeatPlan, type TablePlan } from './layout.ts'
import { cardLook } from './looks.ts'
import { LAYER, piece } from './make.ts'
import { handPiece } from './paths.ts'

export function scene(view: TemplateGameView, vantage: Vantage): Scene {
  const plan = planTable(vantage)
  return {
    pieces: [...plan.seats.flatMap((seat) => seatPieces(view, vantage, seat)), ...middlePieces(view, vantage, plan)],
    outline: outline(vantage),
  }
}

/** What belongs to a seat, and the card that lies before it. */
function seatPieces(view: TemplateGameView, vantage: Vantage, plan: SeatPlan): readonly Piece[] {
  const { seat } = plan
  const place = `seat${String(seat)}`
  const { name, colour, shape } = seatLook(vantage, seat)
  const top = view.stack.at(-1)
  // Nobody is at turn while both choose. Whoever is asked whether the turn is done stays at turn.
  const turn = (vantage.acting ?? (top?.kind === 'recover' ? top.seat : undefined)) === seat
  const won = view.won[seat] ?? []
  return [
    piece(`${place}:panel`, place, { kind: 'panel', turn, colour }, plan.panel, LAYER.panel, {
      label: message('label.seat', { seat: { seat }, won: won.length }),
      targets: [onSeat(seat)],
    }),
    piece(
      `${place}:header`,
      place,
      { kind: 'header', name, colour, shape, turn, textScale: vantage.textScale },
      plan.header,
      LAYER.slot,
    ),
    ...handPieces(view, plan),
    ...plan.won.map((at, nth) => slot(`${placeOf(seat, 'won')}:slot:${String(nth)}`, placeOf(seat, 'won'), colour, at)),
    ...won.flatMap((card, nth) => {
      const at = plan.won[nth]
      return at === undefined ? [] : [cardAt(`${placeOf(seat, 'won')}:${String(nth)}`, placeOf(seat, 'won'), card, at)]
    }),
    ...tablePieces(view, vantage, plan),
  ]
}

/**
 * The hand: cards whose faces the viewer knows, and backs. Of another hand those are known that were taken back, as long as
 * none of them may lie face down on the table.
 */
function handPieces(view: TemplateGameView, plan: SeatPlan): readonly Piece[] {
  const { seat } = plan
  const place = placeOf(seat, 'hand')
  const { count = 0, cards = null } = view.hands[seat] ?? {}
  const { made = false, card: chosen = null } = view.chosen[seat] ?? {}
  const faces = (cards ?? (made ? [] : (view.seen[seat] ?? []))).filter((card) => card !== chosen)
  const lying = made ? count - 1 : count
  const boxes = handBoxes(plan, lying)
  return [
    // Without pictures of its own: so the place is there also when the hand is empty.
    piece(`${place}:zone`, place, { kind: 'slot', colour: '', caption: '', textScale: 1 }, plan.hand, LAYER.slot, {
      alpha: 0,
      label: message('label.hand', { seat: { seat }, count: lying }),
      targets: [onPlace(place)],
    }),
    ...boxes.map((at, nth) => {
      const card = faces[nth]
      if (card === undefined) return piece(`${place}:back:${String(nth)}`, place, cardLook(null), at, LAYER.card)
      return cardAt(handPiece(seat, card), place, card, at)
    }),
  ]
}

/** What lies before a seat: face down what it has chosen, face up what was turned up. */
function tablePieces(view: TemplateGameView, vantage: Vantage, { seat, table }: SeatPlan): readonly Piece[] {
  const place = placeOf(seat, 'table')
  const { made = false, card: chosen = null } = view.chosen[seat] ?? {}
  const card = view.open[seat] ?? chosen
  const face = card === null ? {} : { piece: cardPiece(card) }
  const label = card === null ? message('label.back', { seat: { seat } }) : message('label.card', { card })
  return [
    slot(`${place}:slot`, place, seatLook(vantage, seat).colour, table),
    ...(made || card !== null ? [piece(place, place, cardLook(card), table, LAYER.card, { label, ...face })] : []),
  ]
}

function middlePieces(view: TemplateGameView, vantage: Vantage, { deck, pile }: TablePlan): readonly Piece[] {
  const top = view.pile.at(-1)
  const counted = (place: string, count: number, at: Box): Piece => {
    const size = Math.min(30, at.w * 0.34)
    const corner = { x: at.x + at.w - size * 0.4, y: at.y + at.h - size * 0.4 }
    return piece(`${place}:count`, place, { kind: 'count', count }, around(corner, size), LAYER.count)
  }
  return [
    piece('deck', 'deck', cardLook(null), deck, LAYER.card, {
      label: message('label.deck', { count: view.deck }),
      targets: [onPlace('deck')],
    }),
    counted('deck', view.deck, deck),
    piece(
      'pile:slot',
      'pile',
      { kind: 'slot', colour: '', caption: 'place.pile', textScale: vantage.textScale },
      pile,
      LAYER.slot,
      {
        label: message('label.pile', { cards: view.pile.map(String) }),
        targets: [onPlace('pile')],
      },
    ),
    ...(top === undefined
      ? []
      : [cardAt(`pile:${String(view.pile.length - 1)}`, 'pile', top, pile), counted('pile', view.pile.length, pile)]),
  ]
}

function cardAt(id: string, place: string, card: number, at: Box): Piece {
  return piece(id, place, cardLook(card), at, LAYER.card, {
    piece: cardPiece(card),
    label: message('label.card', { card }),
  })
}

/** @param colour of the seat whose it is */
function slot(id: string, place: string, colour: string, at: Box): Piece {
  return piece(id, place, { kind: 'slot', colour, caption: '', textScale: 1 }, at, LAYER.slot)
}

/** The headings under which the labels are read. */
function outline(vantage: Vantage): Scene['outline'] {
  const ofSeat = (seat: Seat): Scene['outline'] => [
    { place: `seat${String(seat)}`, level: 2, title: message('place.seat', { seat: { seat } }) },
    ...(['hand', 'table', 'won'] as const).map((zone) => ({
      place: placeOf(seat, zone),
      level: 3 as const,
      title: message(`place.${zone}`, { seat: { seat } }),
    })),
  ]
  return [
    ...clockwise(seatingOf(vantage, 2).own, 2).flatMap(ofSeat),
    { place: 'deck', level: 2, title: message('place.deck') },
    { place: 'pile', level: 2, title: message('place.pile') },
  ]
}
