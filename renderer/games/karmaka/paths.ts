/** How each choice of Karmaka is clicked on the board, and what the pieces are called that are clicked. */
import { topFrame } from '../../../engine/core/contract/frame-stack.ts'
import type { Seat } from '../../../engine/core/contract/game.ts'
import type { Card, CardUse } from '../../../engine/karmaka/data.ts'
import { zonePlace } from '../../../engine/karmaka/places.ts'
import type { KarmakaAction, KarmakaPlace, KarmakaView } from '../../../engine/karmaka/state.ts'
import { relationsOf } from '../../../engine/karmaka/index.ts'
import { onControl, onPiece, onPlace, onSeat, steps } from '../../art/make.ts'
import type { Path, PathStep } from '../../stage/scene.ts'
import { asked } from './now.ts'
import { countOf, runFrom } from './piles.ts'
import { doneId } from './words.ts'

/** @param view of a running game, seen by the seat that chooses; `action` is one of its choices */
export function path(action: KarmakaAction, view: KarmakaView): Path {
  const { seat } = topFrame(view.stack)
  const player = view.players[seat]
  const ask = asked(view)?.kind
  switch (action.do) {
    case 'play':
      return steps(handCards(view, seat, action.card), [onPlace(placeFor(view, seat, action.way))])
    case 'draw':
      return steps([onPlace(ask === 'drawOn' ? 'well' : zonePlace(seat, 'deck'))])
    case 'die':
      return steps([onSeat(seat)])
    case 'target':
      return steps([onSeat(action.seat)])
    case 'mimic': {
      const { deeds = [] } = view.players[action.seat] ?? {}
      return steps([onPiece(pilePiece(zonePlace(action.seat, 'deeds'), deeds.length - 1)), onSeat(action.seat)])
    }
    case 'ruin':
      return steps(handCards(view, seat, action.card))
    case 'place':
      return steps(ask === 'keep' ? liftedCards(view, action.card) : handCards(view, seat, action.card))
    case 'return':
      return steps(liftedCards(view, action.card))
    case 'ruinDeed':
      return steps(equals(zonePlace(seat, 'deeds'), player?.deeds ?? [], action.at))
    case 'embody':
      return steps(named(zonePlace(seat, 'deeds'), player?.deeds ?? [], action.card))
    case 'take': {
      if (ask !== 'recall') return steps(equals('ruins', view.ruins, action.at))
      const count = player?.future.count ?? 0
      return steps([onPiece(pilePiece(zonePlace(seat, 'future'), count - 1 - action.at))])
    }
    case 'takePicked':
      return steps(copies(countOf(view.picked.known, action.card), (nth) => pickedPiece(action.card, nth)))
    case 'answer':
      // The Future Life is where it is asked for, so a click there is an answer too.
      return steps(action.accept ? [onControl('yes'), onPlace(zonePlace(seat, 'future'))] : [onControl('no')])
    case 'rings':
      return steps([onControl(action.spend > 0 ? 'yes' : 'no')])
    case 'pass':
      return steps([onControl('pass')])
    case 'decline':
    case 'done':
      return steps([onControl(`karmaka.${doneId(view)}`)])
  }
}

/** The id of a Hand card whose face the viewer knows: the `nth` of its name, from 0. */
export function handPiece(seat: Seat, card: Card, nth: number): string {
  return `seat${seat}:hand:${card}:${nth}`
}

/** The id of a card in a pile by its position from the bottom, 0 the lowest or oldest. */
export function pilePiece(place: KarmakaPlace, at: number): string {
  return `${place}:${at}`
}

/** The id of a card that Swindle looks at: the `nth` of its name, from 0. */
export function pickedPiece(card: Card, nth: number): string {
  return `picked:${card}:${nth}`
}

/** Where a card goes that is put to use in that way; abilities are played in the centre. */
function placeFor(view: KarmakaView, seat: Seat, way: CardUse): KarmakaPlace {
  switch (way) {
    case 'points':
      return zonePlace(seat, 'deeds')
    case 'ability':
      return 'centre'
    case 'future':
      return zonePlace(seat, 'future')
    case 'teammate':
      return zonePlace(relationsOf(view.variant, view.players.length, seat).heir ?? seat, 'future')
  }
}

function copies(count: number, id: (nth: number) => string): PathStep {
  return Array.from({ length: count }, (_, nth) => onPiece(id(nth)))
}

/** Equal copies in a Hand are one choice. */
function handCards(view: KarmakaView, seat: Seat, card: Card): PathStep {
  const known = view.players[seat]?.hand.known ?? []
  return copies(countOf(known, card), (nth) => handPiece(seat, card, nth))
}

function liftedCards(view: KarmakaView, card: Card): PathStep {
  return view.lifted.known.filter((each) => each.card === card).map(({ at }) => onPiece(pilePiece('lifted', at)))
}

/** Every card of that name in an open pile. */
function named(place: KarmakaPlace, cards: readonly Card[], card: Card): PathStep {
  return cards.flatMap((each, at) => (each === card ? [onPiece(pilePiece(place, at))] : []))
}

/** The card at a position from the top, and the equal ones right below it, which are the same choice. */
function equals(place: KarmakaPlace, cards: readonly Card[], at: number): PathStep {
  return runFrom(cards, at).map((index) => onPiece(pilePiece(place, index)))
}
